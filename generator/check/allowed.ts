// Silences findings that the spec allows, and reports allowances that silence nothing.

import { nearestName } from "@wirepact/core";
import type { Allowance } from "../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "./check-rule.js";

/** The findings that stand, and those about the allowances themselves. */
export function applyAllowances(
  context: CheckContext,
  findings: readonly Finding[],
  rules: { readonly all: readonly CheckRule[]; readonly run: readonly CheckRule[] },
): readonly Finding[] {
  const { model } = context;
  const used = new Set<Allowance>();
  const allowable = new Set(rules.all.filter((rule) => rule.allowable).flatMap((rule) => rule.names));
  const standing = findings.filter(({ diagnostic, place }) => {
    const name = diagnostic.code.slice("check/".length);
    const covering = allowable.has(name)
      ? model.allow.filter((allowance) => allowance.rule === name && covers(context, allowance, place))
      : [];
    for (const allowance of covering) used.add(allowance);
    return covering.length === 0;
  });
  const judged = new Set(rules.run.flatMap((rule) => rule.names));
  return [
    ...standing,
    ...model.allow.flatMap((allowance) =>
      judgeAllowance(context, allowance, { allowable, used: used.has(allowance) || !judged.has(allowance.rule) }),
    ),
  ];
}

const covers = ({ spans }: CheckContext, { place: allowed }: Allowance, place: string): boolean => {
  const written = spans.declaredAt(place);
  return [place, written].some((path) => allowed === "" || path === allowed || path.startsWith(`${allowed}/`));
};

function judgeAllowance(
  context: CheckContext,
  { rule, place, until }: Allowance,
  facts: { readonly allowable: ReadonlySet<string>; readonly used: boolean },
): readonly Finding[] {
  const { spans, today, changeRules } = context;
  const at = place === "" ? `allow/${rule}` : `${place}/allow/${rule}`;
  // What the root file allows is for all protocols; a protocol that has no use for it is no mistake.
  if (!spans.has(at)) return [];
  // A change between releases that is accepted: only a comparison can tell whether it is needed.
  if (changeRules.has(rule)) return [];
  if (!facts.allowable.has(rule)) {
    const nearest = nearestName(rule, [...facts.allowable, ...changeRules]);
    const hint = nearest === undefined ? undefined : `did you mean "${nearest}"?`;
    return [finding(context, "check/allow-unknown-rule", { parameters: { rule }, place: at, on: "key", hint })];
  }
  if (until !== undefined && today !== undefined && today >= until) {
    return [finding(context, "check/allow-expired", { parameters: { rule, until }, place: at, on: "key" })];
  }
  return facts.used ? [] : [finding(context, "check/allow-unused", { parameters: { rule }, place: at, on: "key" })];
}
