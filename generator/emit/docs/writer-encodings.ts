// How authors write a message in each encoding.

import type { EncodingName, MailEncoding } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, count, listed } from "../../text/markdown.js";
import { subjectText } from "./encoding-text.js";

/** The encoding of the examples, which the protocol names first. */
export const firstEncoding = ({ encodings }: Pick<ProtocolModel, "encodings">): EncodingName =>
  (Object.keys(encodings) as EncodingName[])[0] ?? "json";

/** Whether authors write mail messages, unless they choose another encoding. */
export const isMail = (model: Pick<ProtocolModel, "encodings">): boolean => firstEncoding(model) === "mail";

/** Whether the fields of a body are written in YAML as a block scalar that contains YAML. */
export const isBlockScalar = ({ encodings: { yaml } }: Pick<ProtocolModel, "encodings">): boolean => yaml?.body?.writes === "text";

/** How to write a message in each encoding other than the first one, in one line each. */
export function otherEncodingLines(model: ProtocolModel): readonly string[] {
  const { encodings, body } = model;
  const instructions: { readonly [name in EncodingName]: () => string } = {
    json: () => "JSON. Write the message as one JSON object.",
    ndjson: () => "NDJSON. Write the message as one JSON object on its own line, without line breaks inside it.",
    sse: () => "Server-sent events. Write `data: `, the message as one JSON object on the same line, and an empty line after it.",
    "content-length": () =>
      "JSON with a header. Write `Content-Length: ` with the number of bytes of the JSON object, an empty line, and the object. End both lines of the header with CR LF.",
    yaml: () => {
      const form = isBlockScalar(model) ? "a block scalar that contains YAML" : "a mapping";
      return `YAML. Write the message as one mapping${body === "inline" ? "" : `, with the fields inside ${code(body.field)} as ${form}`}.`;
    },
    mail: () => `Markdown mail. ${encodings.mail === undefined ? "" : mailInstructions(model, encodings.mail).join(" ")}`,
  };
  const others = (Object.keys(encodings) as EncodingName[]).filter((name) => name !== firstEncoding(model));
  return others.map((name) => {
    const limit = encodings[name]?.maxBytes;
    return `Also allowed: ${instructions[name]()}${limit === undefined ? "" : ` At most ${count(limit)} bytes per message.`}`;
  });
}

/** The forms of a subject: the first one, and for each other one the fields without which it is used. */
function subjectWords(model: ProtocolModel, [first = [], ...others]: MailEncoding["subjects"]): string {
  const fieldsOf = (subject: typeof first): readonly string[] =>
    subject.flatMap((part) => (typeof part === "object" && "field" in part ? [part.field.join(".")] : []));
  const alternatives = others.map((subject) => {
    const missing = fieldsOf(first).filter((field) => !fieldsOf(subject).includes(field));
    const form = code(subjectText(model, subject));
    // A form with all fields of the first one is only read.
    return missing.length === 0 ? "" : `, or as ${form} if the message has no ${listed(missing.map(code), "or")}`;
  });
  return `${code(subjectText(model, first))}${alternatives.join("")}`;
}

/** How to write a mail message. */
export function mailInstructions(model: ProtocolModel, { subjects, parts }: MailEncoding): readonly string[] {
  return [
    `Write the subject as ${subjectWords(model, subjects)}. Copy the type exactly from the section heading below.`,
    "Write a field with a label on its own line: the label, then the value. Put these lines before the first section, or in the section that the field names.",
    "Start each section with a heading line: `## ` followed by the name of the section.",
    "If an array follows a label, separate its items with commas. If an array is the content of a section, write each item on its own line, starting with `- `.",
    ...(parts.thread === undefined ? [] : [threadInstruction(model, parts.thread)]),
  ];
}

/** Where the thread goes, which is not part of the text. */
function threadInstruction({ parts }: ProtocolModel, name: string): string {
  const others = (parts.thread ?? []).filter((path) => path[0] !== name).map((path) => code(path.join(".")));
  const usual = others.length === 0 ? "" : ` (usually ${listed(others, "or")})`;
  return `Send the message in the thread ${code(name)}${usual}. Pass the thread to the mail server; it is not part of the subject or body.`;
}
