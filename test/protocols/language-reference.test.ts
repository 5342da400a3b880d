// Every example of the language reference compiles, and together they show every key of the language.

import { describe, expect, it } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { languageSchema } from "../../generator/parse/language/language.js";
import { isUnsafeName } from "../../generator/parse/plain-value.js";
import { scalars } from "../../generator/scalars/index.js";
import { blockFiles, readReferenceBlocks, referenceTexts } from "../support/reference-blocks.js";

const blocks = readReferenceBlocks();
const isRoot = (file: string): boolean => file.endsWith("wirepact.yaml");
const isShared = (file: string): boolean => file.startsWith("types/");

describe("the language reference", () => {
  const compiled = blocks.filter(({ marker }) => !(marker.kind === "file" && (isRoot(marker.value) || isShared(marker.value))));

  it.each(compiled.map((block) => [`${block.marker.kind} ${block.marker.value}, ${block.line}`, block] as const))(
    "compiles %s",
    async (_, block) => {
      const { diagnostics, files } = await compileFiles(blockFiles(block, blocks));
      const problems = diagnostics.map(({ code, message, span }) => {
        const line = files
          .find((file) => file.path === span?.file)
          ?.text.slice(0, span?.start)
          .split("\n").length;
        return `${code} on line ${line}: ${message}`;
      });
      expect(problems).toEqual([]);
    },
  );

  it("compiles the root file with the types that it lists", async () => {
    const root = blocks.find(({ marker }) => marker.kind === "file" && isRoot(marker.value));
    const bakery = blocks.find(({ marker }) => marker.value === "protocols/bakery.yaml");
    const shared = blocks.filter(({ marker }) => marker.kind === "file" && isShared(marker.value));
    expect(shared.map(({ marker }) => marker.value)).toEqual(root?.content["types"]);
    const files = [root, ...shared, bakery].map((block) => ({ path: block?.marker.value ?? "", text: block?.text ?? "" }));
    const { diagnostics, protocols } = await compileFiles(files);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(protocols.map(({ model }) => model.name)).toEqual(["bakery"]);
  });

  it("shows every key of the language", () => {
    const shown = new Set(blocks.flatMap(({ marker, content }) => marker.value.split("/").concat([...keysOf(content)])));
    const missing = [...schemaKeys(languageSchema)].filter((key) => !shown.has(key));
    expect(missing).toEqual([]);
  });

  it("lists the names that all objects inherit as reserved", () => {
    const [, reserved = ""] = /\n### Reserved names\n([^]*?)\n## /.exec(referenceTexts["README.md"]!) ?? [];
    const inherited = ["prototype", ...Object.getOwnPropertyNames(Object.prototype)];
    expect(inherited.filter((name) => !isUnsafeName(name) || !reserved.includes(`\`${name}\``))).toEqual([]);
  });

  it("has a first page of at most 45 KB", () => {
    expect(Buffer.byteLength(referenceTexts["README.md"]!)).toBeLessThanOrEqual(45_000);
  });

  it("lists every built-in type with the keys it takes", () => {
    const rows = new Map(
      [...referenceTexts["README.md"]!.matchAll(/^\| `([a-z][a-z0-9-]*)` +\|[^|]*\|(.*)\|$/gm)].map(
        (match) => [match[1], match[2] ?? ""] as const,
      ),
    );
    const wanting = Object.values(scalars).flatMap(({ name, parameters }) =>
      parameters.filter((key) => rows.get(name)?.includes(`\`${key}`) !== true).map((key) => `${name}: ${key}`),
    );
    expect([...Object.keys(scalars).filter((name) => !rows.has(name)), ...wanting]).toEqual([]);
  });
});

function* keysOf(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield key;
    yield* keysOf(inner);
  }
}

/** The names under every `properties` of a JSON Schema. */
function* schemaKeys(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, inner] of Object.entries(schema)) {
    if (key === "properties" && typeof inner === "object" && inner !== null) yield* Object.keys(inner);
    yield* schemaKeys(inner);
  }
}
