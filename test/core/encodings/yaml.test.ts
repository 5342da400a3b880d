import { CORE_SCHEMA, load, YAML11_SCHEMA } from "js-yaml";
import { describe, expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import type { EncodeOptions } from "../../../packages/core/src/codec/codec-types.js";
import { yaml } from "../../support/encodings.js";
import { InvalidMessageError } from "../../../packages/core/src/errors.js";
import type { Mode } from "../../../packages/core/src/protocol.js";
import type { Issue } from "../../../packages/core/src/result.js";
import type { Shape } from "../../../packages/core/src/shape/shape.js";
import { optional, scalar as scalarShape } from "../sample-protocol.js";
import { library } from "./small-protocols.js";

const note = (rest: string): string => `type: note\nid: n-1\nfrom: ada\n${rest}`;
const loan = (body: string): string => `type: loan\nid: n-1\nfrom: ada\nbody:\n${body}`;

const read = (text: string, mode: Mode = "strict"): Record<string, unknown> => {
  const result = decodeMessage(library, [yaml], text, { mode });
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value as Record<string, unknown>;
};

const issuesOf = (text: string, mode: Mode = "strict"): readonly Issue[] => {
  const result = decodeMessage(library, [yaml], text, { mode });
  return result.ok ? [] : result.issues;
};

const write = (message: object, options: EncodeOptions = {}): string => encodeMessage(library, [yaml], message, options);

describe("declared types determine how a plain scalar is read", () => {
  it.each(["404", "0042", "1e5", "yes", "true", "2026-03-04", "0x1f", ".5", "1_000", "12e03", "NaN"])(
    "%s stays a string in a string field",
    (scalar) => {
      expect(read(note(`body: ${scalar}\n`))["body"]).toBe(scalar);
      expect(read(`type: note\nid: ${scalar}\nfrom: ${scalar}\nbody: x\n`)).toMatchObject({ id: scalar, from: scalar });
    },
  );

  it.each([
    ["turns: 7", 7],
    ["turns: +7", 7],
    ["turns: 0x1f", 31],
    ["turns: 0o17", 15],
    ["turns: 7.0", 7],
  ])("%s is a number in a number field", (line, value) => {
    expect(read(note(`${line}\nbody: x\n`))["turns"]).toBe(value);
  });

  it.each(['turns: "7"', "turns: seven", "turns: 1_0", "turns: yes"])("%s is not a number", (line) => {
    expect(issuesOf(note(`${line}\nbody: x\n`))).toMatchObject([{ code: "wrong-type", path: ["turns"] }]);
  });

  it("chooses the union member by the scalar's YAML type", () => {
    const shelf = (scalar: string): unknown => (read(loan(`  book: x\n  shelf: ${scalar}\n`))["body"] as Record<string, unknown>)["shelf"];
    expect(shelf("12")).toBe(12);
    expect(shelf('"#12"')).toBe("#12");
  });

  const texts: Shape = { kind: "list", item: scalarShape("string") };
  const numbers: Shape = { kind: "list", item: scalarShape("number") };
  const lamp: Shape = {
    kind: "enum",
    open: false,
    values: [
      { value: 0, aliases: ["false"] },
      { value: 1, aliases: ["true", "lit"] },
    ],
  };
  it.each<[string, Shape, unknown]>([
    ["1.5", { kind: "union", members: [scalarShape("string"), scalarShape("number")] }, 1.5],
    ["[1, a]", { ...texts, lenient: { accept: numbers } }, ["1", "a"]],
    ["[1, 2]", { ...numbers, lenient: { accept: texts } }, [1, 2]],
    ["true", lamp, 1],
    ["lit", lamp, 1],
    ["0", lamp, 0],
  ])("%s under %j is %j", (written, shape, expected) => {
    const notes = library.messages["note"]!;
    const messages = {
      ...library.messages,
      note: { ...notes, shape: { ...notes.shape, fields: [...notes.shape.fields, optional("own", shape)] } },
    };
    const result = decodeMessage({ ...library, messages }, [yaml], note(`own: ${written}\nbody: x\n`), { mode: "lenient" });
    expect(result.ok ? result.value : result.issues).toMatchObject({ own: expected });
  });

  it("the declared types of an aliased message type apply in the mode that accepts the alias", () => {
    const notes = library.messages["note"]!;
    const messages = { ...library.messages, note: { ...notes, aliases: ["memo"], lenientAliases: ["MEMO"] } };
    const idOf = (tag: string, mode: Mode): unknown => {
      const readings = yaml.read(`type: ${tag}\nid: 0042\nbody: x\n`, { protocol: { ...library, messages }, mode });
      return readings.ok ? (readings.value as { readonly id: unknown }).id : undefined;
    };
    expect(["note", "memo", "MEMO", "mem"].map((tag) => [idOf(tag, "strict"), idOf(tag, "lenient")])).toEqual([
      ["0042", "0042"],
      ["0042", "0042"],
      [42, "0042"],
      [42, 42],
    ]);
  });

  it("reads values without a declared type as YAML 1.2 does", () => {
    const body = read(loan("  book: 1984\n  shelf: 3\n  late: true\n  extra: [1, yes, ~, 1.5, 2026-03-04]\n  more: {a: 007, b: False}\n"))[
      "body"
    ];
    expect(body).toEqual({ book: "1984", shelf: 3, late: true, extra: [1, "yes", null, 1.5, "2026-03-04"], more: { a: 7, b: false } });
  });

  it("accepts tags of the core schema and rejects others", () => {
    expect(read(note("body: !!str 12\n"))["body"]).toBe("12");
    expect(read(note('turns: !!int "7"\nbody: x\n'))["turns"]).toBe(7);
    expect(issuesOf(note("body: !!js/function x\n"))).toMatchObject([{ code: "syntax" }]);
  });

  it("drops null and empty values of the envelope", () => {
    expect(read(note('when: ~\nturns:\nbody: " x "\n'))).toEqual({ type: "note", id: "n-1", from: "ada", body: " x " });
  });
});

describe("limits of decoding", () => {
  it.each([
    ["duplicate key", note("body: x\nid: again\n"), "duplicate-key", 5],
    ["duplicate key in quotes", note('body: x\n"id": again\n'), "duplicate-key", 5],
    ["alias", note("body: &a x\nwhen: *a\n"), "yaml-alias", 5, 7],
    ["tab as indentation", loan("\tbook: x\n"), "syntax", 5],
    ["second document", note("body: x\n---\na: b\nc: d\n"), "syntax", 5],
    ["second document where the first has its marker too", `---\n${note("body: |\n  x\n  ---\n")}--- # more\na: b\n`, "syntax", 8],
    ["second document behind CRLF", note("body: x\n---\na: b\n").replaceAll("\n", "\r\n"), "syntax", 5],
    ["second document behind an end", note("body: x\n...\n# a comment\na: b\n"), "syntax", 7],
    ["second document that is empty", note("body: x\n---\n"), "syntax", 5],
    ["nothing", "# only a comment\n", "syntax", 2],
    ["list as a key", "? [a]\n: b\n", "syntax", 1],
  ])("%s", (_name, text, code, line, column: unknown = expect.any(Number)) => {
    expect(issuesOf(text)).toMatchObject([{ code, path: [], at: { line, column } }]);
    expect(issuesOf(text, "lenient")).toMatchObject([{ code }]);
  });

  it("too deep, too many keys", () => {
    const flow = (levels: number): string => loan(`  book: x\n  shelf: 1\n  extra: ${"[".repeat(levels - 2)}${"]".repeat(levels - 2)}\n`);
    expect(issuesOf(flow(64))).toEqual([]);
    expect(issuesOf(flow(65))).toMatchObject([{ code: "too-deep", path: [] }]);
    expect(issuesOf("[".repeat(100_000))).toMatchObject([{ code: "too-deep" }]);
    expect(issuesOf(Array.from({ length: 10_001 }, (_, index) => `k${index}: 1\n`).join(""))).toMatchObject([{ code: "too-many-keys" }]);
  });

  it("many nested aliases are rejected as aliases", () => {
    const bomb = `a: &a [x, x]\n${Array.from({ length: 30 }, (_, index) => `b${index}: &b${index} [*a, *a]\n`).join("")}`;
    expect(issuesOf(bomb)).toMatchObject([{ code: "yaml-alias" }]);
  });
});

describe("typed bodies", () => {
  const asText = "type: loan\nid: n-1\nfrom: ada\nbody: |\n  # first a comment\n  book: Emma\n\n  shelf: none\n";

  it("are decoded from a mapping or from a string that contains YAML", () => {
    const body = { book: "Emma", shelf: 3 };
    expect(read(loan("  book: Emma\n  shelf: 3\n"))["body"]).toEqual(body);
    expect(read("type: loan\nid: n-1\nfrom: ada\nbody: |\n  book: Emma\n  shelf: 3\n")["body"]).toEqual(body);
    expect(read('type: loan\nid: n-1\nfrom: ada\nbody: "book: Emma\\nshelf: 3"\n')["body"]).toEqual(body);
  });

  it("have positions inside the string", () => {
    expect(issuesOf(asText)).toMatchObject([{ code: "pattern", path: ["body", "shelf"], at: { line: 8, column: 10 } }]);
    expect(issuesOf(asText.replaceAll("\n", "\r\n"))).toMatchObject([{ path: ["body", "shelf"], at: { line: 8, column: 10 } }]);
    expect(issuesOf(asText.replace("|\n  # first a comment", "|2\n  # first a comment"))).toMatchObject([{ at: { line: 8, column: 10 } }]);
  });

  it("stay strings in lenient mode if they are not mappings", () => {
    const words = "type: loan\nid: n-1\nfrom: ada\nbody: 'bring it back: soon: please'\n";
    expect(issuesOf(words)).toMatchObject([{ code: "wrong-type", path: ["body"] }]);
    expect(read(words, "lenient")["body"]).toBe("bring it back: soon: please");
  });

  it("have a size limit as strings", () => {
    const long = { type: "loan", id: "n-1", from: "ada", body: { book: "é".repeat(300), shelf: 1 } };
    expect(() => write(long)).toThrow(InvalidMessageError);
    expect(() => write(long, { body: "mapping" })).toThrow(/at most 300 characters/);
    expect(issuesOf(`type: loan\nid: n-1\nfrom: ada\nbody: |\n  book: ${"é".repeat(283)}\n  shelf: 1\n\n\n`)).toEqual([]);
    expect(issuesOf(`type: loan\nid: n-1\nfrom: ada\nbody: |\n  book: ${"é".repeat(290)}\n  shelf: 1\n`)).toMatchObject([
      { code: "too-long", path: ["body"] },
    ]);
  });
});

describe("writing", () => {
  it("writes a body with fields as a mapping, unless the protocol or the caller chooses a string", () => {
    const loans = { ...library, encodings: { yaml: {} } };
    const message = { type: "loan", id: "n-1", from: "ada", body: { book: "Emma", shelf: 3 } };
    expect(encodeMessage(loans, [yaml], message)).toMatch(/^body:\n {2}book: Emma$/m);
    expect(write(message)).toMatch(/^body: \|/m);
    expect(write(message, { body: "mapping" })).toMatch(/^body:\n {2}book: Emma$/m);
  });

  it("puts envelope fields one per line in declared order and typed bodies into a block", () => {
    const message = {
      body: { book: "Emma", marks: ["a: b", { page: 3, why: "two\nlines" }], shelf: "#4" },
      seal: "wax",
      from: "ada",
      turns: 2,
      id: "404",
      when: "2026-03-04T09:00:00Z",
      type: "loan",
    };
    expect(write(message)).toBe(
      [
        "type: loan",
        'id: "404"',
        "from: ada",
        'when: "2026-03-04T09:00:00Z"',
        "turns: 2",
        "body: |",
        "  book: Emma",
        "  marks:",
        '    - "a: b"',
        "    - page: 3",
        "      why: |-",
        "        two",
        "        lines",
        '  shelf: "#4"',
        "",
      ].join("\n"),
    );
    expect(write(message, { body: "mapping" })).toContain("body:\n  book: Emma\n  marks:\n");
  });

  it.each([
    "yes",
    "No",
    "on",
    "OFF",
    "y",
    "null",
    "~",
    "true",
    "404",
    "1e5",
    "0x1f",
    "1_000",
    "1:30",
    "2026-03-04",
    "=",
    "<<",
    ".5",
    "-",
    "- a",
    "? a",
    "a: b",
    "a #b",
    "a:",
    "#a",
    "'a'",
    '"a"',
    "|",
    ">",
    "%a",
    "@a",
    "`a`",
    "[a]",
    "{a}",
    "*a",
    "&a",
    "!a",
    "",
    " a",
    "a ",
  ])("quotes %j for readers of YAML 1.1 and 1.2", (scalar) => {
    const text = write(
      { type: "loan", id: "n-1", from: "ada", body: { book: "x", shelf: 1, extra: scalar, more: { [scalar]: [scalar] } } },
      { body: "mapping" },
    );
    for (const schema of [CORE_SCHEMA, YAML11_SCHEMA]) {
      expect(load(text, { schema })).toMatchObject({ body: { extra: scalar, more: { [scalar]: [scalar] } } });
    }
  });

  it.each(["a", "Hello, world", "src/limit.ts", "it's 5 o'clock", "a:b", "a#b", "f(x) = [y] {z}", "日本 naïve", "Ends with a dot."])(
    "leaves %j plain",
    (scalar) => {
      expect(write({ type: "note", id: "n-1", from: "ada", body: scalar })).toContain(`\nbody: ${scalar}\n`);
    },
  );

  it.each([
    ["one\ntwo", "|-"],
    ["one\ntwo\n", "|"],
    ["one\ntwo\n\n\n", "|+"],
    ["  one\ntwo", "|2-"],
    ["\n\none\n", "|2"],
    ["one\n\n  two\n# three\n--- four\n", "|"],
    ["tab\tinside\nthis: that\n", "|"],
  ])("writes %j as a block", (body, header) => {
    const text = write({ type: "note", id: "n-1", from: "ada", body });
    expect(text).toContain(`\nbody: ${header}\n  `.trimEnd());
    expect(read(text)["body"]).toBe(body);
  });

  it.each([
    "one\r\ntwo",
    "one\n  \ntwo",
    "one\n\ttwo",
    "a\u0000\nb",
    "a\u0085\nb",
    "a\u2028\nb",
    "a\ufeff\nb",
    "a\n\ud83d",
    "a\u001b[0m\n",
  ])("writes %j in quotes", (body) => {
    const text = write({ type: "note", id: "n-1", from: "ada", body });
    expect(text).toMatch(/\nbody: ".*"\n$/);
    expect(read(text)["body"]).toBe(body);
  });

  it("keeps numbers numbers", () => {
    for (const extra of [0, -0, 1.5, 1e21, 1e-7, 5e-324, -12, 2 ** 53]) {
      const text = write({ type: "loan", id: "n-1", from: "ada", body: { book: "x", shelf: 1, extra } }, { body: "mapping" });
      for (const schema of [CORE_SCHEMA, YAML11_SCHEMA]) expect(load(text, { schema })).toMatchObject({ body: { extra } });
    }
  });

  it("keeps long keys, empty and nested collections", () => {
    const extra = { ["k".repeat(2000)]: [[], {}, [[1, [2]], { a: [] }], [{ b: { c: null } }]] };
    const message = { type: "loan", id: "n-1", from: "ada", body: { book: "x", shelf: 1, extra } };
    const open = { ...library, body: { field: "body" } };
    const text = encodeMessage(open, [yaml], message);
    expect(decodeMessage(open, [yaml], text)).toEqual({ ok: true, value: message, warnings: [] });
  });

  it("keeps strings of line ends inside a body", () => {
    for (const extra of ["\n", "\n\n", " ", "  \n"]) {
      const message = { type: "loan", id: "n-1", from: "ada", body: { book: "x", shelf: 1, extra } };
      expect(read(write(message))["body"]).toEqual(message.body);
    }
  });

  it.each([
    [{ id: " n-1" }, "id", "white space around it is not kept"],
    [{ from: "ada " }, "from", "white space around it is not kept"],
  ])("refuses what would read back changed: %j", (change, field, problem) => {
    const message = { type: "note", id: "n-1", from: "ada", body: " x ", ...change };
    expect(() => write(message)).toThrow(`${field} cannot be encoded as yaml: ${problem}`);
  });

  it("rejects strings of white space that decoders would treat as absent", () => {
    for (const change of [{ body: " \n" }, { id: "  " }]) {
      expect(() => write({ type: "note", id: "n-1", from: "ada", body: "x", ...change })).toThrow(InvalidMessageError);
    }
  });

  it("rejects an empty string that decoders would drop, and values that are not JSON", () => {
    expect(() => write({ type: "note", id: "n-1", from: "ada", body: "" })).toThrow(/body is required/);
    expect(() => write({ type: "loan", id: "n-1", from: "ada", body: { book: "x", shelf: 1, more: 1n } })).toThrow(InvalidMessageError);
  });

  it("omits decode-only fields", () => {
    const heard: string[] = [];
    expect(
      write({ type: "note", id: "n-1", from: "ada", body: "x", seal: "wax" }, { onWarning: ({ code }) => heard.push(code) }),
    ).not.toContain("wax");
    expect(heard).toEqual(["decode-only"]);
  });
});

describe("numbers that JavaScript cannot hold", () => {
  const inexact = [
    "9007199254740993",
    "-9007199254740993",
    "+9007199254740993",
    "0x20000000000001",
    "0o400000000000000001",
    "1e400",
    "-1.5E+999",
  ];

  it.each(inexact)("%s is an issue, typed or not, and never changed silently in lenient mode", (number) => {
    const text = loan(`  book: x\n  shelf: ${number}\n  more: { deep: [1, ${number}] }\n`);
    const found = issuesOf(text).filter(({ message }) => message.includes("exactly"));
    expect(found.map(({ code, path, at }) => [code, path, at?.line])).toEqual([
      ["out-of-range", ["body", "shelf"], 6],
      ["out-of-range", ["body", "more", "deep", 1], 7],
    ]);
    const lenient = decodeMessage(library, [yaml], loan(`  book: x\n  shelf: 1\n  more: ${number}\n`), { mode: "lenient" });
    const said = lenient.ok ? lenient.warnings : lenient.issues;
    // A number that overflows is not JSON, so that lenient mode rejects it too.
    expect(said.map(({ path }) => path.join("."))).toContain("body.more");
    expect(lenient.ok).toBe(!/e/i.test(number) || number.startsWith("0x"));
  });

  it.each([
    "9007199254740991",
    "9007199254740992",
    "-9007199254740991",
    "0x1fffffffffffff",
    "1e308",
    "9007199254740993.5",
    ".5",
    "00000000000000000007",
  ])("%s is none", (number) => {
    expect(issuesOf(loan(`  book: x\n  more: ${number}\n`)).filter(({ message }) => message.includes("exactly"))).toEqual([]);
  });

  it.each(inexact)("%s stays a string in a string field", (number) => {
    expect(read(note(`body: ${number}\n`))["body"]).toBe(number);
  });
});

describe("YAML syntax errors", () => {
  it.each([
    ["a colon in a text", "subject: Re: hello", "wrong indentation, or a string that needs quotes"],
    ["a text that begins with a bracket", "subject: [WIP", 'unclosed "{" or "["; if a string begins with it, put the string in quotes'],
    ["a backslash", 'subject: "C:\\dir"', "unknown escape sequence in double quotes; write a backslash twice"],
    ["a colon without a space", '"subject":Hello', 'missing space after ":"'],
    ["a tab", "subject: x\n\ty: 1", "a line is indented with a tab; use spaces"],
  ])("is reworded: %s", (_name, text, problem) => {
    expect(issuesOf(`type: note\n${text}`).map(({ message }) => message)).toEqual([`message is not valid YAML: ${problem}`]);
  });
});

describe("the position of an unknown key", () => {
  it("is the key, also in a body that is a string", () => {
    expect(issuesOf(note("body: x\ncolour: red\n"))).toMatchObject([
      { code: "unknown-field", path: ["colour"], at: { line: 5, column: 1 } },
    ]);
  });
});
