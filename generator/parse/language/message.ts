// Messages with their examples: valid ones, variations of them, invalid ones, and messages as they arrive.

import {
  allow,
  anyNames,
  deprecated,
  fieldPaths,
  messageList,
  openness,
  plainNames,
  reserved,
  since,
  structTypeNames,
  texts,
} from "./names.js";
import { byType, formed, json, jsonObject, list, named, object, oneKindOf, text, use, word, type LanguageSchema } from "./schema.js";

type Keys = Readonly<Record<string, LanguageSchema>>;

const like = text("The valid example to start from.");
const issue = formed(
  "Code of the issue that must be reported.",
  "^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$",
  "an issue code such as missing-field or rule/name",
);
const at = byType(
  "Where the issue must be reported: a field, or the steps to it as a list.",
  "array",
  list("The steps from the message inwards.", { description: "A member or an index.", type: ["string", "integer"] }),
  text("The field."),
);

const edits: Keys = { like, set: jsonObject("Members to replace or add."), drop: fieldPaths("Members to leave out.", 1) };

const roleOrList = (description: string): LanguageSchema =>
  byType(description, "array", list(description, text("A role."), 1), text("A role."));

export const messageSchemas: Keys = {
  message: object(
    "a message",
    {
      doc: text("What the message says, in a sentence."),
      name: formed(
        "TypeScript name, when the one derived from the tag will not do.",
        "^[A-Z][A-Za-z0-9]*$",
        "a name with a capital letter first",
      ),
      originalName: text("What the protocol's own document calls it, where that differs."),
      from: roleOrList("The role, or roles, that send it."),
      to: roleOrList("The role, or roles, that get it."),
      ack: word("Whether the sender waits for an acknowledgement.", { required: "It does." }),
      replies: messageList("Messages that answer it; an empty list says that none is expected."),
      conventions: named(
        "What is usual, for the docs: words of a field, or `request` for the same as in the message that is answered.",
        anyNames,
        byType(
          "The usual words.",
          "array",
          texts("A usual word."),
          word("The usual word.", { request: "The same as in the message that is answered." }),
        ),
      ),
      aliases: texts("Other tags that reading takes for it; they are never written."),
      lenient: {
        description: "What lenient reading also takes.",
        ...object("a leniency of a message", { aliases: texts("Tags that lenient reading takes for it, kept as they came.") }),
      },
      envelope: {
        description: "Adds to the envelope for this message, or narrows it.",
        ...object("the envelope of a message", {
          include: structTypeNames("Types whose fields are added to the envelope."),
          fields: use("fields", "Fields that are added, or that replace those of the envelope."),
        }),
      },
      body: word("What the body is, when it has no fields.", { text: "Free text." }),
      include: structTypeNames("Types whose fields are copied into the message."),
      fields: use("fields", "The message's own fields; a ? at the end of a name means that the field may be missing."),
      object: openness("Whether unknown members are valid, when it differs from `objects` of the protocol."),
      reserved,
      rules: named("Rules between the fields, by name.", plainNames, use("rule"), 1),
      examples: named(
        "Valid messages by name: fields on top of `envelope.example`.",
        anyNames,
        jsonObject("The fields of the example, or like, set and drop."),
      ),
      variations: list("More valid messages, made from examples.", use("variation"), 1),
      invalid: named(
        "Messages that strict reading refuses, by name, each with the issue it must produce.",
        anyNames,
        use("invalidExample"),
      ),
      wire: named("Messages as they arrive, by name, with what they read as.", anyNames, use("wireExample"), 1),
      since,
      deprecated,
      allow,
    },
    ["doc", "from", "to", "examples", "invalid"],
  ),
  variation: object(
    "a variation",
    { like, field: text("The field to vary."), values: list("One valid example is made per value.", json("A value of the field."), 1) },
    ["like", "field", "values"],
  ),
  invalidExample: object(
    "an invalid example",
    { ...edits, dropEach: fieldPaths("Makes one case per field: the field is left out and must be missed.", 1), issue, at },
    ["like"],
  ),
  wireExample: oneKindOf({
    noun: "a wire example",
    common: {
      mode: word("The mode it is read in.", { strict: "What the document says.", lenient: "What is seen in practice too." }),
      reads: jsonObject("The fields it reads as, on top of nothing."),
      warnings: list("Codes of the warnings it must produce.", text("Code of a warning.")),
      issue,
      at,
    },
    kinds: {
      like: edits,
      json: { json: text("The message as JSON text.") },
      ndjson: { ndjson: text("The message as a line of JSON.") },
      yaml: { yaml: text("The message as YAML text.") },
      mail: { mail: text("The message as a mail: `Subject:` and `Body:` lines.") },
    },
    required: (kind) => [kind],
  }),
};
