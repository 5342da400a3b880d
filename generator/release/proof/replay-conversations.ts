// The replay of conversations: what agents of one release say to each other is given to the monitor of the other release.

import { createConversation, type Issue, type Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import type { ConversationMessage } from "./continuations.js";
import { conversationsOf } from "./conversations.js";
import { typeOf } from "./read-message.js";

/** A conversation that agents of one release have and that the monitor of the other release does not accept. */
export interface ConversationExample {
  /** The release whose agents have it. */
  readonly sender: "old" | "new";
  readonly messages: readonly Json[];
  /** The types of the messages. */
  readonly types: readonly string[];
  /** The roles that send the messages, where the monitor has to be told. */
  readonly senders: readonly (string | undefined)[];
  /** The messages without the fields that do not matter. */
  readonly essence?: readonly Json[];
  /** What the other monitor reports about the last message. */
  readonly issue?: Issue | undefined;
  /** What the other monitor still waits for, although the conversation is over. */
  readonly awaits?: readonly string[] | undefined;
}

/** The shortest conversations of both releases that the other one does not accept, one for each last message and each complaint. */
export function replayConversations(old: ProtocolModel, current: ProtocolModel): readonly ConversationExample[] {
  const [was, is] = [openMonitor(old), openMonitor(current)];
  const found = new Map<string, ConversationExample>();
  for (const said of conversationsOf(old, current)) {
    const [before, after] = [was(said), is(said)];
    for (const example of [compare("old", said, before, after), compare("new", said, after, before)]) {
      if (example === undefined) continue;
      const key = JSON.stringify([example.sender, example.types.slice(-2), example.issue?.code, example.awaits]);
      const known = found.get(key);
      if (known === undefined || weight(example) < weight(known)) found.set(key, example);
    }
  }
  return [...found.values()].sort((a, b) => weight(a) - weight(b));
}

const weight = ({ messages }: ConversationExample): number => messages.length * 100_000 + JSON.stringify(messages).length;

/** The messages of a conversation without the fields that do not matter for what the other monitor says. */
export function essentialMessages(old: ProtocolModel, current: ProtocolModel, example: ConversationExample): readonly Json[] {
  const { sender, messages, types, senders, issue, awaits = [] } = example;
  const [own, other] = sender === "old" ? [old, current] : [current, old];
  const [said, heard] = [openMonitor(own), openMonitor(other)];
  const isSame = (changed: readonly Json[]): boolean => {
    const talk = changed.map((message, index) => ({ message, type: types[index]!, from: senders[index] }));
    const found = compare(sender, talk, said(talk), heard(talk));
    return (
      found?.messages.length === messages.length && found.issue?.message === issue?.message && String(found.awaits ?? []) === String(awaits)
    );
  };
  const { tag, parts, frames } = own;
  const kept = new Set([
    tag,
    parts.sender?.[0],
    parts.recipient?.[0],
    ...(frames ?? []).flatMap((frame) => [...frame.has, frame.tag, ...Object.keys(frame.where ?? {})]),
  ]);
  return messages.reduce<readonly Json[]>((shorter, _, index) => {
    const holds = (message: Json): boolean => isSame(shorter.with(index, message));
    return shorter.with(index, withoutNeedless(shorter[index]!, holds, kept));
  }, messages);
}

/** The value without those properties, at any depth, without which the condition still holds. */
function withoutNeedless(value: Json, holds: (shorter: Json) => boolean, kept: ReadonlySet<string | number | undefined>): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  let result = value as Readonly<Record<string, Json>>;
  for (const [name, member] of Object.entries(result)) {
    const { [name]: _, ...rest } = result;
    const whole = result;
    if (!kept.has(name) && holds(rest)) result = rest;
    else result = { ...whole, [name]: withoutNeedless(member, (part) => holds({ ...whole, [name]: part }), new Set()) };
  }
  return result;
}

/** What a monitor makes of a conversation. */
interface Heard {
  readonly types: readonly string[];
  /** The first message that it reports, and why. */
  readonly fault?: { readonly at: number; readonly issue: Issue } | undefined;
  /** What it still waits for: replies, further steps of flows, and acknowledgements. */
  readonly awaits: readonly (readonly string[])[];
  /** The release has all of its messages. */
  readonly isKnown: boolean;
  /** The release lets the roles that send the messages do so. */
  readonly isSaid: boolean;
}

function compare(
  sender: ConversationExample["sender"],
  said: readonly ConversationMessage[],
  own: Heard,
  other: Heard,
): ConversationExample | undefined {
  if (!own.isSaid || !other.isKnown || own.fault !== undefined) return undefined;
  const until = (end: number) => {
    const heard = said.slice(0, end);
    return {
      sender,
      messages: heard.map(({ message }) => message),
      types: own.types.slice(0, end),
      senders: heard.map(({ from }) => from),
    };
  };
  if (other.fault !== undefined) return { ...until(other.fault.at + 1), issue: other.fault.issue };
  const awaits = other.awaits.flatMap((each, kind) => (own.awaits[kind]!.length === 0 ? each : []));
  return awaits.length > 0 ? { ...until(said.length), awaits } : undefined;
}

function openMonitor(model: ProtocolModel): (said: readonly ConversationMessage[]) => Heard {
  const protocol = runnable(model);
  return (said) => {
    const monitor = createConversation(protocol);
    let fault: Heard["fault"];
    for (const [at, { message, from }] of said.entries()) {
      const [issue] = monitor.feed(message, from === undefined ? {} : { from }).issues;
      if (issue !== undefined) fault ??= { at, issue };
    }
    const nameOf = ({ message, type }: ConversationMessage): string => (model.frames === undefined ? typeOf(model, message) : type);
    const typeIn = (each: ConversationMessage): MessageModel | undefined => model.messages[nameOf(each)];
    const unacknowledged = new Set<unknown>(monitor.unacknowledged());
    const awaits = [
      monitor.awaited().flatMap(({ types }) => types),
      monitor.runs().flatMap((run) => (run.ended ? [] : run.expected)),
      said.filter(({ message }) => unacknowledged.has(message)).map((each) => `an acknowledgement of ${nameOf(each)}`),
    ];
    return {
      types: said.map(nameOf),
      fault,
      awaits: awaits.map((each) => [...new Set(each)]),
      isKnown: said.every((each) => typeIn(each) !== undefined),
      isSaid: said.every((each) => {
        const known = typeIn(each);
        return known !== undefined && (each.from === undefined || known.from.includes(each.from));
      }),
    };
  };
}
