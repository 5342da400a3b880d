// Programs that leave a required field to the builder no longer compile.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const fillRemoved: ReleaseRule = {
  id: "fill-removed",
  mirror: { rule: "fill-added" },
  fix: "Keep the `fill`: programs leave the field to the builder.",
  find: ({ fields }) =>
    fields
      .filter(({ old, new: current }) => old.fill !== undefined && current.fill === undefined)
      .map(({ new: current, places }) => ({
        places,
        facts: { what: describePlaces(places) },
        ...(current.required && current.computed === undefined ? { breaks: ["source" as const] } : { otherwise: "minor" as const }),
      })),
};
