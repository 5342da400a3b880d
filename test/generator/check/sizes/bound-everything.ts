// A protocol like another one in which everything has a bound, so that its worst cases are finite and can be held against messages.

import type { ProtocolDescriptor } from "../../../../packages/core/src/protocol.js";
import type { Shape, StructShape } from "../../../../packages/core/src/shape/shape.js";
import { longestMatch } from "../../../../generator/scalars/longest-match.js";

/** The bounded protocol. Limits on whole messages are taken away: the question is how large messages get. */
export function boundEverything(protocol: ProtocolDescriptor): ProtocolDescriptor {
  return {
    ...protocol,
    body: protocol.body === "inline" ? "inline" : { field: protocol.body.field },
    types: mapValues(protocol.types, boundShape),
    messages: mapValues(protocol.messages, (message) => ({ ...message, rules: [], shape: boundStruct(message.shape) })),
    encodings: mapValues(protocol.encodings, (encoding) => ({ ...encoding, maxBytes: undefined })),
  };
}

const mapValues = <T extends object, U>(object: T, change: (value: NonNullable<T[keyof T]>) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value as NonNullable<T[keyof T]>)]));

const boundStruct = (shape: StructShape): StructShape => ({
  ...shape,
  open: false,
  fields: shape.fields.map((field) => ({ ...field, shape: boundShape(field.shape) })),
});

function boundShape(shape: Shape): Shape {
  switch (shape.kind) {
    case "scalar": {
      if (shape.scalar === "timestamp") return { ...shape, fraction: "none" };
      if (["url", "semver", "any"].includes(shape.scalar)) return { kind: "scalar", scalar: "string", max: 30 };
      if (!["string", "line", "text", "path"].includes(shape.scalar)) return shape;
      const { pattern, countsTrimmed: _, ...rest } = shape;
      if (pattern !== undefined && longestMatch(pattern).length < Infinity) return { ...rest, pattern };
      return { ...rest, max: Math.min(shape.max ?? 30, 300) };
    }
    case "enum": {
      const { pattern: _, ...rest } = shape;
      return { ...rest, open: false };
    }
    case "list":
      return { ...shape, max: Math.min(shape.max ?? 3, 8), item: boundShape(shape.item) };
    case "map":
      return { ...shape, max: Math.min(shape.max ?? 2, 4), keys: "^[a-z]{1,9}$", value: boundShape(shape.value) };
    case "struct":
      return boundStruct(shape);
    case "union":
      return { ...shape, members: shape.members.map(boundShape) };
    default:
      return shape;
  }
}
