// Finds what is removed before the last release said that it may be.

import { compareVersions } from "../check/compare-versions.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { isDated } from "../text/version-text.js";
import { pairModels } from "../compare/pair-models.js";
import { removals } from "../compare/lifecycle.js";
import type { ProvenChange } from "./proof/proven-change.js";
import { removedTooEarly } from "../compare/rules/found-elsewhere.js";

/** One change per part that the next release removes too early. */
export function findEarlyRemovals(
  old: ProtocolModel,
  current: ProtocolModel,
  { next, today }: { readonly next: string; readonly today: string },
): readonly ProvenChange[] {
  const { id, fix } = removedTooEarly;
  return removals(pairModels(old, current)).flatMap(({ paths, what, deprecated: { notBefore } = {} }) => {
    if (notBefore === undefined || isOver(notBefore, next, today)) return [];
    return [
      {
        rule: id,
        level: "patch",
        paths,
        breaks: [],
        misreads: [],
        forbidden: true,
        careful: false,
        facts: { what, after: notBefore },
        message: `${what} removed before ${notBefore}`,
        fix,
        shownBy: [],
        unshown: [],
      },
    ];
  });
}

/** Whether the release is late enough: a day is reached by the calendar, or by the date of a dated version. */
function isOver(notBefore: string, next: string, today: string): boolean {
  if (isDated(notBefore) && today >= notBefore) return true;
  return isDated(notBefore) === isDated(next) && compareVersions(next, notBefore) >= 0;
}
