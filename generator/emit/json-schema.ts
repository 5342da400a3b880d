// Emits `schema.json`: the JSON Schema of a protocol, as a product and inside its package.

import { type Emitter, packagePath, productPath } from "./emitter.js";

export const jsonSchemaEmitter: Emitter = {
  name: "json-schema",
  emit: ({ model, schemas }) => {
    const text = `${JSON.stringify(schemas.bundle, null, 2)}\n`;
    return [
      { path: productPath(model, "schema.json"), text },
      { path: packagePath(model, "schema.json"), text },
    ];
  },
};
