// Definitions of types and fields. A definition has exactly one key that says its kind; which other keys it takes follows from that key.

import {
  allow,
  anyNames,
  deprecated,
  fieldNames,
  fieldPath,
  openness,
  reserved,
  since,
  structTypeNames,
  texts,
  typeName,
} from "./names.js";
import { byType, flag, json, list, named, number, object, oneKindOf, text, use, word, type LanguageSchema } from "./schema.js";

type Keys = Readonly<Record<string, LanguageSchema>>;

const pattern = text("A regular expression that the whole text is searched for; anchor it with ^ and $. Write it in single quotes.");

/** A type name or a definition in place. */
const typeOrDefinition = (description: string): LanguageSchema => use("typeOrDefinition", description);

const common: Keys = {
  doc: text("What it is, in a sentence."),
  nullable: flag("null is a value of its own here; the key must still be there."),
  lenient: use("lenient", "What lenient reading makes of a value that does not fit."),
  since,
  deprecated,
  allow,
};

/** What only fields have. */
const fieldOnly: Keys = {
  default: json("What absence means to a reader; for optional fields only."),
  fill: json("What a builder puts in when the caller gives nothing: $now, $uuid, $version, $ack, $other_field, or a value."),
  computed: use("computed", "The value follows from another field: builders fill it, readers compare."),
  sensitive: flag("The value is never shown in an issue or a log."),
  aliases: texts("Other names that reading accepts for it; they are never written."),
  decodeOnly: flag("It is read and kept, but left out on writing, with a warning."),
  mail: use("mail", "Where the field stands in a Markdown mail: a label, `body`, `subject`, or a mapping."),
  originalName: text("What the protocol's own document calls it, where that differs."),
};

const kinds: Readonly<Record<string, Keys>> = {
  type: {
    type: typeName("A built-in type (lower case) or a named type (a capital letter first)."),
    min: number("Least length in characters of a text, least value of a number."),
    max: number("Greatest length in characters of a text, greatest value of a number."),
    pattern,
    utc: flag("timestamp: only Z or a zero offset."),
    fraction: word("timestamp: whether it has a fraction of a second.", { none: "No fraction." }),
    write: word("timestamp: how builders write it.", { seconds: "To the second, with Z." }),
    version: { description: "uuid: the version it must have.", enum: [4] },
    prefix: text("uuid: text that may stand before it, and does when it is written."),
    schemes: texts("url: the schemes allowed."),
    inside: word("path: what an absolute or climbing path is.", { warn: "A warning.", require: "Refused." }),
  },
  list: {
    list: typeOrDefinition("What every item is."),
    min: number("Least number of items."),
    max: number("Greatest number of items."),
    unique: flag("No two items are equal."),
  },
  map: {
    map: typeOrDefinition("What every value is."),
    keys: text("A regular expression that every key must match. Write it in single quotes."),
    min: number("Least number of entries."),
    max: number("Greatest number of entries."),
  },
  fields: {
    fields: use("fields", "The fields of the object; a ? at the end of a name means that the field may be missing."),
    include: structTypeNames("Types whose fields are copied into this one."),
    object: openness("Whether unknown members are valid, when it differs from `objects` of the protocol."),
    reserved,
  },
  union: {
    union: list("The alternatives, told apart by their JSON kind; the first that fits is taken.", typeOrDefinition("One alternative."), 2),
  },
  const: {
    const: { description: "The one value it has.", type: ["string", "number", "boolean"], noun: "a text, a number, true or false" },
  },
  enum: {
    enum: word("Whether words outside the list are valid.", { open: "Other words are valid too.", closed: "Only these words are valid." }),
    values: use("enumValues", "The words, each with its meaning."),
    pattern: text("Open enums: a regular expression that every word must match. Write it in single quotes."),
  },
};

const requiredKeys = (kind: string): readonly string[] => (kind === "enum" ? ["enum", "values"] : [kind]);

const otherLabels = texts("Other labels that are read.");
const section = text("Name of a section: a line with ## before it.");

export const definitionSchemas: Keys = {
  definition: oneKindOf({ noun: "a definition", common, kinds, required: requiredKeys }),
  field: oneKindOf({ noun: "a field", common: { ...common, ...fieldOnly }, kinds, required: requiredKeys }),
  typeOrDefinition: byType("A type name, or a definition in place.", "object", use("definition"), typeName("A type.")),
  fields: named(
    "Field names with their definitions; a ? at the end of a name means that the field may be missing.",
    fieldNames,
    use("fieldOrType"),
  ),
  fieldOrType: byType(
    "A type name, a list as [Type], or a definition.",
    "object",
    use("field"),
    byType(
      "A type name, or a list as [Type].",
      "array",
      list("A list of this type.", typeName("The type of the items."), 1, 1),
      typeName("The type."),
    ),
  ),
  enumValues: named(
    "The words, each with its meaning.",
    anyNames,
    byType("What the word means.", "object", use("enumValue"), text("What the word means.")),
    1,
  ),
  enumValue: object(
    "an enum word",
    { doc: text("What the word means."), aliases: texts("Other spellings that are read as this word."), since, deprecated },
    ["doc"],
  ),
  computed: object(
    "a computed field",
    {
      by: fieldPath("The field it follows from."),
      table: named("Value by the other field's word. Without a table the two are equal.", anyNames, json("The value for this word."), 1),
      level: word("How bad a disagreement is.", { warning: "Never more than a warning." }),
      lenient: word("How bad a disagreement is in lenient reading.", { warn: "Only a warning." }),
    },
    ["by"],
  ),
  lenient: byType(
    "What lenient reading makes of a value that does not fit.",
    "object",
    use("leniency"),
    word("What lenient reading makes of it.", { optional: "A missing field is only a warning." }),
  ),
  leniency: object("a leniency", {
    optional: flag("A missing field is only a warning."),
    accept: typeOrDefinition("A value of this type is kept as it came, with a warning."),
    convert: word("A value of another kind is converted, with a warning.", { timestamp: "A date and time as text becomes epoch seconds." }),
    wrap: text("A lone value becomes a list of one item (`list`), or the member of this name of an object."),
    unknownValues: word("What happens to a word outside a closed enum.", { unset: "It is dropped." }),
  }),
  mail: byType("Where the field stands in a Markdown mail: a label line, or `body`, `subject`, or a mapping.", "object", use("mailPlace"), {
    ...text("The label of a line, or `body` for the whole text, or `subject` for the subject line."),
    examples: ["body", "subject"],
  }),
  mailPlace: oneKindOf({
    noun: "a mail place",
    common: {},
    kinds: {
      label: { label: text("The label of a line."), in: section, also: otherLabels },
      bullet: { bullet: text("The label of a line with a bullet."), in: section, also: otherLabels },
      section: { section: text("The field is all of this section.") },
    },
    required: (kind) => (kind === "bullet" ? ["bullet", "in"] : [kind]),
  }),
};
