// Types that contain themselves, at any depth.

import type { Shape } from "@wirepact/core";
import { visitShapes } from "@wirepact/core/shape";

type Types = Readonly<Record<string, Shape>>;

/** Whether a shape contains a type that contains itself. */
export function isRecursive(types: Types, shape: Shape): boolean {
  const recursive = recursiveTypes(types);
  return recursive.size > 0 && [...reached(types, shape)].some((name) => recursive.has(name));
}

const known = new WeakMap<Types, ReadonlySet<string>>();

/** The names of the types that contain themselves. */
export function recursiveTypes(types: Types): ReadonlySet<string> {
  let names = known.get(types);
  if (names === undefined) {
    names = new Set(Object.keys(types).filter((name) => reached(types, types[name]!).has(name)));
    known.set(types, names);
  }
  return names;
}

const knownInside = new WeakMap<Types, ReadonlySet<string>>();

/** Whether a shape contains a recursive type, or a type that recursive types contain, so that the depth of its values is not known. */
export function hasOpenDepth(types: Types, shape: Shape): boolean {
  let names = knownInside.get(types);
  if (names === undefined) {
    names = new Set([...recursiveTypes(types)].flatMap((name) => [name, ...reached(types, types[name]!)]));
    knownInside.set(types, names);
  }
  const open = names;
  return open.size > 0 && [...reached(types, shape)].some((name) => open.has(name) && canNest(types[name]!));
}

/** Whether values of a type can contain others. */
const canNest = ({ kind }: Shape): boolean => kind === "struct" || kind === "list" || kind === "map" || kind === "union";

/** The names of all types that a shape refers to, directly or through others. */
function reached(types: Types, shape: Shape): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (start: Shape): void => {
    for (const { shape: inner } of visitShapes(start, "")) {
      if (inner.kind !== "reference" || names.has(inner.type)) continue;
      names.add(inner.type);
      if (Object.hasOwn(types, inner.type)) visit(types[inner.type]!);
    }
  };
  visit(shape);
  return names;
}
