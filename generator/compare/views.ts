// Views of a store that show fewer or more messages than before.

import type { View } from "@wirepact/core";
import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { pairNames } from "./compare-names.js";

export interface ViewChange {
  readonly paths: ModelPaths;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** Some messages are no longer shown, or the view takes other parameters. */
  readonly narrower: boolean;
}

/** Every view of both models that shows other messages. */
export function viewChanges({ old, new: current, keptTags }: Comparison): readonly ViewChange[] {
  return pairNames<View>(old.views, current.views).paired.flatMap(({ name, old: before, new: after }) => {
    const taken = before.messages === "all" ? "all" : keptTags(before.messages);
    const [was, is] = [describe(before.agents, taken), describe(after.agents, after.messages)];
    if (was === is) return [];
    const lost =
      taken === "all" ? after.messages !== "all" : after.messages !== "all" && taken.some((tag) => !after.messages.includes(tag));
    const paths = { old: `views/${name}`, new: `views/${name}` };
    return [{ paths, what: name, before: was, after: is, narrower: lost || before.agents !== after.agents }];
  });
}

const describe = (agents: View["agents"], messages: View["messages"]): string =>
  `${messages === "all" ? "all messages" : [...messages].sort().join(", ")} of ${agents === "one" ? "one agent" : `${agents} agents`}`;
