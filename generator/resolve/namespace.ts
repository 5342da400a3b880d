// The namespace of a message. Envelope and body share it, so that rules and examples refer to fields without paths; in a protocol with frames, the
// body is a field like any other.

import type { Field, Path, Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
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

/** The path of a field by its name or dotted path; undefined if there is none. */
export function findPath(names: MessageNames, dotted: string): Path | undefined {
  const [head = "", ...rest] = dotted.split(".");
  const start = findField(names, head);
  if (start === undefined) return undefined;
  const inner = stepInto(names.types, start.shape, rest);
  return inner === undefined ? undefined : [...start.path, ...inner];
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
  let fields: readonly Field[] = topFields(names);
  return dotted.split(".").every((step) => {
    const field = fields.find(({ name }) => name === step);
    const inner = field === undefined ? undefined : dereference(names.types, field.shape);
    fields = inner?.kind === "struct" ? inner.fields : [];
    return field?.required === true;
  });
}

/** The fields that names without dots refer to. */
const topFields = ({ envelope, own, framed }: MessageNames): readonly Field[] => [
  ...envelope,
  ...own,
  ...(framed?.body === undefined ? [] : [framed.body]),
];

/** All field names of a message. */
export function knownNames(names: MessageNames): readonly string[] {
  const body = names.bodyField === undefined ? [] : [names.bodyField];
  const all = [...names.envelope.map(({ name }) => name), ...body, ...topFields(names).map(({ name }) => name), names.tag];
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

const pathStep = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);

/** The rest of a path inside a shape, with array items by index; undefined if the shape has no such part. */
function stepInto(types: Types, shape: Shape, steps: readonly string[]): Path | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const target = dereference(types, shape);
  const next = target === undefined ? undefined : innerShape(types, target, step);
  if (next === undefined) return undefined;
  const inner = stepInto(types, next, rest);
  return inner === undefined ? undefined : [target?.kind === "struct" || target?.kind === "map" ? step : pathStep(step), ...inner];
}

function innerShape(types: Types, shape: Shape, step: string): Shape | undefined {
  switch (shape.kind) {
    case "struct":
      return shape.fields.find((field) => field.name === step)?.shape;
    case "map":
      return shape.value;
    case "list":
      return /^\d+$/.test(step) ? shape.item : undefined;
    case "scalar":
      return shape.scalar === "any" ? shape : undefined;
    case "union":
      for (const member of shape.members) {
        const target = dereference(types, member);
        const inner = target === undefined ? undefined : innerShape(types, target, step);
        if (inner !== undefined) return inner;
      }
      return undefined;
    default:
      return undefined;
  }
}
