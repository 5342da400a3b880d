// Types that contain themselves, at any depth.

import type { Shape } from "@wirepact/core";
import { partsOf, type Types, typesIn } from "@wirepact/core/shape";

/** Whether a shape contains a type that contains itself. */
export function isRecursive(types: Types, shape: Shape): boolean {
  const recursive = recursiveTypes(types);
  return recursive.size > 0 && [...typesIn(shape, types)].some((name) => recursive.has(name));
}

const known = new WeakMap<Types, ReadonlySet<string>>();

/** The names of the types that contain themselves. */
export function recursiveTypes(types: Types): ReadonlySet<string> {
  let names = known.get(types);
  if (names === undefined) {
    names = new Set(Object.keys(types).filter((name) => typesIn(types[name]!, types).has(name)));
    known.set(types, names);
  }
  return names;
}

const knownInside = new WeakMap<Types, ReadonlySet<string>>();

/** Whether a shape contains a recursive type, or a type that recursive types contain, so that the depth of its values is not known. */
export function hasOpenDepth(types: Types, shape: Shape): boolean {
  let names = knownInside.get(types);
  if (names === undefined) {
    names = new Set([...recursiveTypes(types)].flatMap((name) => [name, ...typesIn(types[name]!, types)]));
    knownInside.set(types, names);
  }
  const open = names;
  return open.size > 0 && [...typesIn(shape, types)].some((name) => open.has(name) && canNest(types, types[name]!));
}

/** Whether values of a shape can contain others; a union counts if one of its parts does. */
function canNest(types: Types, shape: Shape, passed: ReadonlySet<Shape> = new Set()): boolean {
  if (passed.has(shape)) return false;
  const inside = partsOf(shape).filter(({ limb }) => limb !== "accepted");
  if (shape.kind === "reference") return canNest(types, types[shape.type]!, new Set([...passed, shape]));
  if (shape.kind !== "union") return inside.length > 0;
  return inside.some((part) => canNest(types, part.shape, new Set([...passed, shape])));
}
