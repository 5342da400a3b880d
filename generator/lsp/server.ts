// The language server: connects the features to an editor over the language server protocol.

import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  CodeActionKind,
  ResponseError,
  TextDocumentSyncKind,
  type Connection,
  type InitializeResult,
  type Location,
  type Position,
  type TextDocumentPositionParams,
} from "vscode-languageserver/node";
import type { Span } from "../model/source.js";
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
import { findRootFile, firstDifference, openProject, specPath, type FileView, type Project } from "./project.js";

/** Diagnostics are computed this many milliseconds after the last edit. */
const quietTime = 40;

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

/** A file that an editor asks about. */
interface Asked {
  readonly project: Project;
  readonly view: FileView;
}

/** Serves a connection until it is closed. */
export function serve(connection: Connection): void {
  const texts = new Map<string, string>();
  const projects = new Map<string, Project>();
  const roots = new Map<string, string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const published = new Map<string, Set<string>>();

  const projectOf = async (uri: string): Promise<Project> => {
    const root = roots.get(uri) ?? (await findRootFile(fileURLToPath(uri)));
    roots.set(uri, root);
    const project = projects.get(root) ?? openProject(root, (path) => texts.get(path));
    projects.set(root, project);
    return project;
  };
  const ask = async (uri: string): Promise<Asked | undefined> => {
    if (!uri.startsWith("file:")) return undefined;
    const project = await projectOf(uri);
    const view = project.view(specPath(project, fileURLToPath(uri)));
    return view === undefined ? undefined : { project, view };
  };
  const uriOf = (project: Project, path: string): string => pathToFileURL(join(project.folder, path)).href;
  const publish = async (project: Project): Promise<void> => {
    const found = await project.update();
    const before = published.get(project.rootFile) ?? new Set();
    const views = new Map(project.views().map((view) => [view.file.path, view]));
    for (const [path, diagnostics] of found) {
      const view = views.get(path);
      if (view === undefined) continue;
      const own = diagnostics.map((diagnostic) =>
        toDiagnostic(diagnostic, view, (other) => ({ view: views.get(other), uri: uriOf(project, other) })),
      );
      await connection.sendDiagnostics({ uri: uriOf(project, path), diagnostics: own });
    }
    for (const path of before) if (!found.has(path)) await connection.sendDiagnostics({ uri: uriOf(project, path), diagnostics: [] });
    published.set(project.rootFile, new Set(found.keys()));
  };
  const schedule = (project: Project): void => {
    clearTimeout(timers.get(project.rootFile));
    const run = (): void => {
      publish(project).catch((error: unknown) => connection.console.error(String(error)));
    };
    timers.set(project.rootFile, setTimeout(run, quietTime));
  };
  const setText = async (uri: string, text: string): Promise<void> => {
    if (!uri.startsWith("file:")) return;
    const path = fileURLToPath(uri);
    const before = texts.get(path);
    texts.set(path, text);
    const project = await projectOf(uri);
    project.edited(specPath(project, path), before === undefined ? 0 : firstDifference(before, text));
    project.view(specPath(project, path));
    schedule(project);
  };
  const locationOf = (project: Project, span: Span): Location[] => {
    const view = project.view(span.file);
    return view === undefined ? [] : [{ uri: uriOf(project, span.file), range: toRange(view.lines, span) }];
  };
  const symbolsAt = async ({
    textDocument,
    position,
  }: TextDocumentPositionParams): Promise<(Asked & { readonly place: SymbolPlace }) | undefined> => {
    const asked = await ask(textDocument.uri);
    const place = asked === undefined ? undefined : symbolAt(asked.view.symbols, asked.view.file.path, offsetIn(asked.view, position));
    return asked === undefined || place === undefined ? undefined : { ...asked, place };
  };

  connection.onInitialize(() => ({ capabilities, serverInfo: { name: "wirepact" } }));
  connection.onDidOpenTextDocument(({ textDocument }) => setText(textDocument.uri, textDocument.text));
  connection.onDidChangeTextDocument(({ textDocument, contentChanges }) => setText(textDocument.uri, contentChanges.at(-1)?.text ?? ""));
  connection.onDidSaveTextDocument(async ({ textDocument }) => schedule(await projectOf(textDocument.uri)));
  connection.onDidCloseTextDocument(async ({ textDocument }) => {
    texts.delete(fileURLToPath(textDocument.uri));
    schedule(await projectOf(textDocument.uri));
  });
  connection.onDidChangeWatchedFiles(() => {
    for (const project of projects.values()) schedule(project);
  });

  connection.onCompletion(async ({ textDocument, position }) => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return [];
    const { view } = asked;
    return toCompletionItems(complete(view.file, offsetIn(view, position), view.kind), view);
  });
  connection.onHover(async ({ textDocument, position }) => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return null;
    const { view, project } = asked;
    const hover = hoverAt(view, offsetIn(view, position), project.model(view.file.path));
    return hover === undefined ? null : { contents: { kind: "markdown", value: hover.markdown }, range: toRange(view.lines, hover.span) };
  });
  connection.onDefinition(async (parameters) => {
    const found = await symbolsAt(parameters);
    return found === undefined ? [] : found.place.symbols.flatMap(({ span }) => locationOf(found.project, span));
  });
  connection.onReferences(async (parameters) => {
    const found = await symbolsAt(parameters);
    if (found === undefined) return [];
    const family = familyOf(
      found.view.symbols,
      found.place.symbols.map(({ id }) => id),
    );
    return occurrencesOf(found.view.symbols, family)
      .filter(({ isDefinition }) => parameters.context.includeDeclaration || !isDefinition)
      .flatMap(({ span }) => locationOf(found.project, span));
  });
  connection.onPrepareRename(async (parameters) => {
    const found = await symbolsAt(parameters);
    if (found === undefined) return null;
    return { range: toRange(found.view.lines, found.place.span), placeholder: found.place.symbols[0]?.name ?? "" };
  });
  connection.onRenameRequest(async (parameters) => {
    const found = await symbolsAt(parameters);
    if (found === undefined) return null;
    const problem = renameProblem(found.view.symbols, found.place.symbols, parameters.newName);
    if (problem !== undefined) throw new ResponseError(invalidParameters, problem);
    const ids = found.place.symbols.map(({ id }) => id);
    const edits = renameEdits(found.view.symbols, ids, parameters.newName);
    return { changes: { [uriOf(found.project, found.view.file.path)]: toTextEdits(edits, found.view) } };
  });
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const asked = await ask(textDocument.uri);
    return asked === undefined ? [] : outlineOf(asked.view);
  });
  connection.onWorkspaceSymbol(({ query }) =>
    [...projects.values()].flatMap((project) =>
      project
        .views()
        .flatMap((view) =>
          view.symbols.symbols
            .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
            .flatMap(({ name, kind, span }) => locationOf(project, span).map((location) => ({ name, kind: symbolKinds[kind], location }))),
        ),
    ),
  );
  connection.onFoldingRanges(async ({ textDocument }) => {
    const asked = await ask(textDocument.uri);
    return asked === undefined ? [] : foldingOf(asked.view);
  });
  connection.onCodeAction(async ({ textDocument, range }) => {
    const asked = await ask(textDocument.uri);
    if (asked === undefined) return [];
    const { view, project } = asked;
    const uri = uriOf(project, view.file.path);
    return fixesAt(project.diagnostics(view.file.path), view, { start: offsetIn(view, range.start), end: offsetIn(view, range.end) }).map(
      ({ fix, diagnostic }) => ({
        title: fix.title,
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [toDiagnostic(diagnostic, view, () => undefined)],
        edit: { changes: { [uri]: toTextEdits(fix.edits, view) } },
      }),
    );
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
    const found = [...projects.values()].flatMap((project) => {
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

const offsetIn = ({ file, lines }: FileView, position: Position): number => toOffset(file.text, lines, position);
