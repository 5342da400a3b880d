// Acknowledgements: whether a message wants one, whether it has it, and giving it.

import { createEntry } from "./conversation-entry.js";
import { readPath, replaceAt } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";

/** Whether a message wants an acknowledgement that it does not have yet. The flag on the message wins over its type. */
export function isPending(protocol: ProtocolDescriptor, message: unknown): boolean {
  const { ackWanted, acknowledged } = createEntry(protocol, message, 0);
  return ackWanted && !acknowledged;
}

/** A copy of a raw mail message, or of a message that holds one, that is marked as acknowledged. A message that was never sent is returned unchanged. */
export function acknowledge<T extends object>(protocol: ProtocolDescriptor, value: T): T {
  const given = protocol.parts.ack?.given;
  if (given === undefined) return value;
  const raw = protocol.encodings.mail?.parts.subject;
  const isRawMail = raw !== undefined && Object.hasOwn(value, raw) && !Object.hasOwn(value, protocol.tag);
  if (isRawMail) return replaceAt(value, given.slice(-1), true) as T;
  return readPath(value, given.slice(0, -1)) === undefined ? value : (replaceAt(value, given, true) as T);
}
