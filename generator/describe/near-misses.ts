// The messages with one defect each that are derived from the definitions of a message: the check and the test data need the same ones.

import type { ProtocolDescriptor } from "@wirepact/core";
import { nearMisses, type NearMiss } from "@wirepact/core/testing/vectors";
import type { MessageModel } from "../model/protocol-model.js";

const known = new WeakMap<MessageModel, readonly NearMiss[]>();

/** The near-misses of a message, made once for each model; the protocol contains at least what decides how the message is judged. */
export function nearMissesOf(message: MessageModel, protocol: ProtocolDescriptor): readonly NearMiss[] {
  let made = known.get(message);
  if (made === undefined) known.set(message, (made = nearMisses(protocol, message.name)));
  return made;
}
