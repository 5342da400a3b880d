// The catalogue of every diagnostic: one file per stage, merged here. Every diagnostic is made here.

import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { Span } from "../model/source.js";
import type { CatalogEntry } from "./catalog-entry.js";
import { checkCatalog } from "./catalog/check.js";
import { emitCatalog } from "./catalog/emit.js";
import { loadCatalog } from "./catalog/load.js";
import { parseCatalog } from "./catalog/parse.js";
import { releaseCatalog } from "./catalog/release.js";
import { resolveCatalog } from "./catalog/resolve.js";
import { writeCatalog } from "./catalog/write.js";

export const catalog = {
  ...loadCatalog,
  ...parseCatalog,
  ...resolveCatalog,
  ...checkCatalog,
  ...emitCatalog,
  ...writeCatalog,
  ...releaseCatalog,
} as const;

export type DiagnosticCode = keyof typeof catalog;

type ParametersOf<Code extends DiagnosticCode> = (typeof catalog)[Code] extends CatalogEntry<infer Parameters> ? Parameters : never;

/** The location of a diagnostic, and what it adds to the message. */
export interface ReportFacts {
  readonly span?: Span | undefined;
  readonly hint?: string | undefined;
  readonly related?: Diagnostic["related"];
}

/** Creates a diagnostic of the catalog. */
export function report<Code extends DiagnosticCode>(code: Code, parameters: ParametersOf<Code>, facts: ReportFacts): Diagnostic {
  const { severity, say } = catalog[code] as CatalogEntry<ParametersOf<Code>>;
  return createDiagnostic({ code, severity, message: say(parameters) }, facts);
}

/** The severity of the diagnostics with a code; undefined if there are none. */
export const severityOf = (code: string): Severity | undefined =>
  Object.hasOwn(catalog, code) ? catalog[code as DiagnosticCode].severity : undefined;

/** Makes a diagnostic whose code and wording are defined elsewhere, such as by a release rule. */
export function createDiagnostic(head: Pick<Diagnostic, "code" | "severity" | "message">, facts: ReportFacts): Diagnostic {
  return {
    ...head,
    ...(facts.span === undefined ? {} : { span: facts.span }),
    ...(facts.hint === undefined ? {} : { hint: facts.hint }),
    ...(facts.related === undefined ? {} : { related: facts.related }),
  };
}
