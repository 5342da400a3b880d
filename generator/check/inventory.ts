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

/** The body of a message in a frame, where it is defined by a type rather than by fields. */
function typedBody(model: ProtocolModel, message: MessageModel): Field | undefined {
  const body = message.frame === undefined ? undefined : bodyField(model, message);
  return body?.shape.kind === "struct" ? undefined : body;
}

/** All fields, by location. */
export function listFields(model: ProtocolModel, spans: SpanTable): readonly FieldUse[] {
  const uses = new Map<string, FieldUse>();
  const add = (field: Field, path: string, message: MessageModel | undefined): void => {
    const location = spans.declaredAt(path);
    if (!uses.has(location)) uses.set(location, { field, location, message });
    addInner(field.shape, location, message);
  };
  const addInner = (shape: Shape, path: string, message: MessageModel | undefined): void => {
    for (const inner of visitShapes(shape, path)) {
      if (inner.shape.kind !== "struct") continue;
      for (const field of inner.shape.fields) {
        const location = spans.declaredAt(`${inner.location}/fields/${field.name}`);
        if (!uses.has(location)) uses.set(location, { field, location, message });
      }
    }
  };
  for (const message of Object.values(model.messages)) {
    for (const { field, path } of locatedFields(model, message)) add(field, path, message);
    const body = typedBody(model, message);
    if (body !== undefined) addInner(body.shape, locationOfField(model, message, body.name), message);
  }
  for (const [name, shape] of Object.entries(model.types)) addInner(shape, `types/${name}`, undefined);
  return [...uses.values()];
}

/** All shapes, by location: those of named types, and those of fields, including nested shapes. */
export function listShapes(model: ProtocolModel, spans: SpanTable): readonly ShapeUse[] {
  const uses = new Map<string, ShapeUse>();
  const add = (shape: Shape, path: string): void => {
    for (const inner of visitShapes(shape, path)) {
      const location = spans.declaredAt(inner.location);
      if (!uses.has(location)) uses.set(location, { shape: inner.shape, location });
    }
  };
  for (const [name, shape] of Object.entries(model.types)) add(shape, `types/${name}`);
  for (const message of Object.values(model.messages)) {
    for (const { field, path } of locatedFields(model, message)) add(field.shape, path);
    const body = typedBody(model, message);
    if (body !== undefined) add(body.shape, locationOfField(model, message, body.name));
    if (message.shape.extras !== undefined) add(message.shape.extras.values, `messages/${message.name}/extras/values`);
    const own = bodyField(model, message);
    if (own?.shape.kind === "struct" && own.shape.extras !== undefined)
      add(own.shape.extras.values, `${locationOfField(model, message, own.name)}/extras/values`);
  }
  return [...uses.values()];
}
