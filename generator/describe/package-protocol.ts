// The protocol as its package checks messages: issues in docs have the same texts as those of the package.

import type { ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import { describeProtocol } from "./describe-protocol.js";

/** The descriptor of the package, ready to run; made once for each model. */
export const packageProtocol = (model: ProtocolModel): ProtocolDescriptor => runnable(describeProtocol(model));
