// The named types that a package exports.

import type { ProtocolModel } from "../../model/protocol-model.js";

/** Names of the types of a model, those left out that are only spread into others. */
export const exportedTypes = ({ types, typeDocs }: ProtocolModel): readonly string[] =>
  Object.keys(types).filter((name) => typeDocs[name]?.mixin !== true);
