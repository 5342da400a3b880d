// The kinds of rules that only some protocols have: how many of some fields are present, how two values compare, and several conditions at once.

import { toEpochSeconds } from "../scalars/formats.js";
import type { Path, Rule } from "../shape/shape.js";
import { unreachable } from "../base/unreachable.js";

type OtherRule = Extract<Rule, { readonly kind: "count" | "compare" | "conditions" }>;

/** Whether the fields of an object break a rule; `isSound` tells whether fields are valid themselves. */
export function isBrokenKind(rule: OtherRule, read: (path: Path) => unknown, isSound: (...paths: readonly Path[]) => boolean): boolean {
  const isPresent = (path: Path): boolean => read(path) !== undefined;
  switch (rule.kind) {
    case "count": {
      const { fields, min = 0, max = Infinity } = rule;
      const count = fields.filter(isPresent).length;
      // A field that is missing because it was wrong may have been meant.
      return count > max || (count < min && isSound(...fields));
    }
    case "compare": {
      const [one, other] = rule.fields;
      return isPresent(one) && isPresent(other) && isSound(one, other) && !compareValues(read(one), read(other), rule.is, rule.as);
    }
    case "conditions": {
      const { conditions, negated = false, require = [], forbid = [] } = rule;
      const holds = conditions.every(({ field, equals }) => read(field) === equals);
      if (holds === negated || !isSound(...conditions.map(({ field }) => field))) return false;
      return require.some((path) => !isPresent(path) && isSound(path)) || forbid.some(isPresent);
    }
    default:
      return unreachable(rule);
  }
}

/** Whether two values of the same type are in the given order; values of other types are not compared. */
export function compareValues(one: unknown, other: unknown, is: "equal" | "less" | "less-or-equal", as?: "timestamp"): boolean {
  if (typeof one !== typeof other || (typeof one !== "number" && typeof one !== "string")) return is !== "equal" || one === other;
  const [left, right] = as === undefined ? [one, other as typeof one] : [toEpochSeconds(one as string), toEpochSeconds(other as string)];
  return is === "less" ? left < right : left === right || (is === "less-or-equal" && left < right);
}
