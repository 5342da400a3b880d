// The named types that a package exports.

import type { ProtocolModel } from "../model/protocol-model.js";

/** Names of the types of a model, without those that are only included in others. */
export const exportedTypes = ({ types, typeDocs }: ProtocolModel): readonly string[] =>
  Object.keys(types).filter((name) => typeDocs[name]?.mixin !== true);
