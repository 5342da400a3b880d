// The head of a protocol: reading, encodings and the envelope.

import { fieldPath, openness, plainNames } from "./names.js";
import { byType, flag, jsonObject, list, named, object, text, use, whole, word, type LanguageSchema } from "./schema.js";

const nulls = (description: string): LanguageSchema =>
  word(description, {
    reject: "A null is refused.",
    optional: "A null in an optional field counts as absent.",
    absent: "A null anywhere counts as absent.",
  });

const maxBytes = whole("Greatest size of a message in bytes of UTF-8, checked before it is read.", 1);

const limited = (description: string, noun: string): LanguageSchema => ({ description, ...object(noun, { maxBytes }) });

const bodyForm = (description: string): LanguageSchema =>
  word(description, { mapping: "A mapping.", text: "YAML inside a block of text." });

export const headerSchemas: Readonly<Record<string, LanguageSchema>> = {
  reading: object(
    "reading",
    {
      default: word("The mode when the caller gives none.", {
        strict: "What the document says.",
        lenient: "What is seen in practice too, with warnings.",
      }),
      trim: flag("Texts of envelope fields lose the white space around them."),
      nulls: nulls("How a null is read where it is no value."),
      emptyStrings: word("How an empty text in an envelope field is read.", { keep: "As an empty text.", absent: "As absent." }),
      lenient: {
        description: "What lenient reading does besides.",
        ...object("lenient reading", {
          missing: word("A required field is missing.", {
            reject: "An issue.",
            body: "A warning inside a body, an issue in the envelope.",
            unset: "A warning.",
          }),
          invalid: word("A value cannot be read or does not fit.", { reject: "An issue.", unset: "It is dropped with a warning." }),
          unknownValues: word("A word outside a closed enum.", {
            reject: "An issue.",
            keep: "Kept with a warning.",
            uppercase: "Kept in upper case with a warning.",
          }),
          unknownTypes: word("A message of unknown type.", { reject: "An issue.", keep: "Read as an unknown message." }),
          nulls: nulls("How a null is read where it is no value."),
          bodies: word("A typed body that is text.", { reject: "An issue.", text: "Kept as text with a warning." }),
        }),
      },
    },
    ["default"],
  ),
  encodings: {
    minProperties: 1,
    ...object("the mapping of encodings", {
      json: limited("Messages as JSON.", "the json encoding"),
      ndjson: limited("Messages as lines of JSON.", "the ndjson encoding"),
      yaml: {
        description: "Messages as YAML.",
        ...object("the yaml encoding", {
          maxBytes,
          body: {
            description: "The forms of a typed body.",
            ...object(
              "the body of the yaml encoding",
              { reads: list("Forms that are read.", bodyForm("A form."), 1), writes: bodyForm("The form that is written.") },
              ["reads", "writes"],
            ),
          },
        }),
      },
      mail: use("mailEncoding", "Messages as Markdown mail."),
    }),
  },
  mailEncoding: object(
    "the mail encoding",
    {
      maxBytes,
      parts: {
        description: "Members of the raw mail that carry the texts.",
        ...object(
          "the parts of a mail",
          {
            subject: text("The member that holds the subject line."),
            body: text("The member that holds the text."),
            thread: text("The member that names the thread."),
            ack: text("The member that asks for an acknowledgement."),
          },
          ["subject", "body"],
        ),
      },
      subjects: list(
        "Forms of the subject line, fields and tag in braces. All are read; the first whose fields are known is written.",
        text("A form such as [{id}] {type}."),
        1,
      ),
      precedence: list("When a subject holds several type words, the earliest of this list wins.", text("A message."), 1),
      keeps: {
        description: "Fields that keep what has no field of its own.",
        ...object("what is kept of a mail", {
          raw: text("Field for the raw mail."),
          labels: text("Field for unknown labels."),
          sections: text("Field for unknown sections."),
        }),
      },
    },
    ["parts", "subjects", "precedence"],
  ),
  envelope: object(
    "the envelope",
    {
      tag: fieldPath("The field that tells message types apart."),
      body: byType(
        "Where a message's own fields live: `inline` beside the envelope, or the name of the field that holds them.",
        "object",
        object(
          "the body",
          { field: text("The field that holds them."), max: whole("Greatest length of the body as text, in characters.", 1) },
          ["field"],
        ),
        { ...text("`inline`, or the field that holds them."), examples: ["inline"] },
      ),
      object: openness("Whether unknown envelope fields are valid, when it differs from `objects`."),
      id: fieldPath("The field that identifies a message."),
      sender: fieldPath("The field that names the sender."),
      recipient: fieldPath("The field that names the recipient."),
      time: fieldPath("The field that says when the message was made."),
      thread: list("Fields that name the thread; the first that is present counts.", fieldPath("A field."), 1),
      replyTo: fieldPath("The field that names the message that is answered."),
      version: fieldPath("The field that names the protocol version the sender speaks."),
      ack: {
        description: "The fields about acknowledgements.",
        ...object("ack", { wanted: fieldPath("Whether one is wanted."), given: fieldPath("Whether it was given.") }, ["wanted", "given"]),
      },
      fields: use("fields", "The fields that every message carries; a ? at the end of a name means that the field may be missing."),
      rules: named("Rules between the fields, by name.", plainNames, use("rule"), 1),
      example: jsonObject("Values that the examples of all messages start from."),
    },
    ["tag", "body", "fields", "example"],
  ),
};
