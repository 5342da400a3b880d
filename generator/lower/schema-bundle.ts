// The published schema of a protocol: a JSON Schema 2020-12 document with a definition per type and message.

import { isIdentifiable, shadowingFrames } from "../describe/message-parts.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { namedTypes } from "./named-types.js";
import { ruleKeywords } from "./rule-schema.js";
import { describe, shapeSchema } from "./shape-schema.js";

/** The bundle: the union of all messages, and the definitions. A result is checked without its request, which only the definition of the result knows. */
export function schemaBundle(model: ProtocolModel): JsonSchema {
  const messages = Object.values(model.messages);
  const union = messages.filter((message) => isIdentifiable(model, message)).map(({ typeName }) => ({ $ref: `#/$defs/${typeName}` }));
  const choice = model.frames === undefined ? { required: [model.tag], oneOf: union } : union.length === 1 ? union[0] : { anyOf: union };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:wirepact:${model.name}:${model.version}`,
    title: model.title,
    description: model.doc,
    type: "object",
    ...choice,
    $defs: {
      ...Object.fromEntries(messages.map((message) => [message.typeName, messageSchema(model, message.name)])),
      ...Object.fromEntries(namedTypes(model).map(({ name }) => [name, typeSchema(model, name)])),
    },
  };
}

/** The first examples are the minimal and the full one; the others are variations of single fields. */
const shownExamples = 2;

function messageSchema(model: ProtocolModel, tag: string): JsonSchema {
  const message = model.messages[tag];
  if (message === undefined) return {};
  const description = describe(message.doc, undefined, message.deprecated);
  return {
    title: message.typeName,
    ...(description === undefined ? {} : { description }),
    ...shapeSchema(model, message.shape),
    ...otherFrames(model, message),
    ...ruleKeywords(model, message),
    ...(message.deprecated === undefined ? {} : { deprecated: true }),
    ...(message.examples.length === 0 ? {} : { examples: message.examples.slice(0, shownExamples).map(({ value }) => value) }),
  };
}

/** What makes a value a message of another frame: a property that only others have, or a frame that is tried first. */
function otherFrames(model: ProtocolModel, message: MessageModel): JsonSchema {
  const properties = (message.shape.absent ?? []).map((name) => ({ required: [name] }));
  const frames = shadowingFrames(model, message).map(({ has, where }) => ({
    required: [...has, ...Object.keys(where)],
    ...(Object.keys(where).length === 0
      ? {}
      : { properties: Object.fromEntries(Object.entries(where).map(([name, value]) => [name, { const: value }])) }),
  }));
  const all: readonly JsonSchema[] = [...properties, ...frames];
  return all.length === 0 ? {} : { not: all.length === 1 ? all[0] : { anyOf: all } };
}

function typeSchema(model: ProtocolModel, name: string): JsonSchema {
  const shape = model.types[name];
  if (shape === undefined) return {};
  const notes = model.typeDocs[name];
  const description = describe(notes?.doc, shape.kind === "enum" ? shape : undefined, notes?.deprecated);
  return {
    title: name,
    ...(description === undefined ? {} : { description }),
    ...shapeSchema(model, shape),
    ...(notes?.deprecated === undefined ? {} : { deprecated: true }),
  };
}
