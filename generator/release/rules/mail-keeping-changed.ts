// Programs look for them in the old place.

import type { ReleaseRule } from "../compare/change.js";

export const mailKeepingChanged: ReleaseRule = {
  id: "mail-keeping-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the field: programs look there for what has no field of its own.",
  find: ({ old, new: current }) => {
    const [before, after] = [old.encodings.mail?.keeps, current.encodings.mail?.keeps];
    if (before === undefined || after === undefined) return [];
    return (["raw", "labels", "sections"] as const)
      .filter((part) => before[part] !== after[part])
      .map((part) => ({
        places: { old: `encodings/mail/keeps/${part}`, new: `encodings/mail/keeps/${part}` },
        facts: { what: part, before: before[part] ?? "nowhere", after: after[part] ?? "nowhere" },
        ...(before[part] === undefined ? { otherwise: "minor" as const } : { misleads: ["old-senders" as const] }),
      }));
  },
};
