// The protocol as its package judges messages: issues in docs have the same texts as those of the package.

import type { ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import { describeProtocol } from "./describe-protocol.js";

const known = new WeakMap<ProtocolModel, ProtocolDescriptor>();

/** The descriptor of the package, ready to run; made once for each model. */
export function packageProtocol(model: ProtocolModel): ProtocolDescriptor {
  let made = known.get(model);
  if (made === undefined) known.set(model, (made = runnable(describeProtocol(model))));
  return made;
}
