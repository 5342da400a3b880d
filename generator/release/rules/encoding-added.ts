// Readers that know the encoding take it; the others are sent what they know.

import type { ReleaseRule } from "../compare/change.js";
import { pairNames } from "../compare/pair-names.js";

export const encodingAdded: ReleaseRule = {
  id: "encoding-added",
  mirror: { rule: "encoding-removed" },
  fix: "Nothing has to be done.",
  find: ({ old, new: current }) =>
    pairNames<object>({ ...old.encodings }, { ...current.encodings }).added.map(({ name }) => ({
      places: { new: `encodings/${name}` },
      facts: { what: name },
      otherwise: "minor",
    })),
};
