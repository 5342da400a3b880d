// Which constructs of the language a spec has, read off the language itself, and which pairs of them have met in one spec.

import { definitions } from "../../generator/parse/language/language.js";
import type { LanguageSchema } from "../../generator/parse/language/schema.js";
import type { Json } from "../../packages/core/src/index.js";
import type { SpecData } from "./random-spec.js";

/** Definitions of the language that are the same construct in several places. */
const alike: Readonly<Record<string, string>> = { namedDefinition: "definition", field: "definition", result: "definition" };

const isMap = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const jsonType = (value: Json): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** Whether a value meets a condition of the language, which is about types and keys only. */
const meets = (value: Json, { type, required = [] }: LanguageSchema): boolean =>
  (type === undefined || [type].flat().includes(jsonType(value) as never)) &&
  required.every((key) => isMap(value) && Object.hasOwn(value, key));

/** Keys and choices in a value, each as `definition.key` or `definition.key=choice`. */
function* constructsIn(value: Json, schema: LanguageSchema, owner: string): Generator<string> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace("#/definitions/", "");
    yield* constructsIn(value, definitions[name]!, alike[name] ?? name);
    return;
  }
  if (schema.if !== undefined) yield* constructsIn(value, meets(value, schema.if) ? schema.then! : schema.else!, owner);
  if (Array.isArray(value)) {
    if (schema.items !== undefined) for (const item of value as readonly Json[]) yield* constructsIn(item, schema.items, owner);
  } else if (isMap(value)) {
    for (const [key, member] of Object.entries(value)) {
      const own = schema.properties?.[key];
      if (own === undefined || own === true) {
        if (typeof schema.additionalProperties === "object") yield* constructsIn(member, schema.additionalProperties, owner);
        continue;
      }
      yield `${owner}.${key}`;
      const isChoice = typeof member === "string" && ((own.enum?.length ?? 0) > 1 || own.examples?.includes(member) === true);
      if (isChoice) yield `${owner}.${key}=${member}`;
      yield* constructsIn(member, own, owner === "protocolFile" ? key : owner);
    }
  }
}

/** The constructs of a spec. */
export function constructsOf({ protocol, shared }: SpecData): ReadonlySet<string> {
  return new Set([
    ...constructsIn(protocol, definitions["protocolFile"]!, "protocolFile"),
    ...(shared === undefined ? [] : constructsIn(shared, definitions["typesFile"]!, "typesFile")),
  ]);
}

/** Counts the pairs of constructs that were in one spec. */
export interface Meetings {
  readonly add: (spec: SpecData) => void;
  /** A table of how many other constructs each one has met, and the pairs that have not met. */
  readonly report: () => { readonly table: string; readonly constructs: number; readonly unmet: readonly string[] };
}

/** An empty table. */
export function createMeetings(): Meetings {
  const met = new Map<string, Map<string, number>>();
  const add = (spec: SpecData): void => {
    const constructs = [...constructsOf(spec)];
    for (const one of constructs) {
      const others = met.get(one) ?? new Map<string, number>();
      met.set(one, others);
      for (const other of constructs) others.set(other, (others.get(other) ?? 0) + 1);
    }
  };
  const report = (): ReturnType<Meetings["report"]> => {
    const names = [...met.keys()].toSorted();
    const unmet = names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => (met.get(one)!.has(other) || areExclusive(one, other) ? [] : [`${one} + ${other}`])),
    );
    const lines = names.map((name) => {
      const others = met.get(name)!;
      const lacking = names.filter((other) => !others.has(other) && !areExclusive(name, other)).length;
      return `${name.padEnd(42)} ${String(others.get(name)).padStart(5)} specs, met ${String(others.size - 1).padStart(4)}${lacking === 0 ? "" : `, not yet ${lacking}`}`;
    });
    return { table: lines.join("\n"), constructs: names.length, unmet };
  };
  return { add, report };
}

/** The kinds of protocols that a construct can be in; undefined for any. */
function kindsOf(construct: string): readonly string[] | undefined {
  const [owner = "", key = ""] = construct.split(".");
  if (
    owner === "mail" ||
    owner === "mailEncoding" ||
    owner === "mailLocation" ||
    construct === "definition.mail" ||
    construct === "encodings.mail"
  )
    return ["mail"];
  // How YAML has the body; protocols with frames and mails have no YAML.
  if (owner === "encodings" && /^(?:yaml$|reads|writes|body)/.test(key)) return ["tag", "single"];
  if (owner === "encodings") return ["tag", "single", "framed"];
  if (owner === "frame" || ["failures", "cancellation"].includes(owner) || /^protocolFile\.(?:failures|cancellation)/.test(construct))
    return ["framed"];
  if (/^message\.(?:result|frame|tag|bodyRequired|timeout)/.test(construct)) return ["framed"];
  // Only a result has a name of its own, besides values of enums.
  if (construct === "definition.name") return ["framed"];
  // Mail has no body around its fields, and a location for each of them.
  if (/^message\.(?:body|extras)$/.test(construct)) return ["tag", "single", "framed"];
  if (/^envelope\.(?:field|max)$/.test(construct)) return ["tag", "single"];
  // Only frames make requests, which a handshake and reports of progress are about.
  if (/^(?:negotiation\.(?:request|offer|answer)$|progress\.|protocolFile\.progress)/.test(construct)) return ["framed"];
  if (construct === "definition.fill=$ack") return ["tag", "single", "mail"];
  if (/^definition\.(?:stream|until|bodyRequired)/.test(construct)) return ["framed"];
  if (construct === "envelope.frames") return ["framed"];
  if (/^envelope\.(?:tag)$/.test(construct)) return ["tag", "mail"];
  if (owner === "envelope" && !["fields", "rules", "object", "sender", "recipient", "time", "thread", "version"].includes(key))
    return ["tag", "single", "mail"];
  if (/^message\.(?:ack|replies|conventions|envelope|aliases|lenient)/.test(construct)) return ["tag", "single", "mail"];
  return undefined;
}

/** Whether no spec can have both. */
function areExclusive(one: string, other: string): boolean {
  const [own, others] = [kindsOf(one), kindsOf(other)];
  if (own !== undefined && others !== undefined && !own.some((kind) => others.includes(kind))) return true;
  // Two values of a key that a spec has once.
  const [key, value] = one.split("=");
  const [otherKey, otherValue] = other.split("=");
  return (
    value !== undefined &&
    otherValue !== undefined &&
    key === otherKey &&
    !/^definition|^leniency|^frame|^computed|^rule|^flow|^view|^deadline|^message/.test(key!)
  );
}

/** All constructs of the language that a key stands for. */
export function allConstructs(): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (schema: LanguageSchema | true | undefined, owner: string): void => {
    if (schema === undefined || schema === true) return;
    if (schema.$ref !== undefined) {
      const name = schema.$ref.replace("#/definitions/", "");
      if (seen.has(name)) return;
      seen.add(name);
      return visit(definitions[name], alike[name] ?? name);
    }
    for (const part of [schema.then, schema.else, schema.items]) visit(part, owner);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties, owner);
    for (const [key, own] of Object.entries(schema.properties ?? {})) {
      if (own === true) continue;
      found.add(`${owner}.${key}`);
      visit(own, owner === "protocolFile" ? key : owner);
    }
  };
  for (const name of ["protocolFile", "typesFile"]) visit(definitions[name], name);
  return found;
}
