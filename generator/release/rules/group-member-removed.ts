// Programs that filter by the group miss the message.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists, pairNames } from "../compare/pair-names.js";

export const groupMemberRemoved: ReleaseRule = {
  id: "group-member-removed",
  mirror: { rule: "group-member-added" },
  fix: "Keep the message in the group until a major.",
  find: ({ old, new: current, tagNow }) =>
    pairNames(old.groups, current.groups).paired.flatMap((pair) =>
      compareLists(pair.old.members.map(tagNow), pair.new.members).removed.map((tag) => ({
        places: { old: `groups/${pair.name}/members`, new: `groups/${pair.name}/members` },
        facts: { what: pair.name, before: tag },
        breaks: ["source"],
      })),
    ),
};
