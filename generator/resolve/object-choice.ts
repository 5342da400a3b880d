// Decides how the object parts of a union are told apart: by a constant that each of them has, or by a required property that only one of them has.

import type { ObjectChoice, Shape, StructShape } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { Types } from "./types.js";

/** An object part of a union; parts that are unions themselves give one for each of their own objects. */
interface ObjectPart {
  readonly part: number;
  /** The name of its type, or its number, for messages. */
  readonly label: string;
  /** Undefined for a map, which has no properties of its own. */
  readonly struct: StructShape | undefined;
}

export type ChoiceResult =
  | { readonly kind: "none" }
  | { readonly kind: "choice"; readonly choice: ObjectChoice }
  | { readonly kind: "ambiguous"; readonly parts: readonly string[] }
  | { readonly kind: "tag-missing"; readonly part: string }
  | { readonly kind: "tag-repeated"; readonly parts: readonly string[]; readonly value: string };

interface UnionParts {
  readonly members: readonly Shape[];
  /** The property that the spec names. */
  readonly tag: string | undefined;
  /** The part that the spec names for everything else. */
  readonly otherwise: number | undefined;
}

/** The choice between the objects of a union; none is needed where there are fewer than two. */
export function decideObjects(types: Types, { members, tag, otherwise }: UnionParts): ChoiceResult {
  const all = members.flatMap((member, part) => objectsIn(types, member, part));
  if (new Set(all.map(({ part }) => part)).size < 2) return { kind: "none" };
  const rest = otherwise === undefined ? {} : { otherwise };
  const told = all.filter(({ part }) => part !== otherwise);
  if (tag !== undefined) return byTag(told, tag, rest);
  const inferred = commonConstants(told).find((name) => byTag(told, name, rest).kind === "choice");
  if (inferred !== undefined) return byTag(told, inferred, rest);
  return byPresence(all, told, rest);
}

function objectsIn(types: Types, member: Shape, part: number, seen: ReadonlySet<string> = new Set()): readonly ObjectPart[] {
  const label = member.kind === "reference" ? member.type : `part ${part + 1}`;
  if (member.kind === "reference" && seen.has(member.type)) return [];
  const inside = member.kind === "reference" ? new Set([...seen, member.type]) : seen;
  const shape = dereference(types, member);
  if (shape?.kind === "struct") return [{ part, label, struct: shape }];
  if (shape?.kind === "map") return [{ part, label, struct: undefined }];
  return shape?.kind === "union" ? shape.members.flatMap((inner) => objectsIn(types, inner, part, inside)) : [];
}

type Constant = string | number | boolean;

/** The values that a required property of a part can have, when they are constants. */
function constantsOf(types: ObjectPart, name: string): readonly Constant[] | undefined {
  const field = types.struct?.fields.find((candidate) => candidate.name === name);
  if (field?.required !== true) return undefined;
  if (field.shape.kind === "literal") return [field.shape.value];
  return field.shape.kind === "enum" && !field.shape.open ? field.shape.values.map(({ value }) => value) : undefined;
}

function commonConstants(parts: readonly ObjectPart[]): readonly string[] {
  const [first, ...others] = parts;
  const names = first?.struct?.fields.map(({ name }) => name) ?? [];
  return names.filter((name) => [first!, ...others].every((part) => constantsOf(part, name) !== undefined));
}

type Rest = { readonly otherwise?: number };

function byTag(parts: readonly ObjectPart[], tag: string, rest: Rest): ChoiceResult {
  const owners = new Map<Constant, ObjectPart>();
  for (const part of parts) {
    const constants = constantsOf(part, tag);
    if (constants === undefined) return { kind: "tag-missing", part: part.label };
    for (const constant of constants) {
      const owner = owners.get(constant);
      if (owner !== undefined) return { kind: "tag-repeated", parts: [owner.label, part.label], value: String(constant) };
      owners.set(constant, part);
    }
  }
  const cases = [...owners].map(([constant, { part }]) => [constant, part] as const);
  return { kind: "choice", choice: { by: "tag", tag, cases, ...rest } };
}

/** Each part has a required property that no other part has. */
function byPresence(all: readonly ObjectPart[], told: readonly ObjectPart[], rest: Rest): ChoiceResult {
  const cases: (readonly [string, number])[] = [];
  for (const part of told) {
    const others = all.filter((other) => other !== part);
    const own = part.struct?.fields.find(
      ({ name, required }) => required && others.every((other) => other.struct?.fields.every((field) => field.name !== name) !== false),
    );
    if (own === undefined) return { kind: "ambiguous", parts: all.map(({ label }) => label) };
    cases.push([own.name, part.part]);
  }
  return { kind: "choice", choice: { by: "presence", cases, ...rest } };
}
