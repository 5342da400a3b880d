// Messages with their examples: valid examples, variations, invalid examples and wire examples.

import {
  allow,
  anyNames,
  deprecated,
  exampleName,
  fieldPaths,
  messageList,
  openness,
  plainNames,
  anyField,
  reserved,
  roleName,
  since,
  structTypeNames,
  strings,
} from "./names.js";
import {
  byType,
  defining,
  flag,
  formed,
  json,
  jsonObject,
  list,
  named,
  object,
  oneKindOf,
  referring,
  string,
  stringSchemas,
  use,
  choice,
  type LanguageSchema,
} from "./schema.js";

type Keys = Readonly<Record<string, LanguageSchema>>;

const anyString = stringSchemas["string"]!;

const like = exampleName("The example to start from.");
const issue = referring(
  "issue",
  formed("The code of the expected issue.", "^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$", "an issue code such as missing-field or rule/name"),
);
const at = byType(
  "The location of the expected issue: a field, or a path written as an array.",
  "array",
  {
    ...list("A path that starts at the message.", { description: "A property name or an index.", type: ["string", "integer"] }),
    holds: "path",
  },
  anyField("The field."),
);

const edits: Keys = { like, set: jsonObject("The fields to set.", "fields"), drop: fieldPaths("The fields to remove.", 1) };

const roleOrList = (description: string): LanguageSchema =>
  byType(description, "array", list(description, roleName("A role."), 1), roleName("A role."));

/** The code of an issue or a warning. */
export const issueCode = (description: string): LanguageSchema => use("issueCode", description);

/** The TypeScript name of a message. */
export const typeScriptName = (description: string): LanguageSchema =>
  formed(description, "^[A-Z][A-Za-z0-9]*$", "a name that starts with a capital letter");

/** The rules and examples of a message. */
export const sampleKeys: Keys = {
  rules: named("Rules between the fields, by name.", defining("rule", plainNames), use("rule"), 1),
  examples: named(
    "Valid messages, by name. Their fields are added to `envelope.example`.",
    defining("example", anyNames),
    jsonObject("The fields of the example, or like, set and drop.", "example"),
  ),
  variations: list("Variations of the examples, one per value.", use("variation"), 1),
  invalid: named("Messages that strict mode rejects, by name, each with the expected issue.", anyNames, use("invalidExample")),
  wire: named("Encoded messages, by name, each with the expected result of decoding.", anyNames, use("wireExample"), 1),
};

export const messageSchemas: Keys = {
  message: object(
    "a message",
    {
      doc: string("A description, in one sentence."),
      name: typeScriptName("The TypeScript name, without the suffix of the frame. Derived from the tag by default."),
      originalName: string("The name in the protocol's own document, if it differs."),
      from: roleOrList("The role or roles that send the message. Required if the protocol has roles."),
      to: roleOrList("The role or roles that receive the message. Required if the protocol has roles."),
      ack: choice("Whether the recipient must acknowledge the message.", { required: "An acknowledgement is required." }),
      replies: messageList("The messages that reply to it. An empty array states that no reply is expected."),
      needs: list(
        "The capabilities without which the message must not be sent. The receiver must have declared them or, where only its role declares them, the sender.",
        referring("capability", anyString),
        1,
      ),
      conventions: {
        ...named(
          "The values that are commonly used for a field, for the docs. `request` is the value of the message being replied to.",
          anyNames,
          byType(
            "The common values.",
            "array",
            strings("A common value."),
            choice("The common value.", { request: "The value of the message being replied to." }),
          ),
        ),
        holds: "fields",
      },
      aliases: strings("Other tags that are accepted when decoding. They are never encoded."),
      lenient: {
        description: "What lenient mode also accepts.",
        ...object("a leniency of a message", {
          aliases: strings("Other tags that are accepted in lenient mode. The decoded message keeps them."),
        }),
      },
      envelope: {
        description: "Extends or narrows the envelope for this message.",
        ...object("the envelope of a message", {
          include: structTypeNames("Object types whose fields are added to the envelope."),
          fields: use("fields", "Fields that are added to the envelope, or that replace its fields."),
        }),
      },
      frame: use("frameName", "Protocols with frames: the frame of the message. Needed where several frames are possible."),
      tag: string("Protocols with frames: the tag, if it is not the name of the message."),
      body: use("bodyType", "A body that is not written as `fields`: `text`, or in protocols with frames `none` or any type."),
      bodyRequired: flag(
        "Protocols with frames: whether the body is required. By default it is, unless it is an object without required fields.",
      ),
      result: byType(
        "Protocols with frames: the type of the result of a request, or `none` for a result without a body.",
        "object",
        use("result"),
        use("bodyType"),
      ),
      timeout: formed(
        "Protocols with frames: how long a connection waits for the answer to a request, unless the call says otherwise. Progress and results of a stream start the time anew. Defaults to one minute; `none` waits until the connection ends.",
        "^(?:none|[1-9][0-9]*[smhd])$",
        "a duration such as 30s, 5m, 2h or 1d, or none",
      ),
      include: structTypeNames("Object types whose fields are copied into the message."),
      fields: use("fields", "The fields of the message. A ? at the end of a name makes the field optional."),
      object: openness("Whether unknown properties are allowed. Defaults to `objects` of the protocol."),
      extras: use("extras", "The constraints on unknown properties."),
      reserved,
      ...sampleKeys,
      since,
      deprecated,
      allow,
    },
    ["doc"],
  ),
  frameName: referring("frame", anyString),
  issueCode: referring("issue", anyString),
  jsonText: { ...anyString, holds: "json-text" },
  yamlText: { ...anyString, holds: "yaml-text" },
  mailText: { ...anyString, holds: "mail-text" },
  variation: object(
    "a variation",
    {
      like,
      field: anyField("The field to vary."),
      values: { ...list("The values. Each creates one valid example.", json("A value of the field."), 1), holds: "values-of-field" },
    },
    ["like", "field", "values"],
  ),
  invalidExample: object(
    "an invalid example",
    { ...edits, dropEach: fieldPaths("Creates one invalid example per field, without that field.", 1), issue, at },
    ["like"],
  ),
  wireExample: oneKindOf({
    noun: "a wire example",
    common: {
      mode: choice("The mode that is used for decoding.", { strict: "Strict mode.", lenient: "Lenient mode." }),
      reads: jsonObject("The expected fields of the decoded message.", "fields"),
      warnings: list("The codes of the expected warnings.", issueCode("The code of a warning.")),
      issue,
      at,
    },
    kinds: {
      like: edits,
      json: { json: use("jsonText", "The message as JSON.") },
      ndjson: { ndjson: use("jsonText", "The message as a line of newline-delimited JSON.") },
      yaml: { yaml: use("yamlText", "The message as YAML.") },
      mail: { mail: use("mailText", "The message as a mail message: `Subject:` and `Body:` lines.") },
    },
    required: (kind) => [kind],
  }),
};
