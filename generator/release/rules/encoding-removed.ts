// Both sides have to speak another encoding.

import type { ReleaseRule } from "../compare/change.js";
import { pairNames } from "../compare/pair-names.js";

export const encodingRemoved: ReleaseRule = {
  id: "encoding-removed",
  mirror: { rule: "encoding-added" },
  fix: "Keep the encoding, at least for reading.",
  find: ({ old, new: current }) =>
    pairNames<object>({ ...old.encodings }, { ...current.encodings }).removed.map(({ name }) => ({
      places: { old: `encodings/${name}`, new: "encodings" },
      facts: { what: name },
      breaks: ["old-senders", "new-senders", "source"],
    })),
};
