// Puts a TypeScript module together: header, imports, exports, declarations, in one call, and finds syntax errors.
// The only importer of ts-morph, which is loaded when the first module is wanted.

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
import { unreachable } from "../unreachable.js";
import { commentSafe } from "./jsdoc.js";

/** A module as text, with the first syntax error if there is one. */
export interface ModuleText {
  readonly text: string;
  readonly fault?: { readonly line: number; readonly problem: string };
}

/** The line that every generated file opens with. */
export function generatedHeader(source: string): string {
  return `@generated from ${source}. Do not edit: change the spec and run \`npx wirepact generate\`.`;
}

interface Workshop {
  readonly project: Project;
  readonly kinds: typeof Kinds;
}

let workshop: Workshop | undefined;

/** ts-morph starts a third faster when required than when imported. */
function openWorkshop(): Workshop {
  if (workshop === undefined) {
    const { Project: NewProject, StructureKind } = createRequire(import.meta.url)("ts-morph") as typeof TsMorph;
    const project = new NewProject({
      useInMemoryFileSystem: true,
      skipLoadingLibFiles: true,
      compilerOptions: { noLib: true, noResolve: true },
    });
    workshop = { project, kinds: StructureKind };
  }
  return workshop;
}

/** Renders modules, all in one program. */
export function renderModules(modules: readonly TypeScriptModule[]): readonly ModuleText[] {
  if (modules.length === 0) return [];
  const { project, kinds } = openWorkshop();
  const files = modules.map((module, index) =>
    project.createSourceFile(`/module-${index}.ts`, { statements: statementsOf(module, kinds) }, { overwrite: true }),
  );
  const program = project.getProgram();
  const texts = files.map((file): ModuleText => {
    const fault = program.getSyntacticDiagnostics(file)[0];
    const text = file.getFullText();
    if (fault === undefined) return { text };
    return { text, fault: { line: fault.getLineNumber() ?? 1, problem: messageOf(fault.getMessageText()) } };
  });
  for (const file of files) project.removeSourceFile(file);
  return texts;
}

const messageOf = (message: string | TsMorph.DiagnosticMessageChain): string =>
  typeof message === "string" ? message : message.getMessageText();

function statementsOf(module: TypeScriptModule, kinds: typeof Kinds): (string | StatementStructures)[] {
  return [
    `// ${generatedHeader(module.source)}\n`,
    ...mergeImports(module.imports).map(({ from, names, typeOnly }): ImportDeclarationStructure => ({
      kind: kinds.ImportDeclaration,
      moduleSpecifier: from,
      isTypeOnly: typeOnly === true,
      namedImports: [...names],
    })),
    ...(module.reexports ?? []).map(({ from, names, typeOnly }): ExportDeclarationStructure => ({
      kind: kinds.ExportDeclaration,
      moduleSpecifier: from,
      isTypeOnly: typeOnly === true,
      ...(names === undefined ? {} : { namedExports: [...names] }),
    })),
    ...module.statements.flatMap((statement, index) => [
      ...(isPrivateConstant(statement) && isPrivateConstant(module.statements[index - 1]) ? [] : ["\n"]),
      structureOf(statement, kinds),
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

function structureOf(statement: ModuleStatement, kinds: typeof Kinds): string | StatementStructures {
  if (typeof statement === "string") return statement;
  const docs = statement.doc === undefined ? {} : { docs: [commentSafe(statement.doc)] };
  switch (statement.kind) {
    case "constant": {
      const type = statement.type === undefined ? {} : { type: statement.type };
      return {
        kind: kinds.VariableStatement,
        declarationKind: "const" as never,
        isExported: statement.exported,
        declarations: [{ name: statement.name, initializer: statement.value, ...type }],
        ...docs,
      };
    }
    case "type":
      return { kind: kinds.TypeAlias, name: statement.name, type: statement.type, isExported: true, ...docs };
    default:
      return unreachable(statement);
  }
}
