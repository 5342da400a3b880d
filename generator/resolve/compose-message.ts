// Builds and edits messages from the flat fields of examples. The properties are in the order of the message's shape.

import type { Field, Json, MessageDescriptor, Path, Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { locationName, type MessageNames } from "./namespace.js";

/** A message with its namespace and its shape. */
export interface Composer {
  readonly names: MessageNames;
  readonly shape: MessageDescriptor["shape"];
}

export type FlatFields = Readonly<Record<string, Json>>;

type Members = { readonly [member: string]: Json };

/** Builds a message: fills in the tag and constants, and puts every other field into the envelope or the body. */
export function composeMessage(composer: Composer, fields: FlatFields): Json {
  const { names } = composer;
  let value: Json = names.tag === "" ? {} : { [names.tag]: names.tagValue };
  if (startsEmpty(names)) value = setAt(value, [names.bodyField ?? ""], {});
  value = setAll(composer, value, { ...constants(names), ...fields });
  return value;
}

/** Whether the body is an object that every message has, also where an example states nothing of it. */
function startsEmpty({ bodyField, textBody, framed, types }: MessageNames): boolean {
  if (framed === undefined) return bodyField !== undefined && !textBody;
  return framed.body?.required === true && dereference(types, framed.body.shape)?.kind === "struct";
}

/** The message with some fields set, in the order of the shape. */
export function setAll(composer: Composer, value: Json, fields: FlatFields): Json {
  let edited = value;
  for (const [name, member] of Object.entries(fields)) edited = setAt(edited, locationName(composer.names, name), member);
  return inOrder(composer, edited);
}

function constants(names: MessageNames): FlatFields {
  const fixed = [...names.envelope, ...names.own].flatMap((field): [string, Json][] => {
    const shape = dereference(names.types, field.shape);
    return field.required && shape?.kind === "literal" ? [[field.name, shape.value]] : [];
  });
  return Object.fromEntries(fixed);
}

const isMembers = (value: Json | undefined): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy with the value at a path; a non-object along the path is replaced by an object. */
export function setAt(value: Json | undefined, path: Path, member: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return member;
  if (Array.isArray(value) && typeof step === "number") {
    const items: readonly Json[] = value;
    return Object.assign([...items], { [step]: setAt(items[step], rest, member) });
  }
  const members = isMembers(value) ? value : {};
  const inner = Object.hasOwn(members, step) ? members[step] : undefined;
  return { ...members, [step]: setAt(inner, rest, member) };
}

/** A copy without the value at a path; undefined if there is none. */
export function dropAt(value: Json | undefined, path: Path): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  if (Array.isArray(value) && typeof step === "number") {
    const items: readonly Json[] = value;
    if (step >= items.length) return undefined;
    if (rest.length === 0) return items.filter((_, index) => index !== step);
    const inner = dropAt(items[step], rest);
    return inner === undefined ? undefined : items.map((item, index) => (index === step ? inner : item));
  }
  if (!isMembers(value) || !Object.hasOwn(value, step)) return undefined;
  if (rest.length === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step));
  const inner = dropAt(value[step], rest);
  return inner === undefined
    ? undefined
    : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, name === step ? inner : member]));
}

function inOrder({ names, shape }: Composer, value: Json): Json {
  const outer = orderMembers(shape.fields, value);
  if (names.bodyField === undefined || !isMembers(outer) || !Object.hasOwn(outer, names.bodyField)) return outer;
  const written: Shape | undefined = shape.fields.find((field) => field.name === names.bodyField)?.shape;
  const body = written === undefined ? undefined : dereference(names.types, written);
  if (body?.kind !== "struct") return outer;
  const ordered = orderMembers(body.fields, outer[names.bodyField] ?? null);
  return Object.fromEntries(Object.entries(outer).map(([name, member]) => [name, name === names.bodyField ? ordered : member]));
}

function orderMembers(fields: readonly Field[], value: Json): Json {
  if (!isMembers(value)) return value;
  const names = new Set(fields.map(({ name }) => name));
  const known = fields.flatMap(({ name }): [string, Json][] => (Object.hasOwn(value, name) ? [[name, value[name] ?? null]] : []));
  const rest = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries([...known, ...rest]);
}
