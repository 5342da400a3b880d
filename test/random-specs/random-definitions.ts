// Random definitions: references, arrays, maps, objects and unions, each of anything.

import type { Json } from "../../packages/core/src/index.js";
import { type DataMap, fieldsData, type Made, type MadeField, sampleOf, type Workshop } from "./made.js";
import { description, fieldName } from "./names.js";
import { makeField } from "./random-fields.js";
import { makeRules } from "./random-rules.js";
import { makeConstant, makeEnum, makeScalar } from "./random-scalars.js";
import { makeUnion } from "./random-unions.js";

/** How deep definitions are nested. */
const deepest = 3;

/** Any definition. */
export function makeDefinition(workshop: Workshop, depth = 0): Made {
  const { chance } = workshop;
  const roll = chance.below(100);
  const made =
    depth >= deepest || roll < 34
      ? makeScalar(workshop)
      : roll < 40
        ? makeConstant(workshop)
        : roll < 50
          ? makeEnum(workshop)
          : roll < 62
            ? makeReference(workshop)
            : roll < 73
              ? makeList(workshop, depth)
              : roll < 81
                ? makeMap(workshop, depth)
                : roll < 90
                  ? makeObject(workshop, depth)
                  : roll < 98
                    ? makeUnion(workshop, depth)
                    : anything;
  return withTraits(workshop, made, depth);
}

const anything: Made = {
  data: "any",
  sample: { free: [1, null] },
  kinds: ["string", "number", "boolean", "null", "list", "object"],
  what: "any",
  objects: 1,
};

/** A definition whose data is a mapping. */
export const asMapping = ({ data }: Made): DataMap => (typeof data === "string" ? { type: data } : data);

/** A reference to a finished type, or a scalar where there is none. */
export function makeReference(workshop: Workshop): Made {
  const { chance, types } = workshop;
  const all = [...types.values()];
  if (all.length === 0) return makeScalar(workshop);
  const { name, sample, kinds, what, objects } = chance.pick(all);
  return { data: chance.sometimes(0.5) ? name : { type: name }, sample, kinds, what: `reference ${what}`, objects };
}

/** A reference to a type that may not be finished, for places where a value can end. */
function makeLater(workshop: Workshop): string | undefined {
  const { chance, announced } = workshop;
  return announced.length > 0 && chance.sometimes(0.15) ? chance.pick(announced) : undefined;
}

/** Adds what any definition can have besides its kind. */
function withTraits(workshop: Workshop, made: Made, depth: number): Made {
  const { chance } = workshop;
  const nullable = !made.kinds.includes("null") && chance.sometimes(0.07);
  const lenient = chance.sometimes(made.what === "epoch" ? 0.3 : 0.08) ? makeLeniency(workshop, made, depth) : undefined;
  if (!nullable && lenient === undefined) return made;
  return {
    ...made,
    data: { ...asMapping(made), ...(nullable ? { nullable: true } : {}), ...(lenient === undefined ? {} : { lenient }) },
    kinds: nullable ? [...made.kinds, "null"] : made.kinds,
  };
}

/** What lenient mode also takes for a definition. */
export function makeLeniency(workshop: Workshop, { what, data }: Made, depth: number): DataMap | undefined {
  const { chance } = workshop;
  const options: DataMap[] = [];
  if (what === "epoch") options.push({ convert: "timestamp" }, { convert: "timestamp" });
  if (what === "list") options.push({ wrap: "list" });
  if (what === "fields" && typeof data !== "string") {
    const names = Object.keys((data["fields"] ?? {}) as DataMap).map((key) => key.replace(/\?$/, ""));
    if (names.length > 0) options.push({ wrap: chance.pick(names) });
  }
  options.push({ unset: true });
  if (what === "list") options.push({ items: "drop" });
  if (what !== "any" && depth < deepest) options.push({ accept: makeDefinition(workshop, deepest).data });
  return options.length === 0 ? undefined : chance.pick(options);
}

export function makeList(workshop: Workshop, depth: number): Made {
  const { chance } = workshop;
  const later = makeLater(workshop);
  const list = (data: DataMap, sample: Json): Made => ({ data, sample, kinds: ["list"], what: "list", objects: 0 });
  if (later !== undefined) return list({ list: later, ...(chance.sometimes(0.5) ? { max: chance.between(1, 5) } : {}) }, []);
  const item = makeDefinition(workshop, depth + 1);
  const least = chance.pick([0, 0, 0, 1]);
  const bounds = { ...(least > 0 ? { min: least } : {}), ...(chance.sometimes(0.5) ? { max: chance.between(Math.max(1, least), 6) } : {}) };
  const unique = chance.sometimes(0.25) ? { unique: true } : {};
  return list({ list: item.data, ...bounds, ...unique }, [item.sample]);
}

const keyPatterns: readonly (readonly [string, string])[] = [
  ["^[a-z]+$", "key"],
  ["^[A-Z_][A-Z0-9_]*$", "KEY_1"],
  ["^x-[a-z]{1,20}$", "x-key"],
  ["^\\p{L}+$", "größe"],
];

