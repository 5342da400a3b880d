// The one table of words for shapes: what issues expect, the nouns of type columns, constraints in words.

import type { ProtocolDescriptor, ScalarName, Shape } from "@wirepact/core";
import {
  arrayConstraints,
  countPhrase,
  describeShape,
  pluralNoun,
  rangePhrase,
  shapeConstraints,
  shapeNoun,
} from "@wirepact/core/describe";
import { describe, expect, it } from "vitest";
import { sample } from "./sample-protocol.js";

const string: Shape = { kind: "scalar", scalar: "string" };
const scalar = (name: ScalarName): Shape => ({ kind: "scalar", scalar: name });
const types: Readonly<Record<string, Shape>> = {
  Name: { kind: "scalar", scalar: "line", min: 1, max: 40 },
  Note: { ...string, nullable: true },
  Tree: { kind: "list", item: { kind: "reference", type: "Tree" }, max: 3 },
};
const protocol: ProtocolDescriptor = { ...sample, types };

describe("what an issue expects", () => {
  it.each<[Shape, string]>([
    [string, "a string"],
    [{ ...string, nullable: true }, "a string or null"],
    [scalar("line"), "a single-line string"],
    [scalar("text"), "a multi-line string"],
    [scalar("integer"), "an integer"],
    [{ kind: "list", item: string }, "an array"],
    [{ kind: "map", value: string }, "an object"],
    [{ kind: "reference", type: "Name" }, "a single-line string"],
    [{ kind: "reference", type: "Tree" }, "an array"],
    [{ kind: "literal", value: "x" }, '"x"'],
    [{ kind: "enum", open: false, values: [{ value: "low" }, { value: "high" }] }, 'one of "low", "high"'],
    [{ kind: "enum", open: true, values: [{ value: "low" }] }, "a string"],
    [
      { kind: "scalar", scalar: "timestamp", utc: true, fraction: "none" },
      'an RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z")',
    ],
    [{ kind: "scalar", scalar: "url", schemes: ["https", "ssh"] }, 'a URL (scheme "https" or "ssh")'],
    [{ kind: "scalar", scalar: "uuid", version: 4, prefix: "id-" }, 'a UUID (version 4) with or without the prefix "id-"'],
    [{ kind: "union", members: [{ ...string, pattern: "^a$" }, scalar("integer")] }, "a string matching ^a$ or an integer"],
    [{ kind: "union", members: [string, scalar("integer")], nullable: true }, "a string, an integer or null"],
    [{ kind: "union", members: [], nullable: true }, "null"],
    [{ kind: "reference", type: "Note", nullable: true }, "a string or null"],
  ])("%j is %s", (shape, words) => expect(describeShape(protocol, shape)).toBe(words));
});

describe("nouns", () => {
  it.each<[Shape, string]>([
    [string, "string"],
    [{ kind: "list", item: string }, "array of strings"],
    [{ kind: "list", item: { kind: "list", item: scalar("integer") } }, "array of arrays of integers"],
    [{ kind: "list", item: { kind: "reference", type: "Name" } }, "array of Name"],
    [{ kind: "map", value: scalar("percent") }, "map of numbers from 0 to 100"],
    [{ kind: "list", item: { ...string, nullable: true } }, "array of (string or null)"],
    [{ kind: "list", item: { kind: "union", members: [string, scalar("integer")] } }, "array of (string or integer)"],
    [{ kind: "union", members: [string, scalar("integer")], nullable: true }, "string, integer or null"],
    [{ kind: "struct", open: true, fields: [] }, "object"],
    [{ kind: "enum", open: false, values: [{ value: "a" }] }, "enum value"],
    [{ kind: "enum", open: true, values: [{ value: "a" }] }, "string"],
    [scalar("any"), "JSON value"],
    [{ kind: "list", item: scalar("timestamp") }, "array of RFC 3339 timestamps"],
  ])("%j is %s", (shape, noun) => expect(shapeNoun(shape)).toBe(noun));

  it("prints names of types and code with the given functions", () => {
    const options = { type: (name: string) => `[${name}](#${name})`, code: (text: string) => `\`${text}\`` };
    expect(shapeNoun({ kind: "list", item: { kind: "reference", type: "Name" } }, options)).toBe("array of [Name](#Name)");
    expect(shapeNoun({ kind: "literal", value: 7 }, options)).toBe("`7`");
  });

  it("puts the plural s after the head noun", () => {
    const nouns = ["string", "e-mail address", "base64 data", "64-bit integer string"];
    expect([...nouns, "Unix timestamp in seconds", "JSON value", "array of strings"].map(pluralNoun)).toEqual([
      "strings",
      "e-mail addresses",
      "base64 data",
      "64-bit integer strings",
      "Unix timestamps in seconds",
      "JSON values",
      "arrays of strings",
    ]);
  });
});

