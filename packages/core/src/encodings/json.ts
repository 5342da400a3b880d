// Messages as JSON text.

import { badSyntax, refusal } from "../issues.js";
import type { Issue } from "../result.js";
import type { Encoding, Reading } from "./encoding.js";
import { findJsonFault, jsonExcess, locateInJson } from "./json-text.js";
import { positionAt } from "./text-position.js";

/** JSON, one message per text. */
export const json: Encoding = { name: "json", read: readJson, write: (message) => ({ ok: true, text: JSON.stringify(message) }) };

const none: readonly Issue[] = [];

/** Reads JSON text within the limits on depth and keys. */
export function readJson(text: string): Reading {
  const excess = jsonExcess(text);
  if (excess !== undefined) return refusal(excess);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { offset, problem } = findJsonFault(text);
    const { issues } = refusal(badSyntax("JSON", problem));
    return { ok: false, issues: [{ ...issues[0], at: positionAt(text, offset) }] };
  }
  return { ok: true, value, issues: none, warnings: none, locate: (path, part) => positionAt(text, locateInJson(text, path, part)) };
}
