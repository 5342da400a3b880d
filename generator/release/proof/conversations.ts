// Conversations to try with the monitors of two releases: their transcripts, and every beginning of one with one more message of any type.

import { readPath, type Json } from "@wirepact/core";
import type { MessageModel, ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { setAt } from "../../resolve/compose-message.js";
import { withExchangeIds } from "../../resolve/exchange-ids.js";
import { typeOf } from "./read-message.js";

/** A message of a conversation. */
export interface ConversationMessage {
  readonly message: Json;
  readonly type: string;
  /** The role that sends it, where the transcript states it. */
  readonly from?: string | undefined;
}

type Talk = readonly ConversationMessage[];

/** How many messages the beginning of a conversation has at most, and how many conversations are tried. */
const longestBeginning = 6;
const mostConversations = 4000;

/** Conversations of either release: their own first, then those with a message whose parties or answers differ, the shortest first. */
export function conversationsOf(old: ProtocolModel, current: ProtocolModel): readonly Talk[] {
  const models = [old, current];
  const talks = models.flatMap((model) => transcriptsOf(model).map((transcript) => talkOf(model, transcript)));
  const beginnings = distinct([[], ...talks.flatMap((talk) => talk.map((_, index) => talk.slice(0, index + 1)))])
    .filter(({ length }) => length <= longestBeginning)
    .sort((a, b) => a.length - b.length);
  const samples = models.map((model) => samplesOf(model, talks));
  const differing = differingTypes(old, current);
  const strangers = distinctNames(models.flatMap((model, index) => samples[index]!.flatMap(({ message }) => agentsIn(model, message))));
  const longer = (talk: Talk, isWanted = (_type: string): boolean => true): readonly Talk[] =>
    models.flatMap((model, index) =>
      samples[index]!.filter(({ type }) => isWanted(type)).flatMap((sample) =>
        continuations(model, talk, sample, differing.has(sample.type) ? strangers : []),
      ),
    );
  const isDiffering = (type: string): boolean => differing.has(type);
  const pairs = longer([]).flatMap((talk) => longer(talk, talk.some(({ type }) => isDiffering(type)) ? undefined : isDiffering));
  const recast = models.flatMap((model) => talks.flatMap((talk) => withStrangers(model, talk, { isDiffering, strangers })));
  const tried = [
    ...recast,
    ...beginnings.flatMap((talk) => longer(talk, isDiffering)),
    ...pairs,
    ...beginnings.flatMap((talk) => longer(talk)),
  ];
  return distinct([...talks, ...tried]).slice(0, mostConversations);
}

interface Casting {
  readonly isDiffering: (type: string) => boolean;
  readonly strangers: readonly string[];
}

/** The conversation with another agent as the sender or the recipient of a message whose parties differ. */
function withStrangers(model: ProtocolModel, talk: Talk, { isDiffering, strangers }: Casting): readonly Talk[] {
  const [stranger] = newcomers(distinctNames(talk.flatMap(({ message }) => agentsIn(model, message))), strangers);
  const { sender, recipient } = model.parts;
  return talk.flatMap((said, at) => {
    if (!isDiffering(said.type)) return [];
    const cast = [putAgent(said.message, sender, stranger), putAgent(said.message, recipient, stranger)];
    return cast.map((message) => talk.map((other, index) => (index === at ? { ...said, message } : other)));
  });
}

/** The message types that other roles send or receive, or that are answered in another way. */
function differingTypes(old: ProtocolModel, current: ProtocolModel): ReadonlySet<string> {
  const names = [...new Set([...Object.keys(old.messages), ...Object.keys(current.messages)])];
  const exchange = (message: MessageModel | undefined): unknown =>
    message && [[...message.from].sort(), [...message.to].sort(), message.replies ?? [], message.ackRequired];
  return new Set(names.filter((name) => JSON.stringify(exchange(old.messages[name])) !== JSON.stringify(exchange(current.messages[name]))));
}

const distinctNames = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The agents that a message names. */
const agentsIn = ({ parts }: ProtocolModel, message: Json): readonly string[] =>
  [readPath(message, parts.sender), readPath(message, parts.recipient)].flat().filter((name) => typeof name === "string");

export const transcriptsOf = ({ flows, transcripts }: ProtocolModel): readonly Transcript[] => [
  ...Object.values(flows).flatMap((flow) => flow.transcripts),
  ...transcripts,
];

const talkOf = (model: ProtocolModel, { messages, types, senders }: Transcript): Talk =>
  messages.map((message, index) => ({
    message,
    type: types?.[index] ?? typeOf(model, message),
    from: senders?.[index] ?? undefined,
  }));

function distinct(talks: readonly Talk[]): readonly Talk[] {
  return [...new Map(talks.map((talk) => [JSON.stringify(talk), talk])).values()];
}

/** One message of each type that flows, replies or requests name: from a transcript, where there is one, otherwise its first example. */
function samplesOf({ messages }: ProtocolModel, talks: readonly Talk[]): readonly ConversationMessage[] {
  const known = new Map(talks.flat().map((said) => [said.type, said]));
  return Object.values(messages).flatMap(({ name, examples }) => {
    const [example] = examples;
    return known.get(name) ?? (example === undefined ? [] : { message: example.value, type: name });
  });
}

/** The conversation with one more message: from each side, to agents that have not taken part, and as a reply to the message before it. */
function continuations(
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
function newcomers(known: readonly string[], strangers: readonly string[]): readonly string[] {
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
const putAgent = (message: Json, path: Parameters<typeof put>[1], agent: string | undefined): Json =>
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
