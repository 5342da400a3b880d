// The language server: connects the features to an editor over the language server protocol.

import {
  CodeActionKind,
  ResponseError,
  TextDocumentSyncKind,
  type Connection,
  type InitializeResult,
  type Location,
  type Position,
  type TextDocumentIdentifier,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import type { Span } from "../model/source.js";
import type { SymbolIndex } from "../model/symbols.js";
import type { TextEdit } from "../model/text-edit.js";
import { renameProblem } from "../resolve/symbols/rename-problem.js";
import { familyOf, occurrencesOf, renameEdits, symbolAt, type SymbolPlace } from "../resolve/symbols/symbol-queries.js";
import { changesSince, lensesOf, showChangesCommand } from "./code-lenses.js";
import { complete } from "./completion.js";
import { toCompletionItems, toDiagnostic, toTextEdits } from "./convert.js";
import { fixesAt } from "./quick-fixes.js";
import { formatYaml } from "../yaml/format-yaml.js";
import { hoverAt } from "./hover.js";
import { foldingOf, outlineOf, symbolKinds } from "./outline.js";
import { toOffset, toRange } from "./positions.js";
import type { FileView } from "./file-views.js";
import { filesOf, type Project } from "./project.js";
import { openWorkspace, type SpecFile, type Workspace } from "./workspace.js";

const capabilities: InitializeResult["capabilities"] = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
  completionProvider: { triggerCharacters: [" ", ":", "[", "{", ",", "$", ".", "/"] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  documentFormattingProvider: true,
  codeLensProvider: {},
  executeCommandProvider: { commands: [showChangesCommand] },
};

/** Serves a connection until it is closed. */
export function serve(connection: Connection): void {
  const workspace = openWorkspace({
    publish: (uri, diagnostics, version) => connection.sendDiagnostics({ uri, diagnostics, ...(version === null ? {} : { version }) }),
    reportError: (error) => connection.console.error(error),
  });
  let isVersioned = false;
  connection.onInitialize(({ capabilities: client }) => {
    isVersioned = client.workspace?.workspaceEdit?.documentChanges === true;
    return { capabilities, serverInfo: { name: "wirepact" } };
  });
  const toEdit: ToWorkspaceEdit = (project, edits) => toWorkspaceEdit(workspace, project, edits, isVersioned);
  serveDocuments(connection, workspace);
  serveFiles(connection, workspace, toEdit);
  serveSymbols(connection, workspace, toEdit);
  serveChanges(connection, workspace);
  connection.listen();
}

type ToWorkspaceEdit = (project: Project, edits: readonly TextEdit[]) => WorkspaceEdit;

/** Edits of files; with the versions of open ones, so that editors do not apply them to another text. */
function toWorkspaceEdit(workspace: Workspace, project: Project, edits: readonly TextEdit[], isVersioned: boolean): WorkspaceEdit {
  const editsIn = (path: string): readonly TextEdit[] => edits.filter(({ span }) => span.file === path);
  const changes = project
    .views()
    .filter(({ file }) => editsIn(file.path).length > 0)
    .map((view) => ({ ...workspace.documentOf(project, view.file.path), edits: toTextEdits(editsIn(view.file.path), view) }));
  if (!isVersioned) return { changes: Object.fromEntries(changes.map(({ uri, edits: own }) => [uri, own])) };
  return { documentChanges: changes.map(({ uri, version, edits: own }) => ({ textDocument: { uri, version }, edits: own })) };
}

/** The texts that the editor opens, changes, saves and closes. */
function serveDocuments(connection: Connection, workspace: Workspace): void {
  connection.onDidOpenTextDocument(({ textDocument: { uri, text, version } }) => workspace.setText(uri, text, version));
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    const text = contentChanges.at(-1)?.text;
    return text === undefined ? undefined : workspace.setText(uri, text, version);
  });
  connection.onDidSaveTextDocument(() => workspace.filesChanged());
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => workspace.closeText(uri));
  connection.onDidChangeWatchedFiles(() => workspace.filesChanged());
}

