// The old name is still read where it is an alias, but old readers do not know the new one, and programs use the old one.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const fieldRenamed: ReleaseRule = {
  id: "field-renamed",
  mirror: { waiver: "Renaming back is a renaming too." },
  fix: "Keep the name that travels; `originalName` and `doc` can say what it is called elsewhere.",
  find: ({ fields }) =>
    fields
      .filter(({ renamed }) => renamed !== undefined)
      .map(({ old, new: current, struct, places, use }) => {
        const read = current.aliases?.includes(old.name) === true;
        const seen = old.aliases?.includes(current.name) === true;
        const refusesOld = !read && (current.required || !struct.new.open);
        const refusesNew = !seen && (old.required || !struct.old.open);
        return {
          places,
          use: use && { ...use, renamed: [...use.path.slice(0, -1), current.name] },
          facts: { what: describePlaces(places), before: old.name, after: current.name },
          breaks: [...(refusesOld ? ["old-senders" as const] : []), ...(refusesNew ? ["new-senders" as const] : []), "source" as const],
          misleads: [...(read || refusesOld ? [] : ["old-senders" as const]), ...(seen || refusesNew ? [] : ["new-senders" as const])],
        };
      }),
};