export function makeMap(workshop: Workshop, depth: number): Made {
  const { chance } = workshop;
  const later = makeLater(workshop);
  const map = (data: DataMap, sample: Json): Made => ({ data, sample, kinds: ["object"], what: "map", objects: 1 });
  if (later !== undefined) return map({ map: later }, {});
  const value = makeDefinition(workshop, depth + 1);
  const [keys, key] = chance.pick(keyPatterns);
  const least = chance.pick([0, 0, 0, 1]);
  return map(
    {
      map: value.data,
      ...(chance.sometimes(0.5) ? { keys } : {}),
      ...(least > 0 ? { min: least } : {}),
      ...(chance.sometimes(0.4) ? { max: chance.between(1, 6) } : {}),
    },
    { [key]: value.sample },
  );
}

/** What an object is made with. */
export interface ObjectOptions {
  /** Fields that it has in any case. */
  readonly fields?: readonly MadeField[];
  readonly taken?: Set<string>;
  /** Whether its fields are copied elsewhere, where their names must be free. */
  readonly isMixin?: boolean;
}

/** An object with fields, and all that objects can have. */
export function makeObject(
  workshop: Workshop,
  depth: number,
  options: ObjectOptions = {},
): Made & { readonly fields: readonly MadeField[] } {
  const { chance, copied } = workshop;
  const taken = options.taken ?? new Set(options.isMixin === true ? copied : []);
  for (const name of options.fields ?? []) taken.add(name.name.toLowerCase());
  const own: MadeField[] = [...(options.fields ?? [])];
  const count = chance.between(own.length > 0 ? 0 : 1, depth === 0 ? 5 : 3);
  for (let index = 0; index < count; index += 1) own.push(makeField(workshop, taken, { depth: depth + 1, later: makeLater(workshop) }));
  const ruled = depth < 2 && chance.sometimes(0.3) ? makeRules(workshop, taken) : undefined;
  own.push(...(ruled?.fields ?? []));
  const include = options.isMixin === true ? [] : includes(workshop, taken);
  const copiedFields = include.flatMap((type) => type.fields ?? []);
  const narrowed = chance.sometimes(0.6) ? narrowOne(workshop, copiedFields) : undefined;
  const fields = [...copiedFields.map((field) => (field.name === narrowed?.name ? narrowed : field)), ...own];
  if (options.isMixin === true) for (const { name } of own) copied.add(name);
  const openness = objectSettings(workshop, depth, taken);
  const data = {
    ...(include.length > 0 ? { include: include.map(({ name }) => name) } : {}),
    fields: fieldsData(narrowed === undefined ? own : [...own, narrowed]),
    ...openness,
    ...(ruled === undefined ? {} : { rules: ruled.rules }),
  };
  return { data, sample: sampleOf(fields), kinds: ["object"], what: "fields", objects: 1, fields };
}

/** An included field with fewer values: required where it was optional, or one constant. */
function narrowOne({ chance }: Workshop, fields: readonly MadeField[]): MadeField | undefined {
  const known = fields.filter(({ made }) => made.kinds.length > 0 && made.what !== "any");
  if (known.length === 0) return undefined;
  const field = chance.pick(known);
  const { sample, what } = field.made;
  const isConstant = (typeof sample === "string" || typeof sample === "number") && !what.startsWith("reference") && chance.sometimes(0.5);
  if (isConstant) return { ...field, data: { const: sample } };
  const plain = typeof field.data === "string" || Array.isArray(field.data) ? field.data : withoutSettings(field.data as DataMap);
  return { ...field, data: plain, required: true, isShown: true };
}

/** A definition without what only optional fields can have, and what the included field says anyway. */
const withoutSettings = (data: DataMap): DataMap =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !["default", "decodeOnly", "aliases", "lenient", "fill"].includes(key)));

/** Object types to copy, whose names are all free. */
export function includes(
  { chance, types }: Workshop,
  taken: Set<string>,
): readonly (Made & { readonly name: string; readonly fields?: readonly MadeField[] })[] {
  const mixins = [...types.values()].filter(({ isMixin }) => isMixin === true);
  if (mixins.length === 0 || !chance.sometimes(0.25)) return [];
  const chosen = chance.pick(mixins);
  const names = (chosen.fields ?? []).map(({ name }) => name.toLowerCase());
  if (names.some((name) => taken.has(name))) return [];
  for (const name of names) taken.add(name);
  return [chosen];
}

/** Whether an object has unknown properties, and which. */
export function objectSettings(workshop: Workshop, depth: number, taken: Set<string>): DataMap {
  const { chance } = workshop;
  const reserved = chance.sometimes(0.1) ? { reserved: [fieldName(workshop, taken)] } : {};
  const roll = chance.below(10);
  if (roll < 2) {
    const [keys] = chance.pick(keyPatterns);
    const values = makeDefinition(workshop, depth + 1);
    const extras = {
      values: values.data,
      ...(chance.sometimes(0.5) ? { keys } : {}),
      ...(chance.sometimes(0.3) ? { doc: description(workshop) } : {}),
    };
    return { ...reserved, ...(workshop.objects === "closed" ? { object: "open" } : {}), extras };
  }
  if (roll < 5) return { ...reserved, object: chance.pick(["open", "closed"]) };
  return reserved;
}
