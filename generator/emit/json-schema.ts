// Emits `schema.json`, the JSON Schema of a protocol, into its package.

import { type Emitter, packagePath } from "./emitter.js";

export const jsonSchemaEmitter: Emitter = {
  name: "json-schema",
  emit: ({ model, schemas }) => [{ path: packagePath(model, "schema.json"), text: `${JSON.stringify(schemas.bundle, null, 2)}\n` }],
};
