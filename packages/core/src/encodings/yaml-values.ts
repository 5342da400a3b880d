// The values of YAML nodes: the declared shape decides, so that `404`, `yes` and `2026-03-04` stay strings where a string is expected.

import type { Field, Path, ScalarName, Shape } from "../shape.js";
import { isIntegerEnum } from "../shape-kind.js";
import { unreachable } from "../unreachable.js";
import { setOwn } from "./set-own.js";
import type { YamlNode, YamlScalar } from "./yaml-nodes.js";

/** The named types of a protocol. */
type Types = Readonly<Record<string, Shape>>;

/** The value of a node under a shape; without a shape, as YAML 1.2 reads it by itself. */
export function valueOf(node: YamlNode, shape: Shape | undefined, types: Types): unknown {
  switch (node.kind) {
    case "scalar":
      return scalarValue(node, shape, types);
    case "list": {
      const item = inList(shape, types);
      return node.items.map((inner) => valueOf(inner, item, types));
    }
    case "mapping": {
      const object: Record<string, unknown> = {};
      for (const [key, inner] of node.entries) setOwn(object, key, valueOf(inner, inMapping(shape, key, types), types));
      return object;
    }
    default:
      return unreachable(node);
  }
}

function scalarValue(node: YamlScalar, shape: Shape | undefined, types: Types): unknown {
  if (!node.plain) return node.text;
  const own = plainValue(node.text);
  if (own === null || typeof own === "string" || shape === undefined) return own;
  const kinds = scalarKinds(shape, types, []);
  return kinds.includes("text") && !kinds.includes(typeof own) ? node.text : own;
}

/** The paths of numbers that are read as other ones: integers with too many digits, and numbers that overflow. */
export function* inexactNumbers(node: YamlNode, value: unknown, path: Path): Generator<Path> {
  if (node.kind === "list") {
    for (const [index, inner] of node.items.entries()) yield* inexactNumbers(inner, (value as readonly unknown[])[index], [...path, index]);
  } else if (node.kind === "mapping") {
    for (const [key, inner] of node.entries) yield* inexactNumbers(inner, (value as Record<string, unknown>)[key], [...path, key]);
  } else if (typeof value === "number" && /[0-9]/.test(node.text)) {
    const isInteger = !/[.eE]/.test(node.text) || node.text.startsWith("0x");
    if (!Number.isFinite(value) || (isInteger && String(value) !== node.text && BigInt(value) !== BigInt(node.text))) yield path;
  }
}

/** The value of a plain scalar in YAML 1.2, if no type is expected. */
export function plainValue(text: string): null | boolean | number | string {
  if (/^(?:~|null|Null|NULL)?$/.test(text)) return null;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  if (/^[-+]?[0-9]+$/.test(text) || /^0x[0-9a-fA-F]+$/.test(text) || /^0o[0-7]+$/.test(text)) return Number(text);
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text)) return Number(text);
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
  return /^\.(?:nan|NaN|NAN)$/.test(text) ? NaN : text;
}

/** Kinds of scalars, named as by `typeof`, but `text` for strings. */
type ScalarKind = "text" | "number" | "boolean";

/** Scalars that are not listed are strings. */
const kindOfScalar: Readonly<Partial<Record<ScalarName, readonly ScalarKind[]>>> = {
  integer: ["number"],
  number: ["number"],
  percent: ["number"],
  epoch: ["number"],
  boolean: ["boolean"],
  any: ["text", "number", "boolean"],
};

/** The kinds of scalars that a shape accepts, strictly or leniently; for an array those of its items, because a single value may be wrapped. */
function scalarKinds(shape: Shape, types: Types, seen: readonly string[]): readonly string[] {
  const accepted = shape.lenient?.accept === undefined ? [] : scalarKinds(shape.lenient.accept, types, seen);
  return [...ownKinds(shape, types, seen), ...accepted];
}

function ownKinds(shape: Shape, types: Types, seen: readonly string[]): readonly string[] {
  switch (shape.kind) {
    case "scalar":
      return shape.lenient?.convert === "timestamp" ? ["number", "text"] : (kindOfScalar[shape.scalar] ?? ["text"]);
    case "literal":
      return [typeof shape.value === "string" ? "text" : typeof shape.value];
    case "enum":
      // The aliases of an integer are strings.
      return isIntegerEnum(shape) ? ["number", ...(shape.values.some(({ aliases }) => aliases !== undefined) ? ["text"] : [])] : ["text"];
    case "reference": {
      const target = types[shape.type];
      return target === undefined || seen.includes(shape.type) ? [] : scalarKinds(target, types, [...seen, shape.type]);
    }
    case "list":
      return scalarKinds(shape.item, types, seen);
    case "union":
      return shape.members.flatMap((member) => scalarKinds(member, types, seen));
    case "map":
      return [];
    case "struct": {
      const wrapped = shape.fields.find((field) => field.name === shape.lenient?.wrap);
      return wrapped === undefined ? [] : scalarKinds(wrapped.shape, types, seen);
    }
    default:
      return unreachable(shape);
  }
}

/** The shapes of a kind that a shape is, refers to or unites. */
function shapesOfKind<K extends Shape["kind"]>(shape: Shape | undefined, kind: K, types: Types): readonly Extract<Shape, { kind: K }>[] {
  if (shape?.kind === kind) return [shape as Extract<Shape, { kind: K }>];
  if (shape?.kind === "reference") return shapesOfKind(types[shape.type], kind, types);
  return shape?.kind === "union" ? shape.members.flatMap((member) => shapesOfKind(member, kind, types)) : [];
}

const inList = (shape: Shape | undefined, types: Types): Shape | undefined => shapesOfKind(shape, "list", types)[0]?.item;

function inMapping(shape: Shape | undefined, key: string, types: Types): Shape | undefined {
  const structs = shapesOfKind(shape, "struct", types);
  if (structs.length === 0) return shapesOfKind(shape, "map", types)[0]?.value;
  const members = structs.map(({ fields }) => fieldNamed(fields, key)?.shape).filter((found) => found !== undefined);
  // Which object of a union it is, is not known yet.
  return members.length > 1 ? { kind: "union", members } : members[0];
}

/** The field of a name, or of an alias that reading takes for it. */
export function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  return fields.find((field) => field.name === name) ?? fields.find((field) => field.aliases?.includes(name) === true);
}
