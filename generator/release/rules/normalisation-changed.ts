// Texts with white space around them, or empty ones, are refused or mean something else.

import type { ReleaseRule } from "../compare/change.js";

export const normalisationChanged: ReleaseRule = {
  id: "normalisation-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep it: texts with white space around them, or empty ones, mean what they meant.",
  find: ({ old, new: current }) => {
    const keys = (["trim", "emptyStrings"] as const).filter((key) => old.reading[key] !== current.reading[key]);
    return keys.map((key) => ({
      places: { old: `reading/${key}`, new: `reading/${key}` },
      facts: { what: key, before: String(old.reading[key]), after: String(current.reading[key]) },
      breaks: ["old-senders"],
      misleads: ["new-senders"],
    }));
  },
};
