// Programs that name no encoding read and write another one after the upgrade.

import type { ReleaseRule } from "../compare/change.js";

export const defaultEncodingChanged: ReleaseRule = {
  id: "default-encoding-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Name the encoding where messages are written, or wait for a major: programs that name none write another one now.",
  find: ({ old, new: current }) => {
    const [before, after] = [Object.keys(old.encodings)[0], Object.keys(current.encodings)[0]];
    if (before === undefined || after === undefined || before === after) return [];
    // Where the old default is gone altogether, that says enough.
    if (!Object.hasOwn(current.encodings, before)) return [];
    return [
      { places: { old: "encodings", new: "encodings" }, facts: { what: "default", before, after }, breaks: ["new-senders", "old-senders"] },
    ];
  },
};
