// Unions are sets of parts: how they are paired, in any order and with a part inserted anywhere, and what is found then.

import { describe, expect, test } from "vitest";
import { compareModels } from "../../../generator/compare/compare-models.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { resolveText } from "./rule-fixture.js";

/** A protocol whose message has a field with a union. */
function modelOf(union: string, types: Readonly<Record<string, string>> = {}): ProtocolModel {
  const text = [
    "protocol: kiln",
    "version: 1.0.0",
    "title: Kiln",
    "doc: Potters.",
    "roles: { potter: Makes pots., buyer: Buys them. }",
    "objects: open",
    "reading: { default: strict }",
    "envelope: { tag: kind, body: inline, fields: {}, example: {} }",
    "encodings: { json: {} }",
    ...(Object.keys(types).length === 0 ? [] : ["types:"]),
    ...Object.entries(types).map(([name, definition]) => `  ${name}: ${definition.replace(/^\{/, "{ doc: A type.,")}`),
    "messages:",
    `  POT: { doc: A pot., from: potter, to: buyer, fields: { glaze?: { ${union}, doc: The glaze. } }, examples: { minimal: {} } }`,
  ].join("\n");
  const { model } = resolveText(text);
  return model;
}

const findings = (old: ProtocolModel, current: ProtocolModel): readonly string[] =>
  compareModels(old, current)
    .changes.map(({ level, message }) => `${level} ${message}`)
    .sort();

const verdict = (old: ProtocolModel, current: ProtocolModel): string => compareModels(old, current).verdict;

const union = (parts: readonly string[], more = ""): string => `union: [${parts.join(", ")}]${more}`;

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]));
}

const insertions = <T>(items: readonly T[], item: T): readonly (readonly T[])[] =>
  Array.from({ length: items.length + 1 }, (_, at) => items.toSpliced(at, 0, item));

/** Closed objects, so that the order in which their properties are tried has no meaning. */
const present = {
  E: "{ object: closed, fields: { e: { type: string, doc: E. }, title: { type: string, doc: Title. } } }",
  S: "{ object: closed, fields: { s: { type: string, doc: S. }, min?: { type: integer, doc: Least. } } }",
  N: "{ object: closed, fields: { n: { type: integer, doc: N. } } }",
};
const longerS =
  "{ object: closed, fields: { s: { type: string, doc: S. }, min?: { type: integer, doc: Least. }, max?: { type: integer, doc: Most. } } }";
const T = "{ object: closed, fields: { t: { type: string, doc: T. }, title: { type: string, doc: Title. } } }";

const tagged = {
  A: "{ fields: { kind: { const: a, doc: Kind. }, x: { type: string, doc: X. } } }",
  B: "{ fields: { kind: { const: b, doc: Kind. }, x: { type: string, doc: X. } } }",
  O: "{ fields: { kind: { type: string, doc: Kind. } } }",
};
const longerB = "{ fields: { kind: { const: b, doc: Kind. }, x: { type: string, doc: X. }, y?: { type: string, doc: Y. } } }";
const C = "{ fields: { kind: { const: c, doc: Kind. }, x: { type: string, doc: X. }, w: { type: string, doc: W. } } }";

describe("objects that are distinguished by a property", () => {
  const old = modelOf(union(["E", "S", "N"]), present);
  test.each(permutations(["E", "S", "N"]))("%s, %s, %s", (...parts) => {
    expect(findings(old, modelOf(union(parts), { ...present, S: longerS }))).toEqual([
      "major S.max: optional field added to a closed object",
    ]);
    for (const more of insertions(parts, "T"))
      expect(findings(old, modelOf(union(more), { ...present, S: longerS, T })), String(more)).toEqual([
        "major POT.glaze: T added to the union",
        "major S.max: optional field added to a closed object",
        "minor type T added",
      ]);
  });

  test("inline, so that names do not tell", () => {
    const inline = Object.values(present);
    const before = modelOf(union(inline));
    for (const parts of permutations([present.E, longerS, present.N]))
      for (const more of insertions(parts, T))
        expect(findings(before, modelOf(union(more))), String(more)).toEqual([
          expect.stringMatching(/^major POT\.glaze \(alternative \d\)\.max: optional field added to a closed object$/) as string,
          "major POT.glaze: object added to the union",
        ]);
  });

  test("renamed types are known by their property, or by what they have in common", () => {
    const { S: _s, ...others } = present;
    const found = findings(old, modelOf(union(["T", "E", "Renamed", "N"]), { ...others, T, Renamed: longerS }));
    expect(found).toContain("major POT.glaze: T added to the union");
    expect(found.filter((each) => each.includes("field"))).toEqual(["major Renamed.max: optional field added to a closed object"]);
  });

  test("objects that share no required property are never paired", () => {
    const other = "{ object: closed, fields: { z: { type: string, doc: Z. }, min?: { type: integer, doc: Least. } } }";
    expect(findings(old, modelOf(union(["E", "Z", "N"]), { ...present, Z: other })).filter((each) => each.includes("glaze"))).toEqual([
      "major POT.glaze: S removed from the union",
      "major POT.glaze: Z added to the union",
    ]);
  });
});

