// The language server: connects the features to an editor over the language server protocol.

import {
  CodeActionKind,
  ResponseError,
  TextDocumentSyncKind,
  type Connection,
  type InitializeResult,
  type Position,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
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
import type { Project } from "./project.js";
import { openWorkspace, type Asked } from "./workspace.js";

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
    complain: (problem) => connection.console.error(problem),
  });
  const { ask, locate } = workspace;
  let isVersioned = false;
  const symbolsAt = async ({ textDocument, position }: TextDocumentPositionParams): Promise<SymbolsAt | undefined> => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return undefined;
    const index = asked.project.symbols();
    const place = symbolAt(index, asked.view.file.path, offsetIn(asked.view, position));
    return place === undefined ? undefined : { ...asked, place, index };
  };
  /** Edits of files; with the versions of open ones, so that editors do not apply them to another text. */
  const toWorkspaceEdit = (project: Project, edits: readonly TextEdit[]): WorkspaceEdit => {
    const views = project.views().filter(({ file }) => edits.some(({ span }) => span.file === file.path));
    const changes = views.map((view) => ({
      ...workspace.documentOf(project, view.file.path),
      edits: toTextEdits(
        edits.filter(({ span }) => span.file === view.file.path),
        view,
      ),
    }));
    if (!isVersioned) return { changes: Object.fromEntries(changes.map(({ uri, edits: own }) => [uri, own])) };
    return { documentChanges: changes.map(({ uri, version, edits: own }) => ({ textDocument: { uri, version }, edits: own })) };
  };

  connection.onInitialize(({ capabilities: client }) => {
    isVersioned = client.workspace?.workspaceEdit?.documentChanges === true;
    return { capabilities, serverInfo: { name: "wirepact" } };
  });
  connection.onDidOpenTextDocument(({ textDocument: { uri, text, version } }) => workspace.setText(uri, text, version));
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    const text = contentChanges.at(-1)?.text;
    return text === undefined ? undefined : workspace.setText(uri, text, version);
  });
  connection.onDidSaveTextDocument(() => workspace.filesChanged());
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => workspace.closeText(uri));
  connection.onDidChangeWatchedFiles(() => workspace.filesChanged());

  connection.onCompletion(async ({ textDocument, position }) => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return [];
    const { view } = asked;
    return toCompletionItems(complete(view.file, offsetIn(view, position), view.kind, view.sharedTypes), view);
  });
  connection.onHover(async ({ textDocument, position }) => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return null;
    const { view, project } = asked;
    const hover = hoverAt({ view, index: project.symbols(), model: project.model(view.file.path) }, offsetIn(view, position));
    return hover === undefined ? null : { contents: { kind: "markdown", value: hover.markdown }, range: toRange(view.lines, hover.span) };
  });
  connection.onDefinition(async (parameters) => {
    const found = await symbolsAt(parameters);
    return found === undefined
      ? []
      : locate(
          found.project,
          found.place.symbols.map(({ span }) => span),
        );
  });
  connection.onReferences(async (parameters) => {
    const found = await symbolsAt(parameters);
    if (found === undefined) return [];
    const family = familyOf(
      found.index,
      found.place.symbols.map(({ id }) => id),
    );
    const occurrences = occurrencesOf(found.index, family).filter(
      ({ isDefinition }) => parameters.context.includeDeclaration || !isDefinition,
    );
    return locate(
      found.project,
      occurrences.map(({ span }) => span),
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
    const ids = found.place.symbols.map(({ id }) => id);
    return toWorkspaceEdit(found.project, renameEdits(found.index, ids, parameters.newName));
  });
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const asked = await ask(textDocument.uri);
    return asked === undefined ? [] : outlineOf(asked.view);
  });
  connection.onWorkspaceSymbol(({ query }) =>
    workspace.projects().flatMap((project) => {
      const found = project.symbols().symbols.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
      const locations = locate(
        project,
        found.map(({ span }) => span),
      );
      return found.map(({ name, kind }, index) => ({ name, kind: symbolKinds[kind], location: locations[index]! }));
    }),
  );
  connection.onFoldingRanges(async ({ textDocument }) => {
    const asked = await ask(textDocument.uri);
    return asked === undefined ? [] : foldingOf(asked.view);
  });
  connection.onCodeAction(async ({ textDocument, range }) => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return [];
    const { view, project } = asked;
    const { path } = view.file;
    const offsets = { start: offsetIn(view, range.start), end: offsetIn(view, range.end) };
    const fixes = await fixesAt(await project.compile(path), path, offsets, (files) => project.compile(path, files));
    return fixes.map(({ fix, diagnostic }) => ({
      title: fix.title,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: [toDiagnostic(diagnostic, view, () => undefined)],
      edit: toWorkspaceEdit(project, fix.edits),
    }));
  });
  connection.onDocumentFormatting(async ({ textDocument }) => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return [];
    const { file, lines } = asked.view;
    const text = await formatYaml(file.text);
    return text === undefined || text === file.text ? [] : [{ range: toRange(lines, { start: 0, end: file.text.length }), newText: text }];
  });
  connection.onCodeLens(async ({ textDocument }) => {
    const asked = await ask(textDocument.uri);
    return asked === undefined ? [] : lensesOf(asked.view, asked.project.model(asked.view.file.path), asked.project.rootFile);
  });
  connection.onExecuteCommand(({ command, arguments: [source] = [] }) => {
    if (command !== showChangesCommand) return null;
    const found = workspace.projects().flatMap((project) => {
      const model = project.model(String(source));
      const changes = model === undefined ? undefined : changesSince(model, project.rootFile);
      return changes === undefined ? [] : [changes];
    });
    const text = found.flatMap(({ lines }) => lines).join("\n");
    if (text !== "") connection.window.showInformationMessage(text);
    return text;
  });
  connection.listen();
}

/** The error code of the protocol for parameters that are not valid. */
const invalidParameters = -32602;

interface SymbolsAt extends Asked {
  readonly place: SymbolPlace;
  readonly index: SymbolIndex;
}

const offsetIn = ({ file, lines }: FileView, position: Position): number => toOffset(file.text, lines, position);
