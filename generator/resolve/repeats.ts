// Expands `{ $repeat: x, times: n }` and `$version` in examples. The size is limited, because nested repeats could exhaust the memory.

import type { Json } from "@wirepact/core";
import type { JsonValue } from "../model/spec-syntax.js";

const mostCharacters = 4_000_000;

/** The value with all repeats and the version of the protocol expanded; undefined if it would be too large. */
export function expandRepeats(value: JsonValue, version: string): Json | undefined {
  return sizeOf(value) > mostCharacters ? undefined : expand(value, version);
}

interface Repeat {
  readonly unit: string | readonly JsonValue[];
  readonly times: number;
}

function readRepeat(value: JsonValue): Repeat | undefined {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const { $repeat: unit, times, ...rest } = value as { readonly [member: string]: JsonValue };
  const counts = typeof times === "number" && Number.isSafeInteger(times) && times >= 0 && Object.keys(rest).length === 0;
  return counts && (typeof unit === "string" || Array.isArray(unit)) ? { unit, times } : undefined;
}

function sizeOf(value: JsonValue): number {
  const repeat = readRepeat(value);
  if (repeat !== undefined) return repeat.times * Math.max(1, sizeOf(repeat.unit));
  if (typeof value === "string") return value.length;
  if (value === null || typeof value !== "object") return 1;
  let size = 1;
  for (const member of Object.values(value)) size += sizeOf(member);
  return size;
}

function expand(value: JsonValue, version: string): Json {
  const repeat = readRepeat(value);
  if (repeat !== undefined) {
    const { unit, times } = repeat;
    return typeof unit === "string"
      ? unit.repeat(times)
      : Array.from({ length: times }, () => unit.map((item) => expand(item, version))).flat();
  }
  if (value === "$version") return version;
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => expand(item, version));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, expand(member, version)]));
}
