// Definitions of types and fields. Exactly one key determines the kind of a definition and which other keys are allowed.

import {
  allow,
  anyNames,
  computedBy,
  deprecated,
  fieldNames,
  openness,
  plainNames,
  ownField,
  reserved,
  since,
  structTypeNames,
  strings,
  typeName,
} from "./names.js";
import { sampleKeys, typeScriptName } from "./message.js";
import {
  byType,
  defining,
  flag,
  json,
  list,
  named,
  number,
  object,
  oneKindOf,
  string,
  use,
  choice,
  type LanguageSchema,
} from "./schema.js";

type Keys = Readonly<Record<string, LanguageSchema>>;

const pattern = string("A regular expression that the string must match. Anchor it with ^ and $, and use single quotes.");

/** A type name or an inline definition. */
const typeOrDefinition = (description: string): LanguageSchema => use("typeOrDefinition", description);

const common: Keys = {
  doc: string("A description, in one sentence."),
  nullable: flag("Whether the value can be null; the property itself is still required."),
  lenient: use("lenient", "How lenient mode handles an invalid value."),
  since,
  deprecated,
  allow,
};

/** Keys that only fields have. */
const fieldOnly: Keys = {
  default: { ...json("The value that readers assume if the field is missing. Only for optional fields."), holds: "value" },
  fill: {
    ...json(
      "The value that builders fill in if the caller provides none: $now, $uuid, $sequence, $version, $ack, $other_field, or a literal value.",
    ),
    examples: ["$now", "$uuid", "$sequence", "$version", "$ack"],
    holds: "value",
  },
  computed: use("computed", "Computes the value from another field: builders fill it in, validators compare it."),
  sensitive: flag("Whether the value is withheld from issues and logs."),
  aliases: strings("Other names that are accepted when decoding. They are never encoded."),
  decodeOnly: flag("Whether the field is decoded, but omitted with a warning when encoding."),
  mail: use("mail", "The location of the field in a mail message: a label, `body`, `subject`, or a mapping."),
  originalName: string("The name in the protocol's own document, if it differs."),
};

const kinds: Readonly<Record<string, Keys>> = {
  type: {
    type: typeName("A built-in type (lower case) or a named type (starting with a capital letter)."),
    min: number("The minimum length of a string in characters, or the minimum value of a number."),
    max: number("The maximum length of a string in characters, or the maximum value of a number."),
    pattern,
    utc: flag("timestamp: requires UTC, written as Z or a zero offset."),
    fraction: choice("timestamp: whether fractions of a second are allowed.", { none: "No fraction is allowed." }),
    write: choice("timestamp: the format that builders use.", { seconds: "Whole seconds, in UTC with Z." }),
    version: { description: "uuid: the required UUID version.", enum: [4] },
    prefix: string("uuid: a prefix that is optional when decoding and always written by builders."),
    schemes: strings("url: the allowed schemes."),
    alphabet: choice("base64: the alphabet.", { url: "The alphabet for URLs and file names, with - and _ instead of + and /." }),
    padding: choice("base64: whether the padding with = can be absent.", {
      optional: "With or without padding.",
      none: "Without padding.",
    }),
    inside: choice("path: how absolute paths and paths outside the folder are handled.", {
      warn: "Accepted with a warning.",
      require: "Rejected.",
    }),
  },
  list: {
    list: typeOrDefinition("The type of the items."),
    min: number("The minimum number of items."),
    max: number("The maximum number of items."),
    unique: flag("Whether all items must be different."),
  },
  map: {
    map: typeOrDefinition("The type of the values."),
    keys: string("A regular expression that every key must match. Use single quotes."),
    min: number("The minimum number of entries."),
    max: number("The maximum number of entries."),
  },
  fields: {
    fields: use("fields", "The fields of the object. A ? at the end of a name makes the field optional."),
    include: structTypeNames("Object types whose fields are copied into this one."),
    object: openness("Whether unknown properties are allowed. Defaults to `objects` of the protocol."),
    extras: use("extras", "The constraints on unknown properties. The object is open."),
    rules: named("Rules between the fields, by name.", plainNames, use("rule"), 1),
    reserved,
  },
  union: {
    union: list(
      "The parts, distinguished by their JSON type. Objects are distinguished by a constant, or by a field that only one of them has.",
      typeOrDefinition("One part: a type, a definition, or 'null'."),
      2,
    ),
    tag: ownField("The field whose constant distinguishes the objects. Inferred if all of them have such a field."),
    otherwise: typeName("The part for objects that match no other part."),
    match: choice("How the objects are distinguished if no single field does it.", {
      first: "The first part is meant whose required fields the object has, with the right JSON types and constants.",
    }),
    exclusive: flag("Whether an object can have only one of the fields that distinguish the objects."),
  },
  const: {
    const: { description: "The only allowed value.", type: ["string", "number", "boolean"], noun: "a string, a number or a boolean" },
  },
  enum: {
    enum: choice("Whether other values are allowed.", { open: "Other values are allowed.", closed: "Only these values are allowed." }),
    of: choice("Whether the values are strings or integers.", {
      string: "Strings, the default.",
      integer: "Integers, in ascending order.",
    }),
    values: use("enumValues", "The values of the enum, each with a description."),
    pattern: string("Open enums of strings: a regular expression that every value must match. Use single quotes."),
  },
};

const brand = flag(
  "Whether the TypeScript type is branded: other strings and numbers cannot be used as values of the type until they have been checked.",
);

