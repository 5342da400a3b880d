// The named types that packages export more for than a type: those with a brand, and those with a guard.

import type { Shape } from "@wirepact/core";
import { visitShapes } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";

/** Whether TypeScript distinguishes the values of a named type from other strings and numbers. */
export const isBranded = ({ typeDocs }: Pick<ProtocolModel, "typeDocs">, name: string): boolean => typeDocs[name]?.brand === true;

/** The names of the branded types, in the order of the spec. */
export const brandedTypes = (model: Pick<ProtocolModel, "types" | "typeDocs">): readonly string[] =>
  Object.keys(model.types).filter((name) => isBranded(model, name));

/**
 * The names of the types that have their own guard, in the order of the spec: unions of several objects and their parts, which programs must distinguish
 * when they read a message, and branded types, whose values programs make from strings and numbers.
 */
export function guardedTypes(model: Pick<ProtocolModel, "types" | "typeDocs" | "messages">): readonly string[] {
  const { types, messages } = model;
  const isObjectUnion = (shape: Shape | undefined): boolean => shape?.kind === "union" && shape.objects !== undefined;
  const isGuarded = (name: string): boolean => types[name]?.kind === "struct" || isObjectUnion(types[name]);
  const parts = [...Object.values(types), ...Object.values(messages).map(({ shape }) => shape)]
    .flatMap((shape) => [...visitShapes(shape, "")])
    .flatMap(({ shape }) => (shape.kind === "union" && shape.objects !== undefined ? shape.members : []))
    .flatMap((part) => (part.kind === "reference" ? [part.type] : []));
  const wanted = new Set(parts.filter(isGuarded));
  return Object.keys(types).filter((name) => wanted.has(name) || isObjectUnion(types[name]) || isBranded(model, name));
}
