// Puts TypeScript modules together with ts-morph, which is loaded when the first module is wanted.

import { createRequire } from "node:module";
import type * as TsMorph from "ts-morph";
import type {
  ExportDeclarationStructure,
  ImportDeclarationStructure,
  Project,
  StatementStructures,
  StructureKind as Kinds,
} from "ts-morph";
import type { ModuleImport, ModuleStatement, TypeScriptModule } from "../model/output-file.js";
import { unreachable } from "../base/unreachable.js";
import { generatedHeader } from "./generated-header.js";
import { commentSafe } from "./jsdoc.js";
import { unusedName } from "./mentions.js";

interface Morph {
  readonly project: Project;
  readonly kinds: typeof Kinds;
}

/** Keeps code for later and returns the name that stands for it. */
type Hold = (code: string) => string;

let morph: Morph | undefined;

function createProject(): Morph {
  if (morph === undefined) {
    const { Project: NewProject, StructureKind } = createRequire(import.meta.url)("ts-morph") as typeof TsMorph;
    const project = new NewProject({
      useInMemoryFileSystem: true,
      skipLoadingLibFiles: true,
      compilerOptions: { noLib: true, noResolve: true },
    });
    morph = { project, kinds: StructureKind };
  }
  return morph;
}

/**
 * The text of a module, not yet formatted. ts-morph arranges imports, declarations and comments. Their code is put in afterwards, because the
 * formatter parses the whole text anyway and reports syntax errors.
 */
export function renderModule(module: TypeScriptModule): string {
  const { project, kinds } = createProject();
  const code: string[] = [];
  const mark = unusedName(JSON.stringify(module), "code_");
  const hold = (text: string): string => `${mark}${code.push(text) - 1}_`;
  const file = project.createSourceFile("/module.ts", { statements: statementsOf(module, kinds, hold) });
  const text = file.getFullText();
  project.removeSourceFile(file);
  return text.replaceAll(new RegExp(`${mark}(\\d+)_`, "g"), (_, index: string) => code[Number(index)]!);
}

function statementsOf(module: TypeScriptModule, kinds: typeof Kinds, hold: Hold): (string | StatementStructures)[] {
  return [
    `// ${generatedHeader(module.source)}\n`,
    ...mergeImports(module.imports).map(({ from, names, typeOnly }): ImportDeclarationStructure => ({
      kind: kinds.ImportDeclaration,
      moduleSpecifier: from,
      isTypeOnly: typeOnly === true,
      namedImports: [...names],
    })),
    // Without names, everything would be exported.
    ...(module.reexports ?? [])
      .filter(({ names }) => names?.length !== 0)
      .map(({ from, names, typeOnly }): ExportDeclarationStructure => ({
        kind: kinds.ExportDeclaration,
        moduleSpecifier: from,
        isTypeOnly: typeOnly === true,
        ...(names === undefined ? {} : { namedExports: [...names] }),
      })),
    ...module.statements.flatMap((statement, index) => [
      ...(isPrivateConstant(statement) && isPrivateConstant(module.statements[index - 1]) ? [] : ["\n"]),
      structureOf(statement, kinds, hold),
    ]),
  ];
}

/** One import per module, other packages first; a module of which only types are needed is imported for its types. */
function mergeImports(imports: readonly ModuleImport[]): readonly ModuleImport[] {
  const modules = [...new Set(imports.filter(({ names }) => names.length > 0).map(({ from }) => from))];
  const isLocal = (from: string): boolean => from.startsWith(".");
  return modules
    .sort((a, b) => Number(isLocal(a)) - Number(isLocal(b)) || order(a, b))
    .map((from) => {
      const values = imports.filter((other) => other.from === from && other.typeOnly !== true).flatMap(({ names }) => names);
      const types = imports.filter((other) => other.from === from && other.typeOnly === true).flatMap(({ names }) => names);
      const marked = values.length === 0 ? types : types.map((name) => `type ${name}`);
      return { from, typeOnly: values.length === 0, names: [...[...values].sort(order), ...marked.sort(order)] };
    });
}

function isPrivateConstant(statement: ModuleStatement | undefined): boolean {
  return typeof statement === "object" && statement.kind === "constant" && !statement.exported;
}

/** Plain code unit order: the same in every locale. */
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function structureOf(statement: ModuleStatement, kinds: typeof Kinds, hold: Hold): string | StatementStructures {
  if (typeof statement === "string") return hold(statement);
  const docs = statement.doc === undefined ? {} : { docs: [commentSafe(statement.doc)] };
  switch (statement.kind) {
    case "constant": {
      const type = statement.type === undefined ? {} : { type: hold(statement.type) };
      return {
        kind: kinds.VariableStatement,
        declarationKind: "const" as never,
        isExported: statement.exported,
        declarations: [{ name: statement.name, initializer: hold(statement.value), ...type }],
        ...docs,
      };
    }
    case "type":
      return { kind: kinds.TypeAlias, name: statement.name, type: hold(statement.type), isExported: true, ...docs };
    default:
      return unreachable(statement);
  }
}
