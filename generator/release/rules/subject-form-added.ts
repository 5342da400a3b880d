// One more form is read.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";
import { subjectForms } from "../compare/subjects.js";

export const subjectFormAdded: ReleaseRule = {
  id: "subject-form-added",
  mirror: { rule: "subject-form-removed" },
  fix: "Nothing has to be done, as long as the first form stays the first.",
  find: ({ old, new: current }) =>
    compareLists(old.encodings.mail && subjectForms(old), subjectForms(current)).added.map((form) => ({
      places: { old: "encodings/mail/subjects", new: "encodings/mail/subjects" },
      facts: { what: form },
      otherwise: "minor",
    })),
};
