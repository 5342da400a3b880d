// Old readers that do not know the form refuse or misread the mail.

import type { ReleaseRule } from "../compare/change.js";
import { subjectForms } from "../compare/subjects.js";

export const writtenSubjectChanged: ReleaseRule = {
  id: "written-subject-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Put new forms at the end: the first whose fields are known is written.",
  find: ({ old, new: current }) => {
    const [before, after] = [subjectForms(old), subjectForms(current)];
    const kept = before.filter((form) => after.includes(form));
    const order = after.filter((form) => before.includes(form));
    const first = after[0];
    if (first === undefined || before[0] === undefined || (first === before[0] && kept.join("\n") === order.join("\n"))) return [];
    const unread = !before.includes(first);
    return [
      {
        places: { old: "encodings/mail/subjects", new: "encodings/mail/subjects" },
        facts: { what: "subject", before: before[0], after: first },
        ...(unread ? { misleads: ["new-senders" as const] } : { otherwise: "minor" as const }),
      },
    ];
  },
};
