// Messages as JSON text.

import { badSyntax, createIssue, duplicateKey, inexactNumber, refusal } from "../issues.js";
import { quoteText } from "../quote.js";
import type { Issue } from "../result.js";
import type { Encoding, Locate, Reading } from "./encoding.js";
import { findDuplicateKey, findInexactNumbers, findJsonFault, jsonExcess, locateInJson } from "./json-text.js";
import { positionAt } from "./text-position.js";

/** JSON, one message per text. */
export const json: Encoding = { name: "json", read: jsonReader("json"), write: (message) => ({ ok: true, text: JSON.stringify(message) }) };

const none: readonly Issue[] = [];

/** Characters that are gone through to find places, in all; a fraction of a second. */
const mostSearched = 2_000_000;

/** Makes the reader of JSON text within the limits on depth and keys, for the encoding of a name. */
export function jsonReader(name: "json" | "ndjson" | "sse" | "content-length"): Encoding["read"] {
  return (text, { protocol, mode, duplicateKeys = protocol.encodings[name]?.duplicateKeys }) =>
    readJson(text, duplicateKeys === "reject", mode === "lenient");
}

function readJson(text: string, rejectsDuplicates: boolean, isLenient: boolean): Reading {
  const excess = jsonExcess(text);
  if (excess !== undefined) return refusal(excess);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
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
  const inexact = findInexactNumbers(text);
  if (inexact.length === 0) return { ok: true, value, issues: none, warnings: none, locate };
  const found = inexact.map((path) => createIssue(inexactNumber(), path));
  return { ok: true, value, issues: isLenient ? none : found, warnings: isLenient ? found : none, locate };
}
