// Cuts strings that are too long to the limits of their shapes, if the caller of a builder asks for it.

import { maxDepth } from "./encodings/limits.js";
import { requireFeature } from "./features.js";
import { hasAtMost } from "./formats.js";
import { isObject, jsonKindOf } from "./json-kind.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { ScalarShape, Shape } from "./shape.js";
import { hasKind } from "./shape-kind.js";

/** The value with every text that is too long for its shape cut at a code point; everything else as it is. */
export function clipTexts(protocol: ProtocolDescriptor, shape: Shape, value: unknown, depth = 0): unknown {
  // Values of recursive types may be circular; the validator reports them.
  if (depth > maxDepth) return value;
  switch (shape.kind) {
    case "scalar":
      return typeof value === "string" ? clipText(shape, value) : value;
    case "reference":
      return clipTexts(protocol, protocol.types[shape.type]!, value, depth);
    case "list":
      return Array.isArray(value) ? value.map((item: unknown) => clipTexts(protocol, shape.item, item, depth + 1)) : value;
    case "map":
      return isObject(value) ? mapMembers(value, (_name, member) => clipTexts(protocol, shape.value, member, depth + 1)) : value;
    case "struct":
      if (!isObject(value)) return value;
      return mapMembers(value, (name, member) => {
        const field = shape.fields.find((candidate) => candidate.name === name);
        return field === undefined ? member : clipTexts(protocol, field.shape, member, depth + 1);
      });
    case "union": {
      const kind = jsonKindOf(value);
      const parts =
        shape.objects !== undefined && kind === "object"
          ? requireFeature(protocol, "objectUnions").findPart(protocol, shape, value as Readonly<Record<string, unknown>>)
          : shape.members.filter((member) => kind !== undefined && hasKind(protocol, member, kind));
      const clipped = parts.map((part) => clipTexts(protocol, part, value, depth));
      // A string is cut for the part that keeps the most of it.
      return clipped.length === 0 ? value : clipped.reduce((best, next) => (longer(next, best) ? next : best));
    }
    default:
      return value;
  }
}

const longer = (a: unknown, b: unknown): boolean => typeof a === "string" && typeof b === "string" && a.length > b.length;

function clipText({ max, countsTrimmed }: ScalarShape, text: string): string {
  if (max === undefined) return text;
  const counted = countsTrimmed === true ? text.trim() : text;
  return hasAtMost(counted, max)
    ? text
    : Array.from(counted.slice(0, 2 * max))
        .slice(0, max)
        .join("");
}

function mapMembers(value: Readonly<Record<string, unknown>>, change: (name: string, member: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}
