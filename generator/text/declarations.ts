// Reads and compares the declarations of TypeScript modules, with the compiler in ts-morph, which is loaded when the first module is wanted.

import { createRequire } from "node:module";
import { join } from "node:path";
import type * as TsMorph from "ts-morph";
import type { ts as Compiler } from "ts-morph";
import { declaresSame } from "./scan-declarations.js";

/** Texts by module name, without an extension. */
export type Modules = Readonly<Record<string, string>>;

/** What one module declares and exports. */
export interface ModuleDeclarations {
  readonly declarations: readonly Declaration[];
  /** Modules whose exports are exported as well, as they are imported. */
  readonly stars: readonly string[];
  /** Names that are exported from other modules, as they are imported. */
  readonly forwarded: readonly { readonly name: string; readonly from: string }[];
  /** The names that its declarations can mention: those that it imports, with the module, and its own. */
  readonly visible: ReadonlyMap<string, string>;
}

export interface Declaration {
  readonly name: string;
  readonly text: string;
  readonly exported: boolean;
  /** Whether it declares a type, a value, or both like a class. */
  readonly isType: boolean;
  readonly isValue: boolean;
  /** Number of type parameters. */
  readonly parameters: number;
}

let loaded: typeof TsMorph | undefined;

const morph = (): typeof TsMorph => (loaded ??= createRequire(import.meta.url)("ts-morph") as typeof TsMorph);

/**
 * The declarations of modules, as `tsc` emits them, without comments; or the first problem. The modules need explicit types. The known declarations
 * of a module are taken where it still declares the same.
 */
export function declareModules(sources: Modules, known: Modules = {}): Modules | string {
  const texts: [string, string][] = [];
  for (const [name, source] of Object.entries(sources)) {
    const before = known[name];
    if (before !== undefined && declaresSame(source, before)) {
      texts.push([name, before]);
      continue;
    }
    const { ts } = morph();
    const compilerOptions = { declaration: true, isolatedDeclarations: true, removeComments: true, target: ts.ScriptTarget.ES2022 };
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, { fileName: `${name}.ts`, compilerOptions });
    const [problem] = diagnostics;
    if (problem !== undefined) return `${name}.ts: ${ts.flattenDiagnosticMessageText(problem.messageText, " ")}`;
    texts.push([name, outputText]);
  }
  return Object.fromEntries(texts);
}

/** The declarations in the text of one module. */
export function readDeclarations(text: string): ModuleDeclarations {
  const { ts } = morph();
  const file = ts.createSourceFile("module.d.ts", text, ts.ScriptTarget.ES2022);
  const declarations: Declaration[] = [];
  const stars: string[] = [];
  const forwarded: { name: string; from: string }[] = [];
  const visible = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) for (const name of wordsIn(statement.getText(file))) visible.set(name, "");
    else if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier === undefined ? "" : (statement.moduleSpecifier as Compiler.StringLiteral).text;
      if (statement.exportClause === undefined) stars.push(from);
      else if (ts.isNamedExports(statement.exportClause))
        for (const { name } of statement.exportClause.elements) forwarded.push({ name: name.text, from });
    } else declarations.push(...declarationsOf(statement, file));
  }
  for (const { name } of declarations) visible.set(name, "");
  return { declarations, stars, forwarded, visible };
}

const wordsIn = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? [];

function declarationsOf(statement: Compiler.Statement, file: Compiler.SourceFile): readonly Declaration[] {
  const { ts } = morph();
  const exported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const common = { text: statement.getText(file), exported: exported === true };
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => ({
      ...common,
      name: name.getText(file),
      isType: false,
      isValue: true,
      parameters: 0,
    }));
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isClass = ts.isClassDeclaration(statement);
  if (!isType && !isClass && !ts.isFunctionDeclaration(statement)) return [];
  const { name, typeParameters } = statement;
  return [
    { ...common, name: name?.text ?? "default", isType: isType || isClass, isValue: !isType, parameters: typeParameters?.length ?? 0 },
  ];
}

export interface AssignmentCheck {
  /** The folder whose `node_modules` has the dependencies of the modules. */
  readonly folder: string;
  /** Declarations by folder name and module name. */
  readonly packages: Readonly<Record<string, Modules>>;
  /** Statements of one line each, beside the folders. */
  readonly statements: readonly string[];
}

/** Type-checks statements; the first problem of each, in the compiler's words, or undefined. */
export function checkStatements({ folder, packages, statements }: AssignmentCheck): readonly (string | undefined)[] {
  const { Project, ts } = morph();
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts"],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  });
  // Nothing is written: the files exist only in memory.
  const at = join(folder, "node_modules", ".cache", "wirepact-api");
  for (const [name, modules] of Object.entries(packages))
    for (const [module, text] of Object.entries(modules)) project.createSourceFile(join(at, name, `${module}.d.mts`), importMts(text));
  const file = project.createSourceFile(join(at, "check.mts"), statements.join("\n"));
  const problems = new Map(
    file
      .getPreEmitDiagnostics()
      .toReversed()
      .map((problem) => [problem.getLineNumber(), ts.flattenDiagnosticMessageText(problem.compilerObject.messageText, "\n")]),
  );
  return statements.map((_, index) => problems.get(index + 1));
}

/** Modules are ES modules wherever the project is. */
const importMts = (text: string): string => text.replaceAll(/(from "\.[^"]*|import\("\.[^"]*)\.js"/g, '$1.mjs"');
