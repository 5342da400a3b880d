// The types of requests and their answers in a protocol with frames: requests and results by name, and what each role sends and serves.

import { bodyField, requestsOf } from "../describe/message-parts.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { globalName } from "../exports/free-names.js";
import { exportName, unionNames } from "../exports/exported-names.js";
import { jsdoc } from "../text/jsdoc.js";
import { propertyName } from "../text/literal.js";

/** The declarations; none in a protocol without frames. */
export function exchangeTypes(model: ProtocolModel): readonly string[] {
  if (model.frames === undefined) return [];
  const requests = requestsOf(model.messages);
  const answers = new Set(model.frames.filter(({ replyTo }) => replyTo !== undefined).map(({ name }) => name));
  const notifications = Object.values(model.messages).filter(({ result, frame }) => result === undefined && !answers.has(frame ?? ""));
  const roles = Object.entries(model.roles);
  const typed = (text: (message: MessageModel) => string) => requests.map((message) => member(message.doc, message.name, text(message)));
  return [
    declaration(
      "The requests, by message type.",
      exportName(model, "Requests"),
      typed(({ typeName }) => typeName),
    ),
    declaration(
      "The message that answers each request.",
      exportName(model, "Responses"),
      typed((message) => resultOf(model, message).typeName),
    ),
    declaration(
      "The body of the answer to each request; an async iterable if there are several answers.",
      exportName(model, "Results"),
      typed((message) => bodyType(model, message)),
    ),
    declaration(
      "The messages that each role sends.",
      exportName(model, "SentBy"),
      roles.map(([role, doc]) => member(doc, role, sentBy(model, role))),
    ),
    declaration(
      "The requests and notifications that each role receives.",
      exportName(model, "ReceivedBy"),
      roles.map(([role, doc]) => member(doc, role, receivedBy(model, role))),
    ),
    declaration(
      "The requests that each role receives, by message type.",
      exportName(model, "ServedBy"),
      roles.map(([role, doc]) => member(doc, role, servedBy(model, role))),
    ),
    declaration(
      "The messages that are not answered, by message type.",
      exportName(model, "Notifications"),
      notifications.map(({ doc, name, typeName }) => member(doc, name, typeName)),
    ),
  ];
}

function declaration(doc: string, name: string, members: readonly string[]): string {
  return [jsdoc(doc), `export interface ${name} {`, ...members, "}"].join("\n");
}

const member = (doc: string, name: string, type: string): string => [jsdoc(doc), `${propertyName(name)}: ${type};`].join("\n");

const resultOf = ({ messages }: ProtocolModel, { result = "" }: MessageModel): MessageModel => messages[result]!;

/** The body of a result, which an async handler returns. */
function bodyType(model: ProtocolModel, request: MessageModel): string {
  const result = resultOf(model, request);
  const body = bodyField(model, result);
  const type = body === undefined ? "void" : `${result.typeName}[${JSON.stringify(body.name)}]`;
  return request.stream === undefined ? type : `${globalName(model, "AsyncIterable")}<${type}>`;
}

/** A result of any kind is only sent in answer to a request that the protocol does not define, but keeps. */
function sentBy(model: ProtocolModel, role: string): string {
  const { messages, frames = [], others } = model;
  const results = new Set(frames.filter(({ kind }) => kind === "result").map(({ name }) => name));
  const sent = Object.values(messages).filter(({ from, name }) => from.includes(role) && (others !== undefined || !results.has(name)));
  const names = sent.map(({ typeName }) => typeName);
  return [...names, ...(others === undefined ? [] : [unionNames(model).other])].join(" | ") || "never";
}

/** Answers are passed to the request that waits for them. */
function receivedBy(model: ProtocolModel, role: string): string {
  const { messages, frames = [], others } = model;
  const answers = new Set(frames.filter(({ replyTo }) => replyTo !== undefined).map(({ name }) => name));
  const received = Object.values(messages).filter(({ to, frame }) => to.includes(role) && !answers.has(frame ?? ""));
  const names = received.map(({ typeName }) => typeName);
  return [...names, ...(others === undefined ? [] : [unionNames(model).other])].join(" | ") || "never";
}

function servedBy({ messages }: ProtocolModel, role: string): string {
  const served = requestsOf(messages).filter(({ to }) => to.includes(role));
  return served.map(({ name }) => JSON.stringify(name)).join(" | ") || "never";
}
