// What a check rule is, and what it works with. One rule per file under `rules/`; `rules/index.ts` lists them.

import type { Encoding } from "@wirepact/core";
import { report, type DiagnosticCode, type ReportFacts } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel, SpanTable } from "../model/protocol-model.js";
import type { FieldUse, ShapeUse } from "./inventory.js";

/** What every rule is given: the model, its places, and lists of its parts that several rules walk. */
export interface CheckContext {
  readonly model: ProtocolModel;
  readonly spans: SpanTable;
  readonly fields: readonly FieldUse[];
  readonly shapes: readonly ShapeUse[];
  /** The run time's encodings that the protocol uses, by the order of the model. */
  readonly encodings: readonly Encoding[];
  /** Today, as YYYY-MM-DD; without it nothing expires. */
  readonly today: string | undefined;
  /** Names of rules about changes between releases, which a spec may allow too. */
  readonly changeRules: ReadonlySet<string>;
}

/** A finding and the model path it is about, by which it can be allowed. */
export interface Finding {
  readonly diagnostic: Diagnostic;
  readonly place: string;
}

export interface CheckRule {
  /** The names it reports under, as `check/<name>` and in `allow`. */
  readonly names: readonly string[];
  /** Runs before the others, which are left out when it finds an error: they could not be trusted to end. */
  readonly gate?: true;
  /** Only the preset `strict` asks for it. */
  readonly strictOnly?: true;
  /** Whether a spec may break it with a reason. */
  readonly allowable: boolean;
  readonly check: (context: CheckContext) => readonly Finding[] | Promise<readonly Finding[]>;
}

type ParametersOf<Code extends DiagnosticCode> = Parameters<typeof report<Code>>[1];

/** Where to point: the first of some places that is written down, or else the key of the part they belong to. */
export function firstWritten(
  { spans }: Pick<CheckContext, "spans">,
  part: string,
  below: readonly string[],
): { readonly place: string; readonly on?: "key" } {
  const found = below.map((path) => `${part}/${path}`).find((path) => spans.has(path));
  return found === undefined ? { place: part, on: "key" } : { place: found };
}

/** Makes a finding at a model path; `on: "key"` points at the key instead of the value. */
export function finding<Code extends DiagnosticCode>(
  { spans }: Pick<CheckContext, "spans">,
  code: Code,
  about: { readonly parameters: ParametersOf<Code>; readonly place: string; readonly on?: "key" } & ReportFacts,
): Finding {
  const { parameters, place, on, ...facts } = about;
  const span = on === "key" ? spans.keySpanOf(place) : spans.spanOf(place);
  return { place, diagnostic: report(code, parameters, { span, ...facts }) };
}
