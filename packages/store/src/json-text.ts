// A message as JSON text that parses to exactly the same value, or the path of the first value that JSON cannot represent.

import type { Path } from "@wirepact/core";

const maxDepth = 1000;

export type JsonText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly path: Path; readonly received: string };

/** Writes a value as JSON. Properties that are undefined are omitted, as by JSON.stringify. */
export function writeJson(value: unknown): JsonText {
  try {
    const found: Findings = { negativeZero: false, fault: undefined };
    inspect(value, [], found);
    if (found.fault !== undefined) return { ok: false, ...found.fault };
    return { ok: true, text: found.negativeZero ? writeExactly(value) : JSON.stringify(value) };
  } catch {
    // A getter or a proxy that throws.
    return { ok: false, path: [], received: "an object whose properties cannot be read" };
  }
}

interface Findings {
  negativeZero: boolean;
  fault: { readonly path: Path; readonly received: string } | undefined;
}

function inspect(value: unknown, path: (string | number)[], found: Findings): void {
  switch (typeof value) {
    case "string":
    case "boolean":
      return;
    case "number":
      if (!Number.isFinite(value)) found.fault = { path: [...path], received: String(value) };
      else if (Object.is(value, -0)) found.negativeZero = true;
      return;
    case "object":
      if (value !== null) inspectParts(value, path, found);
      return;
    default:
      found.fault = { path: [...path], received: `a value of type ${typeof value}` };
  }
}

function inspectParts(value: object, path: (string | number)[], found: Findings): void {
  const received = describeUnsupported(value, path.length);
  if (received !== undefined) {
    found.fault = { path: path.slice(0, 20), received };
    return;
  }
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const part = (value as Record<string | number, unknown>)[key];
    if (part === undefined && !Array.isArray(value)) continue;
    path.push(key);
    inspect(part, path, found);
    path.pop();
    if (found.fault !== undefined) return;
  }
}

/** Describes an object that JSON would write as something else; undefined for plain objects and arrays. */
function describeUnsupported(value: object, depth: number): string | undefined {
  if (depth >= maxDepth) return "a value that is nested too deeply or circular";
  if ("toJSON" in value && typeof value.toJSON === "function") return "an object with a toJSON method";
  if (Array.isArray(value)) return undefined;
  // By its tag and not by its prototype, because plain objects of other realms are plain objects too.
  const tag = Object.prototype.toString.call(value);
  return tag === "[object Object]" ? undefined : `an instance of ${tag.slice(8, -1)}`;
}

/** Like JSON.stringify, but keeps -0, which JSON.stringify writes as 0. */
function writeExactly(value: unknown): string {
  if (Object.is(value, -0)) return "-0";
  if (Array.isArray(value)) return `[${value.map(writeExactly).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${properties.map(([key, part]) => `${JSON.stringify(key)}:${writeExactly(part)}`).join(",")}}`;
}
