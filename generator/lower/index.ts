// The lower stage: turns a protocol model into JSON Schemas.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { SchemaSet } from "../model/schema-set.js";
import { schemaBundle } from "./schema-bundle.js";
import { typeSchemas } from "./type-schemas.js";

/** Creates the published schema of a protocol, and the schema that the types are generated from. */
export function lowerProtocol(model: ProtocolModel): SchemaSet {
  return { bundle: schemaBundle(model), forTypes: typeSchemas(model) };
}
