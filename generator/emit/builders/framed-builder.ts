// The builder of a message in a frame: it takes the request that is answered, the body, the rest of the envelope and options, in this order.

import { bodyField, partsOf, requestsOf } from "../../describe/message-parts.js";
import { docComment } from "../../lower/doc-comment.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { freeName, globalName } from "../../exports/free-names.js";
import { builderEnvelopeName, builderFieldsName, builderName } from "../../exports/exported-names.js";
import { jsdoc } from "../../text/jsdoc.js";
import { type FieldView, fieldView, isNested, rolesText } from "./field-view.js";

interface Parameter {
  readonly text: string;
  /** The property of the parts that the run time takes. */
  readonly part: string;
}

/** The view of one builder. */
export function framedBuilder(model: ProtocolModel, message: MessageModel) {
  const { name, typeName, deprecated } = message;
  const envelope = envelopeView(model, message);
  const body = bodyView(model, message);
  const isEnvelopeOptional = envelope.every(({ mark }) => mark === "?");
  const { body: property } = partsOf(model, message);
  const isFlat = property === undefined;
  const envelopeName = isFlat ? builderFieldsName(typeName) : builderEnvelopeName(typeName);
  const parameters: readonly Parameter[] = [
    ...requestParameter(model, message),
    // The body keeps its position where a message has none, so that one can be added later.
    ...(isFlat ? [] : [{ text: `body${isEnvelopeOptional ? body.mark : ""}: ${body.type}`, part: "body" }]),
    {
      text: `${isFlat ? "fields" : "envelope"}${isEnvelopeOptional ? "?" : ""}: ${envelopeName}`,
      part: isFlat ? "envelope: fields" : "envelope",
    },
  ];
  return {
    doc: jsdoc(docComment({ doc: `Builds a valid \`${name}\`.`, deprecated })),
    name: builderName(typeName),
    typeName,
    tag: JSON.stringify(name),
    roles: rolesText(message.from),
    parameters: parameters.map(({ text }) => text).join(", "),
    parts: parameters.map(({ part }) => part).join(", "),
    fields: body.fields === undefined ? false : { name: builderFieldsName(typeName), all: body.fields },
    envelope: { name: envelopeName, all: envelope, what: isFlat ? "The fields" : "The fields around the body" },
  };
}

/** The request that an answer takes its ID from. */
function requestParameter(model: ProtocolModel, message: MessageModel): readonly Parameter[] {
  const { messages, frames = [] } = model;
  const { frame, answers, shape } = message;
  const replyTo = frames.find(({ name }) => name === frame)?.replyTo;
  if (replyTo === undefined) return [];
  const mayBeNull = shape.fields.find(({ name }) => name === replyTo)?.shape.nullable === true;
  const type =
    answers === undefined ? `object${mayBeNull ? " | null" : ""}` : `${freeName(model, "ReadonlyMessage")}<${messages[answers]!.typeName}>`;
  return [{ text: `request: ${type}`, part: "request" }];
}

/** The fields around the body, without the tag and the ID of the request that is answered. */
function envelopeView(model: ProtocolModel, message: MessageModel): readonly FieldView[] {
  const { tag, body, replyTo } = partsOf(model, message);
  const repeated = replyTo === undefined ? () => false : repeatedFrom(model, message);
  return message.shape.fields
    .filter(({ name }) => name !== tag && name !== body && name !== replyTo)
    .map((field) => {
      const view = fieldView(model, { field, access: `${message.typeName}[${JSON.stringify(field.name)}]` });
      return view.mark === "" && repeated(field.name) ? { ...view, mark: "?", type: `${view.type} | undefined` } : view;
    });
}

/** Whether an answer takes a field over from its request, because every request that it may answer has it. */
function repeatedFrom({ messages }: ProtocolModel, { answers }: MessageModel): (name: string) => boolean {
  const requests = requestsOf(messages).filter(({ name }) => answers === undefined || name === answers);
  return (name) => requests.every(({ shape }) => shape.fields.some((field) => field.name === name && field.required));
}

interface BodyView {
  readonly type: string;
  /** Whether it may be left out, unless a required argument follows. */
  readonly mark: "" | "?";
  /** The properties of a body that is defined by fields. */
  readonly fields?: readonly FieldView[];
}

function bodyView(model: ProtocolModel, message: MessageModel): BodyView {
  const field = bodyField(model, message);
  if (field === undefined) return { type: "undefined", mark: "?" };
  const access = `${message.typeName}[${JSON.stringify(field.name)}]`;
  if (field.shape.kind !== "struct") {
    const type = isNested(model, field.shape) ? `${freeName(model, "BuilderInput")}<${access}>` : access;
    return { type: field.required ? type : `${type} | undefined`, mark: field.required ? "" : "?" };
  }
  const inside = field.required ? access : `${globalName(model, "NonNullable")}<${access}>`;
  const fields = field.shape.fields.map((inner) => fieldView(model, { field: inner, access: `${inside}[${JSON.stringify(inner.name)}]` }));
  const name = builderFieldsName(message.typeName);
  const nullable = field.shape.nullable === true ? " | null" : "";
  const isOptional = fields.every(({ mark }) => mark === "?");
  return {
    type: `${name}${nullable}${isOptional ? " | undefined" : ""}`,
    mark: isOptional ? "?" : "",
    fields,
  };
}
