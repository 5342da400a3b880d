// Puts a TypeScript module together in one call: header, imports, exports, declarations. Whether it parses is found when it is formatted.
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

/** The line that every generated file opens with. */
export function generatedHeader(source: string): string {
  return `@generated from ${source}. Do not edit: change the spec and run \`npx wirepact generate\`.`;
}

interface Workshop {
  readonly project: Project;
  readonly kinds: typeof Kinds;
}

let workshop: Workshop | undefined;

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

/** The texts of modules, not yet formatted. */
export function renderModules(modules: readonly TypeScriptModule[]): readonly string[] {
  if (modules.length === 0) return [];
  const { project, kinds } = openWorkshop();
  return modules.map((module) => {
    const parts: string[] = [];
    const statements = statementsOf(module, kinds, (text) => `${partMark}${parts.push(text) - 1}$`);
    const file = project.createSourceFile("/module.ts", { statements }, { overwrite: true });
    return file.getFullText().replaceAll(marks, (_mark, index: string) => parts[Number(index)] ?? "");
  });
}

// Long texts travel past ts-morph, which would parse every word of them: three quarters of the time of a run.
const partMark = "$part$";
const marks = /\$part\$(\d+)\$/g;

/** Sets a text aside and gives the mark that stands for it. */
type SetAside = (text: string) => string;

function statementsOf(module: TypeScriptModule, kinds: typeof Kinds, setAside: SetAside): (string | StatementStructures)[] {
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
      structureOf(statement, kinds, setAside),
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

function structureOf(statement: ModuleStatement, kinds: typeof Kinds, setAside: SetAside): string | StatementStructures {
  if (typeof statement === "string") return setAside(statement);
  const docs = statement.doc === undefined ? {} : { docs: [commentSafe(statement.doc)] };
  switch (statement.kind) {
    case "constant": {
      const type = statement.type === undefined ? {} : { type: statement.type };
      return {
        kind: kinds.VariableStatement,
        declarationKind: "const" as never,
        isExported: statement.exported,
        declarations: [{ name: statement.name, initializer: setAside(statement.value), ...type }],
        ...docs,
      };
    }
    case "type":
      return { kind: kinds.TypeAlias, name: statement.name, type: statement.type, isExported: true, ...docs };
    default:
      return unreachable(statement);
  }
}