/** The kinds of named types; strings, numbers and unions of these can be branded. */
const namedKinds: Readonly<Record<string, Keys>> = {
  ...kinds,
  type: { ...kinds["type"], brand },
  union: { ...kinds["union"], brand },
};

/** The kind of definition that only results have. */
const stream: Keys = {
  stream: use("bodyType", "The type of each of the results that answer one request."),
  until: {
    description: "The values of the fields of the last result. Without it the stream ends with the connection.",
    type: "object",
    holds: "own-fields",
    minProperties: 1,
    additionalProperties: { description: "The value.", type: ["string", "number", "boolean"], noun: "a string, a number or a boolean" },
  },
};

/** Keys that only results have. */
const resultOnly: Keys = {
  name: typeScriptName("The TypeScript name, without the suffix of the frame. Defaults to that of the request."),
  bodyRequired: flag("Whether the body is required. By default it is, unless it is an object without required fields."),
  originalName: string("The name in the protocol's own document, if it differs."),
  ...sampleKeys,
};

const requiredKeys = (kind: string): readonly string[] => (kind === "enum" ? ["enum", "values"] : [kind]);

const otherLabels = strings("Other labels that are accepted when decoding.");
const section = string("The name of a section, which is a ## heading.");

export const definitionSchemas: Keys = {
  definition: oneKindOf({ noun: "a definition", common, kinds, required: requiredKeys }),
  namedDefinition: oneKindOf({ noun: "a definition", common, kinds: namedKinds, required: requiredKeys }),
  field: oneKindOf({ noun: "a field", common: { ...common, ...fieldOnly }, kinds, required: requiredKeys }),
  typeOrDefinition: byType("A type name, or an inline definition.", "object", use("definition"), typeName("A type.")),
  bodyType: byType(
    "A type name, an array written as [Type], or a definition.",
    "object",
    use("definition"),
    byType(
      "A type name, or an array written as [Type].",
      "array",
      list("An array of this type.", typeName("The type of the items."), 1, 1),
      typeName("The type."),
    ),
  ),
  result: oneKindOf({ noun: "a result", common: { ...common, ...resultOnly }, kinds: { ...kinds, stream }, required: requiredKeys }),
  fields: named("Fields by name. A ? at the end of a name makes the field optional.", defining("field", fieldNames), use("fieldOrType")),
  fieldOrType: byType(
    "A type name, an array written as [Type], or a definition.",
    "object",
    use("field"),
    byType(
      "A type name, or an array written as [Type].",
      "array",
      list("An array of this type.", typeName("The type of the items."), 1, 1),
      typeName("The type."),
    ),
  ),
  enumValues: named(
    "The values of the enum, each with a description.",
    defining("value", anyNames),
    byType("A description of the value.", "object", use("enumValue"), string("A description of the value.")),
    1,
  ),
  enumValue: object(
    "an enum value",
    {
      doc: string("A description of the value."),
      name: typeScriptName("The name in the TypeScript constant. Derived from the value by default."),
      aliases: strings("Other spellings that are decoded as this value."),
      since,
      deprecated,
    },
    ["doc"],
  ),
  computed: object(
    "a computed field",
    {
      by: computedBy("The field that determines the value."),
      table: {
        ...named(
          "The value for each value of the other field. Without a table both fields have the same value.",
          anyNames,
          json("The computed value."),
          1,
        ),
        holds: "table",
      },
      level: choice("The severity of a mismatch.", { warning: "A warning in every mode." }),
      lenient: choice("The severity of a mismatch in lenient mode.", { warn: "A warning." }),
    },
    ["by"],
  ),
  lenient: byType(
    "How lenient mode handles an invalid value.",
    "object",
    use("leniency"),
    choice("How lenient mode handles the field or type.", {
      optional: "The field can be missing, with a warning.",
      unset: "An invalid value is removed, with a warning.",
    }),
  ),
  extras: object(
    "`extras`",
    {
      doc: string("A description, in one sentence."),
      values: typeOrDefinition("The type of unknown properties."),
      keys: string("A regular expression that the names of unknown properties must match. Use single quotes."),
    },
    ["values"],
  ),
  leniency: object("a leniency", {
    optional: flag("Whether the field can be missing, with a warning."),
    accept: typeOrDefinition("A type whose values are also accepted, with a warning."),
    convert: choice("A conversion of values of another type, with a warning.", {
      timestamp: "An ISO 8601 string is converted to epoch seconds.",
    }),
    wrap: ownField("Wraps a single value in an array (`list`), or in an object with this one field."),
    unset: flag("Whether an invalid value is removed, with a warning."),
    items: choice("How invalid items of an array are handled.", { drop: "They are omitted, with a warning each." }),
    nulls: choice("How null is handled in an optional field.", { absent: "It is treated as missing, with a warning." }),
  }),
  mail: byType(
    "The location of the field in a mail message: the label of a line, `body`, `subject`, or a mapping.",
    "object",
    use("mailLocation"),
    {
      ...string("The label of a line, `body` for the whole body, or `subject` for the subject line."),
      examples: ["body", "subject"],
    },
  ),
  mailLocation: oneKindOf({
    noun: "a mail location",
    common: {},
    kinds: {
      label: { label: string("The label of a line."), in: section, also: otherLabels },
      bullet: { bullet: string("The label of a list item."), in: section, also: otherLabels },
      section: { section: string("The section whose content is the field.") },
    },
    required: (kind) => (kind === "bullet" ? ["bullet", "in"] : [kind]),
  }),
};
