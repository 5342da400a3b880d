// The named types that have their own guard: unions of several objects and their parts, which programs must distinguish when they read a message,
// and branded types, whose values programs make from strings and numbers.

import type { Shape } from "@wirepact/core";
import { visitShapes } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import { isBranded } from "./branded-types.js";

/** The names of these types, in the order of the spec. */
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
