// How a value is written in the arguments of a tool call. Model providers accept neither maps, nor values of any type, nor types that contain
// themselves, so these have their own forms: an array of entries, and JSON text. Schemas, `toToolArguments` and `fromToolCall` all follow
// this one table.

import { isObject } from "../base/json-kind.js";
import type { ListShape, MapShape, Shape, StructShape, UnionShape } from "../shape/shape.js";
import { followReferences, type Types } from "../shape/dereference.js";
import { typesIn } from "../shape/parts.js";
import { unreachable } from "../base/unreachable.js";
import { isSafeName } from "./tool-names.js";

/** The form of a shape. `inside` is the named type that the parts of the shape belong to. */
export type ToolForm = { readonly nullable: boolean; readonly inside: string | undefined } & (
  | { readonly as: "same"; readonly shape: Shape }
  | { readonly as: "array"; readonly shape: ListShape }
  | { readonly as: "object"; readonly shape: StructShape }
  | { readonly as: "entries"; readonly shape: MapShape }
  | { readonly as: "union"; readonly shape: UnionShape }
  | { readonly as: "json"; readonly shape: Shape }
);

/** The form of a shape that is used inside a named type, or outside of all. */
export function toolForm(types: Types, shape: Shape, inside?: string): ToolForm {
  const { shape: target, names, nullable: isNullable } = followReferences(types, shape);
  let around = inside;
  for (const name of names) {
    // A type that leads back to the one around it would never end.
    if (around !== undefined && reaches(types, name, around)) return { as: "json", shape, nullable: false, inside: around };
    around = name;
  }
  if (target === undefined) throw new TypeError(`the type ${names.at(-1)} is not defined`);
  const nullable = isNullable === true;
  const common = { nullable, inside: around };
  switch (target.kind) {
    case "list":
      return { as: "array", shape: target, ...common };
    case "struct":
      return { as: "object", shape: target, ...common };
    case "map":
      return { as: "entries", shape: target, ...common };
    case "union":
      if (!isDecidable(types, target, around)) return { as: "json", shape: target, nullable: false, inside: around };
      // Null is a value of the union if it is one of a part.
      return {
        as: "union",
        shape: target,
        ...common,
        nullable: nullable || target.members.some((part) => toolForm(types, part, around).nullable),
      };
    case "scalar":
      if (target.scalar === "any") return { as: "json", shape: target, nullable: false, inside: around };
      return { as: "same", shape: target, ...common };
    case "literal":
    case "enum":
      return { as: "same", shape: target, ...common };
    default:
      return unreachable(target);
  }
}

/** Whether the part of a union that a value belongs to can be seen from its form. */
function isDecidable(types: Types, union: UnionShape, inside: string | undefined): boolean {
  const forms = union.members.map((member) => toolForm(types, member, inside).as);
  const count = (...kinds: readonly ToolForm["as"][]): number => forms.filter((form) => kinds.includes(form)).length;
  if (count("json") > 0 || countArrays(types, union, inside) > 1 || count("union") > 1) return false;
  const { objects } = union;
  if (objects === undefined) return count("object", "union") < 2;
  // Several properties decide, which have other forms in a tool call.
  if (objects.by === "head") return false;
  return (objects.by === "tag" ? [objects.tag] : objects.cases.map(([name]) => name)).every(isSafeName);
}

/** How many parts of a union, and of the unions in it, are arrays in a tool call. */
function countArrays(types: Types, { members }: UnionShape, inside: string | undefined): number {
  return members.reduce((sum, member) => {
    const form = toolForm(types, member, inside);
    if (form.as === "union") return sum + countArrays(types, form.shape, form.inside);
    return sum + (form.as === "array" || form.as === "entries" ? 1 : 0);
  }, 0);
}

/** The part of a union that a value of a message or of a tool call belongs to; undefined for a value of no part. */
export function toolPart(types: Types, { shape, inside }: ToolForm & { readonly as: "union" }, value: unknown): Shape | undefined {
  const formOf = (member: Shape): ToolForm["as"] => toolForm(types, member, inside).as;
  const find = (...kinds: readonly ToolForm["as"][]): Shape | undefined => shape.members.find((member) => kinds.includes(formOf(member)));
  if (Array.isArray(value)) return find("array", "entries") ?? find("union");
  if (!isObject(value)) return find("same") ?? find("union");
  const { objects } = shape;
  if (objects === undefined) return find("object", "entries") ?? find("union");
  if (objects.by === "head") return undefined;
  const [, part = objects.otherwise] =
    objects.by === "tag"
      ? (objects.cases.find(([tag]) => tag === value[objects.tag]) ?? [])
      : (objects.cases.find(([name]) => value[name] !== undefined) ?? []);
  return part === undefined ? undefined : shape.members[part];
}

const reachable = /*@__PURE__*/ new WeakMap<Types, Map<string, ReadonlySet<string>>>();

/** Whether the definition of a named type leads to another one, or to itself. */
function reaches(types: Types, from: string, to: string): boolean {
  let known = reachable.get(types);
  if (known === undefined) reachable.set(types, (known = new Map()));
  let found = known.get(from);
  if (found === undefined) known.set(from, (found = typesIn({ kind: "reference", type: from }, types)));
  return found.has(to);
}
