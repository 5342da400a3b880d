// The fields with a default in a shape, as the type argument of `WithDefaults`.

import type { Shape } from "@wirepact/core";
import { type ByKind, byKind, limbs, shapesIn, type Types } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import { propertyName } from "../text/literal.js";

/** By name: `true` for a field with a default, an object for a field that contains some. */
interface DefaultFields {
  readonly [name: string]: true | DefaultFields;
}

/** Stands for all keys of a map; no field has such a name. */
const anyKey = "\0";

/** Whether a message has a field with a default, at any depth; what lenient mode accepts stays as it is. */
export const hasDefaults = ({ types, messages }: Pick<ProtocolModel, "types" | "messages">): boolean =>
  Object.values(messages)
    .flatMap(({ shape }) => [...shapesIn(shape, types, filled)])
    .some((shape) => shape.kind === "struct" && shape.fields.some((field) => field.default !== undefined));

const filled = limbs.filter((limb) => limb !== "accepted");

/** The type that names the fields with a default in a shape, at any depth; undefined if there are none. */
export function defaultFieldsType(types: Types, shape: Shape): string | undefined {
  const fields = findDefaults(types, shape, new Set());
  return fields === undefined ? undefined : print(fields);
}

const print = (fields: DefaultFields): string =>
  `{ ${Object.entries(fields)
    .map(([name, inner]) => `${name === anyKey ? "[key: string]" : propertyName(name)}: ${inner === true ? "true" : print(inner)}`)
    .join("; ")} }`;

/** A recursive type is followed once: what is deeper has its defaults, but its type does not say so. */
function findDefaults(types: Types, shape: Shape, seen: ReadonlySet<string>): DefaultFields | undefined {
  return byKind(defaultsIn, shape, types, seen);
}

const nothing = (): undefined => undefined;

const defaultsIn: ByKind<DefaultFields | undefined, [types: Types, seen: ReadonlySet<string>]> = {
  reference: ({ type }, types, seen) => {
    const target = seen.has(type) ? undefined : types[type];
    return target === undefined ? undefined : findDefaults(types, target, new Set([...seen, type]));
  },
  list: ({ item }, types, seen) => findDefaults(types, item, seen),
  map: ({ value }, types, seen) => nonEmpty([[anyKey, findDefaults(types, value, seen)]]),
  // The values of unknown properties have no type in TypeScript.
  struct: ({ fields }, types, seen) =>
    nonEmpty(fields.map((field) => [field.name, field.default === undefined ? findDefaults(types, field.shape, seen) : true])),
  union: ({ members }, types, seen) =>
    shared(members.map((member) => ({ names: propertiesOf(types, member), fields: findDefaults(types, member, seen) }))),
  scalar: nothing,
  literal: nothing,
  enum: nothing,
};

function nonEmpty(entries: readonly (readonly [string, true | DefaultFields | undefined])[]): DefaultFields | undefined {
  const found = entries.flatMap(([name, inner]) => (inner === undefined ? [] : [[name, inner] as const]));
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** What all parts of a union that have a property say of it; where they differ, its type does not promise a default. */
function shared(parts: readonly { readonly names: ReadonlySet<string>; readonly fields: DefaultFields | undefined }[]) {
  const names = new Set(parts.flatMap(({ fields = {} }) => Object.keys(fields)));
  // A map beside an object has its names, too: TypeScript cannot say both.
  const known = new Set(parts.flatMap((part) => [...part.names]));
  if (known.has(anyKey) && known.size > 1) return undefined;
  return nonEmpty(
    [...names].map((name) => {
      const said = parts.filter((part) => part.names.has(name)).map(({ fields }) => fields?.[name]);
      return [name, said.every((inner) => JSON.stringify(inner) === JSON.stringify(said[0])) ? said[0] : undefined];
    }),
  );
}

/** The names of the properties of an object, or of all objects that a shape stands for. */
function propertiesOf(types: Types, shape: Shape): ReadonlySet<string> {
  const objects = [...shapesIn(shape, types, ["item", "member", "reference"])];
  return new Set(
    objects.flatMap((part) => (part.kind === "map" ? [anyKey] : part.kind === "struct" ? part.fields.map(({ name }) => name) : [])),
  );
}
