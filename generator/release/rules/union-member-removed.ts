// Old senders use the form, which is refused now.

import type { ReleaseRule } from "../compare/change.js";
import { describeKind, describePlace } from "../compare/words.js";

export const unionMemberRemoved: ReleaseRule = {
  id: "union-member-removed",
  mirror: { rule: "union-member-added" },
  fix: "Go on reading the form.",
  find: ({ removedMembers }) =>
    removedMembers.map(({ shape, places, use }) => ({
      places,
      use,
      facts: { what: describePlace(places.new ?? ""), before: describeKind(shape) },
      breaks: ["old-senders", "source"],
    })),
};
