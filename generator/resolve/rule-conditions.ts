// The conditions of a rule, whether it has one or several.

import type { Rule, RuleCondition } from "@wirepact/core";

/** A rule that applies on conditions. */
export type ConditionalRule = Extract<Rule, { readonly kind: "condition" | "conditions" }>;

/** The conditions, all of which must hold. */
export const conditionsOf = (rule: ConditionalRule): readonly RuleCondition[] => (rule.kind === "condition" ? [rule] : rule.conditions);
