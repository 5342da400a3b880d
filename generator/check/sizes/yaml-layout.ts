// Sizes of values as YAML in block style: everything after a colon or a dash, up to the end of the last line.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { Layout } from "./layout.js";

const indentation = 2;
// Longer keys are written on a separate line.
const longestKey = 120;
const blockHeader = " |2+\n".length;
const emptyList = " []\n".length;

/** The layout for a protocol; a body that is written as a string is a block with the same lines inside. */
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
