// The named types that TypeScript distinguishes from other strings and numbers.

import type { ProtocolModel } from "../model/protocol-model.js";

/** The name under which `types.ts` imports `Brand` of core; a message or type of the spec may have that name. */
export const brandName = ({ types, messages }: Pick<ProtocolModel, "types" | "messages">): string =>
  Object.hasOwn(types, "Brand") || Object.values(messages).some(({ typeName }) => typeName === "Brand") ? "$Brand" : "Brand";

/** Whether a named type is branded. */
export const isBranded = ({ typeDocs }: Pick<ProtocolModel, "typeDocs">, name: string): boolean => typeDocs[name]?.brand === true;

/** The names of these types, in the order of the spec. */
export const brandedTypes = (model: Pick<ProtocolModel, "types" | "typeDocs">): readonly string[] =>
  Object.keys(model.types).filter((name) => isBranded(model, name));
