// Messages that keep the one rule may break the other.

import type { ReleaseRule } from "../compare/change.js";
import { sameRule } from "../compare/comparison.js";

export const ruleChanged: ReleaseRule = {
  id: "rule-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Add a new rule with `level: warning` beside the old one, and change it in a major.",
  find: ({ rules }) =>
    rules.paired.flatMap(({ old, new: current, places, use }) => {
      const sameDemand = sameRule(old, current);
      const [before, after] = [old.level !== "warning", current.level !== "warning"];
      if ((sameDemand && before === after) || (!before && !after)) return [];
      const breaks = [
        ...(after && !(sameDemand && before) ? ["old-senders" as const] : []),
        ...(before && !(sameDemand && after) ? ["new-senders" as const] : []),
      ];
      const at = use === undefined ? undefined : { ...use, path: current.at };
      return [{ places, use: at, facts: { what: current.name }, breaks }];
    }),
};
