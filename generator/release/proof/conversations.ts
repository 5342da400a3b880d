// Conversations to try with the monitors of two releases: their transcripts, and every beginning of one with one more message of any type.

import type { MessageModel, ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { agentsIn, continuations, distinctNames, newcomers, putAgent, type ConversationMessage, type Talk } from "./continuations.js";
import { conversationsToSteps } from "./conversations-to-steps.js";
import { typeOf } from "./read-message.js";

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
    ...conversationsToSteps(old, current),
    ...conversationsToSteps(current, old),
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