/** What is asked about a file or a position in it, apart from symbols. */
function serveFiles(connection: Connection, workspace: Workspace, toEdit: ToWorkspaceEdit): void {
  /** A handler that gets the file that is asked about; a file that belongs to no spec has the other result. */
  const withFile =
    <Parameters extends { readonly textDocument: TextDocumentIdentifier }, Found>(
      otherwise: Found,
      answer: (found: SpecFile, parameters: Parameters) => Found | Promise<Found>,
    ) =>
    async (parameters: Parameters): Promise<Found> => {
      const found = await workspace.findFile(parameters.textDocument.uri);
      return found === undefined ? otherwise : answer(found, parameters);
    };

  connection.onCompletion(
    withFile([], ({ view, project }, { position }) => {
      const surroundings = { types: view.sharedTypes, files: () => filesOf(project) };
      return toCompletionItems(complete(view.file, offsetIn(view, position), view.kind, surroundings), view);
    }),
  );
  connection.onHover(
    withFile(null, ({ view, project }, { position }) => {
      const hover = hoverAt({ view, index: project.symbols(), model: project.model(view.file.path) }, offsetIn(view, position));
      return hover === undefined ? null : { contents: { kind: "markdown", value: hover.markdown }, range: toRange(view.lines, hover.span) };
    }),
  );
  connection.onDocumentSymbol(withFile([], ({ view }) => outlineOf(view)));
  connection.onFoldingRanges(withFile([], ({ view }) => foldingOf(view)));
  connection.onCodeAction(
    withFile([], async ({ view, project }, { range }) => {
      const { path } = view.file;
      const offsets = { start: offsetIn(view, range.start), end: offsetIn(view, range.end) };
      const fixes = await fixesAt(await project.compile(path), path, offsets, (files) => project.compile(path, files));
      return fixes.map(({ fix, diagnostic }) => ({
        title: fix.title,
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [toDiagnostic(diagnostic, view, () => undefined)],
        edit: toEdit(project, fix.edits),
      }));
    }),
  );
  connection.onDocumentFormatting(
    withFile([], async ({ view: { file, lines } }) => {
      const text = await formatYaml(file.text);
      return text === undefined || text === file.text
        ? []
        : [{ range: toRange(lines, { start: 0, end: file.text.length }), newText: text }];
    }),
  );
  connection.onCodeLens(withFile([], ({ view, project }) => lensesOf(view, project.model(view.file.path), project.rootFile)));
}

interface FoundSymbols extends SpecFile {
  readonly place: SymbolPlace;
  readonly index: SymbolIndex;
}

/** Definitions, references and renaming of symbols. */
function serveSymbols(connection: Connection, workspace: Workspace, toEdit: ToWorkspaceEdit): void {
  const symbolsAt = async ({ textDocument, position }: TextDocumentPositionParams): Promise<FoundSymbols | undefined> => {
    const found = await workspace.findFile(textDocument.uri);
    if (found === undefined) return undefined;
    const index = found.project.symbols();
    const place = symbolAt(index, found.view.file.path, offsetIn(found.view, position));
    return place === undefined ? undefined : { ...found, place, index };
  };
  const locate = (project: Project, places: readonly { readonly span: Span }[]): Location[] =>
    workspace.locate(
      project,
      places.map(({ span }) => span),
    );

  connection.onDefinition(async (parameters) => {
    const found = await symbolsAt(parameters);
    return found === undefined ? [] : locate(found.project, found.place.symbols);
  });
  connection.onReferences(async (parameters) => {
    const found = await symbolsAt(parameters);
    if (found === undefined) return [];
    const { index, place, project } = found;
    const occurrences = occurrencesOf(index, familyOf(index, idsOf(place)));
    return locate(
      project,
      occurrences.filter(({ isDefinition }) => parameters.context.includeDeclaration || !isDefinition),
    );
  });
  connection.onPrepareRename(async (parameters) => {
    const found = await symbolsAt(parameters);
    if (found === undefined) return null;
    return { range: toRange(found.view.lines, found.place.span), placeholder: found.place.symbols[0]?.name ?? "" };
  });
  connection.onRenameRequest(async (parameters) => {
    const found = await symbolsAt(parameters);
    if (found === undefined) return null;
    const problem = renameProblem(found.index, found.place.symbols, parameters.newName);
    if (problem !== undefined) throw new ResponseError(invalidParameters, problem);
    return toEdit(found.project, renameEdits(found.index, idsOf(found.place), parameters.newName));
  });
  connection.onWorkspaceSymbol(({ query }) =>
    workspace.projects().flatMap((project) => {
      const found = project.symbols().symbols.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
      const locations = locate(project, found);
      return found.map(({ name, kind }, index) => ({ name, kind: symbolKinds[kind], location: locations[index]! }));
    }),
  );
}

const idsOf = ({ symbols }: SymbolPlace): readonly string[] => symbols.map(({ id }) => id);

/** The command that shows what changed since the last release. */
function serveChanges(connection: Connection, workspace: Workspace): void {
  connection.onExecuteCommand(({ command, arguments: [source] = [] }) => {
    if (command !== showChangesCommand) return null;
    const found = workspace.projects().flatMap((project) => {
      const model = project.model(String(source));
      return (model && changesSince(model, project.rootFile)) ?? [];
    });
    const text = found.flatMap(({ lines }) => lines).join("\n");
    if (text !== "") connection.window.showInformationMessage(text);
    return text;
  });
}

/** The error code of the protocol for parameters that are not valid. */
const invalidParameters = -32602;

const offsetIn = ({ file, lines }: FileView, position: Position): number => toOffset(file.text, lines, position);
