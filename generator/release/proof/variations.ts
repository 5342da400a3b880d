// Variations of messages that examples seldom show: an alias of a field, an enum value or a type, an unknown field, null, white space, an
// empty string.

import type { Field, Json, Shape, StructShape, UnionShape } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import type { PlainShape } from "@wirepact/core/shape";
import { follow } from "../../compare/follow.js";

type Properties = { readonly [name: string]: Json };

/** A name that no model uses. */
export const unknownName = "x_unheard_of";

const isObject = (value: Json | undefined): value is Properties => typeof value === "object" && value !== null && !Array.isArray(value);

/** One message per variation and path, made from the longest and the shortest message of a type. */
export function variationsOf(model: ProtocolModel, type: MessageModel, messages: readonly Json[]): readonly Json[] {
  const bases = [longest(messages), shortest(messages)].filter(isObject);
  const others = [...(type.aliases ?? []), ...(type.lenientAliases ?? [])];
  return bases.flatMap((base) => [
    ...others.map((other) => ({ ...base, [model.tag]: other })),
    ...computedVariations(type.shape, base),
    ...vary(model, type.shape, base),
    ...Object.keys(base).flatMap((name) => plainVariations(base, name)),
  ]);
}

const size = (message: Json): number => Object.keys(isObject(message) ? message : {}).length;
const longest = (messages: readonly Json[]): Json | undefined => [...messages].sort((a, b) => size(b) - size(a))[0];
const shortest = (messages: readonly Json[]): Json | undefined => [...messages].sort((a, b) => size(a) - size(b))[0];

function plainVariations(base: Properties, name: string): readonly Json[] {
  const value = base[name];
  const varied = typeof value === "string" ? [`  ${value} `, "", " "] : [];
  return [null, ...varied].map((other) => ({ ...base, [name]: other }));
}

/** Every entry of a computed field's table, with the computed value and with the source value itself. */
function computedVariations({ fields }: StructShape, base: Properties): readonly Json[] {
  return fields.flatMap(({ name, computed }) => {
    const [by] = computed?.by ?? [];
    if (by === undefined || computed?.table === undefined || computed.by.length !== 1) return [];
    return Object.entries(computed.table).flatMap(([key, value]) => {
      const sources: readonly Json[] = Number.isFinite(Number(key)) ? [key, Number(key)] : [key];
      return sources.flatMap((source) => [value, source].map((own) => ({ ...base, [by]: source, [name]: own })));
    });
  });
}

/** The value with one variation, at each path inside it. */
function vary(model: ProtocolModel, shape: Shape, value: Json): readonly Json[] {
  const { shape: plain } = follow(model, shape, "");
  return [...lenientVariations(model, plain, value), ...innerVariations(model, plain, value)];
}

/** Values that only lenient mode accepts. */
function lenientVariations(model: ProtocolModel, { lenient }: PlainShape, value: Json): readonly Json[] {
  if (lenient === undefined) return [];
  const first = Array.isArray(value) ? (value as readonly Json[])[0] : isObject(value) ? value[lenient.wrap ?? ""] : undefined;
  return [
    ...(lenient.convert === undefined ? [] : ["2026-03-04T09:00:00Z"]),
    ...(lenient.wrap === undefined || first === undefined ? [] : [first]),
    ...(lenient.unset === undefined ? [] : [unknownName, 0.5]),
    ...(lenient.items === undefined || !Array.isArray(value)
      ? []
      : [unknownName, 0.5].map((item) => [...(value as readonly Json[]), item])),
    ...(lenient.accept === undefined ? [] : samplesOf(model, lenient.accept)),
  ];
}

/** How deep samples go into types that contain themselves. */
const deepest = 6;

/** A few values that a shape may accept. */
export function samplesOf(model: ProtocolModel, shape: Shape, depth = deepest): readonly Json[] {
  if (depth === 0) return [];
  const { shape: plain } = follow(model, shape, "");
  if (plain.kind === "literal") return [plain.value];
  if (plain.kind === "enum") return plain.values.map(({ value: listed }) => listed);
  if (plain.kind === "union") return plain.members.flatMap((member) => samplesOf(model, member, depth - 1));
  if (plain.kind === "list") return samplesOf(model, plain.item, depth - 1).map((item) => [item]);
  if (plain.kind === "map") return samplesOf(model, plain.value, depth - 1).map((item) => ({ key: item }));
  if (plain.kind === "scalar") return ["x", "2026-03-04T09:00:00Z", "2026-03-04", 1, 1.5, true];
  const own = (fields: readonly Field[]): Json =>
    Object.fromEntries(fields.map((field) => [field.name, samplesOf(model, field.shape, depth - 1)[0] ?? null]));
  return [own(plain.fields), own(plain.fields.filter(({ required }) => required))];
}

function innerVariations(model: ProtocolModel, plain: PlainShape, value: Json): readonly Json[] {
  if (plain.kind === "enum") return plain.values.flatMap(({ aliases = [] }) => aliases);
  if (plain.kind === "union") return [...plain.members.flatMap((member) => vary(model, member, value)), ...mixedObjects(plain, value)];
  if (plain.kind === "list" && Array.isArray(value)) {
    const [first, ...rest] = value as readonly Json[];
    return first === undefined ? [] : [...vary(model, plain.item, first), null].map((varied) => [varied, ...rest]);
  }
  if (!isObject(value)) return [];
  if (plain.kind === "map") {
    const [key] = Object.keys(value);
    return key === undefined ? [] : vary(model, plain.value, value[key] ?? null).map((turned) => ({ ...value, [key]: turned }));
  }
  return plain.kind === "struct" ? structVariations(model, plain, value) : [];
}

/** An object with the property of another part of its union too, whose value is unlikely to fit there. */
function mixedObjects({ objects }: UnionShape, value: Json): readonly Json[] {
  if (objects === undefined || objects.by === "tag" || !isObject(value)) return [];
  const names =
    objects.by === "presence" ? objects.cases.map(([name]) => name) : objects.cases.flatMap(([head]) => head.map(({ name }) => name));
  return [...new Set(names)].flatMap((name) => (Object.hasOwn(value, name) ? [] : [{ ...value, [name]: [{}] }]));
}

function structVariations(model: ProtocolModel, { fields }: StructShape, value: Properties): readonly Json[] {
  const varied = fields.flatMap((field) => {
    const member = value[field.name];
    if (member === undefined) return [];
    const others = Object.fromEntries(Object.entries(value).filter(([name]) => name !== field.name));
    return [
      ...(field.aliases ?? []).map((alias) => ({ ...others, [alias]: member })),
      ...vary(model, field.shape, member).map((inner) => ({ ...value, [field.name]: inner })),
      { ...value, [field.name]: null },
    ];
  });
  return [{ ...value, [unknownName]: 1 }, ...varied];
}
