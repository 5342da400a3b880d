// The part of a protocol that decides how messages of one type are checked, encoded and decoded. What is in no part cannot change a result, so that
// results can be remembered for as long as the part stays the same.

import type { Issue, MessageDescriptor, ProtocolDescriptor, Shape, StructShape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { identify, tagOf } from "@wirepact/core/codegen/frames";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { MessageModel } from "../model/protocol-model.js";
import { withoutUndefined } from "../base/without-undefined.js";
import { typesIn } from "@wirepact/core/shape";
import type { CheckMemory } from "./check-memory.js";
import type { CheckContext } from "./check-rule.js";

/** A part of a protocol, ready to check messages. */
export interface MessagePart {
  /** Runs a computation that depends only on the protocol and the input, unless its result is known. */
  readonly recall: <Result>(input: string, compute: (protocol: ProtocolDescriptor) => Result) => Result;
}

/** Finds the part that decides about a value that is given as a message of a type. */
type FindPart = (message: MessageModel, value: unknown) => MessagePart;

const parts = new WeakMap<CheckContext, FindPart>();

/** The part that decides about a value that is given as a message of a type, or about all messages of the type. */
export function partForMessage(context: CheckContext, message: MessageModel, value?: unknown): MessagePart {
  const find = parts.get(context) ?? openParts(context);
  parts.set(context, find);
  return find(message, value);
}

/** The name of the part with all messages, which no message has. */
const allMessages = "";

function openParts({ model, memory }: CheckContext): FindPart {
  // Conversations, not single messages, depend on flows, groups and views; nothing depends on names.
  const all: ProtocolDescriptor = { ...describeProtocol(model), name: "", title: "", flows: {}, groups: {}, views: {} };
  // In a protocol with frames, issues list the names of all messages.
  const names = all.frames === undefined ? [] : Object.values(all.messages).map(nameAlone);
  const typesOf = openReferences(all);
  const numbersOf = memory === undefined ? undefined : openNumbers(memory, all);
  const listed = memory?.numberOf(JSON.stringify(names));
  const open = (name: string): MessagePart => {
    const messages = messagesNear(all, name);
    const types = typesOf(messages);
    let selected: ProtocolDescriptor | undefined;
    const protocol = (): ProtocolDescriptor => (selected ??= runnable(selectParts(all, [...names, ...messages], types)));
    if (memory === undefined || numbersOf === undefined) return { recall: (_, compute) => compute(protocol()) };
    const own = numbersOf(messages, types);
    return recallIn(memory, [JSON.stringify({ name, own }), JSON.stringify({ name, own, names: listed })], protocol);
  };
  const opened = new Map<string, MessagePart>();
  return (message, value) => {
    const name = needsAllMessages(all, message.name, value) ? allMessages : message.name;
    const part = opened.get(name) ?? open(name);
    opened.set(name, part);
    return part;
  };
}

/** Remembers a result in the part without the names of all messages if it does not depend on them, otherwise in the whole part. */
const recallIn = (memory: CheckMemory, [own, whole]: readonly [string, string], protocol: () => ProtocolDescriptor): MessagePart => ({
  recall: <Result>(input: string, compute: (protocol: ProtocolDescriptor) => Result): Result => {
    let made: { readonly result: Result } | undefined;
    const independent = memory.recall(own, input, () => {
      made = { result: compute(protocol()) };
      return isAboutContent(made.result) ? made : undefined;
    });
    return independent === undefined
      ? memory.recall(whole, input, () => (made ?? { result: compute(protocol()) }).result)
      : independent.result;
  },
});

/** Whether all issues of a result are inside the properties of a message. Those at the message and its properties may list the names of others. */
function isAboutContent(result: unknown): boolean {
  // A round trip that succeeds.
  if (result === undefined) return true;
  const { ok, issues = [], warnings = [] } = result as { readonly ok?: boolean } & Partial<Record<"issues" | "warnings", readonly Issue[]>>;
  return ok !== undefined && [...issues, ...warnings].every(({ path }) => path.length > 1);
}

/** The messages that a message with a defect may be one of: without frames, only the one that its tag names. */
function messagesNear(all: ProtocolDescriptor, name: string): readonly MessageDescriptor[] {
  if (name !== allMessages && all.frames === undefined) return [all.messages[name]!];
  return Object.values(all.messages).filter((message) => name === allMessages || isNear(all, all.messages[name]!, message));
}

/** Whether a value that is given as a message of a type may be one of any type. */
function needsAllMessages(all: ProtocolDescriptor, name: string, value: unknown): boolean {
  const { tag, frames, encodings, others } = all;
  // A subject is compared with all types.
  if (encodings.mail !== undefined) return true;
  if (frames === undefined)
    return typeof value === "object" && value !== null && (value as Readonly<Record<string, unknown>>)[tag] !== name;
  // A message of an unknown type has what all messages of its frame have.
  if (others !== undefined) return true;
  const identified = identify(all, value);
  return identified !== undefined && !isNear(all, all.messages[name]!, identified);
}

/** Whether a message with a defect can be one of another type: with the same tag in another frame. */
function isNear(all: ProtocolDescriptor, message: MessageDescriptor, other: MessageDescriptor): boolean {
  if (other === message) return true;
  const tag = tagProperty(all, other);
  if (tag === undefined) return other.answers === undefined;
  if (tag === tagProperty(all, message)) return tagOf(other) === tagOf(message);
  return message.shape.fields.some((field) => field.name === tag);
}

/** The property that names a message in its frame. */
const tagProperty = ({ frames }: ProtocolDescriptor, message: MessageDescriptor): string | undefined =>
  frames?.find(({ name }) => name === message.frame)?.tag;

/** What identifies a message in its frame. */
function nameAlone({ name, frame, tag, answers, result }: MessageDescriptor): MessageDescriptor {
  const shape: StructShape = { kind: "struct", open: true, fields: [] };
  return withoutUndefined({ name, frame, tag, answers, result, from: [], to: [], ackRequired: false, shape, rules: [] });
}

/** A protocol with some of its messages and types; the last of two messages with the same name counts. */
const selectParts = (all: ProtocolDescriptor, messages: readonly MessageDescriptor[], types: ReadonlySet<string>): ProtocolDescriptor => ({
  ...all,
  types: Object.fromEntries(Object.entries(all.types).filter(([name]) => types.has(name))),
  messages: Object.fromEntries(messages.map((message) => [message.name, message])),
});

/** Finds the types that messages use. */
function openReferences({ types }: ProtocolDescriptor): (messages: readonly MessageDescriptor[]) => ReadonlySet<string> {
  const direct = new Map<Shape, readonly string[]>();
  const directly = (shape: Shape): readonly string[] => {
    const found = direct.get(shape) ?? [...typesIn(shape)].filter((name) => Object.hasOwn(types, name));
    direct.set(shape, found);
    return found;
  };
  return (messages) => {
    const used = new Set(messages.flatMap(({ shape }) => directly(shape)));
    // A set also visits what is added meanwhile.
    for (const name of used) for (const inner of directly(types[name]!)) used.add(inner);
    return used;
  };
}

/** Numbers that stay the same for as long as messages, types and what all messages depend on stay the same. */
function openNumbers(
  { numberOf }: CheckMemory,
  all: ProtocolDescriptor,
): (messages: readonly MessageDescriptor[], types: ReadonlySet<string>) => readonly number[] {
  const { messages: _messages, types, ...common } = all;
  const known = new Map<object, number>();
  const numbered = (part: object): number => {
    const number = known.get(part) ?? numberOf(JSON.stringify(part));
    known.set(part, number);
    return number;
  };
  const shared = numberOf(JSON.stringify(common));
  return (messages, used) => [shared, ...messages.map(numbered), ...[...used].flatMap((name) => [numberOf(name), numbered(types[name]!)])];
}
