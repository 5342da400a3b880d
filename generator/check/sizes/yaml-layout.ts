// Sizes of values as YAML in block style: everything behind a colon or a dash, up to the end of its last line.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { Layout } from "./layout.js";

const indentation = 2;
// Longer keys get a line of their own.
const longestKey = 120;
const blockHeader = " |2+\n".length;
const emptyList = " []\n".length;

/** The layout for a protocol; a typed body that is written as text is a block with the same lines inside. */
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

/** A text in lines: either few of them, full of characters of four bytes, or every other character a line end that costs an indentation. */
const largestBlock = (length: number, indent: number): number => Math.max(length * 4 + indent, Math.ceil(length / 2) * (indent + 5)) + 1;
