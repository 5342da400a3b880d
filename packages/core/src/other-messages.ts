// Messages with a tag that the protocol does not define, which are kept unchanged if the spec has `others`.

import { judgeOfShape } from "./explain-shape.js";
import type { Judge, Walk } from "./explain-walk.js";
import { sameJson } from "./json-kind.js";
import type { Frame, MessageDescriptor, JudgedProtocol } from "./protocol.js";
import type { Field, StructShape } from "./shape.js";

type Members = Readonly<Record<string, unknown>>;

/** Whether messages with an unknown tag are kept; another spelling of a known tag is none. */
export function isOtherTag({ others, messages }: JudgedProtocol, tag: unknown): tag is string {
  if (others === undefined || typeof tag !== "string" || (others.pattern !== undefined && !new RegExp(others.pattern, "u").test(tag)))
    return false;
  return !Object.values(messages).some(
    ({ aliases, lenientAliases }) => aliases?.includes(tag) === true || lenientAliases?.includes(tag) === true,
  );
}

/** A descriptor that takes no other messages, for what only accepts those that the protocol defines. */
export function withoutOthers<P extends JudgedProtocol>({ others: _others, ...protocol }: P): Omit<P, "others"> {
  return protocol;
}

/**
 * The shape of messages with an unknown tag: the fields of the envelope that all messages of the frame have alike, without tag and body; undefined
 * if the frame has no such messages.
 */
export function otherShape(protocol: JudgedProtocol, frame?: Frame): StructShape | undefined {
  const siblings = Object.values(protocol.messages).filter((message) => message.frame === frame?.name);
  const [first, ...rest] = siblings;
  if (first === undefined || (frame !== undefined && (frame.kind !== "message" || frame.tag === undefined))) return undefined;
  const isShared = (field: Field): boolean => rest.every(({ shape }) => shape.fields.some((other) => sameJson(other, field)));
  const fields = envelopeOf(protocol, first, frame).filter(isShared);
  // A message without a body has none; others may.
  const absent = (first.shape.absent ?? []).filter(
    (name) => name !== frame?.body && rest.every(({ shape }) => shape.absent?.includes(name) === true),
  );
  return { kind: "struct", open: true, fields, ...(absent.length === 0 ? {} : { absent }) };
}

function envelopeOf({ tag, body, envelope }: JudgedProtocol, { shape }: MessageDescriptor, frame: Frame | undefined): readonly Field[] {
  if (frame !== undefined) return shape.fields.filter(({ name }) => name !== frame.tag && name !== frame.body);
  const inside = body === "inline" ? undefined : body.field;
  return shape.fields.filter(({ name }) => name !== tag && name !== inside && envelope.includes(name));
}

const judges = /*@__PURE__*/ new WeakMap<JudgedProtocol, Map<string | undefined, Judge>>();

/** Checks the envelope of a message with an unknown tag, which is kept unchanged. */
export function judgeOther(walk: Walk, value: Members, frame?: Frame): unknown {
  const { protocol } = walk;
  let known = judges.get(protocol);
  if (known === undefined) judges.set(protocol, (known = new Map()));
  let judge = known.get(frame?.name);
  if (judge === undefined) {
    const shape = otherShape(protocol, frame);
    judge = shape === undefined ? (_walk, other) => other : judgeOfShape(protocol, shape);
    known.set(frame?.name, judge);
  }
  return judge(walk, value);
}
