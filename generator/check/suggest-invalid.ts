// Suggests an invalid example that a message does not have yet, as lines to copy.

import type { Field } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { bodyField, ownFields, partsOf } from "../describe/message-parts.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";

/** The hint for a message with too few invalid examples: all required fields at once, then a value of a wrong type. */
export function suggestInvalid(model: ProtocolModel, message: MessageModel): string {
  const like = message.examples[0]?.name ?? "minimal";
  const required = requiredNames(model, message);
  const suggest = (name: string, rest: string): string => `add \`invalid: { ${name}: { like: ${like}, ${rest} } }\``;
  if (required.length > 0 && message.invalid.every(({ issue }) => issue !== "missing-field"))
    return suggest("missing fields", `dropEach: [${required.join(", ")}]`);
  const name = nameOfScalar(model, message);
  return name === undefined || message.invalid.some(({ issue }) => issue === "wrong-type")
    ? "add messages under `invalid` that must be rejected"
    : suggest("wrong type", `set: { ${name}: [] }, issue: wrong-type`);
}

/** The names of the required fields, as examples write them, without those that say which message it is. */
function requiredNames(model: ProtocolModel, message: MessageModel): readonly string[] {
  const { tag, body, frame } = partsOf(model, message);
  const identifying = new Set([tag, frame?.id, frame?.replyTo, ...(frame?.has ?? []), ...Object.keys(frame?.where ?? {})]);
  const outer = message.shape.fields.filter(({ name, required }) => required && !identifying.has(name)).map(({ name }) => name);
  const inner = body === undefined ? [] : ownFields(model, message).filter(({ required }) => required);
  return [...outer, ...inner.map(({ name }) => nameInExamples(model, message, name))];
}

/** In frames, the fields of the body are written with its name. */
function nameInExamples(model: ProtocolModel, message: MessageModel, name: string): string {
  const { body, frame } = partsOf(model, message);
  return frame === undefined || body === undefined ? name : `${body}.${name}`;
}

/** The name of a field, or of the body, that is never an array. */
function nameOfScalar(model: ProtocolModel, message: MessageModel): string | undefined {
  const isScalar = ({ shape }: Field): boolean => {
    const target = dereference(model.types, shape);
    return target?.kind === "scalar" || target?.kind === "enum" || target?.kind === "struct";
  };
  const own = ownFields(model, message).find(isScalar);
  if (own !== undefined) return nameInExamples(model, message, own.name);
  const body = bodyField(model, message);
  return body !== undefined && isScalar(body) ? body.name : undefined;
}
