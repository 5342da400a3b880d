// Where one side has no alias for the tag of the other, it does not know it; and programs use the old one.

import type { ReleaseRule } from "../compare/change.js";

export const messageRenamed: ReleaseRule = {
  id: "message-renamed",
  mirror: { waiver: "Renaming back is a renaming too." },
  fix: "Keep the tag; `name` gives the message another TypeScript name, `title` and `doc` say more to people.",
  find: ({ messages }) =>
    messages
      .filter(({ renamed }) => renamed !== undefined)
      .map(({ old, new: current, places }) => {
        const read = current.aliases?.includes(old.name) === true;
        const seen = old.aliases?.includes(current.name) === true;
        return {
          places,
          use: { tag: read ? current.name : old.name, path: [] },
          facts: { what: old.name, before: old.name, after: current.name },
          breaks: [...(read ? [] : ["old-senders" as const]), ...(seen ? [] : ["new-senders" as const]), "source"],
        };
      }),
};
