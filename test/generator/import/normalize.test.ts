// Schemas whose definitions refer to each other in long ways.

import { describe, expect, it } from "vitest";
import { normalizeSchema } from "../../../generator/import/normalize.js";

const count = 5000;

describe("definitions that refer to each other", () => {
  it.each<[string, (index: number) => readonly number[]]>([
    ["a chain", (index) => (index + 1 < count ? [index + 1] : [])],
    ["a chain backwards", (index) => (index > 0 ? [index - 1] : [])],
    ["a ring", (index) => [(index + 1) % count]],
    ["a web", (index) => [(7 * index + 1) % count, (5 * index + 3) % count]],
  ])("in %s that is longer than the stack are read", (_what, next) => {
    const definitions = Array.from({ length: count }, (_value, index) => {
      const fields = next(index).map((other, place) => [`f${place}`, { $ref: `#/$defs/D${other}` }] as const);
      return [`D${index}`, { type: "object", properties: { own: { type: "string" }, ...Object.fromEntries(fields) } }] as const;
    });
    const read = normalizeSchema({ schema: { $defs: Object.fromEntries(definitions) } });
    expect(read.notes).toEqual([]);
    expect([...read.definitions.values()].map(({ node }) => (node.kind === "object" ? node.fields.length : -1))).toEqual(
      definitions.map(([, { properties }]) => Object.keys(properties).length),
    );
  });

  it("are any value where they only lead back to themselves, and take time in proportion to their number", () => {
    const names = Array.from({ length: count }, (_value, index) => `D${index}`);
    const ring = Object.fromEntries(names.map((name, index) => [name, { $ref: `#/$defs/${names[(index + 1) % count]!}` }]));
    const cut = normalizeSchema({ schema: { $defs: ring } });
    expect(cut.notes).toHaveLength(count);
    expect(new Set([...cut.definitions.values()].map(({ node }) => node.kind))).toEqual(new Set(["any"]));
    const chain = { ...ring, [names.at(-1)!]: { type: "string" } };
    expect(normalizeSchema({ schema: { $defs: chain } }).notes).toEqual([]);
  });
});
