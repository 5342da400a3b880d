// Views of a store: which show less than before and which more.

import type { View } from "@wirepact/core";
import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";
import { pairNames } from "./pair-names.js";

export interface ViewChange {
  readonly places: Places;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** Something that was shown is not shown any more, or the view is asked for in another way. */
  readonly narrower: boolean;
}

/** Every view that both models have and that shows something else. */
export function viewChanges({ old, new: current, tagNow }: Comparison): readonly ViewChange[] {
  return pairNames<View>(old.views, current.views).paired.flatMap(({ name, old: before, new: after }) => {
    const taken = before.messages === "all" ? "all" : before.messages.map(tagNow);
    const [was, is] = [describe(before.agents, taken), describe(after.agents, after.messages)];
    if (was === is) return [];
    const lost =
      taken === "all" ? after.messages !== "all" : after.messages !== "all" && taken.some((tag) => !after.messages.includes(tag));
    const places = { old: `views/${name}`, new: `views/${name}` };
    return [{ places, what: name, before: was, after: is, narrower: lost || before.agents !== after.agents }];
  });
}

const describe = (of: View["agents"], take: View["messages"]): string =>
  `${take === "all" ? "all messages" : [...take].sort().join(", ")} of ${of === "one" ? "one agent" : of === "many" ? "several agents" : "any"}`;
