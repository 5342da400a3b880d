// The named types that TypeScript distinguishes from other strings and numbers.

import type { ProtocolModel } from "../model/protocol-model.js";

/** Whether a named type is branded. */
export const isBranded = ({ typeDocs }: Pick<ProtocolModel, "typeDocs">, name: string): boolean => typeDocs[name]?.brand === true;

/** The names of these types, in the order of the spec. */
export const brandedTypes = (model: Pick<ProtocolModel, "types" | "typeDocs">): readonly string[] =>
  Object.keys(model.types).filter((name) => isBranded(model, name));
