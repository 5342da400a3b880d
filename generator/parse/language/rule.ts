// Rules between the fields of one message: differ, excludes, and conditions.

import { fieldPath, fieldPaths } from "./names.js";
import { object, oneKindOf, text, word, type LanguageSchema } from "./schema.js";

const common: Readonly<Record<string, LanguageSchema>> = {
  doc: text("The rule in words; issues quote it."),
  at: fieldPath("The field that issues point at."),
  level: word("How bad a breach is.", { warning: "Never more than a warning." }),
  lenient: word("How bad a breach is in lenient reading.", { warn: "Only a warning." }),
};

const condition = (description: string): LanguageSchema => ({
  description,
  type: "object",
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: {
    description: "The value the field is compared with.",
    type: ["string", "number", "boolean"],
    noun: "a text, a number, true or false",
  },
});

const demands: Readonly<Record<string, LanguageSchema>> = {
  require: fieldPaths("Fields that must then be there.", 1),
  forbid: fieldPaths("Fields that must then not be there.", 1),
};

const kinds: Readonly<Record<string, Readonly<Record<string, LanguageSchema>>>> = {
  differ: { differ: fieldPaths("Two fields whose values differ.", 2, 2) },
  excludes: {
    excludes: {
      description: "A list that does not hold the value of another field.",
      ...object("excludes", { list: fieldPath("The list."), value: fieldPath("The field whose value it leaves out.") }, ["list", "value"]),
    },
  },
  when: { when: condition("Holds when the field has this value."), ...demands },
  unless: { unless: condition("Holds unless the field has this value."), ...demands },
};

export const ruleSchema: LanguageSchema = oneKindOf({
  noun: "a rule",
  common,
  kinds,
  required: (kind) => ["doc", kind],
});
