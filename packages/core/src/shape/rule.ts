// Rules between the fields of an object, as data.

import type { Path } from "../base/path.js";

interface RuleTraits {
  readonly name: string;
  readonly doc?: string;
  /** The field an issue points at. */
  readonly at: Path;
  /** Never more than a warning. */
  readonly level?: "warning";
  /** A warning in lenient reading. */
  readonly lenient?: "warn";
}

/** A condition on one field. */
export interface RuleCondition {
  readonly field: Path;
  readonly equals: string | number | boolean;
}

interface RuleDemands {
  /** True for `unless`: the rule applies when the field differs from (or lacks) the value. */
  readonly negated?: true;
  readonly require?: readonly Path[];
  readonly forbid?: readonly Path[];
}

/** A rule between the fields of one object. Absent fields satisfy `differ`, `excludes` and `compare`. */
export type Rule =
  | (RuleTraits & { readonly kind: "differ"; readonly fields: readonly [Path, Path] })
  | (RuleTraits & { readonly kind: "excludes"; readonly list: Path; readonly value: Path })
  | (RuleTraits & RuleDemands & RuleCondition & { readonly kind: "condition" })
  /** Several conditions, all of which must hold. */
  | (RuleTraits & RuleDemands & { readonly kind: "conditions"; readonly conditions: readonly RuleCondition[] })
  /** How many of the fields are present: at least `min`, at most `max`. */
  | (RuleTraits & { readonly kind: "count"; readonly fields: readonly Path[]; readonly min?: number; readonly max?: number })
  /** The first value is equal to the second, less than it, or not greater. */
  | (RuleTraits & {
      readonly kind: "compare";
      readonly fields: readonly [Path, Path];
      readonly is: "equal" | "less" | "less-or-equal";
      /** Timestamps are compared as times; numbers and dates as they are. */
      readonly as?: "timestamp";
    });
