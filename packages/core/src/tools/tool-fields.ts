// The arguments of a message's tool: what its builder takes, without the tag and constants.

import { dereference } from "../shape/dereference.js";
import { frameOf } from "../frames/frames.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Field, Path, Shape, StructShape } from "../shape/shape.js";
import { toolForm } from "./tool-form.js";
import { safeNames } from "./tool-names.js";

/** One argument, or one property of an object in an argument. */
export interface ToolField {
  /** The name in the tool call, which providers restrict. */
  readonly name: string;
  readonly field: Field;
  /** Whether it may be left out. */
  readonly optional: boolean;
  /** Whether its entries are the properties of the object that have a type but no name of their own. */
  readonly isRest?: true;
  /** What it is taken from, if the request that the message answers is known: the ID of the request, or its field of the same name. */
  readonly fromRequest?: "id" | "field";
}

/** An argument and the location of its value in the message. */
export interface ToolArgument extends ToolField {
  readonly path: Path;
}

/** The properties of an object inside an argument. */
export function toolProperties(shape: StructShape): readonly ToolField[] {
  const written = shape.fields.filter(isWritten);
  const names = safeNames(written.map(({ name }) => name));
  return withRest(
    written.map((field, index) => ({ name: names[index]!, field, optional: !field.required })),
    shape,
    {},
  );
}

/** Properties with one more for the unknown ones, where the object gives them a type. */
function withRest<Place extends object>(
  properties: readonly (ToolField & Place)[],
  { extras }: StructShape,
  place: Place,
): readonly (ToolField & Place)[] {
  if (extras === undefined) return properties;
  let name = "otherProperties";
  while (properties.some((property) => property.name === name || property.field.name === name)) name += "_";
  const { keys, values } = extras;
  const shape: Shape = { kind: "map", value: values, ...(keys === undefined ? {} : { keys }) };
  return [
    ...properties,
    { name, field: { name, shape, required: false, doc: "Other properties by name." }, optional: true, isRest: true, ...place },
  ];
}

/** The unknown properties of an object that have a type; undefined if it has none. */
export function restOf({ fields, absent = [] }: StructShape, value: object): object | undefined {
  const known = new Set([...fields.map(({ name }) => name), ...absent]);
  const rest = Object.entries(value).filter(([name, member]) => member !== undefined && !known.has(name));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** The arguments of a message's tool, in the order of its fields. */
export function toolArguments(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly ToolArgument[] {
  const placed = placedFields(protocol, message).filter(({ field }) => isWritten(field) && !isConstant(protocol, field));
  const plain = placed.map(({ field }) => field.name);
  // Envelope and body of a frame may have a field of the same name.
  const names = safeNames(plain.map((name, index) => (plain.indexOf(name) === index ? name : placed[index]!.path.join("."))));
  const own = placed.map(({ field, path }, index): ToolArgument => {
    const isFilled = field.fill !== undefined || field.computed !== undefined;
    const fromRequest = path.length > 1 || isFilled ? undefined : sourceInRequest(protocol, message, field);
    const optional = !field.required || isFilled || fromRequest !== undefined;
    return { name: names[index]!, field, path, optional, ...(fromRequest === undefined ? {} : { fromRequest }) };
  });
  const { shape, path } = restHome(protocol, message);
  return withRest(own, shape, { path });
}

/** The object that holds the fields of a message, and its location. */
export function restHome(protocol: ProtocolDescriptor, message: MessageDescriptor): { readonly shape: StructShape; readonly path: Path } {
  const body = bodyName(protocol, message);
  const field = message.shape.fields.find(({ name }) => name === body);
  const shape = field && spreadShape(protocol, field);
  return shape === undefined ? { shape: message.shape, path: [] } : { shape, path: [field!.name] };
}

/** The object whose fields are arguments themselves; a body that is null, or left out although it has required fields, is a separate argument. */
function spreadShape({ types }: ProtocolDescriptor, field: Field): StructShape | undefined {
  const form = toolForm(types, field.shape);
  if (form.as !== "object" || form.nullable) return undefined;
  const isWhole =
    !field.required && form.shape.fields.some(({ required, fill, computed }) => required && fill === undefined && computed === undefined);
  return isWhole ? undefined : form.shape;
}

/** The property that holds the fields of a message, if they are not beside the envelope. */
function bodyName(protocol: ProtocolDescriptor, message: MessageDescriptor): string | undefined {
  const frame = frameOf(protocol, message);
  if (frame !== undefined) return frame.body;
  return protocol.body === "inline" ? undefined : protocol.body.field;
}

/** What a field of an answer's envelope repeats of its request. */
function sourceInRequest(protocol: ProtocolDescriptor, message: MessageDescriptor, { name, required }: Field): ToolField["fromRequest"] {
  const replyTo = frameOf(protocol, message)?.replyTo;
  if (replyTo === undefined || name === replyTo) return replyTo === undefined ? undefined : "id";
  const isRequest = (each: MessageDescriptor): boolean =>
    message.answers === undefined ? each.result !== undefined : each.name === message.answers;
  const isRepeated = Object.values(protocol.messages).some(
    (each) => isRequest(each) && each.shape.fields.some((field) => field.name === name),
  );
  return required && isRepeated ? "field" : undefined;
}

interface PlacedField {
  readonly field: Field;
  readonly path: Path;
}

/** The fields of envelope and body beside each other, without the tag. */
function placedFields(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly PlacedField[] {
  const frame = frameOf(protocol, message);
  const tag = frame === undefined ? protocol.tag : frame.tag;
  const body = bodyName(protocol, message);
  return message.shape.fields.flatMap((field): readonly PlacedField[] => {
    if (field.name === tag) return [];
    const inner = field.name === body ? spreadShape(protocol, field) : undefined;
    if (inner === undefined) return [{ field, path: [field.name] }];
    return inner.fields.map((part) => ({ field: part, path: [field.name, part.name] }));
  });
}

const isWritten = ({ decodeOnly }: Field): boolean => decodeOnly !== true;

/** Whether builders always write the same value. */
function isConstant({ types }: ProtocolDescriptor, { shape, required }: { readonly shape: Shape; readonly required: boolean }): boolean {
  return required && dereference(types, shape)?.kind === "literal" && !toolForm(types, shape).nullable;
}
