// The replies to a rejected message, in words for the README.

import { type Json, readPath, type Rejections } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { code, listed } from "../text/markdown.js";

/** The replies to a rejected message, and which of them are not messages. */
export function rejectionView(model: ProtocolModel) {
  const { rejections, types } = model;
  const replies = rejections?.replies ?? [];
  const objects = replies.flatMap((reply) => (reply.kind === "object" ? [code(reply.type)] : []));
  return {
    answers: replies
      .map((reply, index) => `${index === 0 ? (replies.length > 1 ? "first " : "") : "then "}${replyWords(types, reply)}`)
      .join("; "),
    answerObjects: listed(objects),
    namedAnswers: listed(
      replies.flatMap((reply) => (reply.kind === "message" && namesSelf(reply.fields) ? [`the ${code(reply.message)}`] : [])),
    ),
    self: JSON.stringify(selfOf(model)),
  };
}

/** A reply to a rejected message, with the properties of an object that is not a message. */
function replyWords(types: ProtocolModel["types"], reply: Rejections["replies"][number]): string {
  if (reply.kind === "message") return `the message ${code(reply.message)}`;
  const shape = types[reply.type];
  const fields = shape?.kind === "struct" ? shape.fields : [];
  const names = fields.map(({ name, required }) => `${code(name)}${required ? "" : " (if known)"}`);
  return `an object of type ${code(reply.type)}${names.length === 0 ? "" : `, with ${listed(names)}`}`;
}

/** Whether a reply contains the name of the receiver. */
const namesSelf = (fields: Json): boolean => /"\$self\b/.test(JSON.stringify(fields));

/** The name of an agent in the examples. */
function selfOf({ messages, parts }: ProtocolModel): string {
  const senders = Object.values(messages).flatMap(({ examples }) =>
    examples.map(({ value }) => (parts.sender === undefined ? undefined : readPath(value, parts.sender))),
  );
  return senders.find((sender) => typeof sender === "string") ?? "me";
}
