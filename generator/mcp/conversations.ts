// The conversations that clients have told the server about: their messages, and the monitor that follows them.

import { createConversation, type Conversation, type Finding, type ProtocolDescriptor } from "@wirepact/core";
import { ToolError } from "./tool.js";

/** Limits of what one server remembers. */
const maxConversations = 100;
const maxMessages = 2000;
/** In all messages together, as JSON. */
const maxCharacters = 50_000_000;

interface FedMessage {
  readonly message: unknown;
  readonly from: string | undefined;
}

/** A conversation with its messages. */
export interface HeldConversation {
  readonly name: string;
  readonly monitor: Conversation<unknown>;
  readonly size: number;
}

export interface ConversationRegistry {
  /** The conversations of a protocol, by name. */
  readonly list: (protocol: ProtocolDescriptor) => readonly string[];
  /** The conversation as it is; an empty one if nothing was fed to it. */
  readonly find: (protocol: ProtocolDescriptor, name: string) => HeldConversation;
  /** Adds a message. */
  readonly feed: (protocol: ProtocolDescriptor, name: string, fed: FedMessage) => Finding<unknown> & { readonly duplicate: boolean };
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
  readonly messages: FedMessage[];
  readonly acknowledged: Set<string>;
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
      [...held.keys()]
        .map((key) => JSON.parse(key) as readonly [string, string])
        .filter(([name]) => name === protocol.name)
        .map(([, name]) => name),
    find: (protocol, name) => {
      const known = current(protocol, name);
      return { name, monitor: known?.monitor ?? replay(protocol, nothing()), size: known?.messages.length ?? 0 };
    },
    feed: (protocol, name, fed) => {
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
      messages.push(fed);
      conversation.characters += added;
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

const endOne = "end one with close_conversation";

type Content = Omit<Held, "protocol" | "monitor">;

const nothing = (): Content => ({ messages: [], acknowledged: new Set(), characters: 0 });

function replay(protocol: ProtocolDescriptor, { messages, acknowledged }: Content): Conversation<unknown> {
  const monitor = createConversation(protocol, { maxMessages: Infinity });
  for (const fed of messages) monitor.feed(fed.message, feedOptions(fed));
  for (const id of acknowledged) monitor.acknowledge(id);
  return monitor;
}

const feedOptions = ({ from }: FedMessage): { readonly from?: string } => (from === undefined ? {} : { from });
