// Declarations that are read without a compiler: those of a source are those of the declaration file that the compiler makes of it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declareModules, type Modules } from "../../../generator/text/declarations.js";
import { declaresSame, scanDeclarations } from "../../../generator/text/scan-declarations.js";
import { repository } from "../../support/packed.js";

const names = ["acp-swarm", "agent-mail", "mcp-agent-mail", "message-store", "oacp"];

const sourcesOf = (name: string): Modules => {
  const folder = join(repository, "packages", name, "src");
  return Object.fromEntries(readdirSync(folder).map((file) => [file.replace(/\.ts$/, ""), readFileSync(join(folder, file), "utf8")]));
};

const exported = (text: string): readonly string[] =>
  scanDeclarations(text)!
    .declarations.filter((each) => each.exported)
    .map((each) => each.text);

test.each(names)("sources of %s declare what the compiler says", (name) => {
  const sources = sourcesOf(name);
  const declarations = declareModules(sources) as Modules;
  for (const [module, source] of Object.entries(sources)) {
    expect(exported(source), module).toEqual(exported(declarations[module]!));
    expect(declaresSame(source, declarations[module]!), module).toBe(true);
  }
});

const source = `import { send, type Options } from "./send.js";
import type { Ask } from "./types.js";

const LIMIT = 3;

/** Parts. */
export const Part = {
  /** The first. */
  One: "one",
} as const;

export type Part = (typeof Part)[keyof typeof Part];

export interface Answer {
  /** A text; or { nothing }. */
  text?: string | undefined;
  of: { ask: Ask };
}

export function answer<A extends Ask = Ask>(ask: A, options: Options = {}): { text: string } {
  return send(LIMIT, ask, options);
}
`;

const declared = (declareModules({ source }) as Modules)["source"]!;

test("formatting, comments, bodies and values make no difference", () => {
  expect(declaresSame(source, declared)).toBe(true);
  expect(declaresSame(source.replace("LIMIT = 3", "LIMIT = 4").replace("Parts.", "All parts."), declared)).toBe(true);
});

test.each([
  ["a value", "one", "two"],
  ["an optional property", "text?:", "text:"],
  ["a type", "string | undefined", "number | undefined"],
  ["a property inside", "{ ask: Ask }", "{ ask: Ask; more: Ask }"],
  ["a bound", "extends Ask =", "extends object ="],
  ["a default", "options: Options = {}", "options: Options"],
  ["a result", "{ text: string } {", "{ text: number } {"],
  ["a name", "export interface Answer", "export interface Reply"],
  ["an export", "export interface Answer", "interface Answer"],
  ["a module", '"./types.js"', '"./other.js"'],
])("%s makes a difference", (_, from, to) => {
  expect(source).toContain(from);
  expect(declaresSame(source.replace(from, to), declared)).toBe(false);
});

test.each([
  "export class Ask {}\n",
  "export const limit = 3;\n",
  "export default 3;\n",
  'import * as all from "./all.js";\n',
  "export { LIMIT };\n",
])("%j is not read", (text) => {
  expect(scanDeclarations(`${source}\n${text}`)).toBeUndefined();
});