describe("objects that are distinguished by a tag", () => {
  const old = modelOf(union(["A", "B", "O"], ", tag: kind, otherwise: O"), tagged);
  test.each(permutations(["A", "B", "O"]))("with a part for the rest: %s, %s, %s", (...parts) => {
    const types = { ...tagged, B: longerB, C };
    expect(["none", "patch"]).toContain(verdict(old, modelOf(union(parts, ", tag: kind, otherwise: O"), tagged)));
    for (const more of insertions(parts, "C")) {
      const current = modelOf(union(more, ", tag: kind, otherwise: O"), types);
      expect(findings(old, current), String(more)).toEqual([
        "minor B.y: optional field added",
        "minor POT.glaze: C added to the union (the other release takes it for the part under `otherwise`)",
        "minor type C added",
      ]);
      // Undone, new readers take what old senders send, but code that uses the type no longer compiles.
      expect(compareModels(current, old).changes.find(({ rule }) => rule === "union-member-removed")?.breaks).toEqual(["source-code"]);
    }
  });

  test("a new part that the part for the rest rejects", () => {
    const strict = { ...tagged, O: "{ object: closed, fields: { kind: { type: string, doc: Kind. } } }" };
    const [before, after] = [
      ["A", "O"],
      ["A", "C", "O"],
    ].map((parts) => modelOf(union(parts, ", tag: kind, otherwise: O"), { ...strict, C }));
    expect(findings(before!, after!)).toEqual(["major POT.glaze: C added to the union"]);
  });

  test("a new part whose tag the part for the rest does not have", () => {
    const untagged = { ...tagged, O: "{ fields: { note?: { type: string, doc: Note. } } }" };
    const [before, after] = [
      modelOf(union(["A", "O"], ", tag: kind, otherwise: O"), untagged),
      modelOf(union(["A", "C", "O"], ", tag: kind, otherwise: O"), { ...untagged, C }),
    ];
    expect(findings(before, after)).toContain("major POT.glaze: C added to the union");
  });

  test("a value that moved from the part for the rest to a part of its own", () => {
    const listing = (kinds: string): string =>
      `{ fields: { kind: { enum: closed, values: { ${kinds} }, doc: Kind. }, x: { type: string, doc: X. } } }`;
    const tag = ", tag: kind, otherwise: O";
    const before = modelOf(union(["A", "O"], tag), { A: tagged.A, O: listing("b: B., c: C.") });
    const after = modelOf(union(["A", "B", "O"], tag), { A: tagged.A, B: tagged.B, O: listing("c: C.") });
    const narrower = modelOf(union(["A", "B", "O"], tag), {
      A: tagged.A,
      B: tagged.B.replace("type: string", "type: integer"),
      O: listing("c: C."),
    });
    expect(findings(before, after).filter((each) => each.startsWith("major POT"))).toEqual([]);
    expect(findings(before, after)).toContain("patch POT.glaze: B added to the union (the rest of the union accepts its values)");
    expect(findings(before, narrower).join()).toContain("type changed from string to integer");
  });

  test("without one", () => {
    const { A, B } = tagged;
    const before = modelOf(union(["A", "B"], ", tag: kind"), { A, B });
    for (const parts of permutations(["A", "B", "C"]))
      expect(findings(before, modelOf(union(parts, ", tag: kind"), { A, B: longerB, C })), String(parts)).toEqual([
        "major POT.glaze: C added to the union",
        "minor B.y: optional field added",
        "minor type C added",
      ]);
  });
});

const colour = "{ enum: closed, values: { red: { doc: Red., aliases: [crimson] } } }";

