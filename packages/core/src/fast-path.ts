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
  const { tag, messages, reading } = protocol;
  const type = isObject(message) ? message[tag] : undefined;
  if (typeof type !== "string" || !Object.hasOwn(messages, type)) return false;
  const descriptor = messages[type]!;
  const { remarks, changes } = planOf(protocol, descriptor);
  if (remarks || descriptor.rules.some(({ level }) => level === "warning")) return false;
  return use === "judged" || (!changes && !reading.trim && reading.blanks === "keep");
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
