// Rules between the fields of a message or an object.

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
  equal: { equal: fieldPaths("Two fields whose values must be equal.", 2, 2) },
  lessThan: { lessThan: fieldPaths("Two fields: the first value must be less than the second.", 2, 2) },
  lessOrEqual: { lessOrEqual: fieldPaths("Two fields: the first value must not be greater than the second.", 2, 2) },
  exactlyOne: { exactlyOne: fieldPaths("The fields of which exactly one must be present.", 2) },
  atMostOne: { atMostOne: fieldPaths("The fields of which at most one may be present.", 2) },
  atLeastOne: { atLeastOne: fieldPaths("The fields of which at least one must be present.", 2) },
  excludes: {
    excludes: {
      description: "An array that must not contain the value of another field.",
      ...object("excludes", { list: fieldPath("The array."), value: fieldPath("The field whose value the array must not contain.") }, [
        "list",
        "value",
      ]),
    },
  },
  when: { when: condition("The rule applies if all of these fields have these values."), ...demands },
  unless: { unless: condition("The rule applies unless all of these fields have these values."), ...demands },
};

export const ruleSchema: LanguageSchema = oneKindOf({
  noun: "a rule",
  common,
  kinds,
  required: (kind) => ["doc", kind],
});
