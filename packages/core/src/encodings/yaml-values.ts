// The values of YAML nodes: the declared shape decides, so that `404`, `yes` and `2026-03-04` stay strings where a string is expected.

import { requireFeature } from "../features.js";
import type { ProtocolShapes } from "../protocol.js";
import type { ObjectChoice, Path, ScalarName, Shape, ShapeLeniency, UnionShape } from "../shape/shape.js";
import { isIntegerEnum } from "../shape/shape-kind.js";
import { partAt } from "../shape/at-path.js";
import { type ByKind, byKind } from "../shape/kinds.js";
import { partsOf } from "../shape/parts.js";
import { unreachable } from "../base/unreachable.js";
import { setOwn } from "../base/path.js";
import type { YamlMapping, YamlNode, YamlScalar } from "./yaml-nodes.js";

/** The value of a node under a shape; without a shape, as YAML 1.2 reads it by itself. */
export function valueOf(node: YamlNode, shape: Shape | undefined, protocol: ProtocolShapes): unknown {
  const forms = shape === undefined ? [] : [...formsOf(node, shape, protocol)];
  switch (node.kind) {
    case "scalar":
      return scalarValue(node, forms);
    case "list": {
      const item = innerShape(forms, 0);
      return node.items.map((inner) => valueOf(inner, item, protocol));
    }
    case "mapping": {
      const object: Record<string, unknown> = {};
      for (const [key, inner] of node.entries) setOwn(object, key, valueOf(inner, innerShape(forms, key), protocol));
      return object;
    }
    default:
      return unreachable(node);
  }
}

function scalarValue(node: YamlScalar, forms: readonly Form[]): unknown {
  if (!node.plain) return node.text;
  const own = plainValue(node.text);
  if (own === null || typeof own === "string") return own;
  // What the shape itself takes comes before what lenient mode accepts.
  for (const isAccepted of [false, true]) {
    const kinds = new Set(forms.flatMap((form) => (form.isAccepted === isAccepted ? byKind(scalarKinds, form.shape, form.lenient) : [])));
    if (kinds.has(typeof own as ScalarKind)) return own;
    if (kinds.has("text")) return node.text;
  }
  return own;
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

/** The kinds of scalars that a shape accepts. */
const scalarKinds: ByKind<readonly ScalarKind[], [lenient: ShapeLeniency | undefined]> = {
  scalar: ({ scalar }, lenient) => (lenient?.convert === "timestamp" ? ["number", "text"] : (kindOfScalar[scalar] ?? ["text"])),
  literal: ({ value }) => [typeof value === "string" ? "text" : (typeof value as ScalarKind)],
  // The aliases of an integer are strings.
  enum: (shape) =>
    isIntegerEnum(shape) ? ["number", ...(shape.values.some(({ aliases }) => aliases !== undefined) ? (["text"] as const) : [])] : ["text"],
  list: () => [],
  map: () => [],
  struct: () => [],
  reference: () => [],
  union: () => [],
};

/** What a node may be. */
interface Form {
  readonly shape: Shape;
  readonly lenient: ShapeLeniency | undefined;
  /** Whether only lenient mode accepts it. */
  readonly isAccepted: boolean;
}

type Around = Pick<Form, "lenient" | "isAccepted"> & {
  /** The types that it is in without a step into the value. */ readonly seen: readonly string[];
};

const outside: Around = { lenient: undefined, isAccepted: false, seen: [] };

/** What a node may be under a shape: behind references, as a part of a union, accepted leniently, or as a single value that is wrapped. */
function* formsOf(node: YamlNode, shape: Shape, protocol: ProtocolShapes, around: Around = outside): Generator<Form> {
  const { isAccepted, seen } = around;
  const lenient = (around.lenient ?? shape.lenient) && { ...shape.lenient, ...around.lenient };
  yield { shape, lenient, isAccepted };
  const within = { isAccepted, seen, lenient: undefined };
  for (const { limb, shape: part } of partsOf(shape, protocol.types)) {
    if (limb === "accepted") yield* formsOf(node, part, protocol, { ...within, isAccepted: true });
    else if (limb === "reference" && shape.kind === "reference" && !seen.includes(shape.type))
      yield* formsOf(node, part, protocol, { isAccepted, seen: [...seen, shape.type], lenient });
    else if (limb === "item" && node.kind !== "list") yield* formsOf(node, part, protocol, within);
  }
  if (shape.kind === "union") for (const part of chosenParts(node, shape, protocol)) yield* formsOf(node, part, protocol, within);
  const wrapped =
    shape.kind === "struct" && node.kind === "scalar" && lenient?.wrap !== undefined ? partAt(shape, lenient.wrap) : undefined;
  if (wrapped !== undefined) yield* formsOf(node, wrapped.shape, protocol, within);
}

/** The parts of a union that a node may be: the one that is meant, if a property decides it. */
function chosenParts(node: YamlNode, shape: UnionShape, protocol: ProtocolShapes): readonly Shape[] {
  if (node.kind !== "mapping" || shape.objects === undefined) return shape.members;
  const [part] = requireFeature(protocol, "objectUnions").findPart(protocol, shape, decidingProperties(node, shape.objects));
  // It is an issue that no part is meant; until then all are.
  return part === undefined ? shape.members : [part];
}

/** The properties by which the objects of a union are distinguished. */
function decidingProperties({ entries }: YamlMapping, choice: ObjectChoice): Readonly<Record<string, unknown>> {
  if (choice.by === "presence") return Object.fromEntries([...entries.keys()].map((key) => [key, true]));
  if (choice.by === "head") return Object.fromEntries([...entries].map(([key, inner]) => [key, plainly(inner, 1)]));
  const node = entries.get(choice.tag);
  if (node === undefined) return {};
  const text = node.kind === "scalar" ? node.text : undefined;
  const own = node.kind === "scalar" && node.plain ? plainValue(node.text) : text;
  const constants = choice.cases.map(([constant]) => constant);
  return { [choice.tag]: constants.find((constant) => constant === own) ?? constants.find((constant) => constant === text) ?? own ?? null };
}

/** A node as YAML reads it by itself, as deep as the head of an object looks. */
function plainly(node: YamlNode, depth: number): unknown {
  if (node.kind === "scalar") return node.plain ? plainValue(node.text) : node.text;
  if (node.kind === "list") return [];
  return depth === 0 ? {} : Object.fromEntries([...node.entries].map(([key, inner]) => [key, plainly(inner, depth - 1)]));
}

/** The shape of an item or a property of a node that may be one of several forms; several shapes if it is not known yet which. */
function innerShape(forms: readonly Form[], key: string | number): Shape | undefined {
  for (const isAccepted of [false, true]) {
    const members = forms.flatMap((form) => {
      if (form.isAccepted !== isAccepted || (form.shape.kind === "list") !== (key === 0)) return [];
      return shapeOfProperty(form.shape, key) ?? [];
    });
    if (members.length > 0) return members.length > 1 ? { kind: "union", members } : members[0];
  }
  return undefined;
}

/** The shape of a property by its name, or by an alias that reading takes for it. */
export function shapeOfProperty(shape: Shape, name: string | number): Shape | undefined {
  const part = partAt(shape, name);
  const alias =
    part?.field === undefined && shape.kind === "struct" ? shape.fields.find(({ aliases }) => aliases?.includes(String(name))) : undefined;
  return alias?.shape ?? part?.shape;
}
