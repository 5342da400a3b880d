// Values that use their bounds up: texts full of one kind of characters, lists and maps with as many parts as may be, the longest numbers.

import type { ProtocolDescriptor } from "../../../../packages/core/src/protocol.js";
import type { ScalarShape, Shape } from "../../../../packages/core/src/shape/shape.js";
import { samplesOfPattern } from "../../../../packages/core/src/testing/pattern-samples.js";

/** What texts are made of: control characters, halves of surrogate pairs, characters of four bytes, quotes, many short lines, an invisible one. */
export const fillings = ["\u0001", "\ud800", "\u{1f6a2}", '"', "x\n", "\u{1f6a2}\n", "\u2028", "x"] as const;

/** A value of a shape, as large as it may be. */
export function fillShape(shape: Shape, filling: string, protocol: ProtocolDescriptor): unknown {
  const inner = (part: Shape): unknown => fillShape(part, filling, protocol);
  switch (shape.kind) {
    case "scalar":
      return fillScalar(shape, filling);
    case "literal":
      return shape.value;
    case "enum":
      return shape.values
        .map(({ value }) => value)
        .reduce((longest, value) => (String(value).length > String(longest).length ? value : longest));
    case "reference": {
      const target = protocol.types[shape.type];
      return target === undefined ? undefined : inner(target);
    }
    case "list":
      return Array.from({ length: shape.max ?? 1 }, () => inner(shape.item));
    case "map":
      return Object.fromEntries(Array.from({ length: shape.max ?? 1 }, (_, index) => ["abcd".charAt(index).repeat(9), inner(shape.value)]));
    case "struct":
      return Object.fromEntries(
        shape.fields.filter(({ decodeOnly }) => decodeOnly !== true).map((field) => [field.name, inner(field.shape)]),
      );
    case "union":
      return inner(shape.members.at(-1) ?? shape);
    default:
      return undefined;
  }
}

function fillScalar({ scalar, min, max, pattern, prefix = "" }: ScalarShape, filling: string): unknown {
  switch (scalar) {
    case "integer":
      return max === undefined ? 123456789012345680000 : max;
    case "number":
    case "epoch":
      return min === undefined ? -1.2345678901234567e-6 : 1.2345678901234567e-6;
    case "percent":
      return 1.2345678901234567e-6;
    case "boolean":
      return false;
    case "timestamp":
      return "2026-03-04T09:00:00Z";
    case "date":
      return "2026-03-04";
    case "uuid":
      return `${prefix}5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e`;
    default: {
      if (pattern !== undefined) return samplesOfPattern(pattern).at(-1);
      const units = [...filling];
      return Array.from({ length: max ?? 10 }, (_, index) => units[index % units.length]).join("");
    }
  }
}
