// A model as it is frozen. Uses no Node APIs.

import type { ProtocolModel } from "../model/protocol-model.js";

export const modelText = (model: ProtocolModel): string => `${JSON.stringify(model, null, 2)}\n`;
