// The old tag is still read, but new senders write the new one, which readers of the old release do not know.

import type { ReleaseRule } from "../compare/change.js";

export const messageRenamed: ReleaseRule = {
  id: "message-renamed",
  mirror: { waiver: "Renaming back is a renaming too." },
  fix: "Keep the tag; `name` gives the message another TypeScript name, `title` and `doc` say more to people.",
  find: ({ messages }) =>
    messages
      .filter(({ renamed }) => renamed !== undefined)
      .map(({ old, new: current, places }) => ({
        places,
        use: { tag: current.name, path: [] },
        facts: { what: old.name, before: old.name, after: current.name },
        breaks: ["new-senders", "source"],
      })),
};
