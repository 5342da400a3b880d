// Rules between the fields of a message: differ, excludes, when and unless.

import { fieldPath, fieldPaths } from "./names.js";
import { object, oneKindOf, string, choice, type LanguageSchema } from "./schema.js";

const common: Readonly<Record<string, LanguageSchema>> = {
  doc: string("A description of the rule, which issues quote."),
  at: fieldPath("The field at which a violation is reported."),
  level: choice("The severity of a violation.", { warning: "A warning in every mode." }),
  lenient: choice("The severity of a violation in lenient mode.", { warn: "A warning." }),
};

const condition = (description: string): LanguageSchema => ({
  description,
  type: "object",
  holds: "fields",
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: {
    description: "The value that the field is compared with.",
    type: ["string", "number", "boolean"],
    noun: "a string, a number or a boolean",
  },
});

const demands: Readonly<Record<string, LanguageSchema>> = {
  require: fieldPaths("The fields that are then required.", 1),
  forbid: fieldPaths("The fields that are then not allowed.", 1),
};

const kinds: Readonly<Record<string, Readonly<Record<string, LanguageSchema>>>> = {
  differ: { differ: fieldPaths("Two fields whose values must differ.", 2, 2) },
  excludes: {
    excludes: {
      description: "An array that must not contain the value of another field.",
      ...object("excludes", { list: fieldPath("The array."), value: fieldPath("The field whose value the array must not contain.") }, [
        "list",
        "value",
      ]),
    },
  },
  when: { when: condition("The rule applies if the field has this value."), ...demands },
  unless: { unless: condition("The rule applies unless the field has this value."), ...demands },
};

export const ruleSchema: LanguageSchema = oneKindOf({
  noun: "a rule",
  common,
  kinds,
  required: (kind) => ["doc", kind],
});
