// What an issue says that a value must be: `a string`, `an array`, `one of "low", "high"`, `an object or null`.

import { requireScalar } from "../features.js";
import { forExample, listValues } from "../issues.js";
import { joinWords } from "../base/join-words.js";
import type { ProtocolShapes } from "../protocol.js";
import { escapeInvisible } from "../base/quote.js";
import type { Shape } from "../shape/shape.js";

/** What a value of this shape must be, with an article; named types are described by their definition. */
export function describeShape(protocol: ProtocolShapes, shape: Shape): string {
  // Constants and patterns of a spec may hold any character.
  return escapeInvisible(joinWords([...new Set(alternativesOf(protocol, shape))]));
}

/** Every alternative of a shape, null among them. The pattern of a union's part is named, because the sentence mentions it nowhere else. */
function alternativesOf(protocol: ProtocolShapes, shape: Shape, isPart?: true): readonly string[] {
  const alternatives = kindAlternatives(protocol, shape, isPart);
  return shape.nullable ? [...alternatives, "null"] : alternatives;
}

function kindAlternatives(protocol: ProtocolShapes, shape: Shape, isPart: true | undefined): readonly string[] {
  switch (shape.kind) {
    case "scalar": {
      const { words, example, constraints } = requireScalar(protocol, shape.scalar);
      const pattern = isPart && shape.pattern ? ` matching ${shape.pattern}` : "";
      return [
        [words, ...(constraints?.(shape, JSON.stringify) ?? [])].join(" ") +
          pattern +
          forExample(typeof example === "function" ? example(shape) : example),
      ];
    }
    case "literal":
      return [JSON.stringify(shape.value)];
    case "enum":
      return [shape.open ? `a ${typeof shape.values[0]!.value}` : `one of ${listValues(shape.values.map(({ value }) => value))}`];
    case "reference":
      return alternativesOf(protocol, protocol.types[shape.type]!, isPart);
    case "list":
      return ["an array"];
    case "map":
    case "struct":
      return ["an object"];
    case "union":
      return shape.members.flatMap((member) => alternativesOf(protocol, member, true));
  }
}
