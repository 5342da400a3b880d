// Emits `model.json`, the resolved protocol for other tools, and once for all protocols the JSON Schema it follows.

import { type Emitter, generatedPath } from "./emitter.js";
import { modelSchema } from "./model-json/model-schema.js";

export const modelJsonEmitter: Emitter = {
  name: "model-json",
  emit: ({ model }) => [
    { path: generatedPath(model, "model.json"), text: `${JSON.stringify({ $schema: "../model.schema.json", ...model }, null, 2)}\n` },
  ],
  emitShared: () => [{ path: "generated/model.schema.json", text: `${JSON.stringify(modelSchema, null, 2)}\n` }],
};
