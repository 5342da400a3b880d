// The fourth stage: is what the spec says true of its own examples, free of traps and worth shipping? Reports, never changes.

import type { EncodingName } from "@wirepact/core";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { ProtocolModel, ResolvedProtocol } from "../model/protocol-model.js";
import { applyAllowances } from "./allowed.js";
import type { CheckContext, CheckRule, Finding } from "./check-rule.js";
import { loadEncodings } from "./encodings.js";
import { listFields, listShapes } from "./inventory.js";
import { checkRules } from "./rules/index.js";

export interface CheckOptions {
  /** Today, as YYYY-MM-DD: allowances with a date expire by it. */
  readonly today?: string;
  /** Names that a spec may allow although no check has them: those of changes between releases. */
  readonly changeRules?: ReadonlySet<string>;
}

/** What each preset shows: errors, warnings too, or everything. */
const shown: { readonly [preset in ProtocolModel["lint"]]: readonly Severity[] } = {
  minimal: ["error"],
  standard: ["error", "warning"],
  strict: ["error", "warning", "info"],
};

/** Every finding about one protocol, as far as its preset asks and its allowances leave it standing. */
export async function checkProtocol({ model, spans }: ResolvedProtocol, options: CheckOptions = {}): Promise<readonly Diagnostic[]> {
  const context: CheckContext = {
    model,
    spans,
    fields: listFields(model, spans),
    shapes: listShapes(model, spans),
    encodings: await loadEncodings(Object.keys(model.encodings) as EncodingName[]),
    today: options.today,
    changeRules: options.changeRules ?? new Set(),
  };
  const asked = checkRules.filter((rule) => rule.strictOnly !== true || model.lint === "strict");
  const gates = asked.filter((rule) => rule.gate === true);
  const first = await runRules(context, gates);
  const stopped = first.standing.some(({ diagnostic }) => diagnostic.severity === "error" && !diagnostic.code.startsWith("check/allow-"));
  const { standing } = stopped ? first : await runRules(context, asked, first.findings);
  return distinct(standing)
    .map(({ diagnostic }) => diagnostic)
    .filter(({ severity }) => shown[model.lint].includes(severity));
}

/** What rules find, with the findings of those that ran before, and what of it the spec does not allow. */
async function runRules(
  context: CheckContext,
  rules: readonly CheckRule[],
  before?: readonly Finding[],
): Promise<{ readonly findings: readonly Finding[]; readonly standing: readonly Finding[] }> {
  const due = before === undefined ? rules : rules.filter((rule) => rule.gate !== true);
  const found = await Promise.all(due.map(async (rule) => rule.check(context)));
  const findings = [...(before ?? []), ...found.flat()];
  return { findings, standing: applyAllowances(context, findings, { all: checkRules, run: rules }) };
}

/** A shared part can be met on several ways, but a finding about it is one finding. */
function distinct(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, Finding>();
  for (const item of findings) {
    const { code, message, span } = item.diagnostic;
    const key = JSON.stringify([code, message, span?.file, span?.start]);
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
