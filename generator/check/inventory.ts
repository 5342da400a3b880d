// Lists all fields and all shapes of a model, each once, with its location.

import type { Field, Shape } from "@wirepact/core";
import { bodyField, envelopeFields, ownFields, partsOf } from "../describe/message-parts.js";
import type { MessageModel, ProtocolModel, SpanTable } from "../model/protocol-model.js";
import { visitShapes } from "@wirepact/core/shape";

/** A field of a message, of its envelope, or of a nested object. */
export interface FieldUse {
  readonly field: Field;
  /** The location of its definition, so that an included or shared field is listed once. */
  readonly location: string;
  /** The first message that has the field; undefined for fields of named types. */
  readonly message: MessageModel | undefined;
}

export interface ShapeUse {
  readonly shape: Shape;
  readonly location: string;
}

/** The location of a message: that of its definition, of the `result` of its request, or of its frame. */
export const locationOfMessage = ({ spans }: { readonly spans: SpanTable }, { name }: Pick<MessageModel, "name">): string =>
  spans.declaredAt(`messages/${name}`);

/** The location of a field of the envelope, of the body, or of a field beside the envelope. */
export function locationOfField(model: ProtocolModel, message: MessageModel, name: string): string {
  const { frame, body } = partsOf(model, message);
  const start = `messages/${message.name}`;
  if (name === body) return frame === undefined ? start : `${start}/body`;
  return frame !== undefined && model.envelope.includes(name) ? `${start}/envelope/fields/${name}` : `${start}/fields/${name}`;
}

/** The fields of the envelope and of the message itself, each with its location. */
function locatedFields(model: ProtocolModel, message: MessageModel): readonly { readonly field: Field; readonly path: string }[] {
  const { body } = partsOf(model, message);
  const inside = body === undefined ? undefined : `${locationOfField(model, message, body)}/fields`;
  return [
    ...envelopeFields(model, message).map((field) => ({ field, path: locationOfField(model, message, field.name) })),
    ...ownFields(model, message).map((field) => ({
      field,
      path: inside === undefined ? locationOfField(model, message, field.name) : `${inside}/${field.name}`,
    })),
  ];
}

/** A shape that stands in the spec, with the message that it belongs to. */
interface Root extends ShapeUse {
  readonly message: MessageModel | undefined;
  /** The field whose shape it is. */
  readonly field?: Field;
}

/** Where the shapes of a model begin: named types, the fields of envelopes and messages, bodies of a type, and unknown properties of messages. */
function* rootsOf(model: ProtocolModel): Generator<Root> {
  for (const message of Object.values(model.messages)) {
    for (const { field, path } of locatedFields(model, message)) yield { shape: field.shape, location: path, message, field };
    const body = bodyField(model, message);
    const inBody = body?.shape.kind === "struct" ? body.shape.extras : undefined;
    const at = body === undefined ? "" : locationOfField(model, message, body.name);
    if (inBody !== undefined) yield { shape: inBody.values, location: `${at}/extras/values`, message };
    // The fields of a body without a type of its own are listed already.
    else if (body !== undefined && body.shape.kind !== "struct" && message.frame !== undefined)
      yield { shape: body.shape, location: at, message };
    const { extras } = message.shape;
    if (extras !== undefined) yield { shape: extras.values, location: `messages/${message.name}/extras/values`, message };
  }
  for (const [name, shape] of Object.entries(model.types)) yield { shape, location: `types/${name}`, message: undefined };
}

/** All fields, by location. */
export function listFields(model: ProtocolModel, spans: SpanTable): readonly FieldUse[] {
  const uses = new Map<string, FieldUse>();
  for (const { shape, location: path, message, field } of rootsOf(model)) {
    const start = spans.declaredAt(path);
    const add = (found: Field, location: string): void => {
      if (!uses.has(location)) uses.set(location, { field: found, location, message });
    };
    if (field !== undefined) add(field, start);
    for (const inner of visitShapes(shape, start)) if (inner.field !== undefined) add(inner.field, spans.declaredAt(inner.location));
  }
  return [...uses.values()];
}

/** All shapes, by location: those of named types, and those of fields, including nested shapes. */
export function listShapes(model: ProtocolModel, spans: SpanTable): readonly ShapeUse[] {
  const uses = new Map<string, ShapeUse>();
  // Types come first, so that a shape that several places share is listed there.
  const roots = [...rootsOf(model)].toSorted((a, b) => Number(a.message !== undefined) - Number(b.message !== undefined));
  for (const root of roots) {
    for (const { shape, location: path } of visitShapes(root.shape, root.location)) {
      const location = spans.declaredAt(path);
      if (!uses.has(location)) uses.set(location, { shape, location });
    }
  }
  return [...uses.values()];
}