describe("nested unions and parts that others contain", () => {
  const { A, B } = tagged;
  const Block = "{ union: [A, B], tag: kind }";
  test("a nested union written out is the same union", () => {
    const nested = modelOf(union(["Block", "string"]), { A, B, Block });
    for (const parts of permutations(["A", "B", "string"])) {
      const flat = modelOf(union(parts), { A, B, Block });
      expect([verdict(nested, flat), verdict(flat, nested)], String(parts)).toEqual(["patch", "patch"]);
    }
    for (const parts of insertions(["A", "B", "string"], "integer"))
      expect(findings(nested, modelOf(union(parts), { A, B, Block })), String(parts)).toEqual([
        "major POT.glaze: integer added to the union",
      ]);
  });

  test("beside an object with the same tag, and inside another nested union", () => {
    const old = modelOf(union(["Block", "C"], ", tag: kind"), { A, B, C, Block });
    expect(verdict(old, modelOf(union(["C", "B", "A"], ", tag: kind"), { A, B, C, Block }))).toBe("patch");
    const deep = modelOf(union(["{ union: [{ union: [A, integer] }, B] }", "C"]), { A, B, C, Block });
    expect(findings(deep, modelOf(union(["C", "A", "B"]), { A, B, C, Block }))).toEqual([
      "major POT.glaze: integer removed from the union",
    ]);
  });

  test("null is a property of the whole union", () => {
    const inner = modelOf(union(["{ union: [string, 'null'] }", "integer"]));
    expect(verdict(inner, modelOf(union(["integer", "string", "'null'"])))).toBe("patch");
    expect(verdict(inner, modelOf(union(["{ type: integer, nullable: true }", "string"])))).toBe("patch");
    expect(findings(inner, modelOf(union(["integer", "string"])))).toEqual(["major POT.glaze: null is no longer allowed"]);
  });

  const same: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ["a shorter string", ["string", "integer"], ["{ type: string, max: 5 }", "integer", "string"]],
    ["an integer among numbers", ["number", "string"], ["integer", "string", "number"]],
    ["a shorter array", ["{ list: string }", "string"], ["{ list: string, max: 3 }", "{ list: string }", "string"]],
    [
      "merged patterns",
      ["{ type: string, pattern: ^a$ }", "{ type: string, pattern: ^b$ }", "integer"],
      ["integer", "{ type: string, pattern: '^[ab]$' }"],
    ],
    [
      "patterns with limits",
      ["{ type: string, pattern: ^a+$, max: 2 }", "{ const: b }", "integer"],
      ["integer", "{ type: string, pattern: ^(?:aa?|b)$ }"],
    ],
    ["an enum behind all strings, which reads its aliases", ["string", "integer"], ["string", colour, "integer"]],
    ["joined ranges", ["{ type: integer, max: 4 }", "string", "{ type: integer, min: 5 }"], ["string", "integer"]],
    ["constants", ["{ const: true }", "{ const: false }", "string"], ["string", "boolean"]],
    [
      "reordered scalars",
      ["{ type: string, pattern: ^a }", "{ type: string, pattern: ^b }", "integer"],
      ["integer", "{ type: string, pattern: ^b }", "{ type: string, pattern: ^a }"],
    ],
  ];
  test.each(same)("%s", (_, before, after) => {
    const [old, current] = [modelOf(union(before)), modelOf(union(after))];
    expect([verdict(old, current), verdict(current, old)]).toEqual(["patch", "patch"]);
    // Beside another change, they still are no change.
    const [more, less] = [modelOf(union([...after, "{ map: string }"])), modelOf(union([...before, "{ map: string }"]))];
    expect(findings(old, more).filter((each) => !each.startsWith("patch"))).toEqual(["major POT.glaze: map of strings added to the union"]);
    expect(findings(less, current).filter((each) => !each.startsWith("patch"))).toEqual([
      "major POT.glaze: map of strings removed from the union",
    ]);
  });

  test("the order of aliases has a meaning", () => {
    const old = modelOf(union(["{ type: string, pattern: ^c }", colour]));
    expect(verdict(old, modelOf(union([colour, "{ type: string, pattern: ^c }"])))).toBe("major");
  });
});

test("strings are paired with those that have most limits in common", () => {
  const [a, b] = ["{ type: string, pattern: ^a, max: 5 }", "{ type: string, pattern: ^b, min: 2 }"] as const;
  const [changedA, changedB] = [a.replace("^a", "^aa"), b.replace("^b", "^bb")];
  expect(findings(modelOf(union([a, b, "integer"])), modelOf(union([changedB, "integer", changedA])))).toEqual([
    "major POT.glaze (alternative 1): pattern changed from `^b` to `^bb`",
    "major POT.glaze (alternative 3): pattern changed from `^a` to `^aa`",
  ]);
});

const becoming: readonly (readonly [
  what: string,
  before: string,
  parts: readonly string[],
  expected: string,
  affected: readonly string[],
])[] = [
  [
    "an array that may no longer be empty",
    "list: string",
    ["{ list: string, min: 1 }", "string"],
    "changed from array of strings to array of strings or string",
    ["old-senders", "old-readers", "source-code"],
  ],
  [
    "an array whose items must be unique from now on",
    "list: string",
    ["{ list: string, unique: true }", "integer"],
    "changed from array of strings to array of strings or integer",
    ["old-senders", "old-readers", "source-code"],
  ],
  [
    "an array whose items need not be unique from now on",
    "list: string, unique: true",
    ["{ list: string }", "integer"],
    "widened from array of strings to array of strings or integer",
    ["old-readers", "source-code"],
  ],
  [
    "integers of which one is a constant",
    "type: integer, min: 0, max: 5",
    ["{ const: 0 }", "{ type: integer, min: 1, max: 5 }"],
    "changed from integer to 0 or integer (the same values are accepted)",
    [],
  ],
  [
    "numbers with a gap beside a constant",
    "type: number, min: 0, max: 5",
    ["{ const: 0 }", "{ type: number, min: 1, max: 5 }"],
    "narrowed from number to 0 or number",
    ["old-senders"],
  ],
  [
    "integers without one of them, beside a string",
    "type: integer, min: 0, max: 5",
    ["{ const: a }", "{ type: integer, min: 1, max: 5 }"],
    'changed from integer to "a" or integer',
    ["old-senders", "old-readers", "source-code"],
  ],
];
test.each(becoming)("a union instead of %s", (_, before, parts, expected, affected) => {
  expect(compareModels(modelOf(before), modelOf(union(parts))).changes).toMatchObject([
    { message: `POT.glaze: type ${expected}`, breaks: affected },
  ]);
});
