// The header of a protocol: reading, encodings and the envelope.

import { fieldPath, openness, plainNames } from "./names.js";
import { byType, flag, jsonObject, list, named, object, string, use, integer, choice, type LanguageSchema } from "./schema.js";

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

export const headerSchemas: Readonly<Record<string, LanguageSchema>> = {
  reading: object(
    "reading",
    {
      default: choice("The mode that is used if the caller does not specify one.", {
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
    ["default"],
  ),
  encodings: {
    minProperties: 1,
    ...object("`encodings`", {
      json: limited("Messages as JSON.", "the json encoding"),
      ndjson: limited("Messages as newline-delimited JSON.", "the ndjson encoding"),
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
      mail: use("mailEncoding", "Messages as Markdown mails."),
    }),
  },
  mailEncoding: object(
    "the mail encoding",
    {
      maxBytes,
      parts: {
        description: "The properties of a raw mail.",
        ...object(
          "the parts of a mail",
          {
            subject: string("The property that contains the subject."),
            body: string("The property that contains the body."),
            thread: string("The property that contains the thread."),
            ack: string("The property that requests an acknowledgement."),
          },
          ["subject", "body"],
        ),
      },
      subjects: list(
        "Templates of the subject line, with fields and the tag in braces. All are decoded; the first whose fields are set is encoded.",
        string("A template such as [{id}] {type}."),
        1,
      ),
      precedence: list("The messages in order of precedence, in case a subject contains several tags.", string("A message."), 1),
      keeps: {
        description: "The fields that receive content without a field of its own.",
        ...object("what is kept of a mail", {
          raw: string("The field for the raw mail."),
          labels: string("The field for unknown labels."),
          sections: string("The field for unknown sections."),
        }),
      },
    },
    ["parts", "subjects", "precedence"],
  ),
  envelope: object(
    "the envelope",
    {
      tag: fieldPath("The field that contains the message type."),
      body: byType(
        "The location of a message's own fields: `inline` next to the envelope fields, or the name of the field that contains them.",
        "object",
        object(
          "the body",
          { field: string("The field that contains the body."), max: integer("The maximum length of the encoded body, in characters.", 1) },
          ["field"],
        ),
        { ...string("`inline`, or the field that contains the body."), examples: ["inline"] },
      ),
      object: openness("Whether unknown envelope fields are allowed. Defaults to `objects` of the protocol."),
      id: fieldPath("The field that identifies a message."),
      sender: fieldPath("The field that contains the sender."),
      recipient: fieldPath("The field that contains the recipient."),
      time: fieldPath("The field that contains the time of the message."),
      thread: list("The fields that contain the thread. The first that is present is used.", fieldPath("A field."), 1),
      replyTo: fieldPath("The field that refers to the message being replied to."),
      version: fieldPath("The field that contains the protocol version of the sender."),
      ack: {
        description: "The fields for acknowledgements.",
        ...object(
          "ack",
          { wanted: fieldPath("The field that requests an acknowledgement."), given: fieldPath("The field that acknowledges a message.") },
          ["wanted", "given"],
        ),
      },
      fields: use("fields", "The fields that every message has. A ? at the end of a name makes the field optional."),
      rules: named("Rules between the fields, by name.", plainNames, use("rule"), 1),
      example: jsonObject("The envelope values that all examples start from."),
    },
    ["tag", "body", "fields", "example"],
  ),
};
