// The files that are open in an editor, and the specs that they belong to. Diagnostics of a spec are computed after every edit, one run at a time.

import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Diagnostic, Location } from "vscode-languageserver/node";
import type { Span } from "../model/source.js";
import { toDiagnostic } from "./convert.js";
import type { FileView } from "./file-views.js";
import { toRange } from "./positions.js";
import { findRootFile, firstDifference, openProject, specPath, type Project } from "./project.js";

/** Diagnostics are computed this many milliseconds after the last edit. */
const quietTime = 20;

/** A file of a spec that an editor asks about. */
export interface SpecFile {
  readonly project: Project;
  readonly view: FileView;
}

/** A file as the editor names it; its version is null if it is not open. */
interface EditorDocument {
  readonly uri: string;
  readonly version: number | null;
}

interface OpenDocument extends EditorDocument {
  readonly text: string;
}

/** What the workspace tells the editor. */
export interface WorkspaceEvents {
  /** Sends the diagnostics of a file, with the version of the text that they are about if it is open. */
  readonly publish: (uri: string, diagnostics: Diagnostic[], version: number | null) => Promise<void>;
  readonly reportError: (error: string) => void;
}

export interface Workspace {
  /** The file of a URI; undefined if it belongs to no spec. */
  readonly findFile: (uri: string) => Promise<SpecFile | undefined>;
  readonly setText: (uri: string, text: string, version: number) => Promise<void>;
  readonly closeText: (uri: string) => Promise<void>;
  /** Says that files on disk may have changed. */
  readonly filesChanged: () => Promise<void>;
  readonly projects: () => readonly Project[];
  readonly documentOf: (project: Project, path: string) => EditorDocument;
  /** The locations of spans, one for each. */
  readonly locate: (project: Project, spans: readonly Span[]) => Location[];
}

/** Opens a workspace without files. */
export function openWorkspace({ publish, reportError }: WorkspaceEvents): Workspace {
  const documents = new Map<string, OpenDocument>();
  const projects = new Map<string, Project>();
  const roots = new Map<string, string>();

  const projectOf = async (path: string): Promise<Project | undefined> => {
    const root = roots.get(path) ?? (await findRootFile(path));
    if (root === undefined) return undefined;
    roots.set(path, root);
    const project = projects.get(root) ?? openProject(root, (open) => documents.get(open)?.text);
    projects.set(root, project);
    return project;
  };
  const documentOf: Workspace["documentOf"] = (project, path) => {
    const absolute = join(project.folder, path);
    return documents.get(absolute) ?? { uri: pathToFileURL(absolute).href, version: null };
  };
  const schedule = createSchedule(documentOf, { publish, reportError });
  return {
    findFile: async (uri) => {
      const path = pathOf(uri);
      const project = path === undefined ? undefined : await projectOf(path);
      const view = path === undefined ? undefined : project?.view(specPath(project, path));
      return project === undefined || view === undefined ? undefined : { project, view };
    },
    setText: async (uri, text, version) => {
      const path = pathOf(uri);
      // Whatever else an editor sends is ignored, because a text stays until the next one.
      if (path === undefined || typeof text !== "string") return;
      const before = documents.get(path)?.text;
      documents.set(path, { uri, text, version });
      const project = await projectOf(path);
      if (project === undefined) return;
      project.edited(specPath(project, path), before === undefined ? 0 : firstDifference(before, text));
      schedule(project);
    },
    closeText: async (uri) => {
      const path = pathOf(uri);
      if (path === undefined) return;
      documents.delete(path);
      const project = await projectOf(path);
      if (project !== undefined) schedule(project);
    },
    filesChanged: async () => {
      // A spec may have been created, moved or deleted.
      roots.clear();
      for (const path of documents.keys()) await projectOf(path);
      for (const project of projects.values()) schedule(project);
    },
    projects: () => [...projects.values()],
    documentOf,
    locate: (project, spans) => {
      const views = new Map(project.views().map((view) => [view.file.path, view]));
      return spans.map((span) => ({
        uri: documentOf(project, span.file).uri,
        range: toRange(views.get(span.file)?.lines ?? [0], span),
      }));
    },
  };
}

/** Computes and publishes the diagnostics of a spec soon after it was edited, one run at a time. */
function createSchedule(documentOf: Workspace["documentOf"], { publish, reportError }: WorkspaceEvents): (project: Project) => void {
  const runs = new Map<Project, { timer?: NodeJS.Timeout; running?: Promise<void> }>();
  const published = new Map<Project, ReadonlySet<string>>();

  const publishAll = async (project: Project): Promise<void> => {
    // What is compiled now; edits that arrive in the meantime have a separate run.
    const { views: files, diagnostics: computed } = project.update();
    const views = new Map(files.map((view) => [view.file.path, view]));
    const before = new Map([...views.keys()].map((path) => [path, documentOf(project, path)]));
    const found = await computed;
    const sent = new Set<string>();
    for (const [path, diagnostics] of found) {
      const view = views.get(path);
      if (view === undefined) continue;
      const { uri, version } = before.get(path) ?? documentOf(project, path);
      sent.add(uri);
      if (documentOf(project, path).version !== version) continue;
      const own = diagnostics.map((diagnostic) =>
        toDiagnostic(diagnostic, view, (other) => ({ view: views.get(other), uri: documentOf(project, other).uri })),
      );
      await publish(uri, own, version);
    }
    for (const uri of published.get(project) ?? []) if (!sent.has(uri)) await publish(uri, [], null);
    published.set(project, sent);
  };
  return (project) => {
    const run = runs.get(project) ?? {};
    runs.set(project, run);
    clearTimeout(run.timer);
    run.timer = setTimeout(() => {
      // A run that is still going on has read older texts.
      run.running = (run.running ?? Promise.resolve())
        .then(() => publishAll(project))
        .catch((error: unknown) => reportError(String(error)));
    }, quietTime);
  };
}

/** The longest path of a file, in characters: the spec of a file is searched in all folders above it. */
const maxPathLength = 4096;

/** The path of a URI; undefined if it does not refer to a local file. */
function pathOf(uri: string): string | undefined {
  try {
    const path = uri.startsWith("file:") ? fileURLToPath(uri) : "";
    return path === "" || path.length > maxPathLength ? undefined : path;
  } catch {
    return undefined;
  }
}
