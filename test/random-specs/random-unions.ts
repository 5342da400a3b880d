// Random unions of all kinds: scalars, arrays, null, and objects that are distinguished by a tag or by what is present.

import type { Json } from "../../packages/core/src/index.js";
import { type DataMap, fieldsData, type Made, type MadeField, sampleOf, type Workshop } from "./made.js";
import { description, fieldName } from "./names.js";
import { asMapping, makeList, makeMap, makeObject } from "./random-definitions.js";
import { makeField } from "./random-fields.js";
import { makeConstant, makeEnum, makeScalar } from "./random-scalars.js";

/** A union: scalars, lists, null, and objects that can be distinguished. */
export function makeUnion(workshop: Workshop, depth: number, options: { readonly self?: string } = {}): Made {
  const { chance } = workshop;
  const parts: Made[] = [];
  const scalar = (): Made => {
    const made = chance.pick([makeScalar, makeScalar, makeEnum, makeConstant])(workshop);
    return chance.sometimes(0.1) && typeof made.data !== "string" ? { ...made, data: { ...made.data, nullable: true } } : made;
  };
  for (let count = chance.between(1, 3); count > 0; count -= 1) parts.push(scalar());
  if (chance.sometimes(0.3)) parts.push(makeList(workshop, depth + 1));
  if (chance.sometimes(0.15)) {
    const nested = [...workshop.types.values()].filter(({ what, objects, kinds }) => what === "union" && objects === 0 && kinds.length > 0);
    if (nested.length > 0) {
      const { name, sample, kinds } = chance.pick(nested);
      parts.push({ data: name, sample, kinds, what: "reference union", objects: 0 });
    }
  }
  const objects = chance.sometimes(0.6) ? makeObjectParts(workshop, depth, options) : { parts: [], keys: {} };
  const all = [...(chance.sometimes(0.3) && objects.parts.length > 1 ? parts.slice(0, chance.below(2)) : parts), ...objects.parts];
  // The order of objects may decide.
  const shuffled = objects.keys["match"] === undefined ? chance.some(all, all.length) : all;
  const isNull = chance.sometimes(0.15);
  const data = shuffled.map(({ data: part }) => part as Json);
  if (isNull || data.length < 2)
    data.splice(chance.below(data.length + 1), 0, isNull ? "null" : chance.pick<Json>(["null", { type: "null" }]));
  const kinds = [...new Set(all.flatMap((part) => part.kinds))];
  const sample = (all.find((part) => part.objects === 0) ?? all[0]!).sample;
  const hasNull = data.some(
    (part) => part === "null" || (typeof part === "object" && part !== null && "type" in part && part["type"] === "null"),
  );
  return {
    data: { union: data, ...objects.keys },
    sample,
    kinds: hasNull ? [...kinds, "null"] : kinds,
    what: "union",
    objects: all.reduce((sum, part) => sum + part.objects, 0),
  };
}

/** The objects of a union, with the keys that distinguish them. */
function makeObjectParts(
  workshop: Workshop,
  depth: number,
  { self }: { readonly self?: string },
): { readonly parts: readonly Made[]; readonly keys: DataMap } {
  const { chance } = workshop;
  const objects = [...workshop.types.values()].filter(({ what, isMixin }) => what === "fields" && isMixin !== true);
  const way = chance.pick(["one", "map", "tag", "tag", "presence", "head", "named", "itself"] as const);
  switch (way) {
    case "one":
      return { parts: [makeObject(workshop, depth + 1)], keys: {} };
    case "map":
      return { parts: [makeMap(workshop, depth + 1)], keys: {} };
    case "named":
      if (objects.length === 0) return { parts: [makeObject(workshop, depth + 1)], keys: {} };
      return { parts: [referTo(chance.pick(objects))], keys: {} };
    case "itself": {
      if (self === undefined) return { parts: [makeObject(workshop, depth + 1)], keys: {} };
      const inner: Made = { data: { type: self }, sample: null, kinds: [], what: "reference", objects: 0 };
      const field: MadeField = { name: "inner", required: true, data: inner.data, made: inner, isShown: true };
      return { parts: [makeObject(workshop, depth + 1, { fields: [field] })], keys: {} };
    }
    case "tag":
      return makeTagged(workshop, depth);
    case "presence":
      return makePresent(workshop, depth);
    case "head":
      return makeHeads(workshop, depth);
  }
}

const referTo = ({ name, sample, kinds, what, objects }: Made & { readonly name: string }): Made => ({
  data: name,
  sample,
  kinds,
  what: `reference ${what}`,
  objects,
});

/** A part of a union that is a type of its own, if it is to be named. */
function named(workshop: Workshop, made: Made & { readonly fields: readonly MadeField[] }, name: string | undefined): Made {
  if (name === undefined) return made;
  workshop.types.set(name, { ...made, name, data: { doc: description(workshop), ...asMapping(made) } });
  return { ...made, data: name };
}

