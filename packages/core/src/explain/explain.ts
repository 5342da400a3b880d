// The walker: says everything that is wrong with a message, normalises what reading takes in another form, and repairs what lenient
// reading may. The slow path of all validation; never throws, whatever the value is.

import { checkOfShape, planOf } from "./any-shape.js";
import { report, show, type Walk } from "../walk/walk.js";
import { issueOf, listNames, missingField, mustBe, unknownType } from "../issues.js";
import { CallerError, requireFeature } from "../features.js";
import { isObject, ownMember } from "../base/json-kind.js";
import { knownMode } from "../known-name.js";
import { nearestName } from "../base/nearest.js";
import { fieldPlace, root } from "../walk/place.js";
import type { Mode, ProtocolShapes } from "../protocol.js";
import type { Issue, Result } from "../result.js";

export interface WalkOptions {
  /** Strict unless given; lenient reads and repairs. */
  readonly mode?: Mode | undefined;
  /** Whether the value arrived and is normalised before it is checked; without it a strict verdict never changes the value. */
  readonly reading?: boolean | undefined;
}

export interface ExplainOptions extends WalkOptions {
  /** The type that the message must have. */
  readonly tag?: string | undefined;
  /** Protocols with frames: the name of the result that answers the request with an id. */
  readonly answers?: ((id: unknown) => string | undefined) | undefined;
}

/** Checks any value as a message of the protocol. */
export function explain(protocol: ProtocolShapes, value: unknown, options: ExplainOptions = {}): Result<unknown> {
  const walk = startWalk(protocol, options);
  try {
    return resultOf(walk, checkMessage(walk, value, options));
  } catch (error) {
    return { ok: false, issues: [unreadableObject(error)] };
  }
}

/** Checks any value as one of a named type of the protocol. */
export function explainType(protocol: ProtocolShapes, value: unknown, type: string, options: WalkOptions = {}): Result<unknown> {
  const walk = startWalk(protocol, options);
  try {
    return resultOf(walk, checkOfShape(protocol, { kind: "reference", type })(walk, value));
  } catch (error) {
    return { ok: false, issues: [unreadableObject(error)] };
  }
}

function startWalk(protocol: ProtocolShapes, { mode, reading }: WalkOptions): Walk {
  const lenient = knownMode(mode) === "lenient";
  return {
    protocol,
    normalization: reading || lenient ? protocol.features?.normalization : undefined,
    type: "",
    lenient,
    hidden: 0,
    place: root,
    issues: [],
    warnings: [],
    computed: undefined,
  };
}

const resultOf = ({ issues, warnings }: Walk, value: unknown): Result<unknown> =>
  issues.length > 0 ? { ok: false, issues } : { ok: true, value, warnings };

const anObject = "an object";

/** The issue of an object that cannot be read, because a getter or a proxy throws. */
export function unreadableObject(error?: unknown): Issue {
  if (error instanceof CallerError) throw error.cause ?? error;
  return issueOf(mustBe("wrong-type", anObject, "something that cannot be read"), [], root.text, anObject);
}

function checkMessage(walk: Walk, value: unknown, { tag: wanted, answers, reading }: ExplainOptions): unknown {
  const { protocol, normalization } = walk;
  if (!isObject(value)) {
    const hint = typeof value === "string" && !reading ? "; use decode to read text" : "";
    return report(walk, mustBe("wrong-type", anObject, show(walk, value) + hint), value, anObject);
  }
  if (protocol.frames !== undefined) return requireFeature(protocol, "frames").check(walk, value, wanted, answers);
  // Where the property is hidden or inherited, the shape of the message misses it.
  const given = value[protocol.tag];
  const tag = normalization ? normalization.normalizeTag(walk, given) : given;
  const plan = planOf(protocol, tag);
  if (plan === undefined || (wanted ?? tag) !== tag) {
    reportTag(walk, ownMember(value, protocol.tag), tag, wanted);
    // A message that is kept has no type of the protocol.
    return wanted === undefined ? (protocol.features?.keepUnknown ?? normalization?.keepUnknown)?.(walk, value, tag) : value;
  }
  const { message, check } = plan;
  walk.type = message.name;
  const checked = check(walk, tag === given ? value : { ...value, [protocol.tag]: tag });
  if (message.rules.length > 0 || walk.computed !== undefined || protocol.parts.version !== undefined) {
    requireFeature(protocol, "rules")(walk, message, checked);
  }
  return normalization ? normalization.keepAlias(walk, given, checked) : checked;
}

/** Adds the one issue of a message without a known type, or of another type than the one wanted. */
function reportTag(walk: Walk, given: unknown, tag: unknown, wanted: string | undefined): void {
  const known = Object.keys(walk.protocol.messages);
  const received = show(walk, given);
  const expected = wanted ? JSON.stringify(wanted) : `one of ${listNames(known)}`;
  const place = fieldPlace(root, walk.protocol.tag);
  if (tag === undefined || given === undefined) report(walk, missingField(expected), undefined, wanted ?? known, place);
  else if (typeof tag === "string" && !known.includes(tag))
    report(walk, unknownType(received, nearestName(tag, known), known), given, known, place);
  else report(walk, mustBe(typeof tag === "string" ? "wrong-constant" : "wrong-type", expected, received), given, wanted ?? known, place);
}
