// Whether a spec is what was released.

import type { ProtocolModel } from "../model/protocol-model.js";
import { compareModels } from "../compare/compare-models.js";

/** Whether two models of a protocol mean the same. Most specs are unchanged, which their text shows much faster than a comparison. */
export const isSameModel = (released: ProtocolModel, model: ProtocolModel): boolean =>
  JSON.stringify(released) === JSON.stringify(model) || compareModels(released, model).verdict === "none";
