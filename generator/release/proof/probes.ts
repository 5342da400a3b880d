// Messages made from others by one turn that examples seldom show: another name for a field, a word or a type, a member nobody knows, null,
// white space, an empty text.

import type { Json, Shape, StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { follow, type PlainShape } from "../compare/follow.js";

type Members = { readonly [member: string]: Json };

/** A name that no model uses. */
export const strangeName = "x_unheard_of";

const isMembers = (value: Json | undefined): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);

/** One message per turn and place; of every message type the fullest message is turned. */
export function probesOf(model: ProtocolModel, tags: readonly string[], messages: readonly Json[]): readonly Json[] {
  return tags.flatMap((tag) => {
    const type = model.messages[tag]!;
    const own = messages.filter((message) => isMembers(message) && message[model.tag] === type.name);
    const bases = [longest(own), shortest(own)].filter((base): base is Members => isMembers(base));
    const others = [...(type.aliases ?? []), ...(type.lenientAliases ?? [])];
    return bases.flatMap((base) => [
      ...others.map((other) => ({ ...base, [model.tag]: other })),
      ...computedTurns(type.shape, base),
      ...turnsOf(model, type.shape, base),
      ...Object.keys(base).flatMap((name) => plainTurns(base, name)),
    ]);
  });
}

const size = (message: Json): number => Object.keys(isMembers(message) ? message : {}).length;
const longest = (messages: readonly Json[]): Json | undefined => [...messages].sort((a, b) => size(b) - size(a))[0];
const shortest = (messages: readonly Json[]): Json | undefined => [...messages].sort((a, b) => size(a) - size(b))[0];

function plainTurns(base: Members, name: string): readonly Json[] {
  const value = base[name];
  const turned = typeof value === "string" ? [`  ${value} `, "", " "] : [];
  return [null, ...turned].map((other) => ({ ...base, [name]: other }));
}

/** Every value that a computed field's table knows, with the value it gives and with the same value again. */
function computedTurns({ fields }: StructShape, base: Members): readonly Json[] {
  return fields.flatMap(({ name, computed }) => {
    const [by] = computed?.by ?? [];
    if (by === undefined || computed?.table === undefined || computed.by.length !== 1) return [];
    return Object.entries(computed.table).flatMap(([word, value]) => {
      const sources: readonly Json[] = Number.isFinite(Number(word)) ? [word, Number(word)] : [word];
      return sources.flatMap((source) => [value, source].map((own) => ({ ...base, [by]: source, [name]: own })));
    });
  });
}

/** The value with one turn, at each place inside it. */
function turnsOf(model: ProtocolModel, shape: Shape, value: Json): readonly Json[] {
  const { shape: plain } = follow(model, shape, "");
  return [...lenientTurns(model, plain, value), ...insideTurns(model, plain, value)];
}

/** Values that only a relaxation of the shape lets pass. */
function lenientTurns(model: ProtocolModel, { lenient }: PlainShape, value: Json): readonly Json[] {
  if (lenient === undefined) return [];
  const first = Array.isArray(value) ? (value as readonly Json[])[0] : isMembers(value) ? value[lenient.wrap ?? ""] : undefined;
  return [
    ...(lenient.convert === undefined ? [] : ["2026-03-04T09:00:00Z"]),
    ...(lenient.wrap === undefined || first === undefined ? [] : [first]),
    ...(lenient.unknownValues === undefined ? [] : [strangeName]),
    ...(lenient.accept === undefined ? [] : samplesOf(model, lenient.accept)),
  ];
}

/** A few values that a shape may take; who asks finds out which it does. */
function samplesOf(model: ProtocolModel, shape: Shape): readonly Json[] {
  const { shape: plain } = follow(model, shape, "");
  if (plain.kind === "literal") return [plain.value];
  if (plain.kind === "enum") return plain.values.map(({ value: word }) => word);
  if (plain.kind === "union") return plain.members.flatMap((member) => samplesOf(model, member));
  if (plain.kind === "list") return samplesOf(model, plain.item).map((item) => [item]);
  if (plain.kind === "map") return samplesOf(model, plain.value).map((item) => ({ key: item }));
  if (plain.kind === "scalar") return ["x", "2026-03-04T09:00:00Z", "2026-03-04", 1, 1.5, true];
  const members = plain.fields.map((field) => [field.name, samplesOf(model, field.shape)[0] ?? null] as const);
  return [Object.fromEntries(members)];
}

function insideTurns(model: ProtocolModel, plain: PlainShape, value: Json): readonly Json[] {
  if (plain.kind === "enum") return plain.values.flatMap(({ aliases = [] }) => aliases);
  if (plain.kind === "union") return plain.members.flatMap((member) => turnsOf(model, member, value));
  if (plain.kind === "list" && Array.isArray(value)) {
    const [first, ...rest] = value as readonly Json[];
    return first === undefined ? [] : [...turnsOf(model, plain.item, first), null].map((turned) => [turned, ...rest]);
  }
  if (!isMembers(value)) return [];
  if (plain.kind === "map") {
    const [key] = Object.keys(value);
    return key === undefined ? [] : turnsOf(model, plain.value, value[key] ?? null).map((turned) => ({ ...value, [key]: turned }));
  }
  return plain.kind === "struct" ? structTurns(model, plain, value) : [];
}

function structTurns(model: ProtocolModel, { fields }: StructShape, value: Members): readonly Json[] {
  const turned = fields.flatMap((field) => {
    const member = value[field.name];
    if (member === undefined) return [];
    const others = Object.fromEntries(Object.entries(value).filter(([name]) => name !== field.name));
    return [
      ...(field.aliases ?? []).map((alias) => ({ ...others, [alias]: member })),
      ...turnsOf(model, field.shape, member).map((inner) => ({ ...value, [field.name]: inner })),
      { ...value, [field.name]: null },
    ];
  });
  return [{ ...value, [strangeName]: 1 }, ...turned];
}
