// A conversation with one more message: from each side, with ids of its own, and as a reply.

import { readPath, type Json } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { setAt } from "../../resolve/compose-message.js";
import { withExchangeIds } from "../../resolve/exchange-ids.js";

/** A message of a conversation. */
export interface ConversationMessage {
  readonly message: Json;
  readonly type: string;
  /** The role that sends it, where the transcript states it. */
  readonly from?: string | undefined;
}

export type Talk = readonly ConversationMessage[];

export const distinctNames = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The agents that a message names. */
export const agentsIn = ({ parts }: ProtocolModel, message: Json): readonly string[] =>
  [readPath(message, parts.sender), readPath(message, parts.recipient)].flat().filter((name) => typeof name === "string");

/** The conversation with one more message: from each side, to agents that have not taken part, and as a reply to the message before it. */
export function continuations(
  model: ProtocolModel,
  talk: Talk,
  { message, type }: ConversationMessage,
  strangers: readonly string[],
): readonly Talk[] {
  const own = model.messages[type];
  if (own === undefined) return [];
  const [last] = talk.slice(-1);
  if (model.frames !== undefined) return own.from.map((from) => withIds(model, [...talk, { message, type, from }]));
  const fresh = withFreshId(model, message, talk.length);
  const { sender, recipient, replyTo, id } = model.parts;
  const known = distinctNames([...(last === undefined ? [] : [last]), ...talk].flatMap((said) => agentsIn(model, said.message)));
  const agents = [...known.slice(0, mostAgents), ...newcomers(known, strangers)];
  const turned = [fresh, ...sides(agents).map(([from, to]) => putAgent(putAgent(fresh, sender, from), recipient, to))];
  const answered = readPath(last?.message, id);
  const replying = answered === undefined ? [] : turned.map((each) => put(each, replyTo, answered));
  return [...turned, ...replying].map((each) => [...talk, { message: each, type }]);
}

/** How many agents of a conversation are tried as senders and recipients of its next message. */
const mostAgents = 3;

/** An agent that has not taken part, where that can matter. */
export function newcomers(known: readonly string[], strangers: readonly string[]): readonly string[] {
  const [first] = strangers;
  return first === undefined ? [] : [strangers.find((name) => !known.includes(name)) ?? `${first}-2`];
}

/** Every pair of a sender and a recipient. */
const sides = (agents: readonly string[]): readonly (readonly [string, string])[] =>
  agents.flatMap((from) => agents.filter((to) => to !== from).map((to) => [from, to] as const));

const put = (message: Json, path: Parameters<typeof setAt>[1] | undefined, value: unknown): Json =>
  path === undefined || value === undefined || (path.length > 1 && readPath(message, path.slice(0, 1)) === undefined)
    ? message
    : setAt(message, path, value as Json);

/** The message with an agent as its sender or recipient, which can also be an array. */
export const putAgent = (message: Json, path: Parameters<typeof put>[1], agent: string | undefined): Json =>
  put(message, path, Array.isArray(readPath(message, path)) && agent !== undefined ? [agent] : agent);

/** The message with an id that no other message of the conversation has. */
function withFreshId({ parts }: ProtocolModel, message: Json, at: number): Json {
  const id = readPath(message, parts.id);
  if (typeof id !== "string") return message;
  const isUuid = /[0-9a-f]{12}$/i.test(id);
  return put(message, parts.id, isUuid ? `${id.slice(0, -3)}${String(900 + at)}` : `${id}-${at + 1}`);
}

/** The conversation with an id for the last message: one of its own for a request, that of the request for an answer. */
function withIds(model: ProtocolModel, talk: Talk): Talk {
  const frameOf = ({ frame }: MessageModel) => model.frames!.find(({ name }) => name === frame)!;
  const described = talk.map(({ message, type }, index) => {
    const descriptor = model.messages[type];
    return descriptor && { value: message, descriptor, frame: frameOf(descriptor), ownId: index < talk.length - 1 };
  });
  if (described.some((each) => each === undefined)) return talk;
  const messages = withExchangeIds(described as Parameters<typeof withExchangeIds>[0], model.messages);
  return talk.map((said, index) => ({ ...said, message: messages[index]! }));
}
