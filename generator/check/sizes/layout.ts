// Sizes of values, including the syntax of an encoding.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { ScalarBound } from "../../scalars/scalar-bound.js";

/** The maximum size of a value. */
export interface LargestSize {
  readonly bytes: number;
  /** The unlimited fields, which are not included in the size. */
  readonly unbounded: readonly string[];
}

/** An encoded key, including quotes, and its value. */
export interface Member {
  readonly key: number;
  readonly value: number;
}

/** The sizes of values in an encoding, depending on the number of enclosing objects and arrays. */
export interface Layout {
  readonly scalar: (bound: NonNullable<ScalarBound>, depth: number) => number;
  readonly list: (count: number, item: number, depth: number) => number;
  readonly members: (members: readonly Member[], depth: number) => number;
}

const commas = (count: number): number => Math.max(0, count - 1);

/** Sizes of values as compact JSON. */
export const jsonLayout: Layout = {
  scalar: (bound) => (bound.kind === "bare" ? bound.bytes : 2 + bound.length * bound.cost),
  list: (count, item) => 2 + count * item + commas(count),
  members: (members) => 2 + members.reduce((sum, { key, value }) => sum + key + 1 + value, 0) + commas(members.length),
};

const indentation = 2;
// Longer keys are written on a separate line.
const longestKey = 120;
const blockHeader = " |2+\n".length;
const emptyList = " []\n".length;

/** Sizes of values as YAML in block style; a body that is written as a string is a block with the same lines inside. */
export function yamlLayout({ body, encodings }: ProtocolDescriptor): Layout {
  const isText = body !== "inline" && encodings.yaml?.body?.writes === "text";
  return {
    scalar: (bound, depth) => {
      if (bound.kind === "bare") return bound.bytes + 2;
      const inline = 1 + 2 + bound.length * bound.cost + 1;
      return bound.breaks ? Math.max(inline, blockHeader + largestBlock(bound.length, depth * indentation)) : inline;
    },
    list: (count, item, depth) => Math.max(emptyList, 1 + count * (depth * indentation + 1 + item)),
    members: (members, depth) => {
      const lead = depth * indentation;
      const lines = members.map(({ key, value }) => lead + key + 1 + value + (key > longestKey ? lead + 3 : 0));
      return Math.max(emptyList, 1 + (depth === 1 && isText ? blockHeader : 0) + lines.reduce((sum, line) => sum + line, 0));
    },
  };
}

/** The maximum of two cases: a few lines of four-byte characters, or a line break and indentation after every character. */
const largestBlock = (length: number, indent: number): number => Math.max(length * 4 + indent, Math.ceil(length / 2) * (indent + 5)) + 1;
