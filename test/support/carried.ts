// The part of a message that its text carries.

import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import type { Field } from "../../packages/core/src/shape/shape.js";

/** What decoding gives of a text, without what a text does not carry: fields that are only decoded, and of a mail message the raw mail message, the thread and constants. */
export function carried(protocol: ProtocolDescriptor, message: unknown): unknown {
  const { raw, thread } = { ...protocol.encodings.mail?.keeps, ...protocol.encodings.mail?.parts };
  const unwritten = new Set([raw, thread, ...unwrittenFields(protocol, message)]);
  return Object.fromEntries(Object.entries(message as object).filter(([name]) => !unwritten.has(name)));
}

function unwrittenFields(protocol: ProtocolDescriptor, message: unknown): readonly string[] {
  const tag = (message as Readonly<Record<string, unknown>>)[protocol.tag];
  const isUnwritten = ({ decodeOnly, mail, shape }: Field): boolean =>
    decodeOnly === true || (mail !== undefined && shape.kind === "literal");
  return protocol.messages[String(tag)]?.shape.fields.filter(isUnwritten).map(({ name }) => name) ?? [];
}
