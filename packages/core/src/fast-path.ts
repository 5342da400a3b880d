// What a descriptor allows the codec to skip, worked out once per message type: messages for which the guard says it all, and fields to drop.

import { planOf } from "./explain-shape.js";
import { isJson, isObject } from "./json-kind.js";
import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { Path, Shape } from "./shape.js";

/** A strict type guard over all messages of a protocol, or over one. */
export type Guard = (value: unknown) => boolean;

/** What a guard's yes must be enough for: that a value in memory is valid without a warning, or that a message is read as it is. */
type Use = "judged" | "read";

/** Whether the strict guard takes a message of a type for which nothing else needs to look at it. */
export function passesGuard(protocol: ProtocolDescriptor, is: Guard | undefined, message: unknown, use: Use = "read"): boolean {
  try {
    const plan = is !== undefined && isObject(message) ? planOf(protocol, message[protocol.tag]) : undefined;
    if (plan === undefined || plan.remarks || (use === "read" && plan.changes) || !is!(message)) return false;
    // A value in memory may hold more than JSON where the protocol names no property.
    return use === "read" || isJson(message);
  } catch {
    // A getter that throws, or too many levels; the walker reports it.
    return false;
  }
}

const unwritten = /*@__PURE__*/ new WeakMap<MessageDescriptor, readonly Path[]>();

/** Fields of a message that are read but never written, in its structs at any depth. */
export function unwrittenPaths(message: MessageDescriptor): readonly Path[] {
  let paths = unwritten.get(message);
  if (paths === undefined) {
    paths = collectUnwritten(message.shape, []);
    unwritten.set(message, paths);
  }
  return paths;
}

function collectUnwritten(shape: Shape, at: Path): readonly Path[] {
  if (shape.kind !== "struct") return [];
  return shape.fields.flatMap((field) =>
    field.decodeOnly === true ? [[...at, field.name]] : collectUnwritten(field.shape, [...at, field.name]),
  );
}
