// Removes violations that the spec allows, and reports unused allowances.

import { nearestName } from "@wirepact/core";
import type { Allowance, ResolvedProtocol } from "../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "./check-rule.js";

/** The violations that are not allowed, and those about the allowances themselves. */
export function applyAllowances(
  context: CheckContext,
  violations: readonly Violation[],
  rules: { readonly all: readonly CheckRule[]; readonly run: readonly CheckRule[] },
): readonly Violation[] {
  const { model } = context;
  const used = new Set<Allowance>();
  const allowable = new Set(rules.all.filter((rule) => rule.allowable).flatMap((rule) => rule.names));
  const standing = violations.filter(({ diagnostic, location }) => {
    const name = diagnostic.code.slice("check/".length);
    const covering = allowable.has(name)
      ? model.allow.filter((allowance) => allowance.rule === name && coversPath(context, allowance, location))
      : [];
    for (const allowance of covering) used.add(allowance);
    return covering.length === 0;
  });
  const checked = new Set(rules.run.flatMap((rule) => rule.names));
  return [
    ...standing,
    ...model.allow.flatMap((allowance) =>
      checkAllowance(context, allowance, { allowable, used: used.has(allowance) || !checked.has(allowance.rule) }),
    ),
  ];
}

/** Whether an allowance is written at a model path or around it. */
export const coversPath = ({ spans, model }: ResolvedProtocol, { location: allowed }: Allowance, location: string): boolean => {
  const written = spans.declaredAt(location);
  return [location, written].some((path) => allowed === "" || path === allowed || (path.startsWith(`${allowed}/`) && !isOther(path)));
  // The name of a message can contain slashes: `tools/list` is not a part of `tools`.
  function isOther(path: string): boolean {
    const names = Object.keys(model.messages).filter((name) => path === `messages/${name}` || path.startsWith(`messages/${name}/`));
    return names.some((name) => `messages/${name}`.startsWith(`${allowed}/`));
  }
};

function checkAllowance(
  context: CheckContext,
  { rule, location, until }: Allowance,
  facts: { readonly allowable: ReadonlySet<string>; readonly used: boolean },
): readonly Violation[] {
  const { spans, today, changeRules } = context;
  const at = location === "" ? `allow/${rule}` : `${location}/allow/${rule}`;
  // The root file applies to all protocols, so its allowances can be unused in one of them.
  if (!spans.has(at)) return [];
  // Release rules are evaluated elsewhere, when two releases are compared.
  if (changeRules.has(rule)) return [];
  if (!facts.allowable.has(rule)) {
    const nearest = nearestName(rule, [...facts.allowable, ...changeRules]);
    const hint = nearest === undefined ? undefined : `did you mean "${nearest}"?`;
    return [violation(context, "check/allow-unknown-rule", { parameters: { rule }, location: at, on: "key", hint })];
  }
  if (until !== undefined && today !== undefined && today >= until) {
    return [violation(context, "check/allow-expired", { parameters: { rule, until }, location: at, on: "key" })];
  }
  return facts.used ? [] : [violation(context, "check/allow-unused", { parameters: { rule }, location: at, on: "key" })];
}
