// Rules of objects inside messages, checked like those of the message, with paths that start at the object.

import type { Preparation, Walk } from "../walk/walk.js";
import { createIssue, formatPath } from "../issues.js";
import { isWithin } from "../base/path.js";
import { pathOf, root } from "../walk/place.js";
import type { Issue } from "../result.js";
import { checkRule, wordingOf } from "./rules.js";
import type { Path, Rule } from "../shape/shape.js";

/** Makes the check of an object's rules; its fields have been checked before. */
export function prepareTypeRules(preparation: Preparation, rules: readonly Rule[]): (walk: Walk, value: unknown) => void {
  preparation.remarks ||= rules.some(({ level }) => level === "warning");
  return (walk, value) => {
    const base = pathOf(walk.place);
    const inside: Walk = { ...walk, place: root, issues: findInside(walk.issues, base), warnings: findInside(walk.warnings, base) };
    for (const rule of rules) {
      const [issues, warnings] = [inside.issues.length, inside.warnings.length];
      checkRule(inside, rule, value);
      const list = inside.issues.length > issues ? walk.issues : inside.warnings.length > warnings ? walk.warnings : undefined;
      list?.push(
        createIssue(
          wordingOf(rule),
          [...base, ...rule.at],
          undefined,
          undefined,
          formatPath([...pathOf(walk.place, walk.hidden), ...rule.at]),
        ),
      );
      inside.issues.length = issues;
      inside.warnings.length = warnings;
    }
  };
}

/** What was found inside the object that was checked last, with paths that start at it. */
function findInside(found: readonly Issue[], base: Path): Issue[] {
  let start = found.length;
  while (start > 0 && isWithin(found[start - 1]!.path, base)) start--;
  return found.slice(start).map((issue) => ({ ...issue, path: issue.path.slice(base.length) }));
}
