// What a descriptor allows the codec to skip, worked out once per message type: messages for which the guard says it all, and fields to drop.

import { planOf } from "./explain-shape.js";
import { isObject } from "./json-kind.js";
import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { Path, Shape } from "./shape.js";

/**
 * Whether a message that passes the strict guard is valid without a warning, and read as it is when it was `read`, so that nothing else
 * needs to look at it.
 */
export function guardSuffices(protocol: ProtocolDescriptor, message: unknown, use: "read" | "judged" = "read"): boolean {
  const plan = isObject(message) ? planOf(protocol, message[protocol.tag]) : undefined;
  return plan !== undefined && !plan.remarks && (use === "judged" || !plan.changes);
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
    field.neverWritten === true ? [[...at, field.name]] : collectUnwritten(field.shape, [...at, field.name]),
  );
}
