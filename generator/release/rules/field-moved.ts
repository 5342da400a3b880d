// Each side looks for the field where the other does not put it.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const fieldMoved: ReleaseRule = {
  id: "field-moved",
  mirror: { waiver: "Moving back is a move too." },
  fix: "Keep the field where it is, and add a second one in the new place.",
  find: ({ fields }) =>
    fields
      .filter(({ moved }) => moved === true)
      .map(({ places, use }) => ({
        places,
        use,
        facts: { what: describePlaces(places), before: places.old ?? "", after: places.new ?? "" },
        breaks: ["old-senders", "new-senders", "source"],
      })),
};
