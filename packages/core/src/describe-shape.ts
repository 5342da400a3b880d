// Shapes in words, for the "expected" of an issue.

import { listWords } from "./issues.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { ScalarName, ScalarShape, Shape } from "./shape.js";
import { unreachable } from "./unreachable.js";

/** Made once: the same few shapes are met again and again. */
const descriptions = /*@__PURE__*/ new WeakMap<Shape, { readonly protocol: ProtocolDescriptor; readonly words: string }>();

/** What a value of this shape is, in a few words. */
export function describeShape(protocol: ProtocolDescriptor, shape: Shape): string {
  let known = descriptions.get(shape);
  if (known?.protocol !== protocol) {
    const words = describeKind(protocol, shape);
    descriptions.set(shape, (known = { protocol, words: shape.nullable ? `${words} or null` : words }));
  }
  return known.words;
}

function describeKind(protocol: ProtocolDescriptor, shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
      return describeScalar(shape);
    case "literal":
      return JSON.stringify(shape.value);
    case "enum":
      return shape.open ? "a word" : `one of ${listWords(shape.values.map(({ value: word }) => word))}`;
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
      return [...new Set(shape.members.map((member) => describeMember(protocol, member)))].join(" or ");
    default:
      return unreachable(shape);
  }
}

/** A member of a union: a text that must match something says so, because the sentence has no other place for it. */
function describeMember(protocol: ProtocolDescriptor, member: Shape): string {
  const target = member.kind === "reference" ? protocol.types[member.type] : undefined;
  if (target !== undefined && target.kind !== "union") return describeMember(protocol, target);
  const words = describeShape(protocol, member);
  return member.kind === "scalar" && member.pattern !== undefined ? `${words} that matches /${member.pattern}/` : words;
}

const scalarWords: Readonly<Record<ScalarName, string>> = {
  string: "a text",
  line: "a line of text",
  text: "a text",
  path: "a path",
  integer: "a whole number",
  number: "a number",
  percent: "a number from 0 to 100",
  boolean: "true or false",
  timestamp: "a date and time",
  date: "a day (like 2026-03-04)",
  epoch: "a number of seconds since 1970",
  uuid: "a UUID",
  url: "a URL",
  semver: "a version (like 1.0.0)",
  any: "any JSON value",
};

function describeScalar({ scalar, utc, fraction, version, prefix, schemes }: ScalarShape): string {
  const words = scalarWords[scalar];
  if (scalar === "timestamp")
    return `${words} ${utc ? "in UTC" : "with a zone"}${fraction ? ", without a fraction" : ""} (like 2026-03-04T09:00:00Z)`;
  if (schemes !== undefined) return `an ${schemes.join(" or ")} URL`;
  const full = version === undefined ? words : `${words} of version ${version}`;
  return prefix === undefined ? full : `${full}, with or without ${prefix} before it`;
}

/** A range in words. */
export function describeRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
}
