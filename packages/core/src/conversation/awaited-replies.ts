// Which messages of a conversation await a reply, and from whom.

import type { Entry } from "./conversation-entry.js";
import type { ProtocolDescriptor } from "../protocol.js";

/** A message that awaits a reply. */
export interface AwaitedReply<M> {
  readonly message: M;
  readonly types: readonly string[];
  /** The agents it was sent to, or the roles that reply if the message names no recipient. */
  readonly from: readonly string[];
  readonly thread: string | undefined;
}

/** What a message with replies or a result awaits, unless it has been answered. */
export function awaitedReply<M>(
  protocol: ProtocolDescriptor,
  { message, descriptor, recipients, thread, answered }: Entry<M>,
): readonly AwaitedReply<M>[] {
  const types = descriptor!.replies ?? [descriptor!.result!];
  if (answered || types.length === 0) return [];
  const roles = [...new Set(types.flatMap((type) => protocol.messages[type]?.from ?? []))];
  return [{ message, types, from: recipients.length > 0 ? recipients : roles, thread }];
}
