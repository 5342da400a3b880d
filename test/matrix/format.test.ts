// Generated files are formatted exactly as prettier would format them, except that tables are not padded.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { compactTables, formatText } from "../../generator/text/format.js";
import { specProtocols } from "../support/spec-protocols.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const parsers: Readonly<Record<string, string>> = { ts: "typescript", md: "markdown", json: "json" };
const asPrettier = (path: string, text: string): Promise<string> =>
  format(text, { printWidth: 140, parser: parsers[path.slice(path.lastIndexOf(".") + 1)] ?? "babel" });

describe("formatting", () => {
  it.each(specProtocols().map(({ name }) => name))("formats the package of %s as prettier does", async (name) => {
    const folder = join(root, "packages", name);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.(ts|md)$|tsconfig\.json$/.test(file) && !/node_modules|dist/.test(file),
    );
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const text = readFileSync(join(folder, file), "utf8");
      const expected = await asPrettier(file, text);
      expect(file.endsWith(".md") ? compactTables(expected) : expected, file).toBe(text);
    }
  });

  it("agrees with prettier on unions of every length", async () => {
    for (let members = 1; members < 40; members++) {
      const union = Array.from({ length: members }, (_, index) => `Member${index}`).join(" | ");
      const text = `export type Message = ${union};\nexport interface SentBy {\n  someRole: ${union};\n}\n`;
      expect(await formatText("x.ts", text)).toEqual({ text: await asPrettier("x.ts", text) });
    }
  });

  it("does not pad the cells of tables", async () => {
    const table = "| A | Longer heading |\n| --- | ---: |\n| `a \\|  b` | 1 |\n| | `--- \\|` |\n";
    const code = "````text\n| A   | B |\n```\n| C   | D |\n````\n";
    expect(await formatText("x.md", `${table}\n${code}\n${table}`)).toEqual({ text: `${table}\n${code}\n${table}` });
  });

  it("does not format data", async () => {
    const text = '{"a":[1,\n2]}';
    expect(await formatText("model.json", text)).toEqual({ text });
    expect(await formatText("tsconfig.json", '{"include":["src"]}')).toEqual({ text: '{ "include": ["src"] }\n' });
  });
});
