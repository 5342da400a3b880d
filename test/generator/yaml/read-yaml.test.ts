import { describe, expect, test } from "vitest";
import type { YamlNode } from "../../../generator/model/source.js";
import { readTree, readYaml } from "../../../generator/yaml/read-yaml.js";

const read = (text: string): YamlNode | undefined => readYaml({ path: "a.yaml", text }).node;
const codes = (text: string): readonly string[] => readYaml({ path: "a.yaml", text }).diagnostics.map(({ code }) => code);

/** Every node of a tree with the text it points at. */
function spans(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: YamlNode): void => {
    found.push(`${node.kind} ${text.slice(node.span.start, node.span.end)}`);
    if (node.kind === "list") node.items.forEach(visit);
    if (node.kind === "map") {
      for (const { keySpan, value } of node.entries) {
        found.push(`key ${text.slice(keySpan.start, keySpan.end)}`);
        visit(value);
      }
    }
  };
  visit(read(text)!);
  return found;
}

const value = (text: string): unknown => {
  const node = read(text);
  return node?.kind === "scalar" ? [node.value, node.text, node.plain] : node;
};

describe("scalars", () => {
  test.each([
    ["1.10", 1.1],
    ["0404", 404],
    ["0o17", 15],
    ["0x1F", 31],
    ["-12", -12],
    ["+3", 3],
    [".5", 0.5],
    ["1e3", 1000],
    ["TRUE", true],
    ["false", false],
    ["Null", null],
    ["~", null],
    [".inf", Number.POSITIVE_INFINITY],
    ["-.INF", Number.NEGATIVE_INFINITY],
    ["yes", "yes"],
    ["on", "on"],
    ["1_000", "1_000"],
    ["0b11", "0b11"],
    ["12:30", "12:30"],
    ["2026-03-02T08:00:00Z", "2026-03-02T08:00:00Z"],
    ["1.2.3", "1.2.3"],
    ["1.", 1],
    ["e3", "e3"],
    ["+", "+"],
  ])("plain %s", (text, expected) => {
    expect(value(text)).toEqual([expected, text, true]);
  });

  test("NaN is a number", () => {
    expect(value(".nan")).toEqual([Number.NaN, ".nan", true]);
  });

  test("quoted scalars are strings, whatever they look like", () => {
    expect(value("'404'")).toEqual(["404", "404", false]);
    expect(value('"tr\\u0075e"')).toEqual(["true", "true", false]);
    expect(value("''")).toEqual(["", "", false]);
    expect(value("|\n  1\n  2\n")).toEqual(["1\n2\n", "1\n2\n", false]);
    expect(value(">-\n  1\n  2\n")).toEqual(["1 2", "1 2", false]);
  });
});

describe("spans", () => {
  test("block collections end with their last child, flow collections after their bracket", () => {
    expect(spans("a:\n  b: [1, 'x', {c: d}, ] # }\n  e: |\n    text\n    more\nf: \"q\"\n")).toEqual([
      "map a:\n  b: [1, 'x', {c: d}, ] # }\n  e: |\n    text\n    more\nf: \"q\"",
      "key a",
      "map b: [1, 'x', {c: d}, ] # }\n  e: |\n    text\n    more",
      "key b",
      "list [1, 'x', {c: d}, ]",
      "scalar 1",
      "scalar 'x'",
      "map {c: d}",
      "key c",
      "scalar d",
      "key e",
      "scalar text\n    more",
      "key f",
      'scalar "q"',
    ]);
  });

  test("an empty value has the span of its key, an empty item that of its dash", () => {
    expect(spans("a:\nb: []\n")).toEqual(["map a:\nb: []", "key a", "scalar a", "key b", "list []"]);
    expect(spans("- x\n-\n- y\n")).toEqual(["list - x\n-\n- y", "scalar x", "scalar -", "scalar y"]);
  });

  test("brackets in comments are ignored", () => {
    expect(spans("a: [ # ]\n  1 # ]\n  ]\n")).toEqual(["map a: [ # ]\n  1 # ]\n  ]", "key a", "list [ # ]\n  1 # ]\n  ]", "scalar 1"]);
  });

  test("a byte order mark, CRLF and astral characters do not shift spans", () => {
    expect(spans("\ufeffa: 😀\r\nb: x\r\n")).toEqual(["map a: 😀\r\nb: x", "key a", "scalar 😀", "key b", "scalar x"]);
  });
});

