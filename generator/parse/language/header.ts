// The header of a protocol: reading, encodings and the envelope.

import { sampleKeys, typeScriptName } from "./message.js";
import { allow, anyField, anyNames, fieldPath, messageName, messageOrList, openness, plainNames } from "./names.js";
import {
  byType,
  choose,
  defining,
  flag,
  formed,
  json,
  jsonObject,
  list,
  named,
  object,
  referring,
  string,
  stringSchemas,
  use,
  integer,
  choice,
  type LanguageSchema,
} from "./schema.js";

const nulls = (description: string): LanguageSchema =>
  choice(description, {
    reject: "Null is rejected.",
    optional: "Null in an optional field is treated as missing.",
    absent: "Null in any field is treated as missing.",
  });

const maxBytes = integer("The maximum size of a message in UTF-8 bytes, checked before decoding.", 1);

const duplicateKeys = choice("What happens to JSON in which an object has the same key twice.", {
  accept: "The last value counts, as in most JSON parsers.",
  reject: "It is rejected.",
});

const limited = (description: string, noun: string): LanguageSchema => ({ description, ...object(noun, { maxBytes, duplicateKeys }) });

const bodyForm = (description: string): LanguageSchema =>
  choice(description, { mapping: "A YAML mapping.", text: "A block string that contains YAML." });

const propertyName = (description: string): LanguageSchema => anyField(description);

const constant: LanguageSchema = {
  description: "The value of the property.",
  type: ["string", "number", "boolean"],
  noun: "a string, a number or a boolean",
};

const failure = (description: string): LanguageSchema => ({
  ...json(
    `The body of the error, or a list of bodies that are allowed, of which the first is sent. ${description} Strings can contain $details.`,
  ),
  holds: "failure",
});

/** The keys of both kinds of envelopes. */
const sharedKeys: Readonly<Record<string, LanguageSchema>> = {
  object: openness("Whether unknown envelope fields are allowed. Defaults to `objects` of the protocol."),
  sender: fieldPath("The field that contains the sender."),
  recipient: fieldPath("The field that contains the recipient."),
  time: fieldPath("The field that contains the time of the message."),
  thread: list("The fields that contain the thread. The first that is present is used.", fieldPath("A field."), 1),
  version: fieldPath("The field that contains the protocol version of the sender."),
  fields: use("fields", "The fields that every message has. A ? at the end of a name makes the field optional."),
  rules: named("Rules between the fields, by name.", defining("rule", plainNames), use("rule"), 1),
  example: jsonObject("The envelope values that all examples start from. Derived from the required fields by default.", "fields"),
};

const framedEnvelope = object(
  "an envelope with frames",
  {
    frames: named("The kinds of messages. A message is in the first frame that it fits.", defining("frame", plainNames), use("frame"), 1),
    ...sharedKeys,
  },
  ["frames"],
);

const flatEnvelope = object(
  "the envelope",
  {
    tag: fieldPath("The field that contains the message type. A protocol with a single message needs none."),
    body: byType(
      "The location of a message's own fields: `inline` next to the envelope fields (the default), or the name of the field that contains them.",
      "object",
      object(
        "the body",
        { field: anyField("The field that contains the body."), max: integer("The maximum length of the encoded body, in characters.", 1) },
        ["field"],
      ),
      { ...anyField("`inline`, or the field that contains the body."), examples: ["inline"] },
    ),
    id: fieldPath("The field that identifies a message."),
    replyTo: fieldPath("The field that refers to the message being replied to."),
    ack: {
      description: "The fields for acknowledgements.",
      ...object(
        "ack",
        { wanted: fieldPath("The field that requests an acknowledgement."), given: fieldPath("The field that acknowledges a message.") },
        ["wanted", "given"],
      ),
    },
    ...sharedKeys,
  },
  [],
);

