// Follows references to the shapes they mean, and compares shapes with everything they refer to.

import type { Shape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { bareShape } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";

/** A shape that is not a reference, with the `nullable` and `lenient` of the references that lead to it. */
export type PlainShape = Exclude<Shape, { readonly kind: "reference" }>;

export interface Followed {
  readonly shape: PlainShape;
  /** The model path where the shape is written: that of the named type, or the given one. */
  readonly place: string;
  /** The last named type on the way. */
  readonly type: string | undefined;
}

/** The shape behind references. */
export function follow(model: ProtocolModel, shape: Shape, place: string): Followed {
  let target = shape;
  let { nullable, lenient } = shape;
  let type: string | undefined;
  for (let steps = 0; target.kind === "reference" && steps < 64; steps += 1) {
    type = target.type;
    target = model.types[type] ?? { kind: "scalar", scalar: "any" };
    nullable ??= target.nullable;
    lenient = lenient && target.lenient ? { ...target.lenient, ...lenient } : (lenient ?? target.lenient);
  }
  const { nullable: _nullable, lenient: _lenient, ...bare } = target as PlainShape;
  const traits = { ...(nullable === true ? { nullable } : {}), ...(lenient === undefined ? {} : { lenient }) };
  return { shape: { ...bare, ...traits }, place: type === undefined ? place : `types/${type}`, type };
}

/** A shape without documentation and with all references followed, except recursive ones. */
export function expand(model: ProtocolModel, shape: Shape, around: readonly string[] = []): unknown {
  const { shape: plain, type } = follow(model, bareShape(shape), "");
  if (type !== undefined && around.includes(type)) return { again: type };
  const inside = type === undefined ? around : [...around, type];
  const inner = (next: Shape): unknown => expand(model, next, inside);
  const accept = plain.lenient?.accept;
  const traits = accept === undefined ? {} : { lenient: { ...plain.lenient, accept: inner(accept) } };
  if (plain.kind === "list") return { ...plain, ...traits, item: inner(plain.item) };
  if (plain.kind === "map") return { ...plain, ...traits, value: inner(plain.value) };
  if (plain.kind === "union") return { ...plain, ...traits, members: plain.members.map(inner) };
  if (plain.kind !== "struct") return { ...plain, ...traits };
  const fields = plain.fields.map((field) => ({ ...field, shape: inner(field.shape) }));
  return { ...plain, ...traits, fields: fields.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** Whether two shapes of two models accept the same values in the same way. */
export function sameShape(old: ProtocolModel, oldShape: Shape, current: ProtocolModel, newShape: Shape): boolean {
  return sameJson(expand(old, oldShape), expand(current, newShape));
}
