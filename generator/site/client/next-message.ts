// The message that a click adds to a transcript: one of the spec's transcripts and examples, adapted to what was said before, so that it
// continues a flow where it can.

import { type Conversation, createConversation, type Json, type Path, readPath, validateMessage } from "@wirepact/core";
import { setAt } from "../../resolve/compose-message.js";
import type { PageProtocol } from "./protocol.js";

/** The message of a type that fits best after those that are present. */
export function nextMessage(protocol: PageProtocol, present: readonly unknown[], name: string): unknown {
  const { messages, transcripts } = protocol;
  const said = transcripts.flatMap((transcript) =>
    transcript.isValid ? transcript.messages.filter((_, index) => transcript.types[index] === name) : [],
  );
  const bases: readonly unknown[] = [...said, ...(messages[name]?.examples ?? []).map(({ value }) => value)].slice(0, mostBases);
  const candidates = bases.flatMap((base) => [base, adapt(protocol, present, { base, name })]);
  const [best] = candidates
    .map((message) => ({ message, cost: costOf(protocol, present, { message, name }) }))
    .sort((a, b) => a.cost - b.cost);
  return best?.message ?? {};
}

/** Only this many messages of the spec are tried. */
const mostBases = 8;

interface Candidate {
  readonly message: unknown;
  readonly name: string;
}

/** The conversation after the messages that are present. */
function replay(descriptor: Descriptor, present: readonly unknown[]): Conversation<unknown> {
  const conversation = createConversation(descriptor);
  for (const message of present) conversation.feed(message);
  return conversation;
}

/** How badly a message fits: 0 if it continues what was said without an issue. */
function costOf({ descriptor }: PageProtocol, present: readonly unknown[], { message, name }: Candidate): number {
  const conversation = replay(descriptor, present);
  const before = conversation.runs();
  const { issues, warnings, duplicate } = conversation.feed(message);
  const isExpected = before.some(({ ended, expected }) => !ended && expected.includes(name));
  const startsAnother = conversation.runs().length > before.length;
  const isValid = validateMessage(descriptor, () => false, message, { mode: descriptor.reading.default }).ok;
  // What declares more allows more of what follows.
  const undeclared = conversation.capabilities().filter(({ declared }) => !declared).length;
  return (
    undeclared / 1000 +
    issues.length * 10 +
    warnings.length +
    (isExpected && startsAnother ? 5 : 0) +
    (duplicate ? 50 : 0) +
    (isValid ? 0 : 100)
  );
}

interface Base {
  readonly base: unknown;
  readonly name: string;
}

/** A message with the references, parties, time and round that continue the conversation. */
function adapt({ descriptor }: PageProtocol, present: readonly unknown[], { base, name }: Base): unknown {
  const conversation = replay(descriptor, present);
  const asked = conversation.awaited().find(({ types }) => types.includes(name))?.message;
  const run = conversation.runs().findLast(({ ended, expected }) => !ended && expected.includes(name));
  const context = asked ?? run?.last ?? present.at(-1);
  const { parts } = descriptor;
  const frame = descriptor.frames?.find((each) => each.name === descriptor.messages[name]?.frame);
  const flow = run === undefined ? undefined : descriptor.flows[run.flow];
  const ids = parts.id ?? (frame?.id === undefined ? undefined : [frame.id]);
  const used = new Set(present.map((each) => readPath(each, ids)));
  const thread = parts.thread?.find((path) => readPath(context, path) !== undefined);
  const keys = flow === undefined || typeof flow.key === "string" ? [] : flow.key;
  const replaced: readonly (readonly [Path | undefined, unknown])[] = [
    [ids, freshId(readPath(base, ids), used)],
    [parts.time, laterTime(readPath(base, parts.time), present, parts.time)],
    ...(context === undefined ? [] : keys.map((path) => [path, readPath(context, path)] as const)),
    ...(thread === undefined ? [] : [[thread, readPath(context, thread)] as const]),
    ...(parts.replyTo === undefined || readPath(base, parts.replyTo) === undefined
      ? []
      : [[parts.replyTo, readPath(context, ids)] as const]),
    ...(frame?.replyTo === undefined ? [] : [[[frame.replyTo], readPath(asked, ids ?? [frame.replyTo])] as const]),
    ...partiesAfter(descriptor, context, name),
    ...(flow?.rounds === undefined ? [] : [[flow.rounds.field, roundOf(descriptor, flow.rounds, present, name)] as const]),
  ];
  return replaced.reduce<unknown>(
    (message, [path, value]) => (path === undefined || value === undefined ? message : setAt(message as Json, path, value as Json)),
    base,
  );
}

type Descriptor = PageProtocol["descriptor"];

/** Agents that already exchanged messages are used again. */
function partiesAfter({ parts, messages, tag }: Descriptor, context: unknown, name: string): readonly (readonly [Path, unknown])[] {
  if (context === undefined || parts.sender === undefined || parts.recipient === undefined) return [];
  const before = messages[String(readPath(context, [tag]))]?.from ?? [];
  const staysTheSame = messages[name]?.from.some((role) => before.includes(role)) === true && before.length === 1;
  const [sender, recipient] = [parts.sender, parts.recipient].map((path) => readPath(context, path));
  const one = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);
  return staysTheSame
    ? [
        [parts.sender, sender],
        [parts.recipient, recipient],
      ]
    : [
        [parts.sender, one(recipient)],
        [parts.recipient, sender],
      ];
}

/** The number of the round that a message opens or repeats. */
function roundOf(
  { tag }: Descriptor,
  { field, start, openedBy, echoedBy }: NonNullable<Descriptor["flows"][string]["rounds"]>,
  present: readonly unknown[],
  name: string,
): unknown {
  const opened = present.filter((message) => readPath(message, [tag]) === openedBy);
  if (name === openedBy) return start + opened.length;
  return name === echoedBy ? readPath(opened.at(-1), field) : undefined;
}

/** An ID like the given one that is not used yet: its last number is raised. */
export function freshId(id: unknown, used: ReadonlySet<unknown>): unknown {
  let next = id;
  while (next !== undefined && used.has(next)) {
    if (typeof next === "number") next += 1;
    else if (typeof next === "string") next = raised(next);
    else return next;
  }
  return next;
}

/**
 * A string whose last number is raised, with as many digits as before; past its largest value, the number before it is raised too, as in a
 * counter, so that no string comes twice. A string without digits gets one.
 */
function raised(text: string): string {
  const [, before = "", digits, after = ""] = /^(.*?)(\d+)(\D*)$/s.exec(text) ?? [];
  if (digits === undefined) return `${text}2`;
  const next = String(BigInt(digits) + 1n).padStart(digits.length, "0");
  return next.length === digits.length ? before + next + after : `${raised(before)}${"0".repeat(digits.length)}${after}`;
}

/** A minute after the latest message, written as the given time. */
function laterTime(given: unknown, present: readonly unknown[], path: Path | undefined): unknown {
  if (typeof given !== "string") return undefined;
  const latest = latestTime(present, path);
  if (latest === undefined || Date.parse(given) > latest) return given;
  const text = new Date(latest + 60_000).toISOString();
  return given.includes(".") ? text : text.replace(/\.\d+/, "");
}

/** The time of the latest message; undefined if none has one. */
export function latestTime(present: readonly unknown[], path: Path | undefined): number | undefined {
  const times = present.flatMap((message) => {
    const time = Date.parse(String(readPath(message, path)));
    return Number.isNaN(time) ? [] : [time];
  });
  return times.length === 0 ? undefined : Math.max(...times);
}