export const headerSchemas: Readonly<Record<string, LanguageSchema>> = {
  reading: object(
    "reading",
    {
      default: choice("The mode that is used if the caller does not specify one. Strict by default.", {
        strict: "Accepts what the protocol's document allows.",
        lenient: "Also accepts common deviations, with warnings.",
      }),
      trim: flag("Whether white space around the strings of envelope fields is removed."),
      nulls: nulls("How null is handled in fields that are not nullable."),
      emptyStrings: choice("How empty strings in envelope fields are handled.", {
        keep: "Kept as an empty string.",
        absent: "Treated as missing.",
      }),
      lenient: {
        description: "What lenient mode also accepts.",
        ...object("the lenient mode", {
          missing: choice("How missing required fields are handled.", {
            reject: "An issue.",
            body: "A warning in the body, an issue in the envelope.",
            unset: "A warning.",
          }),
          invalid: choice("How invalid values are handled.", { reject: "An issue.", unset: "The field is removed with a warning." }),
          unknownValues: choice("How values outside a closed enum are handled.", {
            reject: "An issue.",
            keep: "Kept with a warning.",
            uppercase: "Converted to upper case and kept, with a warning.",
          }),
          unknownTypes: choice("How messages of an unknown type are handled.", {
            reject: "An issue.",
            keep: "Decoded as an unknown message.",
          }),
          nulls: nulls("How null is handled in fields that are not nullable."),
          bodies: choice("How a string is handled where a body with fields is expected.", {
            reject: "An issue.",
            text: "Kept as a string with a warning.",
          }),
        }),
      },
    },
    [],
  ),
  encodings: {
    minProperties: 1,
    ...object("`encodings`", {
      json: limited("Messages as JSON.", "the json encoding"),
      ndjson: limited("Messages as newline-delimited JSON.", "the ndjson encoding"),
      sse: limited("Messages as JSON in the data of server-sent events.", "the sse encoding"),
      "content-length": limited("Messages as JSON, each after a `Content-Length` header.", "the content-length encoding"),
      yaml: {
        description: "Messages as YAML.",
        ...object("the yaml encoding", {
          maxBytes,
          body: {
            description: "The formats of a body with fields.",
            ...object(
              "the body of the yaml encoding",
              { reads: list("The formats that are decoded.", bodyForm("A format."), 1), writes: bodyForm("The format that is encoded.") },
              ["reads", "writes"],
            ),
          },
        }),
      },
      mail: use("mailEncoding", "Messages as Markdown mail."),
    }),
  },
  exportNames: object("`names`", {
    Message: typeScriptName("The union of all messages. `Received…`, `…Schema`, `assert…` and `…Arbitrary` follow."),
    MessageType: typeScriptName("The message types as constants."),
    Issue: typeScriptName("The type of an issue."),
    Received: typeScriptName("The type of a leniently decoded message."),
    Result: typeScriptName("The type of what `validate` and `decode` return."),
    Requests: typeScriptName("Protocols with frames: the requests by message type."),
    Responses: typeScriptName("Protocols with frames: the messages that answer requests."),
    Results: typeScriptName("Protocols with frames: the bodies of the answers to requests."),
    SentBy: typeScriptName("The messages that each role sends."),
    ReceivedBy: typeScriptName("The messages that each role receives."),
    RepliesTo: typeScriptName("The replies to each message."),
    ServedBy: typeScriptName("Protocols with frames: the requests that each role receives."),
    Notifications: typeScriptName("Protocols with frames: the messages that are not answered, by message type."),
  }),
  template: { ...stringSchemas["string"]!, holds: "template" },
  mailEncoding: object(
    "the mail encoding",
    {
      maxBytes,
      parts: {
        description: "The properties of a raw mail message.",
        ...object(
          "the parts of a mail message",
          {
            subject: anyField("The property that contains the subject."),
            body: anyField("The property that contains the body."),
            thread: anyField("The property that contains the thread."),
            ack: anyField("The property that requests an acknowledgement."),
          },
          ["subject", "body"],
        ),
      },
      subjects: list(
        "Templates of the subject line, with fields and the tag in braces. All are decoded; the first whose fields are set is encoded.",
        use("template", "A template such as [{id}] {type}."),
        1,
      ),
      precedence: list("The messages in order of precedence, in case a subject contains several tags.", messageName("A message."), 1),
      keeps: {
        description: "The fields that keep content for which there is no other field.",
        ...object("`keeps` of the mail encoding", {
          raw: anyField("The field for the raw mail message."),
          labels: anyField("The field for unknown labels."),
          sections: anyField("The field for unknown sections."),
        }),
      },
    },
    ["parts", "subjects", "precedence"],
  ),
  envelope: choose({ type: "object", required: ["frames"] }, framedEnvelope, flatEnvelope),
  frame: object(
    "a frame",
    {
      doc: string("A description, in one sentence."),
      has: list("The properties that every message of the frame has.", propertyName("A property."), 1),
      where: {
        minProperties: 1,
        ...named("The properties that identify the frame, with their values.", anyNames, constant),
        holds: "fields",
      },
      tag: propertyName("The property that contains the name of the message."),
      id: propertyName("The property that identifies a request. Messages of this frame have a result if another frame has `replyTo`."),
      replyTo: propertyName("The property that contains the ID of the request being answered."),
      body: propertyName("The property that contains the message's own fields. Without it they are next to the fields of the frame."),
      fields: use("fields", "The fields of the frame. A ? at the end of a name makes the field optional."),
      type: use("bodyType", "The type of the body of an error. Only with `replyTo`: it makes the frame the one for errors."),
      name: typeScriptName("The TypeScript name of a message without a tag. Derived from the name of the frame by default."),
      suffix: formed(
        "The end of the TypeScript names of the messages. The name of the frame by default.",
        "^[A-Z][A-Za-z0-9]*$",
        "a name that starts with a capital letter",
      ),
      example: jsonObject("The values that the examples of the frame start from, in addition to `envelope.example`.", "fields"),
      ...sampleKeys,
      allow,
    },
    ["doc"],
  ),
  failures: {
    minProperties: 1,
    ...object("failures", {
      unparsable: failure("The input is not valid JSON."),
      unknownMessage: failure("The tag is unknown."),
      invalidEnvelope: failure(
        "The request has issues outside its body, for example an ID that is not an exact integer. As `invalidMessage` by default.",
      ),
      invalidMessage: failure("The request has issues."),
      handlerFailed: failure("The handler of the request threw an error."),
      undeclared: failure("The request needs a capability that was not declared. Defaults to `unknownMessage`."),
      unsupportedVersion: failure(
        "The version of the request is not supported. Strings can contain $versions. Defaults to `invalidMessage`.",
      ),
    }),
  },
  cancellation: requestLink("the cancellation", "The message that cancels a request.", "The requests that can be cancelled."),
  progress: requestLink("the progress", "The message that reports the progress of a request.", "The requests whose progress is reported."),
  others: object(
    "other messages",
    { pattern: string("A regular expression that the tags must match. Use single quotes."), doc: string("What these messages are.") },
    ["doc"],
  ),
};

/** A message that means a request by the values of some of its fields. */
function requestLink(noun: string, message: string, requests: string): LanguageSchema {
  return object(
    noun,
    {
      message: messageName(message),
      requests: messageOrList(`${requests} All of them by default.`),
      where: {
        minProperties: 1,
        ...named(
          "Fields of the message, each with the field of the request that has the same value.",
          referring("field", anyNames),
          fieldPath("A field of the request."),
        ),
      },
    },
    ["message", "where"],
  );
}
