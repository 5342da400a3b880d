// Abbreviates long runs in JSON data as in the spec language: `{ "$repeat": "x", "times": 2001 }`.

import type { Json } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";

const shortestRun = 60;

/** The same data with long runs in strings and arrays of equal items abbreviated. */
export function abbreviate(value: Json): Json {
  if (typeof value === "string") return abbreviateString(value);
  if (Array.isArray(value)) return abbreviateArray(value as readonly Json[]);
  if (typeof value !== "object" || value === null) return value;
  if (!Object.values(value).some(mayShrink)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, abbreviate(inner)]));
}

const mayShrink = (value: Json): boolean =>
  typeof value === "string" ? value.length >= shortestRun : typeof value === "object" && value !== null;

function abbreviateArray(items: readonly Json[]): Json {
  const [first] = items;
  if (first === undefined || items.length < 8 || !items.every((item) => sameJson(item, first))) return items.map(abbreviate);
  return { $repeat: [abbreviate(first)], times: items.length };
}

// A run of one to four characters, the shortest unit first.
const run = new RegExp(`(.{1,4}?)\\1{${shortestRun - 1},}`, "su");

function abbreviateString(text: string): Json {
  if (text.length < shortestRun) return text;
  const found = run.exec(text);
  if (found === null) return text;
  const [whole, unit = ""] = found;
  const repeated = { $repeat: unit, times: whole.length / unit.length };
  if (whole === text) return repeated;
  const rest = text.slice(found.index + whole.length);
  return { $join: [text.slice(0, found.index), repeated, rest].filter((piece) => piece !== "") };
}
