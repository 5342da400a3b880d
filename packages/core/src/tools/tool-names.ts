// Names that every provider takes for tools and their arguments: letters, digits, underscores and hyphens, at most 64 of them.

import { frameOf } from "../frames/frames.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";

const longest = 64;

/** Names in which other characters are replaced; where two would be the same, the later one gets a number. */
export function safeNames(names: readonly string[]): readonly string[] {
  // A name that needs no change is kept, whatever comes before it.
  const taken = new Set(names.filter(isSafeName));
  return names.map((name) => {
    if (isSafeName(name)) return name;
    const base = name.replaceAll(/[^a-zA-Z0-9_-]/g, "_").slice(0, longest) || "_";
    let safe = base;
    for (let number = 2; taken.has(safe); number++) safe = `${base.slice(0, longest - String(number).length - 1)}_${number}`;
    taken.add(safe);
    return safe;
  });
}

/** Whether providers take a name as it is. */
export const isSafeName = (name: string): boolean => /^[a-zA-Z0-9_-]{1,64}$/.test(name);

/** Whether a message has a tool: all but the result of a request that is not known, which can only be received. */
export const hasTool = (protocol: ProtocolDescriptor, message: MessageDescriptor): boolean =>
  frameOf(protocol, message)?.kind !== "result" || message.answers !== undefined;

const known = /*@__PURE__*/ new WeakMap<ProtocolDescriptor["messages"], ReadonlyMap<string, string>>();

/** The names of the messages by the names of their tools. */
export function messagesByTool(protocol: ProtocolDescriptor): ReadonlyMap<string, string> {
  const { messages } = protocol;
  let byTool = known.get(messages);
  if (byTool === undefined) {
    const names = Object.keys(messages).filter((name) => hasTool(protocol, messages[name]!));
    known.set(messages, (byTool = new Map(safeNames(names).map((tool, index) => [tool, names[index]!]))));
  }
  return byTool;
}

/** The name of a message's tool. */
export function toolNameOf(protocol: ProtocolDescriptor, message: string): string {
  for (const [tool, name] of messagesByTool(protocol)) if (name === message) return tool;
  throw new TypeError(`${protocol.name} has no message ${message}`);
}
