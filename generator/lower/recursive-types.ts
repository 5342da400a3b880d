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
  return open.size > 0 && [...typesIn(shape, types)].some((name) => open.has(name) && canNest(types[name]!));
}

/** Whether values of a type can contain others. */
const canNest = (shape: Shape): boolean => partsOf(shape).some(({ limb }) => limb !== "accepted");
