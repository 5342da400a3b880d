// Each side looks for the text of a mail where the other does not put it.

import type { ReleaseRule } from "../compare/change.js";

export const mailPartChanged: ReleaseRule = {
  id: "mail-part-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the names of the members of a raw mail.",
  find: ({ old, new: current }) => {
    const [before, after] = [old.encodings.mail?.parts, current.encodings.mail?.parts];
    if (before === undefined || after === undefined) return [];
    return (["subject", "body", "thread", "ack"] as const)
      .filter((part) => before[part] !== after[part])
      .map((part) => ({
        places: { old: `encodings/mail/parts/${part}`, new: `encodings/mail/parts/${part}` },
        facts: { what: part, before: before[part] ?? "none", after: after[part] ?? "none" },
        breaks: ["old-senders", "new-senders"],
      }));
  },
};
