// Readers take both forms.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const writtenFormChanged: ReleaseRule = {
  id: "written-form-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Nothing has to be done: readers take both forms.",
  find: ({ shapes }) =>
    shapes
      .filter(({ old, new: current }) => old.kind === "scalar" && current.kind === "scalar" && old.write !== current.write)
      .map(({ places }) => ({ places, facts: { what: describePlaces(places) }, otherwise: "minor" })),
};
