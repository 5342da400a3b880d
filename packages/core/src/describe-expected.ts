// What an issue says that a value must be: `a string`, `an array`, `one of "low", "high"`, `an object or null`.

import { requireScalar } from "./features.js";
import { listValues } from "./issues.js";
import { joinWords } from "./join-words.js";
import type { ProtocolDescriptor } from "./protocol.js";
import { escapeInvisible } from "./quote.js";
import type { Shape } from "./shape.js";

/** Made once: the same few shapes are met again and again. */
const descriptions = /*@__PURE__*/ new WeakMap<Shape, { readonly protocol: ProtocolDescriptor; readonly words: string }>();

/** What a value of this shape must be, with an article; named types are described by their definition. */
export function describeShape(protocol: ProtocolDescriptor, shape: Shape): string {
  let known = descriptions.get(shape);
  if (known?.protocol !== protocol) {
    // Constants and patterns of a spec may hold any character.
    const words = escapeInvisible(describeKind(protocol, shape));
    descriptions.set(shape, (known = { protocol, words: shape.nullable ? orNull(words) : words }));
  }
  return known.words;
}

/** A union of no parts is only null. */
export const orNull = (words: string): string => (words === "" ? "null" : `${words} or null`);

function describeKind(protocol: ProtocolDescriptor, shape: Shape): string {
  switch (shape.kind) {
    case "scalar": {
      const { words, constraints } = requireScalar(protocol, shape.scalar);
      return [words, ...(constraints?.(shape, JSON.stringify) ?? [])].join(" ");
    }
    case "literal":
      return JSON.stringify(shape.value);
    case "enum":
      return shape.open ? `a ${typeof shape.values[0]!.value}` : `one of ${listValues(shape.values.map(({ value }) => value))}`;
    case "reference":
      return describeShape(protocol, protocol.types[shape.type]!);
    case "list":
      return "an array";
    case "map":
    case "struct":
      return "an object";
    case "union":
      return joinWords([...new Set(shape.members.map((member) => describeMember(protocol, member)))]);
  }
}

/** A part of a union, with its pattern, because the sentence mentions it nowhere else. */
function describeMember(protocol: ProtocolDescriptor, member: Shape): string {
  const target = member.kind === "reference" ? protocol.types[member.type] : undefined;
  if (target !== undefined && target.kind !== "union") return describeMember(protocol, target);
  const words = describeShape(protocol, member);
  return member.kind === "scalar" && member.pattern !== undefined ? `${words} matching ${member.pattern}` : words;
}
