// What a descriptor allows the codec to skip, worked out once per protocol: messages for which the guard says it all, and fields to drop.

import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { Path, Shape } from "./shape.js";
import { unreachable } from "./unreachable.js";

interface SettledTypes {
  readonly read: ReadonlySet<unknown>;
  readonly judged: ReadonlySet<unknown>;
}

const settledTypes = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, SettledTypes>();

/**
 * Whether a message that passes the strict guard is valid without a warning, and read as it is when it was `read`, so that nothing else
 * needs to look at it.
 */
export function guardSuffices(protocol: ProtocolDescriptor, message: unknown, use: keyof SettledTypes = "read"): boolean {
  let settled = settledTypes.get(protocol);
  if (settled === undefined)
    settledTypes.set(protocol, (settled = { read: settledIn(protocol, true), judged: settledIn(protocol, false) }));
  return typeof message === "object" && message !== null && settled[use].has((message as Record<string, unknown>)[protocol.tag]);
}

function settledIn(protocol: ProtocolDescriptor, reading: boolean): ReadonlySet<unknown> {
  const { trim, blanks } = protocol.reading;
  if (reading && (trim || blanks !== "keep")) return new Set();
  const settled = Object.values(protocol.messages).filter(
    ({ rules, shape }) => !rules.some((rule) => rule.level === "warning") && !mayStir({ protocol, reading, visited: new Set() }, shape),
  );
  return new Set(settled.map(({ name }) => name));
}

interface Search {
  readonly protocol: ProtocolDescriptor;
  readonly reading: boolean;
  readonly visited: Set<string>;
}

/** Whether judging could remark on a valid value of this shape, or reading change it. */
function mayStir(search: Search, shape: Shape): boolean {
  switch (shape.kind) {
    case "scalar":
      return shape.inside === "warn";
    case "literal":
      return false;
    case "enum":
      // To a guard, the other spelling of a word is one more unknown word of an open enum.
      return search.reading && shape.open && shape.values.some(({ aliases }) => aliases !== undefined);
    case "reference": {
      if (search.visited.has(shape.type)) return false;
      search.visited.add(shape.type);
      const target = search.protocol.types[shape.type];
      return target !== undefined && mayStir(search, target);
    }
    case "list":
      return mayStir(search, shape.item);
    case "map":
      return mayStir(search, shape.value);
    case "union":
      return shape.members.some((member) => mayStir(search, member));
    case "struct":
      return shape.fields.some(
        ({ aliases, computed, shape: inner }) =>
          (search.reading && aliases !== undefined) || computed?.level === "warning" || mayStir(search, inner),
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
