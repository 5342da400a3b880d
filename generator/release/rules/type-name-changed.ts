// Types, guards and builders have other names.

import type { ReleaseRule } from "../compare/change.js";

export const typeNameChanged: ReleaseRule = {
  id: "type-name-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the TypeScript name with `name`.",
  find: ({ messages }) =>
    messages
      // A message that was renamed has said so already.
      .filter(({ old, new: current, renamed }) => renamed === undefined && old.typeName !== current.typeName)
      .map(({ old, new: current, places }) => ({
        places: { old: `${places.old}/name`, new: `${places.new}/name` },
        facts: { what: current.name, before: old.typeName, after: current.typeName },
        breaks: ["source"],
      })),
};
