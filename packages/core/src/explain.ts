// The walker: says everything that is wrong with a message, normalises what reading takes in another form, and repairs what lenient
// reading may. The cold path of all judging; never throws, whatever the value is.

import { judgeOfShape, normalizationOf, type Plan, planOf } from "./explain-shape.js";
import { report, show, type Walk, warn } from "./explain-walk.js";
import { aliasRead, createIssue, listNames, missingField, mustBe, unknownType } from "./issues.js";
import { MissingFeatureError, requireFeature } from "./features.js";
import { isObject, ownMember } from "./json-kind.js";
import { knownMode } from "./known-mode.js";
import { nearestName } from "./nearest.js";
import type { MessageDescriptor, Mode, ProtocolDescriptor } from "./protocol.js";
import type { Issue, Result } from "./result.js";

export interface ExplainOptions {
  /** Strict unless given; lenient reads and repairs. */
  readonly mode?: Mode;
  /** Whether the value arrived and is normalised before it is judged; without it a strict judgement never changes the value. */
  readonly reading?: boolean;
  /** The type that the message must have. */
  readonly tag?: string | undefined;
  /** Protocols with frames: the name of the result that answers the request with an id. */
  readonly answers?: ((id: unknown) => string | undefined) | undefined;
  /** The named type that the value must have, if it is not a message. */
  readonly type?: string | undefined;
}

/** Judges any value as a message of the protocol. */
export function explain(
  protocol: ProtocolDescriptor,
  value: unknown,
  { mode = "strict", reading = false, tag, answers, type }: ExplainOptions = {},
): Result<unknown> {
  const lenient = knownMode(mode) === "lenient";
  const walk: Walk = {
    protocol,
    normalization: normalizationOf(protocol),
    type: "",
    reading: reading || lenient,
    lenient,
    hidden: false,
    path: [],
    withheld: [],
    issues: [],
    warnings: [],
    computed: [],
  };
  try {
    const judged =
      type === undefined ? judgeMessage(walk, value, tag, answers) : judgeOfShape(protocol, { kind: "reference", type })(walk, value);
    return walk.issues.length > 0 ? { ok: false, issues: walk.issues } : { ok: true, value: judged, warnings: walk.warnings };
  } catch (error) {
    return { ok: false, issues: [unreadableObject(error)] };
  }
}

const anObject = "an object";

/** The issue of an object that cannot be read, because a getter or a proxy throws. */
export function unreadableObject(error?: unknown): Issue {
  if (error instanceof MissingFeatureError) throw error;
  return createIssue(mustBe("wrong-type", anObject, "something that cannot be read"), [], anObject);
}

function judgeMessage(walk: Walk, value: unknown, wanted: string | undefined, answers: ExplainOptions["answers"]): unknown {
  const { protocol } = walk;
  if (!isObject(value)) return report(walk, mustBe("wrong-type", anObject, show(walk, value)), value, anObject);
  if (protocol.frames !== undefined) return requireFeature(protocol, "frames").judge(walk, value, wanted, answers);
  const given = ownMember(value, protocol.tag);
  const { normalization } = walk;
  const tag = walk.reading && normalization !== undefined ? normalization.normalizeTag(walk, given) : given;
  walk.path.push(protocol.tag);
  const plan = findPlan(walk, tag, given, wanted);
  walk.path.pop();
  if (plan === undefined) return walk.lenient && normalization !== undefined ? normalization.keepUnknown(walk, value) : value;
  const { message, judge } = plan;
  walk.type = message.name;
  const renamed = tag !== message.name;
  const judged = judge(walk, renamed ? { ...value, [protocol.tag]: message.name } : value);
  if (message.rules.length > 0 || walk.computed.length > 0 || protocol.parts.version !== undefined) {
    requireFeature(protocol, "rules")(walk, message, judged);
  }
  // A name that only lenient reading knows stays on the message: the sender meant something by it.
  const kept = renamed && message.lenientAliases?.includes(String(tag)) === true;
  return kept ? { ...(judged as object), [protocol.tag]: tag } : judged;
}

/** The plan for the message's type; adds the one issue when there is none. */
function findPlan(walk: Walk, tag: unknown, given: unknown, wanted: string | undefined): Plan | undefined {
  const { protocol } = walk;
  const plan = planOf(protocol, tag) ?? (typeof tag === "string" ? planOf(protocol, findByAlias(walk, tag)?.name) : undefined);
  if (plan !== undefined && (wanted === undefined || wanted === plan.message.name)) return plan;
  const known = Object.keys(protocol.messages);
  const expected = `one of ${listNames(wanted === undefined ? known : [wanted])}`;
  const received = show(walk, given);
  if (tag === undefined) report(walk, missingField(expected), undefined, wanted ?? known);
  else if (typeof tag !== "string") report(walk, mustBe("wrong-type", expected, received), given, wanted ?? known);
  else if (plan !== undefined) report(walk, mustBe("wrong-constant", JSON.stringify(wanted), received), tag, wanted);
  else report(walk, unknownType(received, nearestName(tag, known), known), tag, known);
  return undefined;
}

function findByAlias(walk: Walk, tag: string): MessageDescriptor | undefined {
  const all = walk.reading ? Object.values(walk.protocol.messages) : [];
  const message = all.find(({ aliases }) => aliases?.includes(tag));
  if (message !== undefined || !walk.lenient) return message;
  const meant = all.find(({ lenientAliases }) => lenientAliases?.includes(tag));
  if (meant !== undefined) warn(walk, aliasRead(show(walk, tag), meant.name), tag, meant.name);
  return meant;
}
