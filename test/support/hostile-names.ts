// Names that generated code could stumble over, taken from their sources: the exports of core, the globals of TypeScript's libraries and its keywords.

import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Project, ts } from "ts-morph";

const core = fileURLToPath(new URL("../../packages/core/src/", import.meta.url));

/** Every name that an entry point of core exports, types included. */
export function coreExports(): readonly string[] {
  const project = new Project({ skipAddingFilesFromTsConfig: true, compilerOptions: { noLib: true, module: ts.ModuleKind.NodeNext } });
  const entries = ["index.ts", "codegen/*.ts", "testing/index.ts", "tools/index.ts", "describe-shape.ts"].map((entry) => core + entry);
  const files = project.addSourceFilesAtPaths(entries);
  return distinct(files.flatMap((file) => [...file.getExportedDeclarations().keys()]));
}

/** Every name that the libraries of TypeScript declare globally, those of browsers included. */
export function globalNames(): readonly string[] {
  const folder = dirname(createRequire(import.meta.url).resolve("typescript"));
  const libraries = readdirSync(folder).filter((name) => /^lib\.(?:es[\w.]*|dom[\w.]*|decorators[\w.]*)\.d\.ts$/.test(name));
  return distinct(libraries.flatMap((name) => declarationsIn(ts.sys.readFile(join(folder, name)) ?? "")));
}

function declarationsIn(text: string): readonly string[] {
  return ts.createSourceFile("lib.d.ts", text, ts.ScriptTarget.ES2022).statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const { name } = statement as ts.DeclarationStatement;
    return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
  });
}

/** Every word that TypeScript's scanner knows. */
export function keywords(): readonly string[] {
  const first = ts.SyntaxKind.FirstKeyword;
  return Array.from({ length: ts.SyntaxKind.LastKeyword - first + 1 }, (_, index) => ts.tokenToString(first + index)!);
}

/** Names that are no identifiers, differ only in what identifiers cannot show, or are in another script. */
export const oddNames: readonly string[] = [
  "+1",
  "-1",
  "2fa",
  "3",
  "a-b",
  "a_b",
  "a.b",
  "a b",
  "aB",
  "AB",
  "@id",
  "$ref",
  "$",
  "_",
  "__",
  "#",
  "[key: string]",
  "a'b",
  'a"b',
  "a\\b",
  "a`b",
  "*/",
  "//",
  "${a}",
  "{{a}}",
  "</script>",
  "größe",
  "naïve",
  "日本",
  "имя",
  "π",
  "𝒳",
  "é",
  "é",
  "undefined",
  "NaN",
  "globalThis",
  "eval",
  "value",
  "depth",
  "key",
  "entry",
  "item",
  "name",
  "count",
  "index",
  "type",
  "fields",
  "options",
  "protocol",
  "is",
  "decode",
  "messages",
  "fitsMember",
  "PATTERN",
  "isPlain",
  "coreIsPlain",
  "value2",
  "then",
  "length",
  "default",
  "exports",
  "module",
  "require",
  "con",
  "CON",
  "../up",
  "a//b",
];

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];
