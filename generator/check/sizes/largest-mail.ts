// The maximum size of a message as a mail message: the subject line, labels and sections.

import type { Field, MailEncoding, MessageDescriptor, ProtocolDescriptor, Shape, SubjectPart } from "@wirepact/core";
import type { LargestSize, Layout } from "./layout.js";

type SizeOf = (shape: Shape, layout: Layout, name: string) => LargestSize;

/** Strings are not escaped, so that a character takes at most four bytes; a map consists of labels or sections. */
const mailLayout: Layout = {
  scalar: (bound) => (bound.kind === "bare" ? bound.bytes + "%".length : bound.length * Math.min(bound.cost, 4)),
  list: (count, item) => count * (item + "- \n".length),
  members: (members) => members.reduce((sum, { key, value }) => sum + "## : \n\n".length + key + value, 0),
};

/** The size of a mail message in bytes, and the unlimited fields. */
export function largestMail(model: ProtocolDescriptor, message: MessageDescriptor, sizeOf: SizeOf): LargestSize {
  const { mail } = model.encodings;
  if (mail === undefined) return { bytes: 0, unbounded: [] };
  const sizes = message.shape.fields
    .filter((field) => isWritten(field, mail))
    .map((field) => ({ field, ...sizeOf(field.shape, mailLayout, field.name) }));
  const bytesOf = (name: string): number => sizes.find(({ field }) => field.name === name)?.bytes ?? 0;
  const partBytes = (part: SubjectPart): number =>
    typeof part === "string" ? byteLength(part) : "tag" in part ? byteLength(message.name) : bytesOf(String(part.field[0]));
  const subjects = mail.subjects.map((parts) => parts.reduce((sum, part) => sum + partBytes(part), 0));
  const body = sizes.reduce((sum, { field, bytes }) => sum + leadOf(field) + bytes, 0);
  return {
    bytes: byteLength("Subject: \n\nBody:\n") + Math.max(byteLength(message.name), ...subjects) + body,
    unbounded: [...new Set(sizes.flatMap(({ unbounded }) => unbounded))],
  };
}

/** Fields with a location in the mail message, including the subject, and those that receive unknown content. */
const isWritten = ({ name, mail }: Field, { keeps, subjects }: MailEncoding): boolean =>
  mail !== undefined ||
  name === keeps.labels ||
  name === keeps.sections ||
  subjects.flat().some((part) => typeof part === "object" && "field" in part && part.field[0] === name);

/** The size of what surrounds the content of a field. */
function leadOf({ mail }: Field): number {
  switch (mail?.at) {
    case "label":
    case "bullet":
      return byteLength(`- ${mail.label}: \n`) + (mail.in === undefined ? 1 : byteLength(`\n## ${mail.in}\n\n`));
    case "section":
      return byteLength(`\n## ${mail.section}\n\n`);
    default:
      return 2;
  }
}

const encoder = new TextEncoder();

const byteLength = (text: string): number => encoder.encode(text).length;
