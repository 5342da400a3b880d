import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import { catalog } from "../../../generator/diagnostics/catalog.js";
import { sortDiagnostics } from "../../../generator/diagnostics/sort-diagnostics.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import type { SourceFile, Span, YamlNode } from "../../../generator/model/source.js";
import { definitions } from "../../../generator/parse/language/language.js";
import type { LanguageSchema } from "../../../generator/parse/language/schema.js";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { schemaOfItems, schemaOfKey, schemasFor } from "../../../generator/parse/resolve-schema.js";
import { readYaml } from "../../../generator/yaml/read-yaml.js";
import { sampleSize } from "../../support/sample-size.js";
import { readSpecsApart } from "../../support/spec-files.js";

type Spec = readonly [SourceFile, SourceFile];

const specs = readSpecsApart().map((spec) => [spec[1].path, spec] as const);

/** What must hold of everything that is ever reported. */
function expectSound(diagnostics: readonly Diagnostic[], files: readonly SourceFile[]): void {
  for (const { code, message, span } of diagnostics) {
    expect(Object.keys(catalog)).toContain(code);
    expect(message).not.toMatch(/undefined|\[object|NaN/);
    const text = files.find(({ path }) => path === span?.file)?.text ?? "";
    expect([0 <= span!.start, span!.start <= span!.end, span!.end <= text.length], `${code} ${message}`).toEqual([true, true, true]);
  }
  expect(
    sortDiagnostics(
      diagnostics,
      files.map(({ path }) => path),
    ),
  ).toEqual(diagnostics);
}

const replace = ([root, file]: Spec, { start, end }: Omit<Span, "file">, text: string): Spec => [
  root,
  { ...file, text: file.text.slice(0, start) + text + file.text.slice(end) },
];

/** Some of a list, evenly spread. */
const some = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length));

/** Positions in a text, evenly spread. */
const positions = (text: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.floor((index * text.length) / count));

interface FixedKey {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
  readonly needed: boolean;
  readonly isKind: boolean;
  readonly parent: YamlNode;
  readonly head: Span;
}

/** The keys of a protocol file that are words of the language. */
function fixedKeys(node: YamlNode, schema: LanguageSchema, head: Span): readonly FixedKey[] {
  const schemas = schemasFor(node, schema);
  if (node.kind === "list") {
    const items = schemaOfItems(schemas);
    return items === undefined
      ? []
      : node.items.flatMap((item) => fixedKeys(item, items, item.kind === "map" ? item.entries[0]!.keySpan : item.span));
  }
  if (node.kind !== "map") return [];
  return node.entries.flatMap(({ key, keySpan, value }) => {
    const below = schemaOfKey(schemas, key);
    const deeper = below === undefined ? [] : fixedKeys(value, below, keySpan);
    const isFixed = schemas.some(({ properties }) => properties !== undefined && Object.hasOwn(properties, key));
    const needed = schemas.some(({ required }) => required?.includes(key) === true);
    const isKind = schemas.some(({ kinds }) => kinds?.includes(key) === true);
    return isFixed ? [{ key, keySpan, value, needed, isKind, parent: node, head }, ...deeper] : deeper;
  });
}

const keysOf = ([, file]: Spec): readonly FixedKey[] => {
  const { node } = readYaml(file);
  return fixedKeys(node!, definitions["protocolFile"]!, node!.kind === "map" ? node!.entries[0]!.keySpan : node!.span);
};

