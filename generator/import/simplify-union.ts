// Unions in their simplest form: null as a flag, constants as enums, no part twice.

import type { Node, UnionNode } from "./node.js";

/** A union of parts. One that has a part for any value is any value. */
export function simplifyUnion(parts: readonly Node[]): Node {
  const flat = parts.flatMap((part) => (part.kind === "union" && part.tag === undefined ? part.parts : [part]));
  if (flat.some(({ kind }) => kind === "any")) return { kind: "any", parts: flat };
  const nullable = parts.some((part) => part.nullable === true || isNull(part)) || undefined;
  const others = withEnum(unique(flat.filter((part) => !isNull(part)).map((part) => ({ ...part, nullable: undefined }))));
  const [only] = others;
  if (only === undefined) return { kind: "scalar", type: "null" };
  if (others.length === 1) return { ...only, nullable };
  return { kind: "union", parts: others, nullable } satisfies UnionNode;
}

export const isNull = (node: Node): boolean => node.kind === "scalar" && node.type === "null";

function unique(parts: readonly Node[]): readonly Node[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = JSON.stringify({ ...part, doc: undefined });
    return seen.size < seen.add(key).size;
  });
}

/** String constants and enums become one enum, which is open if any string is allowed too. */
function withEnum(parts: readonly Node[]): readonly Node[] {
  const isWord = (part: Node): boolean => (part.kind === "const" && typeof part.value === "string") || part.kind === "enum";
  const words = parts.filter(isWord);
  if (words.length === 0 || (words.length === 1 && words[0]?.kind === "const" && parts.length === 1)) return parts;
  const values = words.flatMap((part): readonly (readonly [string, string | undefined])[] =>
    part.kind === "enum" ? part.values : part.kind === "const" ? [[String(part.value), part.doc]] : [],
  );
  const isString = (part: Node): boolean =>
    part.kind === "scalar" && part.type === "string" && part.min === undefined && part.max === undefined && part.pattern === undefined;
  const open = parts.some(isString) || words.some((part) => part.kind === "enum" && part.open);
  const at = parts.findIndex((part) => isWord(part) || isString(part));
  const rest = parts.filter((part) => !isWord(part) && !(open && isString(part)));
  const doc = words.length === 1 ? words[0]?.doc : undefined;
  return rest.toSpliced(Math.min(at, rest.length), 0, { kind: "enum", open, values: uniqueValues(values), doc });
}

const uniqueValues = (values: readonly (readonly [string, string | undefined])[]): readonly (readonly [string, string | undefined])[] =>
  [...new Map(values.toReversed())].toReversed();
