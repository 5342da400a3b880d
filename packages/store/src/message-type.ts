// The type of a message: the name that views select.

import { readPath, type ProtocolDescriptor } from "@wirepact/core";
import { findFrame, identify } from "@wirepact/core/codegen/frames";

/**
 * The name of the type of a message, also where the message uses an alias; empty if the protocol does not have the type. A result whose request is
 * not known, and an error, have the name of their frame.
 */
export function typeOfMessage(protocol: ProtocolDescriptor, message: unknown): string {
  if (protocol.frames !== undefined) {
    const frame = findFrame(protocol, message);
    return identify(protocol, message)?.name ?? (frame?.kind === "message" ? "" : (frame?.name ?? ""));
  }
  const tag = readPath(message, [protocol.tag]);
  if (typeof tag !== "string") return "";
  if (Object.hasOwn(protocol.messages, tag)) return tag;
  const named = Object.values(protocol.messages).find(
    ({ aliases, lenientAliases }) => aliases?.includes(tag) || lenientAliases?.includes(tag),
  );
  // No view selects a type that the protocol does not have, so its name is not needed.
  return named?.name ?? "";
}
