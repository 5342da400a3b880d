// Messages as JSON text.

import { badSyntax, createIssue, duplicateKey, inexactNumber, refusal, tooDeep, tooManyKeys } from "../issues.js";
import { quoteText } from "../base/quote.js";
import type { Issue } from "../result.js";
import type { Encoding, Locate, Reading } from "./encoding.js";
import { findDuplicateKey, findInexactNumbers, findJsonFault, jsonExcess, locateInJson } from "./json-text.js";
import { maxDepth, maxKeys } from "../base/limits.js";
import { positionAt } from "./text-position.js";

/** JSON, one message per text. */
export const json: Encoding = {
  name: "json",
  read: /*@__PURE__*/ jsonReader("json"),
  write: writeJson,
};

const none: readonly Issue[] = [];

const longText = 1_000_000;

/** Characters that are gone through to find places, in all; a fraction of a second. */
const mostSearched = 2_000_000;

export function writeJson(message: unknown): { readonly ok: true; readonly text: string } {
  return { ok: true, text: JSON.stringify(message) };
}

/** Makes the reader of JSON text within the limits on depth and keys, for the encoding of a name. */
export function jsonReader(name: "json" | "ndjson" | "sse" | "content-length"): Encoding["read"] {
  return (text, { protocol, mode, duplicateKeys = protocol.encodings[name]?.duplicateKeys }) =>
    readJson(text, duplicateKeys === "reject", mode === "lenient");
}

function readJson(text: string, rejectsDuplicates: boolean, isLenient: boolean): Reading {
  // A text that takes much memory is not parsed before it is known to be within the limits.
  let value = text.length > longText ? undefined : parseJson(text);
  const left = value === undefined ? mayBeInexact : keysLeft(value, maxKeys, maxDepth);
  if (left < 0) {
    const excess = left === isTooDeep ? tooDeep(maxDepth) : left === mayBeInexact ? jsonExcess(text) : tooManyKeys(maxKeys);
    if (excess !== undefined) return refusal(excess);
    value ??= parseJson(text);
  }
  if (value === undefined) {
    const { offset, problem } = findJsonFault(text);
    return { ok: false, issues: [{ ...createIssue(badSyntax("JSON", problem)), at: positionAt(text, offset) }] };
  }
  const repeated = rejectsDuplicates ? findDuplicateKey(text) : undefined;
  if (repeated !== undefined) {
    return { ok: false, issues: [{ ...createIssue(duplicateKey(quoteText(repeated.key))), at: positionAt(text, repeated.offset) }] };
  }
  // Each search goes through the text: of very many issues in a long one only the first get a place.
  let searched = 0;
  const locate: Locate = (path, part) => {
    if (searched > mostSearched) return undefined;
    searched += text.length;
    return positionAt(text, locateInJson(text, path, part));
  };
  const isUnusual = left < 0 && keysLeft(value, maxKeys, maxDepth) < 0;
  const inexact = !isUnusual ? none : findInexactNumbers(text).map((path) => createIssue(inexactNumber(), path));
  return { ok: true, value, issues: isLenient ? none : inexact, warnings: isLenient ? inexact : none, locate, isUnusual };
}

/** The value of a text; undefined if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Less than no keys left.
const isTooDeep = -2;
const mayBeInexact = -3;

/** How many more keys a message may have that a value is part of; negative if it breaks a limit, or has a number that may have been read as another one. */
function keysLeft(value: unknown, left: number, levels: number): number {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? left : mayBeInexact;
  if (typeof value !== "object" || value === null) return left;
  if (levels === 0) return isTooDeep;
  let rest = left;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && rest >= 0; index++) {
      const item: unknown = value[index];
      if (typeof item !== "string") rest = keysLeft(item, rest, levels - 1);
    }
    return rest;
  }
  for (const key in value) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (--rest >= 0 && typeof member !== "string") rest = keysLeft(member, rest, levels - 1);
    if (rest < 0) break;
  }
  return rest;
}
