// Follows references to the shapes they mean, and compares shapes with everything they refer to.

import type { Rule, Shape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { followReferences, mapParts, type PlainShape } from "@wirepact/core/shape";
import { bareShape } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";

export interface Followed {
  /** The shape, with the `nullable` and `lenient` of the references that lead to it. */
  readonly shape: PlainShape;
  /** The model path where the shape is written: that of the named type, or the given one. */
  readonly place: string;
  /** The last named type on the way. */
  readonly type: string | undefined;
}

/** Stands for a type that the model does not have. */
const anything: PlainShape = { kind: "scalar", scalar: "any" };

/** The shape behind references. */
export function follow(model: ProtocolModel, shape: Shape, place: string): Followed {
  const { shape: target, names, nullable, lenient } = followReferences(model.types, shape);
  const type = names.at(-1);
  const { nullable: _nullable, lenient: _lenient, ...bare } = target ?? anything;
  const traits = { ...(nullable === true ? { nullable } : {}), ...(lenient === undefined ? {} : { lenient }) };
  return { shape: { ...bare, ...traits }, place: type === undefined ? place : `types/${type}`, type };
}

/** The names of the types that a reference leads through. */
export const typeNames = ({ types }: ProtocolModel, shape: Shape): readonly string[] => followReferences(types, shape).names;

/** A shape without documentation and with all references followed, except recursive ones. */
export const expand = (model: ProtocolModel, shape: Shape): unknown => expandBare(model, undocumented(shape), []);

function expandBare(model: ProtocolModel, shape: Shape, around: readonly string[]): unknown {
  const opened = openBare(model, shape, around);
  return "again" in opened ? opened : mapParts(opened.plain, (part) => expandBare(model, part, opened.inside) as Shape);
}

type Opened = { readonly again: string } | { readonly plain: Shape; readonly inside: readonly string[] };

/** The shape behind references, with its fields in order, or the type that it is inside of. */
function openBare(model: ProtocolModel, shape: Shape, around: readonly string[]): Opened {
  const { shape: found, type } = follow(model, shape, "");
  if (type !== undefined && around.includes(type)) return { again: type };
  const [plain, inside] = type === undefined ? [found, around] : [undocumented(found), [...around, type]];
  const fields = plain.kind === "struct" ? plain.fields.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : [];
  return { plain: plain.kind === "struct" ? { ...plain, fields } : plain, inside };
}

function undocumented(shape: Shape): Shape {
  const bare = bareShape(shape);
  return bare.kind === "struct" && bare.rules !== undefined ? { ...bare, rules: undocumentedRules(bare.rules) } : bare;
}

/** The rules without their docs, which only explain issues. */
export const undocumentedRules = (rules: readonly Rule[]): readonly Rule[] => rules.map((rule) => ({ ...rule, doc: "" }));

/** Whether two shapes of two models accept the same values in the same way. */
export function sameShape(old: ProtocolModel, oldShape: Shape, current: ProtocolModel, newShape: Shape): boolean {
  return sameBare({ model: old, shape: undocumented(oldShape), around: [] }, { model: current, shape: undocumented(newShape), around: [] });
}

interface Part {
  readonly model: ProtocolModel;
  readonly shape: Shape;
  readonly around: readonly string[];
}

/** Parts are followed only as long as nothing differs. */
function sameBare(old: Part, current: Part): boolean {
  const [one, other] = [old, current].map(({ model, shape, around }) => openBare(model, shape, around)) as [Opened, Opened];
  if ("again" in one || "again" in other) return sameJson(one, other);
  const [oldParts, newParts] = [partsOf(one.plain), partsOf(other.plain)];
  return (
    sameJson(oldParts.rest, newParts.rest) &&
    oldParts.parts.every((shape, index) =>
      sameBare(
        { model: old.model, shape, around: one.inside },
        { model: current.model, shape: newParts.parts[index]!, around: other.inside },
      ),
    )
  );
}

/** A shape without its parts, and these in order. */
function partsOf(shape: Shape): { readonly rest: Shape; readonly parts: readonly Shape[] } {
  const parts: Shape[] = [];
  const rest = mapParts(shape, (part) => {
    parts.push(part);
    return anything;
  });
  return { rest, parts };
}
