// What a descriptor allows the codec to skip, worked out once per protocol: messages for which the guard says it all, and fields to drop.

import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { Path, Shape } from "./shape.js";

const settledTypes = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, ReadonlySet<unknown>>();

/** Whether a message that passes the strict guard is read as it is and without a warning, so that nothing else needs to look at it. */
export function guardSuffices(protocol: ProtocolDescriptor, message: unknown): boolean {
  let settled = settledTypes.get(protocol);
  if (settled === undefined) {
    settled = new Set(
      Object.values(protocol.messages)
        .filter((message) => isSettled(protocol, message))
        .map((message) => message.name),
    );
    settledTypes.set(protocol, settled);
  }
  return typeof message === "object" && message !== null && settled.has((message as Record<string, unknown>)[protocol.tag]);
}

function isSettled(protocol: ProtocolDescriptor, message: MessageDescriptor): boolean {
  const { trim, blanks } = protocol.reading;
  return (
    !trim && blanks === "keep" && !message.rules.some((rule) => rule.level === "warning") && !mayStir(protocol, message.shape, new Set())
  );
}

/** Whether reading could change or remark on a valid value of this shape. */
function mayStir(protocol: ProtocolDescriptor, shape: Shape, visited: Set<string>): boolean {
  switch (shape.kind) {
    case "scalar":
      return shape.inside === "warn";
    case "literal":
    case "enum":
      return false;
    case "reference": {
      if (visited.has(shape.type)) return false;
      visited.add(shape.type);
      const target = protocol.types[shape.type];
      return target !== undefined && mayStir(protocol, target, visited);
    }
    case "list":
      return mayStir(protocol, shape.item, visited);
    case "map":
      return mayStir(protocol, shape.value, visited);
    case "union":
      return shape.members.some((member) => mayStir(protocol, member, visited));
    case "struct":
      return shape.fields.some(
        (field) => field.aliases !== undefined || field.computed?.level === "warning" || mayStir(protocol, field.shape, visited),
      );
    default:
      return unreachable(shape);
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
    field.neverWritten === true ? [[...at, field.name]] : collectUnwritten(field.shape, [...at, field.name]),
  );
}

function unreachable(shape: never): never {
  throw new TypeError(`unknown shape ${JSON.stringify(shape)}`);
}
