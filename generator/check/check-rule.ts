// The interface of check rules. `rules/` contains one file per rule, `rules/index.ts` lists them.

import type { Encoding } from "@wirepact/core";
import { report, type DiagnosticCode, type ReportFacts } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel, SpanTable } from "../model/protocol-model.js";
import type { CheckMemory } from "./check-memory.js";
import type { FieldUse, ShapeUse } from "./inventory.js";

/** The input of every rule: the model, its spans, and its fields and shapes, which several rules need. */
export interface CheckContext {
  readonly model: ProtocolModel;
  readonly spans: SpanTable;
  readonly fields: readonly FieldUse[];
  readonly shapes: readonly ShapeUse[];
  /** The encodings of the protocol, in the order of the model. */
  readonly encodings: readonly Encoding[];
  /** Today, as YYYY-MM-DD; nothing expires if it is absent. */
  readonly today: string | undefined;
  /** Names of rules about changes between releases, which a spec may allow too. */
  readonly changeRules: ReadonlySet<string>;
  /** What earlier checks found; absent if there are no later checks. */
  readonly memory: CheckMemory | undefined;
}

/** A violation of a rule, and its model path, which `allow` refers to. */
export interface Violation {
  readonly diagnostic: Diagnostic;
  readonly location: string;
}

export interface CheckRule {
  /** The names of its diagnostics, used as `check/<name>` and in `allow`. */
  readonly names: readonly string[];
  /** Runs before the other rules, which are skipped if it reports an error, because they might not terminate. */
  readonly gate?: true;
  /** Only runs in the preset `strict`. */
  readonly strictOnly?: true;
  /** Whether a spec can allow violations with a reason. */
  readonly allowable: boolean;
  readonly check: (context: CheckContext) => readonly Violation[] | Promise<readonly Violation[]>;
}

type ParametersOf<Code extends DiagnosticCode> = Parameters<typeof report<Code>>[1];

/** The location to report: the first that exists in the source, otherwise the key of the enclosing part. */
export function firstWritten(
  { spans }: Pick<CheckContext, "spans">,
  part: string,
  below: readonly string[],
): { readonly location: string; readonly on?: "key" } {
  const found = below.map((path) => `${part}/${path}`).find((path) => spans.has(path));
  return found === undefined ? { location: part, on: "key" } : { location: found };
}

/** Creates a violation at a model path; `on: "key"` reports the key instead of the value. */
export function violation<Code extends DiagnosticCode>(
  { spans }: Pick<CheckContext, "spans">,
  code: Code,
  details: { readonly parameters: ParametersOf<Code>; readonly location: string; readonly on?: "key" } & ReportFacts,
): Violation {
  const { parameters, location, on, ...facts } = details;
  const span = on === "key" ? spans.keySpanOf(location) : spans.spanOf(location);
  return { location, diagnostic: report(code, parameters, { span, ...facts }) };
}