describe("truncated strings", () => {
  test("a # that truncates a string is distinguished from a comment", () => {
    expect(codes("a: b #c\n")).toEqual(["parse/hash-starts-comment"]);
    expect(codes("a: ## b\n")).toEqual(["parse/hash-starts-comment"]);
    expect(codes("- b #c\n- d\n")).toEqual(["parse/hash-starts-comment"]);
    expect(codes("a: b\t#c\n")).toEqual(["parse/hash-starts-comment"]);
    expect(codes("a: b # c\nd: e#f\ng: '#h' #i\nj: # k\n  l: m\n#n\no: p #\n")).toEqual([]);
    expect(codes("a: #b\n  c: d\n")).toEqual([]);
    expect(codes("a: |\n  b #c\n")).toEqual([]);
  });

  test("an entry without a colon is distinguished from an explicit null", () => {
    expect(codes("{ a, b: }")).toEqual(["parse/entry-without-value"]);
    expect(codes('{ "a" }')).toEqual(["parse/entry-without-value"]);
    expect(codes("{ a: , b: ~, c: null, 'd':, e : }")).toEqual([]);
    expect(codes("[a, b]")).toEqual([]);
    expect(codes("a:\n  x: { one: two, three # : no\n    }\n")).toEqual(["parse/entry-without-value"]);
  });

  test("several at once, in source order", () => {
    const { diagnostics } = readYaml({ path: "a.yaml", text: "a: { x, y: 1, y: 2 }\nb: c #d\n" });
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([
      ["parse/entry-without-value", 5],
      ["parse/duplicate-key", 14],
      ["parse/hash-starts-comment", 26],
    ]);
    expect(diagnostics[1]?.related).toEqual([{ message: "first defined here", span: { file: "a.yaml", start: 8, end: 9 } }]);
  });
});

describe("keys", () => {
  test("are compared by their source text", () => {
    expect(codes("1: a\n'1': b\n")).toEqual(["parse/duplicate-key"]);
    expect(codes("1: a\n1.0: b\n01: c\ntrue: d\nTRUE: e\n")).toEqual([]);
  });

  test("are single-line strings", () => {
    expect(codes("? {a: b}\n: c\n")).toEqual(["parse/key-not-string"]);
    expect(codes("? |\n  a\n  b\n: c\n")).toEqual(["parse/key-not-string"]);
    expect(codes(": a\n")).toEqual(["parse/key-not-string"]);
  });

  test("never reach a prototype", () => {
    expect(codes("a: { __proto__: { b: c } }")).toEqual(["parse/unsafe-name"]);
    expect(codes('"__proto\\x5f_": a')).toEqual(["parse/unsafe-name"]);
  });
});

test("empty files have neither a tree nor diagnostics", () => {
  for (const text of ["", "\n\n", "# nothing\n", "\ufeff"]) expect(readYaml({ path: "a.yaml", text })).toEqual({ diagnostics: [] });
});

test("tabs are rejected in indentation and allowed in strings", () => {
  expect(codes("a:\n\tb: c\n")).toEqual(["parse/tab-indent"]);
  expect(codes("a: [\n\t1,\n\t2 ]\n")).toEqual(["parse/tab-indent"]);
  expect(codes("a:\tb\nc: |\n  d\n  \te\nf: 'g\n\n  \th'\n\t\n\t# i\n")).toEqual([]);
});

test("a file is read once, and a changed one again", () => {
  const file = { path: "a.yaml", text: "a: 1" };
  expect(readTree(file).node).toBeDefined();
  expect(readTree(file)).toBe(readTree(file));
  expect(readYaml(file).node).toBe(readTree(file).node);
  expect(readTree({ ...file, text: "b: 1" }).node).toMatchObject({ entries: [{ key: "b" }] });
});
