// Names that a generator may trip over: what the run time exports, what TypeScript knows already, reserved words, and names that are no identifiers.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const libraries = dirname(createRequire(import.meta.url).resolve("typescript"));

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const isTypeName = (name: string): boolean => /^[A-Z][A-Za-z0-9]*$/.test(name);

/** What the modules that generated code imports export. */
const exported = ["src/codegen/index.ts", "src/codegen/frames.ts", "src/codegen/json.ts", "src/tools/index.ts", "src/index.ts"].flatMap(
  (path) => {
    const text = readFileSync(join(root, "packages/core", path), "utf8");
    return [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(
      ([, list = ""]) => list.match(/\b(?!type\b)[A-Za-z_$][\w$]*/g) ?? [],
    );
  },
);

/** The types and values that a TypeScript program has without an import. */
const globals = ["lib.es5.d.ts", "lib.es2015.promise.d.ts", "lib.es2015.iterable.d.ts", "lib.es2018.asynciterable.d.ts"].flatMap((file) =>
  [...readFileSync(join(libraries, file), "utf8").matchAll(/^(?:declare )?(?:interface|type|var|function|namespace) (\w+)/gm)].map(
    ([, name = ""]) => name,
  ),
);

const keywords = Array.from({ length: ts.SyntaxKind.LastKeyword - ts.SyntaxKind.FirstKeyword + 1 }, (_, index) =>
  ts.tokenToString(ts.SyntaxKind.FirstKeyword + index),
).filter((word) => word !== undefined);

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Names of types that something else has already. */
export const takenTypeNames: readonly string[] = distinct(
  [...exported, ...globals, ...keywords].map(capitalized).filter((name) => isTypeName(name)),
);

/** Names of fields and messages that are words of TypeScript, or names in generated code. */
export const takenWords: readonly string[] = distinct([
  ...keywords,
  ...exported.filter((name) => /^[a-z]/.test(name)),
  "arguments",
  "eval",
]);

/** Names of properties that are no identifiers. */
export const oddNames: readonly string[] = [
  "+1",
  "-1",
  "2fa",
  "3d-model",
  "7",
  "a.b",
  "$schema",
  "$ref",
  "_meta",
  "io.example/trace",
  "größe",
  "名前",
  "😀",
  "a b",
  "a'b",
  'a"b',
  "a\\b",
  "a`b",
  "${x}",
  "x*/y",
  "<b>",
  "a|b",
  "#",
  "@type",
  "%",
  "&",
  "{{x}}",
  "[0]",
  "~tilde",
  "a/b",
];

/** What every object inherits; a spec must not use these, and says so. */
export const inheritedNames: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** Ordinary names. */
export const plainWords: readonly string[] = (
  "alpha bravo carol delta eagle fable gamma hotel igloo jolly kilo lemon mango noble oscar piano queen radio sugar tango umbra vivid " +
  "water xenon yacht zebra apple berry cedar daisy ember frost grape honey ivory jewel koala lotus maple nylon olive pearl quartz river " +
  "stone tulip urban violet wheat"
).split(" ");

/** Texts for descriptions, with what could end a comment, a template or a table. */
export const texts: readonly string[] = [
  "A plain description.",
  "Ends a comment */ too early.",
  "Has `code` and {{braces}} in it.",
  'A <b>bold</b> & "quoted" | word.',
  "Costs ${amount} and $& and $1.",
  "Größe in 名前 😀.",
  "See https://example.org/a_b_c.",
  "A @tag and a \\ backslash.",
  "One [link](x) and *stars* and _lines_.",
];
