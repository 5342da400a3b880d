// What readers and senders of a model do with a message, for the replay.

import {
  explain,
  type Field,
  type Issue,
  type Json,
  type Mode,
  type Result,
  type Shape,
  type StructShape,
  type UnionShape,
} from "@wirepact/core";
import { dropDecodeOnly, objectUnions, runnable } from "@wirepact/core/codegen";
import { findFrame, identify } from "@wirepact/core/codegen/frames";
import { dereference } from "@wirepact/core/shape";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { declaresName } from "../../compare/lone-fields.js";

/** The tag of a message as it is written; empty where it has none. */
export function tagOf(model: ProtocolModel, message: Json): string {
  const frame = findFrame(model, message);
  const given = (message as Readonly<Record<string, Json>> | null)?.[model.frames === undefined ? model.tag : (frame?.tag ?? "")];
  return typeof given === "string" ? given.trim() : "";
}

/** The name of the type of a message, known by its tag, by an alias or by its frame; empty if the model has no such type. */
export function typeOf(model: ProtocolModel, message: Json): string {
  if (model.frames !== undefined) return identify(model, message)?.name ?? "";
  const tag = tagOf(model, message);
  const isNamed = ({ name, aliases, lenientAliases }: MessageModel): boolean =>
    name === tag || aliases?.includes(tag) === true || lenientAliases?.includes(tag) === true;
  return Object.values(model.messages).find(isNamed)?.name ?? "";
}

/** How a message is checked. */
export interface ReadingOptions {
  readonly mode: Mode;
  /** The name of the result that it is, in a protocol with frames: only its request determines it. */
  readonly result?: string | undefined;
}

const check = (model: ProtocolModel, message: unknown, { mode, result }: ReadingOptions, reading: boolean): Result<unknown> =>
  explain(runnable(model), message, { mode, reading, answers: result === undefined ? undefined : () => result });

/** What a reader makes of a message. */
export const read = (model: ProtocolModel, message: unknown, checking: ReadingOptions): Result<unknown> =>
  check(model, message, checking, true);

/** The issue for which a reader rejects a message; undefined when it is accepted. */
export function rejection(model: ProtocolModel, message: unknown, checking: ReadingOptions): Issue | undefined {
  const checked = read(model, message, checking);
  return checked.ok ? undefined : checked.issues[0];
}

/** Whether a sender of the model may send a message: it is valid, and readers of the same model accept it. */
export function isSent(model: ProtocolModel, message: Json, result?: string): boolean {
  const checking = { mode: "strict", result } as const;
  return check(model, message, checking, false).ok && rejection(model, message, checking) === undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The message as senders of the model write it: without decode-only fields. */
export function asWritten(model: ProtocolModel, message: Json): Json {
  const type = model.messages[typeOf(model, message)];
  return type === undefined || !isObject(message) ? message : (dropDecodeOnly(runnable(model), type, message, "strict") as Json);
}

/** A value of a tag that selects a part of a union, as a name. */
const tagName = (tag: string, value: unknown): string => `${tag}: ${JSON.stringify(value)}`;

/** The names and aliases of all fields of the model, and the values of the tags of its unions. */
export function knownNames(model: ProtocolModel): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) {
      if (value["kind"] === "struct" && Array.isArray(value["fields"])) {
        for (const { name, aliases = [] } of value["fields"] as readonly {
          readonly name: string;
          readonly aliases?: readonly string[];
        }[]) {
          for (const known of [name, ...aliases]) names.add(known);
        }
      }
      const choice = value["kind"] === "union" ? (value as unknown as UnionShape).objects : undefined;
      if (choice?.by === "tag") for (const [constant] of choice.cases) names.add(tagName(choice.tag, constant));
      Object.values(value).forEach(visit);
    }
  };
  visit(model.types);
  for (const { shape } of Object.values(model.messages)) visit(shape);
  return names;
}

/** The names and aliases of all message types of the model. */
export function knownTags(model: ProtocolModel): ReadonlySet<string> {
  return new Set(
    Object.values(model.messages).flatMap(({ name, tag = name, aliases = [], lenientAliases = [] }) => [
      tag,
      ...aliases,
      ...lenientAliases,
    ]),
  );
}

const indexes = new WeakMap<StructShape, ReadonlyMap<string, Field>>();

/** The fields of an object by their names and aliases. */
function fieldsByName(shape: StructShape): ReadonlyMap<string, Field> {
  const known = indexes.get(shape);
  if (known !== undefined) return known;
  const aliases = shape.fields.flatMap((field) => (field.aliases ?? []).map((alias) => [alias, field] as const));
  // If an alias is also a name, the name counts; if it is that of two fields, the first one does.
  const made = new Map([...aliases.toReversed(), ...shape.fields.map((field) => [field.name, field] as const)]);
  indexes.set(shape, made);
  return made;
}

