// The namespace of a message. Envelope and body share it, so that rules and examples refer to fields without paths; in a protocol with frames, the
// body is a field like any other.

import type { Field, Path, Shape } from "@wirepact/core";
import { dereference, shapeAtPath } from "@wirepact/core/shape";
import { unreachable } from "../base/unreachable.js";
import type { Types } from "./types.js";

/** The names of a message. */
export interface MessageNames {
  readonly message: string;
  /** The name of the tag, or an empty string if there is none. */
  readonly tag: string;
  readonly tagValue: string;
  /** The field that contains the body, or undefined if the body is inline. */
  readonly bodyField: string | undefined;
  /** Whether the body is a string and has no fields. */
  readonly textBody: boolean;
  readonly envelope: readonly Field[];
  readonly own: readonly Field[];
  /** Protocols with frames: the body, whose fields are not in `own`. */
  readonly framed?: { readonly body: Field | undefined };
  /** The names of the envelope fields of all messages. */
  readonly envelopeNames: ReadonlySet<string>;
  readonly types: Types;
}

/** The path of a field by its name or dotted path; undefined if there is none. A name can contain dots itself: the longest name that fits is taken. */
export function findPath(names: MessageNames, dotted: string): Path | undefined {
  return firstSplit(dotted.split("."), (head, rest) => {
    const start = findField(names, head);
    const inner = start === undefined ? undefined : stepInto(names.types, start.shape, rest);
    return start === undefined || inner === undefined ? undefined : [...start.path, ...inner];
  });
}

/** The first way to take one name from the start of a dotted path, longest first, that leads somewhere. */
function firstSplit<T>(parts: readonly string[], follow: (head: string, rest: readonly string[]) => T | undefined): T | undefined {
  for (let length = parts.length; length > 0; length--) {
    const found = follow(parts.slice(0, length).join("."), parts.slice(length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The field of a message by its name. */
export function findField(names: MessageNames, name: string): { readonly path: Path; readonly shape: Shape } | undefined {
  const { bodyField } = names;
  if (name === names.tag && name !== "") return { path: [name], shape: { kind: "literal", value: names.tagValue } };
  const envelope = names.envelope.find((field) => field.name === name);
  if (envelope !== undefined) return { path: [name], shape: envelope.shape };
  const framed = names.framed?.body;
  if (framed !== undefined && name === framed.name) return { path: [name], shape: framed.shape };
  if (name === bodyField) return { path: [name], shape: bodyShape(names) };
  const own = names.own.find((field) => field.name === name);
  if (own === undefined) return undefined;
  return { path: bodyField === undefined ? [name] : [bodyField, name], shape: own.shape };
}

const bodyShape = ({ own, textBody }: MessageNames): Shape =>
  textBody ? { kind: "scalar", scalar: "text" } : { kind: "struct", open: true, fields: own };

/** Whether all fields along a dotted path are required. */
export function isRequired(names: MessageNames, dotted: string): boolean {
  const isAlwaysThere = (fields: readonly Field[], parts: readonly string[]): boolean =>
    firstSplit(parts, (head, rest) => {
      const field = fields.find(({ name }) => name === head);
      if (field === undefined) return undefined;
      const inner = dereference(names.types, field.shape);
      return field.required && (rest.length === 0 || isAlwaysThere(inner?.kind === "struct" ? inner.fields : [], rest));
    }) ?? false;
  return isAlwaysThere(topFields(names), dotted.split("."));
}

/** The fields that names without dots refer to. */
const topFields = ({ envelope, own, framed }: MessageNames): readonly Field[] => [
  ...envelope,
  ...own,
  ...(framed?.body === undefined ? [] : [framed.body]),
];

/** All field names of a message, and those in the body of a framed one with its name. */
export function knownNames(names: MessageNames): readonly string[] {
  const body = names.bodyField === undefined ? [] : [names.bodyField];
  const framed = names.framed?.body;
  const inner = framed === undefined ? undefined : dereference(names.types, framed.shape);
  const nested = inner?.kind === "struct" ? inner.fields.map(({ name }) => `${framed?.name ?? ""}.${name}`) : [];
  const all = [...names.envelope.map(({ name }) => name), ...body, ...topFields(names).map(({ name }) => name), names.tag, ...nested];
  return [...new Set(all.filter((name) => name !== ""))];
}

/** The path of an example's field: envelope names are in the envelope, all others, known or not, in the body. */
export function locationName(names: MessageNames, name: string): Path {
  const known = findPath(names, name);
  if (known !== undefined) return known;
  const [head = "", ...rest] = name.split(".");
  const start = findField(names, head);
  if (start !== undefined && rest.length > 0) return [...start.path, ...rest.map(pathStep)];
  const beside = names.framed !== undefined || names.bodyField === undefined || names.textBody || names.envelopeNames.has(name);
  return beside ? [name] : [names.bodyField ?? "", name];
}

/** The path of a field inside a shape; undefined if there is none. */
export const findInShape = (types: Types, shape: Shape, dotted: string): Path | undefined => stepInto(types, shape, dotted.split("."));

/** The shape of a field of a message by its path. */
export function shapeOfPath(names: MessageNames, path: Path): Shape | undefined {
  const fields = names.bodyField === undefined ? names.own : [];
  const outer = [...names.envelope, ...fields].find(({ name }) => name === path[0])?.shape ?? findField(names, String(path[0]))?.shape;
  return outer === undefined ? undefined : shapeAtPath(names.types, outer, path.slice(1));
}

const pathStep = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);

/** The rest of a path inside a shape, with array items by index; undefined if the shape has no such part. */
function stepInto(types: Types, shape: Shape, steps: readonly string[]): Path | undefined {
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  const target = dereference(types, shape);
  const step = (name: string | number, inner: Shape | undefined, further: readonly string[]): Path | undefined => {
    const path = inner === undefined ? undefined : stepInto(types, inner, further);
    return path === undefined ? undefined : [name, ...path];
  };
  switch (target?.kind) {
    case "struct":
      return firstSplit(steps, (name, further) => step(name, target.fields.find((field) => field.name === name)?.shape, further));
    case "map":
      return step(first, target.value, rest);
    case "list":
      return /^\d+$/.test(first) ? step(Number(first), target.item, rest) : undefined;
    case "scalar":
      return target.scalar === "any" ? step(pathStep(first), target, rest) : undefined;
    case "union":
      return target.members.map((member) => stepInto(types, member, steps)).find((path) => path !== undefined);
    case "literal":
    case "enum":
    case undefined:
      return undefined;
    default:
      return unreachable(target);
  }
}
