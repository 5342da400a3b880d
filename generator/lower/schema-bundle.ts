// The published schema of a protocol: a JSON Schema 2020-12 document with a definition per type and message.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { namedTypes } from "./named-types.js";
import { ruleKeywords } from "./rule-schema.js";
import { describe, shapeSchema } from "./shape-schema.js";

/** The bundle: the union of all messages, discriminated by the tag, and the definitions. */
export function schemaBundle(model: ProtocolModel): JsonSchema {
  const messages = Object.values(model.messages);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:wirepact:${model.name}:${model.version}`,
    title: model.title,
    description: model.doc,
    type: "object",
    required: [model.tag],
    oneOf: messages.map(({ typeName }) => ({ $ref: `#/$defs/${typeName}` })),
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
    ...ruleKeywords(model, message),
    ...(message.deprecated === undefined ? {} : { deprecated: true }),
    ...(message.examples.length === 0 ? {} : { examples: message.examples.slice(0, shownExamples).map(({ value }) => value) }),
  };
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
