// Extracts what people read from files: string literals and doc comments of TypeScript, descriptions of JSON Schema, and the text of all other files.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A text and where it is, as `file:line`. */
export interface ReadableText {
  readonly text: string;
  readonly location: string;
}

/** All files below some paths of the repository that have one of the extensions; build output is left out. */
export function listFiles(paths: readonly string[], extensions: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (statSync(join(root, path)).isFile()) return [path];
    return readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
      .map((name) => join(path, name))
      .filter((file) => extensions.some((extension) => file.endsWith(extension)) && !/(?:^|\/)(?:dist|node_modules)\//.test(file));
  });
}

/** The string literals of a TypeScript file, without those that are a single word, such as keys and codes. */
export function readStrings(file: string): readonly ReadableText[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
  const texts: ReadableText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) texts.push(at(source, node, node.text));
    // The parts of a template are joined, so that phrases across a placeholder are found too.
    else if (ts.isTemplateExpression(node))
      texts.push(at(source, node, node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("")));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.filter(({ text }) => text.trim().includes(" "));
}

function at(source: ts.SourceFile, node: ts.Node, text: string): ReadableText {
  return { text, location: `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}` };
}

/** The doc comments of a TypeScript file. */
export function readDocComments(file: string): readonly ReadableText[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].map((match) => ({
    text: match[0].replaceAll(/\s*\n\s*\*\s?/g, " "),
    location: `${file}:${lineOf(text, match.index)}`,
  }));
}

/** The names of the tests in a file, and of the groups that they are in. */
export function readTestNames(file: string): readonly ReadableText[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/\b(?:describe|it|test)(?:\.each)?(?:\([^"`]*?\))?\(\s*(["`])(.*?)\1/g)].map((match) => ({
    text: match[2] ?? "",
    location: `${file}:${lineOf(text, match.index)}`,
  }));
}

/** The descriptions of a JSON Schema. */
export function readDescriptions(file: string): readonly ReadableText[] {
  const texts: ReadableText[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isText = key === "description" || key === "patternErrorMessage" || path.endsWith("/enumDescriptions");
      if (isText && typeof inner === "string") texts.push({ text: inner, location: `${file}#${path}` });
      visit(inner, `${path}/${key}`);
    }
  };
  visit(JSON.parse(readFileSync(join(root, file), "utf8")), "");
  return texts;
}

/** The lines of a file. */
export function readLines(file: string): readonly ReadableText[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.map((text, index) => ({ text, location: `${file}:${index + 1}` }));
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
