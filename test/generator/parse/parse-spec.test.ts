import { describe, expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { expectFindings, readBase, readFixture, readFixtures } from "../../support/diagnostic-fixture.js";

describe("fixtures", () => {
  for (const fixture of readFixtures("parse")) test(fixture.name, () => expectFindings(fixture, parseSpec(fixture.files).diagnostics));
});

test("the base of the fixtures has no findings", () => {
  expect(parseSpec(readBase()).diagnostics).toEqual([]);
});

/** Parses the base with some of its top-level keys replaced; marks show the places. */
const parse = (text: string): ReturnType<typeof parseSpec> => parseSpec(readFixture("parse/none", text).files);

/** What a spec's findings say, without their places. */
const messages = (text: string): readonly string[] => parse(text).diagnostics.map(({ code, message }) => `${code}: ${message}`);

describe("texts and values", () => {
  test("the language takes the source text of scalars, whatever they look like", () => {
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

  test("examples, defaults and constants are values of YAML 1.2", () => {
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
    const { fields, example } = syntax!.protocols[0]!.syntax.envelope;
    expect(fields).toEqual({
      "a?": { type: "string", default: 1.1 },
      b: { const: 404 },
      c: { const: "0404" },
      d: { type: "uuid", version: 4, fill: "$uuid" },
      e: { type: "integer", computed: { by: "a", table: { on: 1, off: "1" } } },
    });
    expect(example).toEqual({ a: "yes", b: 31, c: null, d: [true, "true"], e: "2026-03-02T08:00:00Z" });
  });

  test("keys of examples are data, also those that would be unsafe as names", () => {
    const { syntax } = parse("envelope: { tag: type, body: inline, fields: {}, example: { constructor: 1, toString: 2, a?: 3, a: 4 } }\n");
    const { example } = syntax!.protocols[0]!.syntax.envelope;
    expect(Object.entries(example)).toEqual([
      ["constructor", 1],
      ["toString", 2],
      ["a?", 3],
      ["a", 4],
    ]);
  });

  test("nodes and syntax stand side by side", () => {
    const { syntax } = parseSpec(readBase());
    expect(syntax!.root.syntax).toEqual({ protocols: ["protocols/post.yaml"], lint: "standard" });
    expect(syntax!.protocols.map(({ path, node }) => [path, node.kind])).toEqual([["protocols/post.yaml", "map"]]);
  });
});

const missing = (file: string, count: number): string[] => Array.from({ length: count }, () => `${file}:0 parse/missing-key`);

describe("one mistake, one diagnostic", () => {
  test.each([
    ["a misspelt kind", "types: { Stamp: { tpye: string, max: 20 } }", ['parse/unknown-key: a definition has no key "tpye"']],
    [
      "a misspelt key that is needed",
      "types: { Stamp: { enum: open, vlaues: { red: Red. } } }",
      ['parse/unknown-key: a definition with "enum" has no key "vlaues"'],
    ],
    [
      "a second kind with its keys",
      "types: { Stamp: { type: string, enum: open, values: { red: Red. } } }",
      ['parse/two-kinds: a definition has both "type" and "enum": only one of them can say what it is'],
    ],
    ["a list where a mapping is due", "envelope: [type, id]", ['parse/wrong-kind: "envelope" must be a mapping, not a list']],
    [
      "a field without a type",
      "envelope: { tag: type, body: inline, fields: { id: }, example: {} }",
      ['parse/wrong-kind: "id" must be a type or a definition, not nothing'],
    ],
    [
      "a list of two types",
      "envelope: { tag: type, body: inline, fields: { id: [string, date] }, example: {} }",
      ['parse/wrong-count: "id" needs at most one entry, not 2'],
    ],
    [
      "a name that is unsafe and of the wrong form",
      "types: { constructor: { type: string } }",
      ['parse/unsafe-name: "constructor" cannot be a name: it means something else to every JavaScript object'],
    ],
    ["a word that is a list", "objects: [open]", ['parse/wrong-kind: "objects" must be open or closed, not a list']],
    ["a word that is nothing", "objects:", ['parse/wrong-kind: "objects" must be open or closed, not nothing']],
    [
      "a rule of no kind",
      "envelope: { tag: type, body: inline, fields: {}, example: {}, rules: { one: { doc: 'It is so.' } } }",
      ["parse/no-kind: a rule does not say what it is: it needs one of differ, excludes, when, unless"],
    ],
    [
      "a mail place of no kind",
      "envelope: { tag: type, body: inline, fields: { id: { type: string, mail: { in: Head } } }, example: {} }",
      ["parse/no-kind: a mail place does not say what it is: it needs one of label, bullet, section"],
    ],
    [
      "a flag that is a text",
      "reading: { default: strict, trim: 'yes' }",
      ['parse/wrong-kind: "trim" must be true or false, not the text "yes"'],
    ],
    ["an empty mapping where one entry is due", "encodings: {}", ['parse/wrong-count: "encodings" needs at least one entry, not none']],
    [
      "a field name with a blank",
      "envelope: { tag: type, body: inline, fields: { 'my id': string }, example: {} }",
      [
        'parse/bad-name: "my id" cannot be a name here: expected a letter first, then letters, digits, - and _, and a ? at the end when the field may be missing',
      ],
    ],
    [
      "a type name of the wrong form",
      "envelope: { tag: type, body: inline, fields: { id: string? }, example: {} }",
      ['parse/bad-form: "id" must be a built-in type in lower case or a named type with a capital letter, not "string?"'],
    ],
  ])("%s", (_, text, expected) => {
    expect(messages(`${text}\n`)).toEqual(expected);
  });

  test("several mistakes are all reported, by place, over all files", () => {
    const files = [
      { path: "wirepact.yaml", text: "protocols: [b.yaml, a.yaml]\nlnt: strict\n" },
      { path: "b.yaml", text: "protocol: b\ntitle: [x]\nversion: one\n" },
      { path: "a.yaml", text: "protocol: A\n" },
    ];
    const found = parseSpec(files).diagnostics.map(({ code, span }) => `${span!.file}:${span!.start} ${code}`);
    expect(found).toEqual([
      "wirepact.yaml:28 parse/unknown-key",
      ...missing("b.yaml", 7),
      "b.yaml:19 parse/wrong-kind",
      "b.yaml:32 parse/bad-form",
      ...missing("a.yaml", 9),
      "a.yaml:10 parse/bad-form",
    ]);
  });
});

test("files that are no mappings are reported", () => {
  const [root] = readBase();
  const messagesOf = (text: string): readonly string[] =>
    parseSpec([root!, { path: "a.yaml", text }]).diagnostics.map(({ message }) => message);
  expect(messagesOf("")).toEqual(["the file must be a mapping, not nothing"]);
  expect(messagesOf("- a\n")).toEqual(["the file must be a mapping, not a list"]);
  expect(messagesOf("just a text\n")).toEqual(['the file must be a mapping, not the text "just a text"']);
  expect(messagesOf("404\n")).toEqual(["the file must be a mapping, not 404"]);
});
