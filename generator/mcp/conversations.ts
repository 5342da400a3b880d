// The conversations that clients have told the server about: their messages, and the monitor that follows them.

import { createConversation, type Conversation, type Finding, type ProtocolDescriptor, readPath } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { type ConversationState, messageType } from "@wirepact/core/tools";
import { ToolError } from "./tool.js";

/** Limits of what one server remembers. */
const maxConversations = 100;
const maxMessages = 2000;
/** In all messages together, as JSON. */
const maxCharacters = 50_000_000;
/** Messages that were built in a conversation and not recorded yet, and the characters that each may have. */
const maxBuilt = 20;
const maxBuiltCharacters = 20_000;

interface FedMessage {
  readonly message: unknown;
  readonly from: string | undefined;
}

/** A message and the time when it was recorded. */
interface Recorded extends FedMessage {
  readonly at: Date;
}

/** A conversation with its messages. */
export interface HeldConversation {
  readonly name: string;
  readonly monitor: Conversation<unknown> & ConversationState;
  readonly size: number;
}

export interface ConversationRegistry {
  /** The conversations of a protocol, by name. */
  readonly list: (protocol: ProtocolDescriptor) => readonly string[];
  /** The conversation as it is; an empty one if nothing was fed to it. */
  readonly find: (protocol: ProtocolDescriptor, name: string) => HeldConversation;
  /** Remembers a message that the agent is about to send. */
  readonly note: (protocol: ProtocolDescriptor, name: string, built: unknown) => void;
  /** The role that sent a message: that of the agent if it built the message here, otherwise the only other one that may send it. */
  readonly senderOf: (protocol: ProtocolDescriptor, name: string, message: unknown, role: string | undefined) => string | undefined;
  /** Adds a message that the agent, in its role, has sent or received. */
  readonly feed: (
    protocol: ProtocolDescriptor,
    name: string,
    fed: FedMessage,
    role?: string,
  ) => Finding<unknown> & { readonly duplicate: boolean };
  /** What adding a message would report; nothing is added. */
  readonly tryFeed: (protocol: ProtocolDescriptor, name: string, fed: FedMessage) => Finding<unknown>;
  /** Records that the message with an ID was acknowledged; false if there is none. */
  readonly acknowledge: (protocol: ProtocolDescriptor, name: string, id: string) => boolean;
  /** Forgets a conversation; false if there is none. */
  readonly close: (protocol: ProtocolDescriptor, name: string) => boolean;
}

interface Held {
  readonly protocol: ProtocolDescriptor;
  readonly monitor: Conversation<unknown>;
  readonly messages: Recorded[];
  readonly acknowledged: Set<string>;
  /** What was built and not recorded yet. */
  readonly built: unknown[];
  /** The recorded messages that were built here. */
  readonly own: WeakSet<object>;
  /** The name under which the agent sends its messages, or others address it. */
  self: string | undefined;
  /** The characters of its messages. */
  characters: number;
}

