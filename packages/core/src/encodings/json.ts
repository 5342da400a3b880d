// Messages as JSON text.

import { badSyntax, createIssue, duplicateKey, refusal } from "../issues.js";
import { quoteText } from "../quote.js";
import type { Issue } from "../result.js";
import type { Encoding, Locate, Reading } from "./encoding.js";
import { findDuplicateKey, findJsonFault, jsonExcess, locateInJson } from "./json-text.js";
import { createPositions, positionAt } from "./text-position.js";

/** JSON, one message per text. */
export const json: Encoding = { name: "json", read: jsonReader("json"), write: (message) => ({ ok: true, text: JSON.stringify(message) }) };

const none: readonly Issue[] = [];

/** Characters that are gone through to find places, in all; a fraction of a second. */
const mostSearched = 2_000_000;

/** Makes the reader of JSON text within the limits on depth and keys, for the encoding of a name. */
export function jsonReader(name: "json" | "ndjson" | "sse" | "content-length"): Encoding["read"] {
  return (text, { protocol, duplicateKeys = protocol.encodings[name]?.duplicateKeys }) => readJson(text, duplicateKeys === "reject");
}

function readJson(text: string, rejectsDuplicates: boolean): Reading {
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
  const positions = createPositions(text);
  const locate: Locate = (path, part) => {
    if (searched > mostSearched) return undefined;
    searched += text.length;
    return positions.at(locateInJson(text, path, part));
  };
  return { ok: true, value, issues: none, warnings: none, locate };
}
