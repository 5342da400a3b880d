// Shapes in words, for the "expected" of an issue.

import type { ProtocolDescriptor } from "./protocol.js";
import type { ScalarShape, Shape } from "./shape.js";
import { unreachable } from "./unreachable.js";

/** What a value of this shape is, in a few words. */
export function describeShape(protocol: ProtocolDescriptor, shape: Shape): string {
  const words = describeKind(protocol, shape);
  return shape.nullable === true ? `${words} or null` : words;
}

function describeKind(protocol: ProtocolDescriptor, shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
      return describeScalar(shape);
    case "literal":
      return JSON.stringify(shape.value);
    case "enum":
      return shape.open ? "a word" : `one of ${listWords(shape.values.map(({ word }) => word))}`;
    case "reference": {
      const target = protocol.types[shape.type];
      return target === undefined ? shape.type : describeShape(protocol, target);
    }
    case "list":
      return "a list";
    case "map":
    case "struct":
      return "an object";
    case "union":
      return [...new Set(shape.members.map((member) => describeShape(protocol, member)))].join(" or ");
    default:
      return unreachable(shape);
  }
}

/** Words with commas between, cut after a dozen. */
function listWords(words: readonly string[]): string {
  return words.length > 12 ? `${words.slice(0, 12).join(", ")}, …` : words.join(", ");
}

function describeScalar({ scalar, utc, fraction, version, schemes }: ScalarShape): string {
  switch (scalar) {
    case "string":
    case "text":
      return "a text";
    case "line":
      return "a line of text";
    case "path":
      return "a path";
    case "integer":
      return "a whole number";
    case "number":
      return "a number";
    case "percent":
      return "a number from 0 to 100";
    case "boolean":
      return "true or false";
    case "timestamp":
      return `a date and time ${utc ? "in UTC" : "with a zone"}${fraction ? ", without a fraction" : ""} (like 2026-03-04T09:00:00Z)`;
    case "date":
      return "a day (like 2026-03-04)";
    case "epoch":
      return "a number of seconds since 1970";
    case "uuid":
      return version === undefined ? "a UUID" : `a UUID of version ${version}`;
    case "url":
      return `${schemes === undefined ? "a" : `an ${schemes.join(" or ")}`} URL`;
    case "semver":
      return "a version (like 1.0.0)";
    case "any":
      return "any JSON value";
    default:
      return unreachable(scalar);
  }
}

/** A range in words. */
export function describeRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
}
