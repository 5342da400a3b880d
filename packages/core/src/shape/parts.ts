// The shapes inside a shape: the one place that knows which parts the kinds have.

import type { Extras, Field, Shape } from "./shape.js";
import type { Types } from "./dereference.js";
import { type ByKind, byKind } from "./kinds.js";

/** How a part belongs to its shape. `accepted` is what lenient reading accepts instead, `reference` the definition of the named type. */
export const limbs = ["field", "item", "entry", "key", "extra", "member", "accepted", "reference"] as const;

export type Limb = (typeof limbs)[number];

/** A shape directly inside another one. */
export interface ShapePart {
  readonly limb: Limb;
  readonly shape: Shape;
  /** The model path from the shape to the part, such as `fields/name`; for a named type, the whole path. */
  readonly location: string;
  /** The field whose shape it is. */
  readonly field?: Field;
}

const ownParts: ByKind<readonly ShapePart[], [types: Types | undefined]> = {
  scalar: () => [],
  literal: () => [],
  enum: () => [],
  reference: (shape, types) => {
    const target = types?.[shape.type];
    return target === undefined ? [] : [{ limb: "reference", shape: target, location: `types/${shape.type}` }];
  },
  list: ({ item }) => [{ limb: "item", shape: item, location: "list" }],
  map: ({ value, keys }) => [...keyPart(keys, "keys"), { limb: "entry", shape: value, location: "map" }],
  struct: ({ fields, extras }) => [...fields.map(fieldPart), ...extraParts(extras)],
  union: ({ members }) => members.map((shape, index) => ({ limb: "member", shape, location: `union/${index}` })),
};

const fieldPart = (field: Field): ShapePart => ({ limb: "field", shape: field.shape, location: `fields/${field.name}`, field });

const extraParts = (extras: Extras | undefined): readonly ShapePart[] =>
  extras === undefined ? [] : [...keyPart(extras.keys, "extras/keys"), { limb: "extra", shape: extras.values, location: "extras/values" }];

/** The keys of a map or the names of unknown properties, where a pattern says what they must be. */
const keyPart = (pattern: string | undefined, location: string): readonly ShapePart[] =>
  pattern === undefined ? [] : [{ limb: "key", shape: { kind: "scalar", scalar: "string", pattern }, location }];

/** The parts of a shape. Those of a reference are known only with the types of the protocol. */
export function partsOf(shape: Shape, types?: Types): readonly ShapePart[] {
  const accept = shape.lenient?.accept;
  const own = byKind(ownParts, shape, types);
  return accept === undefined ? own : [{ limb: "accepted", shape: accept, location: "lenient/accept" }, ...own];
}

/** A shape and where it is. */
export type LocatedShape = Pick<ShapePart, "shape" | "location" | "field"> & { readonly limb?: Limb };

/** A shape, then everything inside it except patterns of keys. References are not followed, because named types are visited separately. */
export function* visitShapes(shape: Shape, location = ""): Generator<LocatedShape> {
  yield* visitPart({ shape, location });
}

function* visitPart(part: LocatedShape): Generator<LocatedShape> {
  yield part;
  for (const inner of partsOf(part.shape))
    if (inner.limb !== "key") yield* visitPart({ ...inner, location: `${part.location}/${inner.location}` });
}

/** The names of the types that a shape refers to; with the types of the protocol also those that they refer to. */
export function typesIn(shape: Shape, types?: Types): ReadonlySet<string> {
  return new Set([...shapesIn(shape, types)].flatMap((inner) => (inner.kind === "reference" ? [inner.type] : [])));
}

/** The limbs of values: keys are names. */
const ofValues: readonly Limb[] = /*@__PURE__*/ limbs.filter((limb) => limb !== "key");

/** A shape and everything inside it by some limbs; with the types of the protocol also what its references lead to, once. */
export function shapesIn(shape: Shape, types?: Types, followed: readonly Limb[] = ofValues): ReadonlySet<Shape> {
  const found = new Set<Shape>();
  const visit = (part: Shape): void => {
    if (found.has(part)) return;
    found.add(part);
    for (const inner of partsOf(part, types)) if (followed.includes(inner.limb)) visit(inner.shape);
  };
  visit(shape);
  return found;
}
