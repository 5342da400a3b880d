// Where a message fits into a conversation: what it may follow, answer or start, and the fields that follow from that.

import { issueOfNeeds } from "../conversation/capabilities.js";
import { readType } from "../conversation/conversation-entry.js";
import type { AwaitedReply } from "../conversation/awaited-replies.js";
import type { Conversation } from "../conversation/conversation.js";
import { expectedRound } from "../conversation/flow-rounds.js";
import { concerns } from "../conversation/flow-run.js";
import { findFrame, frameOf, idIn } from "../frames/frames.js";
import { formatPath } from "../issues.js";
import { joinWords } from "../base/join-words.js";
import { isObject } from "../base/json-kind.js";
import type { Flow, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import { byField, followingFields } from "../conversation/reply-to.js";
import type { Issue } from "../result.js";

/** The part of a conversation that decides what comes next. */
export interface ConversationState extends Pick<Conversation<unknown>, "runs" | "awaited"> {
  /** What was declared; if this is missing, every capability counts as declared. */
  readonly capabilities?: Conversation<unknown>["capabilities"] | undefined;
  /** The name under which the caller sends its messages, if they name their sender. */
  readonly self?: string | undefined;
  /** Whether the caller sent a message of the conversation. If this is missing, its role decides. */
  readonly isOwn?: ((message: unknown) => boolean) | undefined;
}

/** One way in which a message may be sent now. */
export interface Opening {
  readonly reasons: readonly string[];
  /** The message that it follows or answers. */
  readonly after?: unknown;
  /** `unusual` is tolerated with a warning; `anytime` does not have to belong to a run. */
  readonly kind: "free" | "next" | "unusual" | "anytime";
  /** Fields that tell this opening from others, such as thread and parent, and fields that follow from it. */
  readonly keys: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The field with the number of the round, and the number that it must have. */
  readonly round?: readonly [field: string, expected: number] | undefined;
}

/** The type of a message, or its tag where the type is unknown. */
export const messageType = (protocol: ProtocolDescriptor, message: unknown): string => readType(protocol, message).type ?? "message";

/** The ID of a request; undefined if there is none. */
export const requestId = (protocol: ProtocolDescriptor, request: unknown): unknown =>
  isObject(request) ? idIn(findFrame(protocol, request), request) : undefined;

/** Whether a message may answer an open request: a result the request that it belongs to, an error every request; of a role, if one is given. */
export function isAnsweredBy(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  { message: request, types, from }: AwaitedReply<unknown>,
  role: string | undefined,
): boolean {
  const isMeant = message.answers === undefined ? requestId(protocol, request) !== undefined : types.includes(message.name);
  return isMeant && (role === undefined || from.includes(role));
}

/** The issue of a message that needs a capability that was not declared in the conversation. */
export function undeclaredNeeds(
  protocol: ProtocolDescriptor,
  conversation: ConversationState,
  message: MessageDescriptor,
  sender: string | undefined,
): Issue | undefined {
  if (message.needs === undefined) return undefined;
  const known = conversation.capabilities?.() ?? [];
  const said = (role: string, name: string): boolean | undefined =>
    known.find(({ role: declarer, capability }) => declarer === role && capability === name)?.declared;
  return issueOfNeeds(protocol, message, { sender, said });
}

/** The ways in which a message may be sent now, by a role if one is given; none if it must not be sent. */
export function findOpenings(
  protocol: ProtocolDescriptor,
  conversation: ConversationState,
  message: MessageDescriptor,
  role: string | undefined,
): readonly Opening[] {
  const { name } = message;
  if (undeclaredNeeds(protocol, conversation, message, role) !== undefined) return [];
  const typeOf = (other: unknown): string => messageType(protocol, other);
  const follow = (after: unknown, kind: Opening["kind"], reason: string, run?: OpenRun): Opening => ({
    reasons: [reason],
    after,
    kind,
    ...(protocol.frames === undefined && isObject(after)
      ? fieldsAfter(protocol, message, after, { conversation, role, run })
      : { keys: {}, fields: {} }),
  });
  const isAnswer = frameOf(protocol, message)?.replyTo !== undefined;
  const concerned = Object.values(protocol.flows).filter((flow) => concerns(flow, name));
  const open = conversation.runs().filter(({ ended }) => !ended);
  const inFlows = concerned.flatMap((flow): readonly Opening[] => {
    const runs = open.filter((run) => run.flow === flow.name);
    const isAnytime = flow.anytime.includes(name);
    const isInside = flow.inside === undefined || open.some((run) => run.flow === flow.inside);
    const starts = isInside && flow.start.includes(name) && (flow.key !== "connection" || runs.length === 0);
    const followed = runs.flatMap((run) => {
      const isUnusual = flow.lenientSteps[typeOf(run.last)]?.includes(name) === true;
      const kind = run.expected.includes(name) ? "next" : isUnusual ? "unusual" : "anytime";
      const reason = kind === "anytime" ? anytimeReason(flow) : `It may follow ${typeOf(run.last)} in the flow ${flow.name}.`;
      return kind === "anytime" && !isAnytime ? [] : [follow(run.last, kind, reason, run)];
    });
    return [
      ...(starts ? [freely(`It starts the flow ${flow.name}${runs.length === 0 ? "" : describeOther(flow)}.`)] : []),
      ...followed,
      ...(isAnytime ? [freely(anytimeReason(flow))] : []),
    ];
  });
  // What a flow does not allow now is not allowed as an answer either.
  if (concerned.length > 0 && inFlows.length === 0) return [];
  const answers = conversation
    .awaited()
    .filter((reply) => (isAnswer ? isAnsweredBy(protocol, message, reply, role) : reply.types.includes(name)))
    .filter(({ message: request }) => conversation.isOwn?.(request) !== true)
    .map(({ message: request }) => {
      const id = isAnswer ? ` with the ID ${quote(requestId(protocol, request))}` : "";
      return follow(request, "next", `It answers ${typeOf(request)}${id}.`);
    });
  if (isAnswer) return answers.map((answer) => ({ ...answer, reasons: [...inFlows.flatMap(({ reasons }) => reasons), ...answer.reasons] }));
  return merged([...(concerned.length === 0 ? [freely("It is not part of a flow.")] : []), ...inFlows, ...answers]);
}

const freely = (reason: string): Opening => ({ reasons: [reason], kind: "free", keys: {}, fields: {} });
/** What tells a new run of a flow from those that are open. */
const describeOther = ({ key }: Flow): string =>
  typeof key === "string" ? " in another thread" : ` with another ${joinWords(key.map((path) => String(path.at(-1))))}`;
const anytimeReason = ({ name }: Flow): string => `It may be sent at any time in the flow ${name}.`;

/** A step of a flow that also answers the last message is one opening. */
function merged(openings: readonly Opening[]): readonly Opening[] {
  const byMessage = new Map<unknown, Opening>();
  for (const opening of openings) {
    const slot = opening.after ?? opening;
    const same = byMessage.get(slot);
    byMessage.set(slot, {
      ...opening,
      kind: same?.kind === "next" ? "next" : opening.kind,
      reasons: [...(same?.reasons ?? []), ...opening.reasons],
      keys: { ...same?.keys, ...opening.keys },
      fields: { ...same?.fields, ...opening.fields },
      round: same?.round ?? opening.round,
    });
  }
  return [...byMessage.values()];
}

type OpenRun = ReturnType<ConversationState["runs"]>[number];

/** What follows from the last message: thread, parent, parties, the key of the run and the round. */
function fieldsAfter(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  after: object,
  {
    conversation,
    role,
    run,
  }: { readonly conversation: ConversationState; readonly role: string | undefined; readonly run: OpenRun | undefined },
): Pick<Opening, "keys" | "fields" | "round"> {
  const sent = protocol.messages[messageType(protocol, after)];
  const isOwn = conversation.isOwn?.(after) ?? (role !== undefined && sent?.to.includes(role) === false);
  const { keys, fields } = followingFields(protocol, message, after, { isOwn, self: conversation.self });
  const { key, rounds } = protocol.flows[run?.flow ?? ""] ?? {};
  const ofRun = typeof key === "object" ? key.map((path) => [path, run?.key[formatPath(path)]] as const) : [];
  const named = byField(protocol, message, ofRun);
  const counted = byField(protocol, message, [[rounds?.field, rounds && expectedRound(rounds, message.name, run?.round)]]);
  const [round] = Object.entries(counted) as [string, number][];
  return { keys: { ...keys, ...named }, fields: { ...fields, ...named, ...counted }, round };
}
