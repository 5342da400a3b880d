// One more form of subject is read; where no earlier form fits every message, it is written as well.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";
import { subjectForms } from "../compare/subjects.js";

export const subjectFormAdded: ReleaseRule = {
  id: "subject-form-added",
  mirror: { rule: "subject-form-removed" },
  fix: "Put it behind a form that needs no field but the tag: then it is read and never written.",
  find: ({ old, new: current }) => {
    const forms = subjectForms(current);
    return compareLists(old.encodings.mail && subjectForms(old), forms).added.map((form) => {
      const written = !forms.slice(0, forms.indexOf(form)).some((earlier) => earlier === `{${current.tag}}`);
      return {
        places: { old: "encodings/mail/subjects", new: "encodings/mail/subjects" },
        facts: { what: form },
        ...(written && old.encodings.mail !== undefined ? { breaks: ["new-senders" as const] } : { otherwise: "minor" as const }),
      };
    });
  },
};
