// Which of the openings of a conversation a tool call means: by the fields that it gives, or because there is only one.

import { concerns, describeTypes } from "../conversation/flow-run.js";
import { createIssue, illegalTransition, missingField, mustBe, wrongRound } from "../issues.js";
import { outsideFlow } from "../conversation/wordings.js";
import { joinWords } from "../base/join-words.js";
import { comparable } from "../base/path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import { byField } from "../conversation/reply-to.js";
import type { Issue } from "../result.js";
import { type ConversationState, findOpenings, messageType, type Opening, undeclaredNeeds } from "./openings.js";

type Members = Readonly<Record<string, unknown>>;

/** What a conversation says about a message. */
export interface Choice {
  /** The fields that follow from it. */
  readonly fields: Members;
  readonly issues: readonly Issue[];
  /** Names of fields that will follow once the issues are resolved. */
  readonly pending: readonly string[];
}

/** The fields that follow from the conversation, or why it does not allow the message. */
export function chooseOpening(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  given: Members,
  { conversation, role }: { readonly conversation: ConversationState; readonly role?: string | undefined },
): Choice {
  const unrelated = { ...unrelatedTo, fields: byField(protocol, message, [[protocol.parts.sender, conversation.self]]) };
  const openings = findOpenings(protocol, conversation, message, role);
  if (openings.length === 0)
    return {
      fields: {},
      issues: [undeclaredNeeds(protocol, conversation, message, role) ?? notNow(protocol, conversation, message)],
      pending: followingNames(protocol, message),
    };
  const candidates = choicesOf(openings);
  const fitting = candidates.filter(({ keys }) => Object.entries(keys).every(([name, value]) => isSame(given[name], value)));
  const [first] = fitting;
  if (first === undefined) {
    const isFree = candidates.length === 0 || openings.some(({ kind }) => kind === "free");
    const pending = candidates.flatMap(({ fields }) => Object.keys(fields));
    return isFree ? unrelated : { fields: {}, issues: [elsewhere(protocol, message, candidates, given)], pending };
  }
  const field = distinction(message, fitting);
  if (field !== undefined && first.kind === "anytime") return unrelated;
  if (field !== undefined) return { fields: {}, issues: [whichOne(protocol, message, fitting, field)], pending: Object.keys(first.fields) };
  const [round = "", expected = 0] = first.round ?? [];
  const counted = given[round];
  const isWrong = typeof counted === "number" && counted !== expected;
  const issues = isWrong ? [createIssue(wrongRound(expected, counted), [round], expected, counted)] : [];
  return { fields: first.fields, issues, pending: [] };
}

/** What follows from no conversation. */
export const unrelatedTo: Choice = { fields: {}, issues: [], pending: [] };

/** The fields of a message that follow from an earlier one. */
export function followingNames(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly string[] {
  const { sender, recipient, thread = [], replyTo } = protocol.parts;
  const flows = Object.values(protocol.flows).filter((flow) => concerns(flow, message.name));
  const keys = flows.flatMap(({ key, start }) => (typeof key === "string" || start.includes(message.name) ? [] : key));
  const rounds = flows.flatMap((flow) => (flow.rounds === undefined ? [] : [flow.rounds.field]));
  return Object.keys(
    byField(
      protocol,
      message,
      [sender, recipient, replyTo, ...thread, ...keys, ...rounds, ...(message.echoes ?? [])].map((path) => [path, true]),
    ),
  );
}

/** Openings that continue something; those that answer it or are the next step go before those at any time. */
function choicesOf(openings: readonly Opening[]): readonly Opening[] {
  const next = openings.filter(({ kind }) => kind === "next" || kind === "unusual");
  return next.length > 0 ? next : openings.filter(({ kind }) => kind === "anytime");
}

/** A field that was left out fits everything. */
const isSame = (given: unknown, value: unknown): boolean =>
  given === undefined || given === null || comparable(given) === comparable(value);

/** The first field in which openings differ, which tells one from the others; a sensitive one, which is not shown, only if there is no other. */
function distinction(message: MessageDescriptor, openings: readonly Opening[]): string | undefined {
  const differing = Object.keys(openings[0]?.keys ?? {}).filter((name) => new Set(openings.map(({ keys }) => keys[name])).size > 1);
  return differing.find((name) => !isSensitive(message, name)) ?? differing[0];
}

const isSensitive = ({ shape }: MessageDescriptor, name: string): boolean =>
  shape.fields.some((field) => field.name === name && field.sensitive === true);

const shown = (message: MessageDescriptor, name: string, value: unknown): string =>
  isSensitive(message, name) ? "the value that is withheld (sensitive field)" : quote(value);

/** `Set parent to "m-1" or "m-2".`, where a message could continue several others. */
export function describeChoice(message: MessageDescriptor, openings: readonly Opening[]): readonly string[] {
  const choices = choicesOf(openings);
  const field = choices[0]?.kind === "anytime" ? undefined : distinction(message, choices);
  if (field === undefined) return [];
  return [`Set ${field} to ${joinWords([...new Set(choices.map(({ keys }) => shown(message, field, keys[field])))])}.`];
}

/** `"m-1" to follow ask, or "m-2" to follow ask`. */
const choiceWords = (protocol: ProtocolDescriptor, message: MessageDescriptor, openings: readonly Opening[], field: string): string =>
  joinWords([
    ...new Set(openings.map(({ keys, after }) => `${shown(message, field, keys[field])} to follow ${messageType(protocol, after)}`)),
  ]);

/** Issue: the message could continue several others. */
const whichOne = (protocol: ProtocolDescriptor, message: MessageDescriptor, openings: readonly Opening[], field: string): Issue =>
  createIssue(missingField(choiceWords(protocol, message, openings, field)), [field], valuesOf(message, openings, field));

/** Issue: the fields name something that is not open. */
function elsewhere(protocol: ProtocolDescriptor, message: MessageDescriptor, openings: readonly Opening[], given: Members): Issue {
  const isWrong = (name: string): boolean => openings.every(({ keys }) => !isSame(given[name], keys[name]));
  const names = Object.keys(openings[0]?.keys ?? {});
  const field = names.find(isWrong) ?? names[0] ?? "";
  const words = mustBe("wrong-constant", choiceWords(protocol, message, openings, field), shown(message, field, given[field]));
  return createIssue(words, [field], valuesOf(message, openings, field));
}

const valuesOf = (message: MessageDescriptor, openings: readonly Opening[], field: string): unknown =>
  isSensitive(message, field) ? undefined : openings.map(({ keys }) => keys[field]);

/** Issue: no flow of the message allows it now. */
function notNow(protocol: ProtocolDescriptor, conversation: ConversationState, { name }: MessageDescriptor): Issue {
  const flows = Object.values(protocol.flows).filter((flow) => concerns(flow, name));
  const open = conversation.runs().filter(({ ended }) => !ended);
  const outer = flows
    .flatMap(({ inside = "" }) => protocol.flows[inside] ?? [])
    .find((flow) => !open.some((run) => run.flow === flow.name));
  if (outer !== undefined) return createIssue(outsideFlow(name, outer.name), [], outer.start, name);
  // What is inside a run may have to end first.
  const runs = open.filter(({ flow, parent }) => flows.some((each) => each.name === flow || each.name === parent?.flow));
  const expected = [...new Set(runs.length === 0 ? flows.flatMap(({ start }) => start) : runs.flatMap((run) => run.expected))];
  return createIssue(illegalTransition(name, describeTypes(protocol, expected)), [], expected, name);
}
