// Programs that filter by the group get more messages.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists, pairNames } from "../compare/pair-names.js";

export const groupMemberAdded: ReleaseRule = {
  id: "group-member-added",
  mirror: { rule: "group-member-removed" },
  fix: "Nothing has to be done.",
  find: ({ old, new: current, tagNow }) =>
    pairNames(old.groups, current.groups).paired.flatMap((pair) =>
      compareLists(pair.old.members.map(tagNow), pair.new.members).added.map((tag) => ({
        places: { old: `groups/${pair.name}/members`, new: `groups/${pair.name}/members` },
        facts: { what: pair.name, after: tag },
        otherwise: "minor",
      })),
    ),
};