/** What a property of an object may be: a field, or one of those that `extras` declares; nothing where it is neither. */
function shapesOf(struct: StructShape, name: string, value: Readonly<Record<string, unknown>>, written: boolean): readonly Shape[] {
  const field = fieldsByName(struct).get(name);
  // A sender does not write a field under two names at once.
  if (field !== undefined && (field.name === name || (!written && value[field.name] === undefined))) return [field.shape];
  return struct.open && struct.extras !== undefined && declaresName(struct.extras, name) ? [struct.extras.values] : [];
}

/** The value of the tag of an object that is in a union only as one of all others; undefined where the union lists it. */
function unlistedTag(model: ProtocolModel, { members, objects }: UnionShape, value: Readonly<Record<string, unknown>>): string | undefined {
  const given = objects?.by === "tag" ? value[objects.tag] : undefined;
  if (objects?.by !== "tag" || objects.otherwise === undefined || given === undefined) return undefined;
  const rest = dereference(model.types, members[objects.otherwise]!);
  const field = rest?.kind === "struct" ? rest.fields.find(({ name }) => name === objects.tag) : undefined;
  const own = field && dereference(model.types, field.shape);
  const listed = own?.kind === "enum" ? own.values.map(({ value: each }) => each) : own?.kind === "literal" ? [own.value] : [];
  return [...objects.cases.map(([constant]) => constant), ...listed].some((each) => each === given)
    ? undefined
    : tagName(objects.tag, given);
}

const alternatives = new WeakMap<ProtocolModel["types"], Map<Shape, readonly Shape[]>>();

/** What a value may be: the parts of unions, nested ones too, because a property of any of them is a known one. */
function alternativesOf(types: ProtocolModel["types"], shape: Shape): readonly Shape[] {
  const ofTypes = alternatives.get(types) ?? new Map<Shape, readonly Shape[]>();
  alternatives.set(types, ofTypes);
  const known = ofTypes.get(shape);
  if (known !== undefined) return known;
  const plain = dereference(types, shape);
  const made = plain?.kind === "union" ? plain.members.flatMap((part) => alternativesOf(types, part)) : plain === undefined ? [] : [plain];
  ofTypes.set(shape, made);
  return made;
}

/** What an object is taken for: of the parts of a union, the one that it belongs to, or all where it belongs to none. */
function meantBy(model: ProtocolModel, shape: Shape, value: Readonly<Record<string, unknown>>): readonly Shape[] {
  const plain = dereference(model.types, shape);
  if (plain?.kind !== "union") return plain === undefined ? [] : [plain];
  const part = plain.objects && objectUnions.choosePart(runnable(model), plain, value);
  return part === undefined ? alternativesOf(model.types, plain) : meantBy(model, plain.members[part]!, value);
}

/**
 * The properties of a message that are neither fields of the model nor declared by `extras`, and the tags of its objects that no union lists, at
 * any depth. In what senders write, aliases of fields count as well.
 */
export function unknownNames(
  model: ProtocolModel,
  message: Json,
  { result, written = false }: { readonly result?: string | undefined; readonly written?: boolean } = {},
): readonly string[] {
  const names: string[] = [];
  const visit = (shapes: readonly Shape[], value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const [first, ...others] = shapes;
    if (first === undefined) return;
    const parts = others.length === 0 ? alternativesOf(model.types, first) : shapes.flatMap((shape) => alternativesOf(model.types, shape));
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => (part.kind === "list" ? [part.item] : []));
      for (const item of value) visit(items, item);
    } else visitObject(shapes, parts, value as Readonly<Record<string, unknown>>);
  };
  const visitObject = (shapes: readonly Shape[], parts: readonly Shape[], value: Readonly<Record<string, unknown>>): void => {
    for (const shape of shapes) {
      const plain = dereference(model.types, shape);
      const unlisted = plain?.kind === "union" ? unlistedTag(model, plain, value) : undefined;
      if (unlisted !== undefined) names.push(unlisted);
    }
    const structs = parts.filter((part) => part.kind === "struct");
    const meant = shapes.length === 1 && structs.length < 2 ? parts : shapes.flatMap((shape) => meantBy(model, shape, value));
    const others = meant.flatMap((part) => (part.kind === "map" ? [part.value] : []));
    if (structs.length + others.length === 0) return;
    for (const [name, member] of Object.entries(value)) {
      const own = meant.flatMap((part) => (part.kind === "struct" ? shapesOf(part, name, value, written) : []));
      const inner = [...own, ...others];
      // A field of another part is a known one: an object can have properties of several parts.
      const fitting = inner.length > 0 ? inner : structs.flatMap((struct) => shapesOf(struct, name, value, written));
      if (fitting.length === 0) names.push(name);
      else if (typeof member === "object") visit(fitting, member);
    }
  };
  const type = model.messages[result ?? typeOf(model, message)];
  if (type !== undefined) visit([type.shape], message);
  return names;
}
