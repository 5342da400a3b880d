// The type of a message: by its tag, or by its frame in a protocol with frames.

import { readPath, type ProtocolDescriptor } from "@wirepact/core";
import { identify } from "@wirepact/core/codegen/frames";

/** The name of the message type, also where the message uses an alias; empty when it has none. */
export function typeOf(protocol: ProtocolDescriptor, message: object): string {
  if (protocol.frames !== undefined) return identify(protocol, message)?.name ?? "";
  const tag = readPath(message, [protocol.tag]);
  if (typeof tag !== "string") return "";
  if (Object.hasOwn(protocol.messages, tag)) return tag;
  const named = Object.values(protocol.messages).find(
    ({ aliases, lenientAliases }) => aliases?.includes(tag) || lenientAliases?.includes(tag),
  );
  // No view selects a type that the protocol does not have, so its name is not needed.
  return named?.name ?? "";
}