describe.each(specs)("%s", (_, spec) => {
  const { text } = spec[1];

  test("has no diagnostics", () => {
    expect(parseSpec(spec).diagnostics).toEqual([]);
  });

  test("truncated anywhere, it is parsed or reported", () => {
    for (const cut of positions(text, sampleSize(60))) {
      const mutant = replace(spec, { start: cut, end: text.length }, "");
      expectSound(parseSpec(mutant).diagnostics, mutant);
    }
  });

  test("a misspelled key is one diagnostic at the key, with a suggestion", () => {
    for (const { key, keySpan } of some(keysOf(spec), sampleSize(60))) {
      const wrong = `${key}${key.at(-1)!}`;
      const { diagnostics } = parseSpec(replace(spec, keySpan, wrong));
      const found = diagnostics.map(({ code, span, hint }) => ({ code, start: span!.start, hint }));
      expect(found).toEqual([{ code: "parse/unknown-key", start: keySpan.start, hint: `did you mean "${key}"?` }]);
    }
  });

  test("a duplicate key is one diagnostic at the second occurrence", () => {
    for (const { key, keySpan, parent } of some(keysOf(spec), sampleSize(40))) {
      const lineStart = text.lastIndexOf("\n", keySpan.start - 1) + 1;
      const isBlock = text[parent.span.start] !== "{";
      const again = isBlock ? `${key}: 1\n${" ".repeat(keySpan.start - lineStart)}` : `${key}: 1, `;
      const { diagnostics } = parseSpec(replace(spec, { start: keySpan.start, end: keySpan.start }, again));
      expect(diagnostics.map(({ code }) => code)).toEqual(["parse/duplicate-key"]);
      expect(diagnostics[0]!.span!.start).toBe(keySpan.start + again.length);
    }
  });

  test("a value of another type is reported inside the value", () => {
    for (const { key, value, keySpan } of some(keysOf(spec), sampleSize(40))) {
      const other = value.kind === "list" ? "{ a: b }" : "[[x]]";
      const lineEnd = text.indexOf("\n", keySpan.end);
      if (value.kind === "scalar" && !value.plain && value.span.end > lineEnd) continue;
      if (key === "default" || key === "fill" || key === "const") continue;
      const mutant =
        value.span.start > lineEnd
          ? replace(spec, { start: keySpan.end, end: value.span.end }, `: ${other}`)
          : replace(spec, value.span, other);
      const { diagnostics } = parseSpec(mutant);
      expectSound(diagnostics, mutant);
      const place = mutant[1].text.indexOf(other, keySpan.end);
      const near = diagnostics.filter(({ span }) => span!.start >= keySpan.start && span!.start <= place + other.length);
      expect(near.length, `${key} ${other}`).toBeGreaterThan(0);
      expect(near.length).toBe(diagnostics.length);
    }
  });

  test("a missing required key is reported at the start of the mapping", () => {
    const needed = keysOf(spec).filter((key) => key.needed && !key.isKind && key.parent.kind === "map");
    for (const { key, keySpan, value, head } of some(needed, sampleSize(40))) {
      const lineStart = text.lastIndexOf("\n", keySpan.start - 1) + 1;
      if (text.slice(lineStart, keySpan.start).trim() !== "" || value.span.end > text.indexOf("\n", keySpan.end)) continue;
      const { diagnostics } = parseSpec(replace(spec, { start: lineStart, end: text.indexOf("\n", value.span.end) + 1 }, ""));
      const start = head.start === keySpan.start ? expect.anything() : head.start;
      expect(diagnostics.map(({ code, span }) => [code, span!.start])).toEqual([["parse/missing-key", start]]);
      expect(diagnostics[0]!.message).toContain(`"${key}" is required in`);
    }
  });

  test("with lines removed, repeated or swapped it is parsed or reported", () => {
    const lines = text.split("\n");
    for (const at of some([...lines.keys()], sampleSize(25))) {
      for (const mutated of [
        lines.toSpliced(at, 1),
        lines.toSpliced(at, 0, lines[at]!),
        lines.toSpliced(at, 2, lines[at + 1] ?? "", lines[at]!),
      ]) {
        const mutant = replace(spec, { start: 0, end: text.length }, mutated.join("\n"));
        expectSound(parseSpec(mutant).diagnostics, mutant);
      }
    }
  });

  test("with YAML syntax characters inserted anywhere it is parsed or reported", () => {
    const signs = [
      "[",
      "]",
      "{",
      "}",
      '"',
      "'",
      ":",
      ": ",
      "#",
      " #x",
      "\t",
      "- ",
      "? ",
      "&a ",
      "*a",
      "!a ",
      "\n",
      "\u0000",
      "\ud800",
      "|",
      ">",
      "%",
      "@",
      ",",
    ];
    for (const [index, at] of positions(text, sampleSize(4 * signs.length)).entries()) {
      const mutant = replace(spec, { start: at, end: at }, signs[index % signs.length]!);
      expectSound(parseSpec(mutant).diagnostics, mutant);
    }
  });

  test("the later stages report mutated specs and do not throw", async () => {
    const lines = text.split("\n");
    for (const at of some([...lines.keys()], sampleSize(12))) {
      const mutant = replace(spec, { start: 0, end: text.length }, lines.toSpliced(at, 1).join("\n"));
      expectSound((await compileFiles(mutant)).diagnostics, mutant);
    }
  });
});