/** Creates an empty registry. */
export function createConversations(): ConversationRegistry {
  const held = new Map<string, Held>();
  const keyOf = ({ name: protocol }: ProtocolDescriptor, name: string): string => JSON.stringify([protocol, name]);

  /** The conversation, followed by the protocol as it is now: the spec may have changed since. */
  const current = (protocol: ProtocolDescriptor, name: string): Held | undefined => {
    const known = held.get(keyOf(protocol, name));
    if (known === undefined || known.protocol === protocol) return known;
    const again: Held = { ...known, protocol, monitor: replay(protocol, known) };
    held.set(keyOf(protocol, name), again);
    return again;
  };

  const open = (protocol: ProtocolDescriptor, name: string): Held => {
    const known = current(protocol, name);
    if (known !== undefined) return known;
    if (held.size >= maxConversations) throw new ToolError(`${maxConversations} conversations are open, which is the limit; ${endOne}`);
    const created: Held = { ...nothing(), protocol, monitor: replay(protocol, nothing()) };
    held.set(keyOf(protocol, name), created);
    return created;
  };

  return {
    list: (protocol) =>
      [...held.entries()]
        .filter(([, { protocol: of, messages }]) => of.name === protocol.name && messages.length > 0)
        .map(([key]) => (JSON.parse(key) as readonly [string, string])[1]),
    find: (protocol, name) => {
      const known = current(protocol, name);
      const monitor = known?.monitor ?? replay(protocol, nothing());
      return {
        name,
        monitor: { ...monitor, self: known?.self, isOwn: (message) => known?.own.has(message as object) === true },
        size: known?.messages.length ?? 0,
      };
    },
    note: (protocol, name, message) => {
      if (JSON.stringify(message).length > maxBuiltCharacters || (current(protocol, name) === undefined && held.size >= maxConversations))
        return;
      const { built } = open(protocol, name);
      if (built.push(message) > maxBuilt) built.shift();
    },
    senderOf: (protocol, name, message, role) => {
      if (role === undefined) return undefined;
      if (current(protocol, name)?.built.some((built) => sameJson(built, message)) === true) return role;
      const others = (protocol.messages[messageType(protocol, message)]?.from ?? Object.keys(protocol.roles)).filter(
        (other) => other !== role,
      );
      return others.length === 1 ? others[0] : undefined;
    },
    feed: (protocol, name, fed, role) => {
      const added = JSON.stringify(fed.message).length;
      const known = [...held.values()].reduce((sum, { characters }) => sum + characters, 0);
      if (known + added > maxCharacters)
        throw new ToolError(`all conversations together may have at most ${maxCharacters} characters, and they have ${known}; ${endOne}`);
      const conversation = open(protocol, name);
      const { monitor, messages } = conversation;
      if (messages.length >= maxMessages)
        throw new ToolError(`the conversation "${name}" has ${maxMessages} messages, which is the limit; use another conversation`);
      const finding = monitor.feed(fed.message, feedOptions(fed));
      if (finding.duplicate) return finding;
      conversation.characters += added;
      record(conversation, fed, role);
      return finding;
    },
    tryFeed: (protocol, name, fed) => replay(protocol, current(protocol, name) ?? nothing()).feed(fed.message, feedOptions(fed)),
    acknowledge: (protocol, name, id) => {
      const known = current(protocol, name);
      if (known?.monitor.acknowledge(id) !== true) return false;
      known.acknowledged.add(id);
      return true;
    },
    close: (protocol, name) => held.delete(keyOf(protocol, name)),
  };
}

/** Records a message, and under which name the agent sends or receives it. */
function record(conversation: Held, fed: FedMessage, role: string | undefined): void {
  const { protocol, messages, built } = conversation;
  messages.push({ ...fed, at: new Date() });
  const own = built.findIndex((each) => sameJson(each, fed.message));
  built.splice(own, own < 0 ? 0 : 1);
  if (own >= 0) conversation.own.add(fed.message as object);
  const called = readPath(fed.message, own < 0 ? protocol.parts.recipient : protocol.parts.sender);
  const isConcerned = own >= 0 || protocol.messages[messageType(protocol, fed.message)]?.to.includes(role ?? "") === true;
  if (isConcerned && typeof called === "string") conversation.self ??= called;
}

const endOne = "end one with close_conversation";

type Content = Omit<Held, "protocol" | "monitor">;

const nothing = (): Content => ({ messages: [], acknowledged: new Set(), built: [], own: new WeakSet(), self: undefined, characters: 0 });

function replay(protocol: ProtocolDescriptor, { messages, acknowledged }: Content): Conversation<unknown> {
  let recorded: Date | undefined;
  // Messages are recorded as they come, whatever the clocks of their senders say.
  const monitor = createConversation(protocol, { order: "arrival", maxMessages: Infinity, now: () => recorded ?? new Date() });
  for (const fed of messages) {
    recorded = fed.at;
    monitor.feed(fed.message, feedOptions(fed));
  }
  recorded = undefined;
  for (const id of acknowledged) monitor.acknowledge(id);
  return monitor;
}

const feedOptions = ({ from }: FedMessage): { readonly from?: string } => (from === undefined ? {} : { from });
