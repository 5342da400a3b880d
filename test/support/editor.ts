// What an editor says about TypeScript that somebody writes against our packages: problems, completions and hovers, by the language service.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  types: [],
  paths: { "@wirepact/core/codegen": [`${root}packages/core/src/codegen/index.ts`], "@wirepact/*": [`${root}packages/*/src/index.ts`] },
};

/** An editor with files open; each text may mark places as `/*name*` + `/`, right behind which the place is. */
export interface Editor {
  /** What is wrong with a file. */
  readonly problems: (file: string) => readonly string[];
  /** What may be written at a place. */
  readonly completions: (file: string, mark: string) => readonly string[];
  /** What is shown over the name that begins at a place: its declaration, its documentation and its tags, each in one line. */
  readonly hover: (file: string, mark: string) => Hover;
}

export interface Hover {
  readonly declaration: string;
  readonly documentation: string;
  readonly tags: Readonly<Record<string, string>>;
}

/** Keeps what was parsed, because editors read the same files of the packages and of the language. */
const parsed = ts.createDocumentRegistry();

/** Opens files with the packages at hand. */
export function openEditor(files: Readonly<Record<string, string>>): Editor {
  const texts = new Map(Object.entries(files).map(([name, text]) => [`${root}test/${name}.ts`, text]));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...texts.keys()],
    // Editors may open files of the same name with other texts.
    getScriptVersion: (path) => texts.get(path) ?? "",
    getScriptSnapshot: (path) => {
      const text = texts.get(path) ?? (ts.sys.fileExists(path) ? readFileSync(path, "utf8") : undefined);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (path) => texts.has(path) || ts.sys.fileExists(path),
    readFile: (path) => texts.get(path) ?? ts.sys.readFile(path),
  };
  const service = ts.createLanguageService(host, parsed);
  const pathOf = (file: string): string => `${root}test/${file}.ts`;
  const placeOf = (file: string, mark: string): number => {
    const at = texts.get(pathOf(file))?.indexOf(`/*${mark}*/`) ?? -1;
    if (at < 0) throw new Error(`${file} has no mark ${mark}`);
    return at + mark.length + 4;
  };
  const oneLine = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
    ts.displayPartsToString([...(parts ?? [])]).replaceAll(/\s+/g, " ");
  return {
    problems: (file) =>
      [...service.getSyntacticDiagnostics(pathOf(file)), ...service.getSemanticDiagnostics(pathOf(file))].map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, " "),
      ),
    completions: (file, mark) =>
      service.getCompletionsAtPosition(pathOf(file), placeOf(file, mark) + 1, {})?.entries.map(({ name }) => name) ?? [],
    hover: (file, mark) => {
      const info = service.getQuickInfoAtPosition(pathOf(file), placeOf(file, mark));
      const tags = Object.fromEntries((info?.tags ?? []).map(({ name, text }) => [name, oneLine(text)]));
      return { declaration: oneLine(info?.displayParts), documentation: oneLine(info?.documentation), tags };
    },
  };
}
