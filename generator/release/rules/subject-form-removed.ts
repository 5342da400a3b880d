// Mails with such a subject are refused.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";
import { subjectForms } from "../compare/subjects.js";

export const subjectFormRemoved: ReleaseRule = {
  id: "subject-form-removed",
  mirror: { rule: "subject-form-added" },
  fix: "Go on reading the form.",
  find: ({ old, new: current }) =>
    compareLists(subjectForms(old), current.encodings.mail && subjectForms(current)).removed.map((form) => ({
      places: { old: "encodings/mail/subjects", new: "encodings/mail/subjects" },
      facts: { what: form },
      breaks: ["old-senders"],
    })),
};
