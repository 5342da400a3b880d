// Puts TypeScript modules together with ts-morph, which parses all of their text: a module that is not valid TypeScript is reported here.
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
import type { ModuleImport, ModuleStatement, OutputDraft, TypeScriptModule } from "../model/output-file.js";
import { unreachable } from "../base/unreachable.js";
import { generatedHeader } from "./generated-header.js";
import { commentSafe } from "./jsdoc.js";
import { type CheckedText, faultAt } from "./syntax-fault.js";

interface Morph {
  readonly project: Project;
  readonly kinds: typeof Kinds;
}

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

/** The texts of TypeScript files, not yet formatted, or the first syntax error of each. */
export function renderModules(drafts: readonly OutputDraft[]): readonly CheckedText[] {
  if (drafts.length === 0) return [];
  const { project, kinds } = createProject();
  const files = drafts.map((draft, index) =>
    project.createSourceFile(`/${index}.ts`, "text" in draft ? draft.text : { statements: statementsOf(draft.module, kinds) }),
  );
  const program = project.getProgram();
  const results = files.map((file): CheckedText => {
    const text = file.getFullText();
    const [error] = program.getSyntacticDiagnostics(file);
    if (error === undefined) return { text };
    const message = error.getMessageText();
    return { text, fault: faultAt(text, error.getStart(), typeof message === "string" ? message : message.getMessageText()) };
  });
  for (const file of files) project.removeSourceFile(file);
  return results;
}

/** The first syntax error of a script. */
export function findSyntaxError(text: string): { readonly line: number; readonly column: number } | undefined {
  const [checked] = renderModules([{ path: "script.ts", text }]);
  if (checked?.fault === undefined) return undefined;
  const { offset, line } = checked.fault;
  return { line, column: offset - checked.text.lastIndexOf("\n", offset - 1) };
}

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
