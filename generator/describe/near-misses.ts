// The messages with one defect each that are derived from the definitions of a message: the check and the test data need the same ones.

import type { ProtocolDescriptor } from "@wirepact/core";
import { nearMisses, type NearMiss } from "@wirepact/core/testing/vectors";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";

const known = new WeakMap<MessageModel, readonly NearMiss[]>();

/** Those of a protocol with more messages are not kept: they need half of the memory, and take little time to be made again. */
const mostMessages = 200;

/** The near-misses of a message; the protocol contains at least what decides how the message is judged. */
export function nearMissesOf(model: ProtocolModel, message: MessageModel, protocol: ProtocolDescriptor): readonly NearMiss[] {
  const made = known.get(message) ?? nearMisses(protocol, message.name);
  if (Object.keys(model.messages).length <= mostMessages) known.set(message, made);
  return made;
}