/** A name for a part, half of the time. */
function partName(workshop: Workshop): string | undefined {
  const { chance, taken } = workshop;
  if (!chance.sometimes(0.5)) return undefined;
  const name = `Part${taken.size}`;
  taken.add(name.toLowerCase());
  return name;
}

/** Objects with a constant in a field that all of them have. */
function makeTagged(workshop: Workshop, depth: number): { readonly parts: readonly Made[]; readonly keys: DataMap } {
  const { chance } = workshop;
  const tag = fieldName(workshop, new Set());
  const values = chance.some<string | number | boolean>(
    ["p", "q", "a b", "class", "*/", "😀", 1, 2, -3, true, false, "1", "2fa"],
    chance.between(2, 4),
  );
  const parts = values.map((value) => {
    const constant: Made =
      chance.sometimes(0.2) && typeof value === "string"
        ? {
            data: { enum: "closed", of: "string", values: { [value]: "A value.", [`${value} 2`]: "Another." } },
            sample: value,
            kinds: ["string"],
            what: "enum closed",
            objects: 0,
          }
        : makeConstant(workshop, [value]);
    const field: MadeField = {
      name: tag,
      required: true,
      data: { ...asMapping(constant), doc: description(workshop) },
      made: constant,
      isShown: true,
    };
    return named(workshop, makeObject(workshop, depth + 1, { fields: [field] }), partName(workshop));
  });
  const rest = chance.sometimes(0.3) ? makeOtherwise(workshop, depth, tag) : undefined;
  return {
    parts: [...parts, ...(rest === undefined ? [] : [rest])],
    keys: {
      ...(rest !== undefined || chance.sometimes(0.5) ? { tag } : {}),
      ...(rest === undefined ? {} : { otherwise: rest.data }),
    },
  };
}

/** Objects with a required field that the others do not have. */
function makePresent(workshop: Workshop, depth: number): { readonly parts: readonly Made[]; readonly keys: DataMap } {
  const { chance } = workshop;
  const names = new Set<string>();
  const parts = Array.from({ length: chance.between(2, 3) }, () => {
    const only = makeField(workshop, names, { depth: depth + 1, required: true });
    return { only, name: partName(workshop) };
  }).map(({ only, name }) => {
    // The field of one part must not be in another.
    const taken = new Set(names);
    return named(workshop, makeObject(workshop, depth + 1, { fields: [only], taken }), name);
  });
  const rest = chance.sometimes(0.3) ? makeOtherwise(workshop, depth) : undefined;
  const keys = { ...(rest === undefined ? {} : { otherwise: rest.data }), ...(chance.sometimes(0.4) ? { exclusive: true } : {}) };
  return { parts: [...parts, ...(rest === undefined ? [] : [rest])], keys };
}

/** Objects of which each requires one field less than the one before, so that the first that fits is meant. */
function makeHeads(workshop: Workshop, depth: number): { readonly parts: readonly Made[]; readonly keys: DataMap } {
  const { chance } = workshop;
  const names = new Set<string>();
  const heads = Array.from({ length: chance.between(2, 3) }, () => makeField(workshop, names, { depth: depth + 1, required: true }));
  const parts = heads.map((_, index) => {
    const fields = heads.slice(index);
    const object = {
      data: { fields: fieldsData(fields) },
      sample: sampleOf(fields),
      kinds: ["object"],
      what: "fields",
      objects: 1,
      fields,
    } as const;
    return named(workshop, object, partName(workshop));
  });
  return { parts, keys: { match: "first" } };
}

/** The part for all other objects: a map or an object. */
function makeOtherwise(workshop: Workshop, depth: number, tag?: string): Made {
  const { chance, taken, types } = workshop;
  const name = `Other${taken.size}`;
  taken.add(name.toLowerCase());
  if (chance.sometimes(0.4)) {
    const map = makeMap(workshop, depth + 1);
    types.set(name, { ...map, name, data: { ...asMapping(map), doc: description(workshop) } });
    return { ...map, data: name };
  }
  const names = new Set<string>(["p", "q"]);
  const own =
    tag === undefined || !chance.sometimes(0.4)
      ? undefined
      : chance.sometimes(0.5)
        ? prefixedTag(workshop, tag)
        : makeField(workshop, names, { depth: depth + 1, name: tag, kind: "string" });
  return named(workshop, makeObject(workshop, depth + 1, { fields: own === undefined ? [] : [own], taken: names }), name);
}

/** A tag whose values begin with an underscore. */
function prefixedTag(workshop: Workshop, name: string): MadeField {
  const made: Made = { data: { type: "string", pattern: "^_[a-z]+$" }, sample: "_own", kinds: ["string"], what: "string", objects: 0 };
  return { name, required: true, data: { ...asMapping(made), doc: description(workshop) }, made, isShown: true };
}
