// Limits that no message reaches in practice, such as the largest 32-bit integer: samples stay small, and none is made of what is too large.

import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain } from "../../../packages/core/src/explain/explain.js";
import type { Shape } from "../../../packages/core/src/index.js";
import { boundaryMessages, messageArbitrary, nearMisses } from "../../../packages/core/src/testing/index.js";
import { tinyModel } from "../../generator/release/tiny-model.js";

const text: Shape = { kind: "scalar", scalar: "string" };
const shapes: Readonly<Record<string, Shape>> = {
  "a string": { ...text, max: 2 ** 31 - 1 },
  "a string with white space around it": { ...text, max: 2 ** 40, countsTrimmed: true },
  "a string with a limit that is no safe integer": { ...text, max: 1e30 },
  "a line with a pattern": { kind: "scalar", scalar: "line", pattern: "^[a-z]+$", max: 2 ** 31 - 1 },
  "a pattern that repeats": { ...text, pattern: "^(?:a{1,1000000000}){1,1000000}$" },
  "bytes in Base64": { kind: "scalar", scalar: "base64", max: 2 ** 40 },
  "an array": { kind: "list", item: text, max: 2 ** 31 - 1 },
  "an array of unique items": { kind: "list", item: text, unique: true, max: 1e12 },
  "a map": { kind: "map", value: text, max: 2 ** 40 },
};

describe.each(Object.entries(shapes))("%s", (_name, shape) => {
  const protocol = runnable(tinyModel({ open: false, fields: [{ name: "a", shape, required: true }] }));

  it("has samples, which are valid and small", () => {
    const messages = [
      ...boundaryMessages(protocol).map(({ message }) => message),
      ...fc.sample(messageArbitrary(protocol), { numRuns: 20, seed: 1 }),
    ];
    expect(messages.length).toBeGreaterThan(20);
    for (const message of messages) expect(explain(protocol, message)).toMatchObject({ ok: true });
    expect(Math.max(...messages.map((message) => JSON.stringify(message).length))).toBeLessThan(2_000_000);
  });

  it("has invalid values, none of them too large", () => {
    const misses = nearMisses(protocol);
    expect(misses.some(({ breaks }) => breaks === "type")).toBe(true);
    expect(misses.filter(({ breaks }) => breaks === "max")).toEqual([]);
  });
});
