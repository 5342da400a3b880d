// The check stage: verifies the examples of a protocol and runs the lint rules. It does not modify the model.

import type { EncodingName } from "@wirepact/core";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { ProtocolModel, ResolvedProtocol } from "../model/protocol-model.js";
import { severityOf } from "../diagnostics/catalog.js";
import { applyAllowances } from "./allowed.js";
import type { CheckMemory } from "./check-memory.js";
import type { CheckContext, CheckRule, Violation } from "./check-rule.js";
import { loadEncodings } from "./encodings.js";
import { listFields, listShapes } from "./inventory.js";
import { checkRules } from "./rules/index.js";

export interface CheckOptions {
  /** Today, as YYYY-MM-DD, for allowances with a date. */
  readonly today?: string;
  /** Names that a spec may allow although no check has them: those of changes between releases. Loaded if it allows what no check reports. */
  readonly changeRules?: () => Promise<ReadonlySet<string>>;
  /** Leaves out the rules that never report an error. */
  readonly errorsOnly?: boolean;
  /** Runs only the rules that can report one of these: `example-invalid`. */
  readonly findings?: readonly string[] | undefined;
  /** Checks only the protocol of this name. */
  readonly only?: string | undefined;
  /** What earlier checks found, so that only what changed is checked again. */
  readonly memory?: CheckMemory;
}

/** The diagnostics of each preset: errors, errors and warnings, or everything. */
const shown: { readonly [preset in ProtocolModel["lint"]]: readonly Severity[] } = {
  minimal: ["error"],
  standard: ["error", "warning"],
  strict: ["error", "warning", "info"],
};

/** All diagnostics of a protocol that its preset includes and that it does not allow. */
export async function checkProtocol({ model, spans }: ResolvedProtocol, options: CheckOptions = {}): Promise<readonly Diagnostic[]> {
  const context: CheckContext = {
    model,
    spans,
    fields: listFields(model, spans),
    shapes: listShapes(model, spans),
    encodings: await loadEncodings(Object.keys(model.encodings) as EncodingName[]),
    today: options.today,
    changeRules: model.allow.every(({ rule }) => allowable.has(rule)) ? new Set() : ((await options.changeRules?.()) ?? new Set()),
    memory: options.memory,
  };
  const asked = checkRules.filter(
    (rule) =>
      (rule.strictOnly !== true || model.lint === "strict") &&
      (options.errorsOnly !== true || canBeError(rule)) &&
      (options.findings === undefined || rule.names.some((name) => options.findings?.includes(name))),
  );
  const gates = asked.filter((rule) => rule.gate === true);
  const first = await runRules(context, gates);
  const stopped = first.standing.some(({ diagnostic }) => diagnostic.severity === "error" && !diagnostic.code.startsWith("check/allow-"));
  const { standing } = stopped ? first : await runRules(context, asked, first.violations);
  return distinct(standing)
    .map(({ diagnostic }) => diagnostic)
    .filter(({ severity }) => shown[model.lint].includes(severity));
}

/** What checks report and a spec may allow. */
const allowable: ReadonlySet<string> = new Set(checkRules.filter((rule) => rule.allowable).flatMap(({ names }) => names));

const canBeError = ({ names }: CheckRule): boolean => names.some((name) => severityOf(`check/${name}`) === "error");

/** Runs rules, and removes the violations that the spec allows. */
async function runRules(
  context: CheckContext,
  rules: readonly CheckRule[],
  before?: readonly Violation[],
): Promise<{ readonly violations: readonly Violation[]; readonly standing: readonly Violation[] }> {
  const due = before === undefined ? rules : rules.filter((rule) => rule.gate !== true);
  const found = await Promise.all(due.map(async (rule) => rule.check(context)));
  const violations = [...(before ?? []), ...found.flat()];
  return { violations, standing: applyAllowances(context, violations, { all: checkRules, run: rules }) };
}

/** A shared definition can be checked several times, but is reported once. */
function distinct(violations: readonly Violation[]): readonly Violation[] {
  const seen = new Map<string, Violation>();
  for (const item of violations) {
    const { code, message, span } = item.diagnostic;
    const key = JSON.stringify([code, message, span?.file, span?.start]);
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
