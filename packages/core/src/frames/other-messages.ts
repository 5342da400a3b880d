// Messages with a tag that the protocol does not define, which are kept unchanged if the spec has `others`.

import { checkOfShape } from "../explain/any-shape.js";
import type { Check, Walk } from "../walk/walk.js";
import { sameJson } from "../base/json-kind.js";
import type { Frame, MessageDescriptor, ProtocolShapes } from "../protocol.js";
import type { Field, StructShape } from "../shape/shape.js";

type Members = Readonly<Record<string, unknown>>;

/** Whether a tag is unknown and messages with it are kept; an alias of a known tag is not unknown. */
export function isOtherTag({ others, messages }: ProtocolShapes, tag: unknown): tag is string {
  if (others === undefined || typeof tag !== "string" || (others.pattern !== undefined && !new RegExp(others.pattern, "u").test(tag)))
    return false;
  return !Object.values(messages).some(
    ({ aliases, lenientAliases }) => aliases?.includes(tag) === true || lenientAliases?.includes(tag) === true,
  );
}

/** A descriptor that takes no other messages, for what only accepts those that the protocol defines. */
export function withoutOthers<P extends ProtocolShapes>({ others: _others, ...protocol }: P): Omit<P, "others"> {
  return protocol;
}

/**
 * The shape of messages with an unknown tag: the fields of the envelope that all messages of the frame have alike, without tag and body; undefined
 * if the frame has no such messages.
 */
export function otherShape(protocol: ProtocolShapes, frame?: Frame): StructShape | undefined {
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

function envelopeOf({ tag, body, envelope }: ProtocolShapes, { shape }: MessageDescriptor, frame: Frame | undefined): readonly Field[] {
  if (frame !== undefined) return shape.fields.filter(({ name }) => name !== frame.tag && name !== frame.body);
  const inside = body === "inline" ? undefined : body.field;
  return shape.fields.filter(({ name }) => name !== tag && name !== inside && envelope.includes(name));
}

const checks = /*@__PURE__*/ new WeakMap<ProtocolShapes, Map<string | undefined, Check>>();

/** Checks the envelope of a message with an unknown tag, which is kept unchanged. */
export function checkOther(walk: Walk, value: Members, frame?: Frame): unknown {
  const { protocol } = walk;
  let known = checks.get(protocol);
  if (known === undefined) checks.set(protocol, (known = new Map()));
  let check = known.get(frame?.name);
  if (check === undefined) {
    const shape = otherShape(protocol, frame);
    check = shape === undefined ? (_walk, other) => other : checkOfShape(protocol, shape);
    known.set(frame?.name, check);
  }
  return check(walk, value);
}
