// Each side takes such a mail for a message of another type.

import type { ReleaseRule } from "../compare/change.js";

export const subjectPrecedenceChanged: ReleaseRule = {
  id: "subject-precedence-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Add new words at the end of `precedence`.",
  find: ({ old, new: current, tagNow }) => {
    const before = old.encodings.mail?.precedence.map(tagNow);
    const after = current.encodings.mail?.precedence;
    if (before === undefined || after === undefined) return [];
    const kept = before.filter((tag) => after.includes(tag));
    const order = after.filter((tag) => before.includes(tag));
    const places = { old: "encodings/mail/precedence", new: "encodings/mail/precedence" };
    const facts = { what: "precedence", before: before.join(", "), after: after.join(", ") };
    if (kept.join(" ") !== order.join(" ")) return [{ places, facts, misleads: ["old-senders", "new-senders"] }];
    return before.length === after.length && kept.length === before.length ? [] : [{ places, facts, otherwise: "minor" }];
  },
};
