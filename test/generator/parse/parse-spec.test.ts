import { describe, expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { expectFindings, readBase, readFixture, readFixtures } from "../../support/diagnostic-fixture.js";

describe("fixtures", () => {
  for (const fixture of readFixtures("parse")) test(fixture.name, () => expectFindings(fixture, parseSpec(fixture.files).diagnostics));
});

test("the base of the fixtures has no diagnostics", () => {
  expect(parseSpec(readBase()).diagnostics).toEqual([]);
});

/** Parses the base with some of its top-level keys replaced. */
const parse = (text: string): ReturnType<typeof parseSpec> => parseSpec(readFixture("parse/none", text).files);

/** Codes and messages of a spec's diagnostics. */
const messages = (text: string): readonly string[] => parse(text).diagnostics.map(({ code, message }) => `${code}: ${message}`);

describe("strings and values", () => {
  test("scalars are strings where the language expects strings, whatever they look like", () => {
    const { syntax } = parse(`
doc: 404
title: 1.10
roles: { yes: 0x10, n: ~x }
types:
  Answer:
    enum: closed
    values:
      TRUE: true
      NULL: 1e3
      0404: { doc: .5, aliases: [1.10, FALSE, ~, null] }
`);
    const [protocol] = syntax!.protocols;
    expect(protocol!.syntax).toMatchObject({ doc: "404", title: "1.10", roles: { yes: "0x10", n: "~x" } });
    expect(protocol!.syntax.types).toEqual({
      Answer: { enum: "closed", values: { TRUE: "true", NULL: "1e3", "0404": { doc: ".5", aliases: ["1.10", "FALSE", "~", "null"] } } },
    });
  });

  test("examples, defaults and constants follow the YAML 1.2 core schema", () => {
    const { syntax } = parse(`
envelope:
  tag: type
  body: inline
  fields:
    a?: { type: string, default: 1.10 }
    b: { const: 0404 }
    c: { const: '0404' }
    d: { type: uuid, version: 4, fill: $uuid }
    e: { type: integer, computed: { by: a, table: { on: 1, off: '1' } } }
  example: { a: yes, b: 0x1F, c: ~, d: [true, 'true'], e: 2026-03-02T08:00:00Z }
`);
    const { fields, example } = syntax!.protocols[0]!.syntax.envelope!;
    expect(fields).toEqual({
      "a?": { type: "string", default: 1.1 },
      b: { const: 404 },
      c: { const: "0404" },
      d: { type: "uuid", version: 4, fill: "$uuid" },
      e: { type: "integer", computed: { by: "a", table: { on: 1, off: "1" } } },
    });
    expect(example).toEqual({ a: "yes", b: 31, c: null, d: [true, "true"], e: "2026-03-02T08:00:00Z" });
  });

  test("keys of examples are data, even if they are unsafe as names", () => {
    const { syntax } = parse("envelope: { tag: type, body: inline, fields: {}, example: { constructor: 1, toString: 2, a?: 3, a: 4 } }\n");
    const { example } = syntax!.protocols[0]!.syntax.envelope!;
    expect(Object.entries(example!)).toEqual([
      ["constructor", 1],
      ["toString", 2],
      ["a?", 3],
      ["a", 4],
    ]);
  });

  test("every parsed file has its syntax and its YAML node", () => {
    const { syntax } = parseSpec(readBase());
    expect(syntax!.root.syntax).toEqual({ protocols: ["protocols/post.yaml"], lint: "standard" });
    expect(syntax!.protocols.map(({ path, node }) => [path, node.kind])).toEqual([["protocols/post.yaml", "map"]]);
  });
});

const missing = (file: string, count: number): string[] => Array.from({ length: count }, () => `${file}:0 parse/missing-key`);

describe("one mistake, one diagnostic", () => {
  test.each([
    ["a misspelled kind", "types: { Stamp: { tpye: string, max: 20 } }", ['parse/unknown-key: unknown key "tpye" in a definition']],
    [
      "a misspelled required key",
      "types: { Stamp: { enum: open, vlaues: { red: Red. } } }",
      ['parse/unknown-key: unknown key "vlaues" in a definition with "enum"'],
    ],
    [
      "a second kind with its keys",
      "types: { Stamp: { type: string, enum: open, values: { red: Red. } } }",
      ['parse/two-kinds: a definition has both "type" and "enum"; only one of them is allowed'],
    ],
    ["an array instead of a mapping", "envelope: [type, id]", ['parse/wrong-kind: "envelope" must be a mapping, got an array']],
    [
      "a field without a type",
      "envelope: { tag: type, body: inline, fields: { id: }, example: {} }",
      ['parse/wrong-kind: "id" must be a type or a definition, got nothing'],
    ],
    [
      "an array of two types",
      "envelope: { tag: type, body: inline, fields: { id: [string, date] }, example: {} }",
      ['parse/wrong-count: "id" must have at most one entry, got 2'],
    ],
    [
      "a name that is unsafe and has the wrong format",
      "types: { constructor: { type: string } }",
      ['parse/unsafe-name: "constructor" is not allowed as a name: every JavaScript object has a property of that name'],
    ],
    ["an array instead of a keyword", "objects: [open]", ['parse/wrong-kind: "objects" must be open or closed, got an array']],
    ["a keyword without a value", "objects:", ['parse/wrong-kind: "objects" must be open or closed, got nothing']],
    [
      "a rule without a kind",
      "envelope: { tag: type, body: inline, fields: {}, example: {}, rules: { one: { doc: 'It is so.' } } }",
      [
        "parse/no-kind: a rule must have one of the keys differ, equal, lessThan, lessOrEqual, exactlyOne, atMostOne, atLeastOne, excludes, when, unless",
      ],
    ],
    [
      "a mail location without a kind",
      "envelope: { tag: type, body: inline, fields: { id: { type: string, mail: { in: Head } } }, example: {} }",
      ["parse/no-kind: a mail location must have one of the keys label, bullet, section"],
    ],
    [
      "a string instead of a boolean",
      "reading: { default: strict, trim: 'yes' }",
      ['parse/wrong-kind: "trim" must be true or false, got "yes"'],
    ],
    [
      "an empty mapping instead of at least one entry",
      "encodings: {}",
      ['parse/wrong-count: "encodings" must have at least one entry, got none'],
    ],
    [
      "a field name with a space at its end",
      "envelope: { tag: type, body: inline, fields: { 'my id ': string }, example: {} }",
      [
        'parse/bad-name: invalid name "my id ", expected a property name without white space at the ends and without control characters, with a ? at the end if the field is optional',
      ],
    ],
    [
      "a type name with the wrong format",
      "envelope: { tag: type, body: inline, fields: { id: string? }, example: {} }",
      ['parse/bad-form: "id" must be a built-in type (lower case) or a named type (starting with a capital letter), got "string?"'],
    ],
  ])("%s", (_, text, expected) => {
    expect(messages(`${text}\n`)).toEqual(expected);
  });

  test("all mistakes of all files are reported in source order", () => {
    const files = [
      { path: "wirepact.yaml", text: "protocols: [b.yaml, a.yaml]\nlnt: strict\n" },
      { path: "b.yaml", text: "protocol: b\ntitle: [x]\nversion: one\n" },
      { path: "a.yaml", text: "protocol: A\n" },
    ];
    const found = parseSpec(files).diagnostics.map(({ code, span }) => `${span!.file}:${span!.start} ${code}`);
    expect(found).toEqual([
      "wirepact.yaml:28 parse/unknown-key",
      ...missing("b.yaml", 1),
      "b.yaml:19 parse/wrong-kind",
      "b.yaml:32 parse/bad-form",
      ...missing("a.yaml", 2),
      "a.yaml:10 parse/bad-form",
    ]);
  });
});

test("files that are not mappings are reported", () => {
  const [root] = readBase();
  const messagesOf = (text: string): readonly string[] =>
    parseSpec([root!, { path: "a.yaml", text }]).diagnostics.map(({ message }) => message);
  expect(messagesOf("")).toEqual(["the file must be a mapping, got nothing"]);
  expect(messagesOf("- a\n")).toEqual(["the file must be a mapping, got an array"]);
  expect(messagesOf("just a string\n")).toEqual(['the file must be a mapping, got "just a string"']);
  expect(messagesOf("404\n")).toEqual(["the file must be a mapping, got 404"]);
});
