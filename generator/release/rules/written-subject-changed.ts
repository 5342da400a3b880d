// Readers that do not know the form, or that find another one first which leaves out a field, refuse or misread the mail.

import type { Direction, ReleaseRule } from "../compare/change.js";
import { losesField, subjectForms } from "../compare/subjects.js";

export const writtenSubjectChanged: ReleaseRule = {
  id: "written-subject-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Put new forms at the end: the first whose fields are known is written, and the first that fits is read.",
  find: ({ old, new: current }) => {
    const [before, after] = [subjectForms(old), subjectForms(current)];
    const kept = before.filter((form) => after.includes(form));
    const order = after.filter((form) => before.includes(form));
    const first = after[0];
    if (first === undefined || before[0] === undefined || (first === before[0] && kept.join("\n") === order.join("\n"))) return [];
    const misleads: readonly Direction[] = [
      ...(losesField(old, current) ? ["old-senders" as const] : []),
      ...(!before.includes(first) || losesField(current, old) ? ["new-senders" as const] : []),
    ];
    return [
      {
        places: { old: "encodings/mail/subjects", new: "encodings/mail/subjects" },
        facts: { what: "subject", before: before[0], after: first },
        misleads,
        otherwise: "minor",
      },
    ];
  },
};
