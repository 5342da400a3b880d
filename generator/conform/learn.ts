// Values that the party gave, such as the ID of a session: they take the place of generated values of the same named type.

import { readPath, type Path, type ProtocolDescriptor, type Shape } from "@wirepact/core";
import { asType, replaceAt } from "@wirepact/core/codegen/frames";
import { partAt } from "@wirepact/core/shape";
import { explain } from "@wirepact/core";
import type { Members } from "../party/make-messages.js";

export interface Learned {
  /** Learns from a valid message of the party. */
  readonly from: (type: string, message: Members) => void;
  /** A message with the values that were learned, unless they make it invalid; the value at a path is left alone. */
  readonly apply: (type: string, message: Members, except?: Path) => Members;
}

/** Remembers values by the names of their types. */
export function createLearned(protocol: ProtocolDescriptor): Learned {
  const known = new Map<string, unknown>();
  return {
    from: (type, message) => {
      // Answers are where a party names what it has made.
      if (protocol.messages[type]?.answers === undefined) return;
      for (const { name, value } of namedValues(protocol, protocol.messages[type].shape, message)) known.set(name, value);
    },
    apply: (type, message, except) => {
      const descriptor = protocol.messages[type];
      if (descriptor === undefined || known.size === 0) return message;
      let changed = message;
      for (const { name, path, value } of namedValues(protocol, descriptor.shape, message)) {
        const isExcept = except !== undefined && except.every((step, index) => path[index] === step);
        if (known.has(name) && known.get(name) !== value && !isExcept) changed = replaceAt(changed, path, known.get(name)) as Members;
      }
      return changed === message || !explain(protocol, changed, asType(descriptor)).ok ? message : changed;
    },
  };
}

interface NamedValue {
  readonly name: string;
  readonly path: Path;
  readonly value: unknown;
}

/** The strings inside a message that have a named type of their own, which is no enum. */
function* namedValues(protocol: ProtocolDescriptor, shape: Shape, value: unknown, path: Path = []): Generator<NamedValue> {
  if (shape.kind === "reference") {
    const target = protocol.types[shape.type];
    if (target === undefined || path.length > 20) return;
    const isName = target.kind === "scalar" && target.scalar === "string" && typeof value === "string";
    if (isName) yield { name: shape.type, path, value };
    else yield* namedValues(protocol, target, value, path);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const part = partAt(shape, step);
    if (part !== undefined) yield* namedValues(protocol, part.shape, readPath(value, [step]), [...path, step]);
  }
}
