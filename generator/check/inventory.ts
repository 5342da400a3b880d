// Lists all fields and all shapes of a model, each once, with its location.

import type { Field, Shape } from "@wirepact/core";
import type { MessageModel, ProtocolModel, SpanTable } from "../model/protocol-model.js";
import { visitShapes } from "../resolve/visit-shapes.js";

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

/** The fields of a message without those of the envelope. */
export function ownFields(model: ProtocolModel, message: MessageModel): readonly Field[] {
  const { body } = model;
  if (body === "inline") return message.shape.fields.filter(({ name }) => name !== model.tag && !model.envelope.includes(name));
  const shape = message.shape.fields.find(({ name }) => name === body.field)?.shape;
  return shape?.kind === "struct" ? shape.fields : [];
}

/** The fields of a message's envelope, without tag and body. */
export function envelopeFields(model: ProtocolModel, message: MessageModel): readonly Field[] {
  return message.shape.fields.filter(({ name }) => model.envelope.includes(name));
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
    for (const field of [...envelopeFields(model, message), ...ownFields(model, message)])
      add(field, `messages/${message.name}/fields/${field.name}`, message);
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
    for (const field of [...envelopeFields(model, message), ...ownFields(model, message)])
      add(field.shape, `messages/${message.name}/fields/${field.name}`);
    if (message.shape.extras !== undefined) add(message.shape.extras.values, `messages/${message.name}/extras/values`);
  }
  return [...uses.values()];
}
