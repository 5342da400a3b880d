// Finds the message type of a value by its frame, and reports why there is none.

import { buildFramed } from "./build-framed.js";
import { planOf } from "../explain/any-shape.js";
import { checkJson, report, show, type Walk } from "../walk/walk.js";
import { isObject } from "../base/json-kind.js";
import { findFrame, findInFrame, frameOf, identify, idIn, tagOf } from "./frames.js";
import { missingField, mustBe, noFrame, unknownType } from "../issues.js";
import { nearestName } from "../base/nearest.js";
import { isOtherTag, checkOther } from "./other-messages.js";
import { fieldPlace } from "../walk/place.js";
import type { Frame, MessageDescriptor, ProtocolShapes } from "../protocol.js";
import { checkRules } from "../explain/rules.js";
import { unknownTag } from "../unknown-tag.js";

type Members = Readonly<Record<string, unknown>>;

/** The name of the result that answers the request with an ID; undefined if the request is unknown. */
export type AnswersById = (id: unknown) => string | undefined;

/** The feature `frames`. */
export interface FrameSupport {
  readonly check: (walk: Walk, value: Members, wanted: string | undefined, answers: AnswersById | undefined) => unknown;
  /** The name of the message type of a value; that of a result follows from the request that it answers. */
  readonly typeOf: (protocol: ProtocolShapes, value: Members, answers?: AnswersById) => string | undefined;
  /** Whether a value is checked by the request that it answers, and not by its own type. */
  readonly isResult: (protocol: ProtocolShapes, value: unknown) => boolean;
  /** Builds a message. */
  readonly build: typeof buildFramed;
  /** The property that holds the body of a message type. */
  readonly bodyOf: (protocol: ProtocolShapes, message: MessageDescriptor) => string | undefined;
  /** A value whose type is known from elsewhere, with its tag. */
  readonly withTag: (protocol: ProtocolShapes, value: Members, type: string) => Members;
}

export const frames: FrameSupport = {
  check: checkFramed,
  isResult: (protocol, value) => isObject(value) && findFrame(protocol, value)?.kind === "result",
  typeOf: (protocol, value, answers) => {
    const frame = answers && findFrame(protocol, value);
    return (frame?.kind === "result" ? answers?.(idIn(frame, value)) : undefined) ?? identify(protocol, value)?.name;
  },
  build: buildFramed,
  bodyOf: (protocol, message) => frameOf(protocol, message)?.body,
  withTag: (protocol, value, type) => {
    const message = Object.hasOwn(protocol.messages, type) ? protocol.messages[type] : undefined;
    const tag = message && frameOf(protocol, message)?.tag;
    return message === undefined || tag === undefined || value[tag] !== undefined ? value : { [tag]: tagOf(message), ...value };
  },
};

/** Checks a message of a protocol with frames: its type follows from the frame. */
function checkFramed(walk: Walk, value: Members, wanted: string | undefined, answers: AnswersById | undefined): unknown {
  const message = findFramedMessage(walk, value, wanted, answers);
  const plan = message && planOf(walk.protocol, message.name);
  if (plan === undefined) return keepUnknown(walk, value);
  walk.type = plan.message.name;
  const checked = plan.check(walk, value);
  checkRules(walk, plan.message, checked);
  return checked;
}

/** A message of unknown type in a known frame: kept under the tag for those where lenient reading says so, with its one issue as a warning. */
function keepUnknown(walk: Walk, value: Members): unknown {
  const { protocol, lenient, issues } = walk;
  const tag = findFrame(protocol, value)?.tag;
  const isKept = lenient && protocol.reading.lenient.unknownTypes === "keep" && tag !== undefined && issues[0]?.code === "unknown-type";
  if (!isKept) return value;
  walk.warnings.push(...issues.splice(0));
  checkJson(walk, value);
  return { ...value, [tag]: unknownTag };
}

/** The message type of a value, or undefined after its one issue was reported. A result of an unknown request is checked by its frame alone. */
function findFramedMessage(
  walk: Walk,
  value: Members,
  wanted: string | undefined,
  answers: AnswersById | undefined,
): MessageDescriptor | undefined {
  const { protocol } = walk;
  const frame = findFrame(protocol, value);
  if (wanted !== undefined) return findWanted(walk, value, frame, wanted);
  if (frame === undefined) {
    const names = (protocol.frames ?? []).map(({ name, has, where }) => `${name} (${[...has, ...Object.keys(where)].join(", ")})`);
    report(walk, noFrame(names), undefined, names);
    return undefined;
  }
  const answered = frame.kind === "result" ? answers?.(idIn(frame, value)) : undefined;
  if (answered !== undefined) return protocol.messages[answered];
  const tag = frame.tag === undefined ? undefined : value[frame.tag];
  const message = findInFrame(protocol, frame, tag);
  if (message !== undefined) return message;
  if (isOtherTag(protocol, tag)) checkOther(walk, value, frame);
  else reportTag(walk, value, frame, tag);
  return undefined;
}

/** The expected message type, if a value has its frame. */
function findWanted(walk: Walk, value: Members, frame: Frame | undefined, wanted: string): MessageDescriptor | undefined {
  const { protocol } = walk;
  const message = Object.hasOwn(protocol.messages, wanted) ? protocol.messages[wanted] : undefined;
  const own = message && frameOf(protocol, message);
  if (message === undefined || own === undefined) {
    const known = Object.keys(protocol.messages);
    report(walk, unknownType(show(walk, wanted), nearestName(wanted, known), known), wanted, known);
  } else if (frame !== own) reportFrame(walk, value, own);
  // The shape checks the tag.
  else return message;
  return undefined;
}

/** Reports a tag: one of another frame means that frame; otherwise it is unknown. */
function reportTag(walk: Walk, value: Members, frame: Frame, tag: unknown): void {
  const { protocol } = walk;
  const elsewhere = protocol.frames?.find(
    (other) => other !== frame && other.tag === frame.tag && other.kind === "message" && findInFrame(protocol, other, tag) !== undefined,
  );
  if (elsewhere !== undefined) return reportFrame(walk, value, elsewhere);
  const known = Object.values(protocol.messages)
    .filter((message) => message.frame === frame.name)
    .map(tagOf);
  const place = fieldPlace(walk.place, frame.tag ?? "");
  if (tag === undefined) report(walk, missingField("a string"), undefined, known, place);
  else if (typeof tag === "string")
    report(walk, unknownType(show(walk, tag), nearestName(tag, known), known, frame.name), tag, known, place);
  else report(walk, mustBe("wrong-type", "a string", show(walk, tag)), tag, "string", place);
}

/** Reports why a value is not in a frame: the first property that is missing, has another value, or belongs to another frame. */
function reportFrame(walk: Walk, value: Members, { name, has, where }: Frame): void {
  const missing = has.find((property) => value[property] === undefined);
  const different = Object.entries(where).find(([property, constant]) => value[property] !== constant);
  if (missing !== undefined) {
    report(walk, missingField(`in a ${name}`), undefined, missing, fieldPlace(walk.place, missing));
  } else if (different !== undefined) {
    const [property, constant] = different;
    const [given, expected] = [value[property], JSON.stringify(constant)];
    const wording = given === undefined ? missingField(expected) : mustBe("wrong-constant", expected, show(walk, given));
    report(walk, wording, given, constant, fieldPlace(walk.place, property));
  } else report(walk, noFrame([name]), undefined, [name]);
}
