// A message to show: the first example of the spec, or the smallest valid message of a spec that has no examples yet.

import type { Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { describeProtocol } from "./describe-protocol.js";

/** The properties of the message; none if no message can be derived from a pattern. */
export function sampleMessage(model: ProtocolModel, { name, examples }: MessageModel): Readonly<Record<string, Json>> {
  const value = examples[0]?.value ?? boundaryMessages<Json>(runnable(describeProtocol(model)), name)[0]?.message;
  return (value ?? {}) as Readonly<Record<string, Json>>;
}