describe("constraints", () => {
  it.each<[Shape, readonly string[]]>([
    [string, []],
    [{ ...string, min: 1 }, ["not empty"]],
    [{ ...string, min: 1, max: 200, pattern: "^a" }, ["1 to 200 characters", "matches ^a"]],
    [{ ...string, max: 9, countsTrimmed: true }, ["at most 9 characters, not counting leading and trailing white space"]],
    [{ kind: "scalar", scalar: "path", inside: "require" }, ["not empty", "relative, inside its root folder"]],
    [{ kind: "scalar", scalar: "integer", min: 1, max: 5 }, ["between 1 and 5"]],
    [{ kind: "scalar", scalar: "timestamp", utc: true }, ["in UTC"]],
    [
      { kind: "list", item: { kind: "reference", type: "Name" }, min: 3, unique: true },
      ["at least 3 items", "unique items", "each item: 1 to 40 characters"],
    ],
    [{ kind: "map", value: string, keys: "^k", max: 1 }, ["at most 1 key", "keys match ^k"]],
    [{ kind: "enum", open: false, values: [{ value: "a" }, { value: "b" }, { value: "c" }] }, ['"a", "b" or "c"']],
    [{ kind: "enum", open: true, values: [{ value: "a" }] }, ['"a" or any other string']],
    [{ kind: "enum", open: true, values: [{ value: "a" }], pattern: "^a" }, ['"a" or any other string that matches ^a']],
    [{ kind: "struct", open: false, fields: [] }, ["no additional properties"]],
    [{ kind: "union", members: [string, { kind: "list", item: string, min: 2, max: 2 }] }, ["if array of strings: exactly 2 items"]],
    [
      {
        kind: "union",
        members: [
          { ...string, max: 9 },
          { kind: "list", item: { ...string, max: 9 }, max: 2 },
        ],
      },
      ["if string: at most 9 characters", "if array of strings: at most 2 items"],
    ],
    [{ kind: "reference", type: "Tree" }, ["at most 3 items"]],
  ])("of %j are %j", (shape, constraints) => expect(shapeConstraints(types, shape)).toEqual(constraints));

  it("counts and ranges", () => {
    expect([
      countPhrase(undefined, undefined, "item"),
      countPhrase(0, undefined, "item"),
      countPhrase(1, 1, "key"),
      countPhrase(2, 5, "key"),
    ]).toEqual([undefined, undefined, "exactly 1 key", "2 to 5 keys"]);
    expect([rangePhrase(undefined, undefined), rangePhrase(undefined, 3), rangePhrase(0, undefined)]).toEqual([
      undefined,
      "at most 3",
      "at least 0",
    ]);
    expect(arrayConstraints({ kind: "list", item: string, max: 1000 }, { number: (value) => value.toLocaleString("en") })).toEqual([
      "at most 1,000 items",
    ]);
  });
});

describe("long lists", () => {
  const values = (count: number): Shape => ({
    kind: "enum",
    open: false,
    values: Array.from({ length: count }, (_, index) => ({ value: `v${index}` })),
  });

  it("of more than twelve values are cut after ten", () => {
    const [twelve] = shapeConstraints(types, values(12));
    expect(twelve).toContain('"v10" or "v11"');
    const [thirteen] = shapeConstraints(types, values(13));
    expect(thirteen).toMatch(/"v9", …$/);
  });
});

describe("limits of strings", () => {
  it.each(["string", "line", "text", "path"] as const)("of %s count characters", (name) => {
    const shape: Shape = { kind: "scalar", scalar: name, min: 2, max: 5 };
    expect(shapeConstraints(types, shape).join()).toContain("2 to 5 characters");
  });
});
