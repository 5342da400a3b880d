// Messages as JSON text.

import { badSyntax, createIssue, refusal } from "../issues.js";
import type { Issue } from "../result.js";
import type { Encoding, Locate, Reading } from "./encoding.js";
import { findJsonFault, jsonExcess, locateInJson } from "./json-text.js";
import { positionAt } from "./text-position.js";

/** JSON, one message per text. */
export const json: Encoding = { name: "json", read: readJson, write: (message) => ({ ok: true, text: JSON.stringify(message) }) };

const none: readonly Issue[] = [];

/** Characters that are gone through to find places, in all; a fraction of a second. */
const mostSearched = 2_000_000;

/** Reads JSON text within the limits on depth and keys. */
export function readJson(text: string): Reading {
  const excess = jsonExcess(text);
  if (excess !== undefined) return refusal(excess);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { offset, problem } = findJsonFault(text);
    return { ok: false, issues: [{ ...createIssue(badSyntax("JSON", problem)), at: positionAt(text, offset) }] };
  }
  // Each search goes through the text: of very many issues in a long one only the first get a place.
  let searched = 0;
  const locate: Locate = (path, part) => {
    if (searched > mostSearched) return undefined;
    searched += text.length;
    return positionAt(text, locateInJson(text, path, part));
  };
  return { ok: true, value, issues: none, warnings: none, locate };
}
