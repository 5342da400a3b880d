// Stage 5: a protocol model becomes its JSON Schemas. Pure: model in, schemas out.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { SchemaSet } from "../model/schema-set.js";
import { schemaBundle } from "./schema-bundle.js";
import { typeSchemas } from "./type-schemas.js";

/** Lowers a protocol to the published schema and to the one that types are made from. */
export function lowerProtocol(model: ProtocolModel): SchemaSet {
  return { bundle: schemaBundle(model), forTypes: typeSchemas(model) };
}
