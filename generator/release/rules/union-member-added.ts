// Old readers refuse the new form.

import type { ReleaseRule } from "../compare/change.js";
import { describeKind, describePlace } from "../compare/words.js";

export const unionMemberAdded: ReleaseRule = {
  id: "union-member-added",
  mirror: { rule: "union-member-removed" },
  fix: "Add a second field for the new form: old readers refuse it here.",
  find: ({ addedMembers }) =>
    addedMembers.map(({ shape, places, use }) => ({
      places,
      use,
      facts: { what: describePlace(places.old ?? ""), after: describeKind(shape) },
      breaks: ["new-senders", "source"],
    })),
};
