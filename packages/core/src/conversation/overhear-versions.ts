// Which version each message of a conversation has, for somebody who hears both parties.

import { findFrame, idIn, idKey, identify } from "../frames/frames.js";
import { isObject } from "../base/json-kind.js";
import { readText } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { AskedIn, OtherVersion, StatedVersion, VersionRules } from "../versions/version-rules.js";

/** What a message shows of its version. */
export interface OverheardVersion<V> extends StatedVersion<V> {
  /** It begins a handshake, or answers one, which fixes the version. */
  readonly handshake?: "begins" | "ends";
}

/** The most requests without an answer that are remembered. */
const maxOpen = 10_000;

/** Tells the versions of messages in the order in which they were sent, each with the role that sent it, where that is known. */
export function overhearVersions<V extends OtherVersion>(
  protocol: ProtocolDescriptor,
  rules: VersionRules<V>,
): (message: unknown, from?: string) => OverheardVersion<V> {
  const open = new Map<string, AskedIn<V> & { readonly isStream: boolean }>();
  const slotOf = (role: string | undefined, key: string | undefined): string => JSON.stringify([role, key]);
  return (message, from) => {
    const frame = findFrame(protocol, message);
    const key = isObject(message) ? idKey(idIn(frame, message)) : undefined;
    if (frame?.replyTo !== undefined) {
      const slots = [undefined, ...Object.keys(protocol.roles)].filter((role) => role === undefined || role !== from);
      const slot = slots.map((role) => slotOf(role, key)).find((each) => open.has(each)) ?? "";
      const asked = open.get(slot);
      if (frame.kind === "error" || asked?.isStream !== true) open.delete(slot);
      return { version: rules.answered(message, asked), ...(asked?.isHandshake === true && { handshake: "ends" as const }) };
    }
    const type = frame?.tag === undefined ? undefined : readText(message, [frame.tag]);
    const stated = rules.stated(message, type);
    const isHandshake = frame?.id !== undefined && rules.isHandshake(type);
    if (key !== undefined && stated.version !== null) {
      const isStream = identify(stated.version?.protocol ?? protocol, message)?.stream !== undefined;
      open.set(slotOf(from, key), { version: stated.version, isHandshake, isStream });
      if (open.size > maxOpen) open.delete(open.keys().next().value!);
    }
    return { ...stated, ...(isHandshake && { handshake: "begins" as const }) };
  };
}
