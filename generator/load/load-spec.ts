// The load stage: reads the root file and the files of types and protocols that it lists. Refuses files outside the folder of the root file,
// and first completes a change of several files that was interrupted.

import { realpathSync } from "node:fs";
import { basename, dirname, join, posix, relative, resolve, sep, win32 } from "node:path";
import { nearestName } from "@wirepact/core";
import { report } from "../diagnostics/catalog.js";
import { finishEdits } from "../disk/finish-edits.js";
import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span, YamlNode } from "../model/source.js";
import { describeNode } from "../yaml/describe-node.js";
import { readYaml } from "../yaml/read-yaml.js";
import { isReleasePath, releasePath, spokenIn } from "../yaml/spoken-files.js";
import { findUnlisted } from "./find-unlisted.js";
import { readSource, type OpenText, type ReadHook } from "./read-source.js";

/** The files of a spec, the root file first, and problems with reading them. */
export interface LoadedSpec {
  /** The root file's folder, which the paths of the files are relative to. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a spec from its root file; the texts of open files replace those on disk. */
export function loadSpec(rootFile: string, onRead?: ReadHook, openText?: OpenText): LoadedSpec {
  const folder = dirname(resolve(rootFile));
  const unfinished = finishEdits(folder).map((edit) => report("load/unfinished-change", edit, { hint: unfinishedHint }));
  const { files, diagnostics } = readSpec(folder, { rootFile, onRead, openText });
  return { folder, files, diagnostics: [...unfinished, ...diagnostics] };
}

const unfinishedHint = "repeat the command, `wirepact rename` or `wirepact check --fix`";

interface SpecRequest extends Pick<SpecFolder, "onRead" | "openText"> {
  readonly rootFile: string;
}

function readSpec(folder: string, { rootFile, onRead, openText }: SpecRequest): Omit<LoadedSpec, "folder"> {
  const root = readSource({ folder, path: basename(rootFile), shown: rootFile, onRead, openText });
  if (root.file === undefined) return { files: [], diagnostics: root.diagnostics };
  const { node } = readYaml(root.file);
  const wrong = node === undefined ? undefined : findWrongRoot(root.file, node);
  if (wrong !== undefined) return { files: [root.file], diagnostics: [wrong] };
  const { files, diagnostics } = loadProtocols(
    { folder, root: root.file.path, onRead, openText },
    node === undefined ? [] : [...listedPaths(node, "types"), ...listedPaths(node, "protocols")],
  );
  const spoken = loadSpoken({ folder, root: root.file.path, onRead, openText }, files);
  const known = spoken.files.map(({ path }) => path);
  const unlisted = node === undefined || diagnostics.length > 0 ? [] : reportUnlisted(folder, root.file, { node, known });
  return {
    files: [root.file, ...files, ...spoken.files],
    diagnostics: sortDiagnostics([...diagnostics, ...unlisted, ...spoken.diagnostics], [root.file.path]),
  };
}

/** The largest released model that is read, in bytes; it has everything that a spec derives. */
const maxReleaseBytes = 20_000_000;

/** Reads the versions that protocols speak: spec files, and released models as far as they exist. */
function loadSpoken(around: SpecFolder, files: readonly SourceFile[]): Omit<LoadedSpec, "folder"> {
  const spoken = files.flatMap(spokenIn);
  const listed = new Set(files.map(({ path }) => path));
  const specs = loadProtocols(
    around,
    spoken.flatMap(({ spec }) => (spec === undefined || listed.has(posix.normalize(spec.path)) ? [] : [spec])),
  );
  const releases = spoken
    .filter(({ spec }) => spec === undefined)
    .map(({ protocol, version }) => releasePath(protocol, version))
    .filter((path) => isReleasePath(path) && realPath(join(around.folder, path)) !== undefined)
    .map((path) => readSource({ ...around, path, shown: path, limit: maxReleaseBytes }));
  return {
    files: [...specs.files, ...releases.flatMap(({ file }) => file ?? [])],
    diagnostics: [...specs.diagnostics, ...releases.flatMap(({ diagnostics }) => diagnostics)],
  };
}

/** Warns about protocol files that the root file does not list. */
function reportUnlisted(
  folder: string,
  { path: root }: SourceFile,
  { node, known }: { readonly node: YamlNode; readonly known: readonly string[] },
): readonly Diagnostic[] {
  const entry = node.kind === "map" ? node.entries.find(({ key }) => key === "protocols") : undefined;
  const listed = [...listedPaths(node, "protocols"), ...listedPaths(node, "types")].map(({ path }) => posix.normalize(path));
  return findUnlisted(
    folder,
    listed.filter((path) => !leaves(path)),
  )
    .filter((path) => path !== root && !known.includes(path))
    .map((path) =>
      report("load/unlisted-protocol", { path }, { span: entry?.keySpan, hint: `add \`- ${path}\` to \`protocols\`, or delete the file` }),
    );
}

/** Recognizes a file that is not a root file at all; mistakes in a root file are reported by the parse stage. */
function findWrongRoot(file: SourceFile, node: YamlNode): Diagnostic | undefined {
  if (node.kind !== "map") return report("load/wrong-root", { path: file.path, found: describeNode(node) }, { span: node.span });
  const keys = node.entries.map(({ key }) => key);
  if (keys.some((key) => key === "protocols" || (key !== "protocol" && nearestName(key, ["protocols"]) !== undefined))) return undefined;
  if (!keys.includes("protocol")) {
    const hint = "a root file lists the protocol files, for example `protocols: [protocols/mail.yaml]`";
    const found = "a file without `protocols`";
    return report("load/wrong-root", { path: file.path, found }, { span: node.entries[0]?.keySpan ?? node.span, hint });
  }
  const span = node.entries[keys.indexOf("protocol")]!.keySpan;
  return report(
    "load/wrong-root",
    { path: file.path, found: "a protocol file" },
    { span, hint: "use the file that lists it under `protocols`" },
  );
}

interface ListedPath {
  readonly path: string;
  readonly span: Span;
}

function listedPaths(root: YamlNode, name: "types" | "protocols"): readonly ListedPath[] {
  const list = root.kind === "map" ? root.entries.find(({ key }) => key === name)?.value : undefined;
  if (list?.kind !== "list") return [];
  return list.items.flatMap((item) => (item.kind === "scalar" && item.text.trim() !== "" ? [{ path: item.text, span: item.span }] : []));
}

interface SpecFolder {
  readonly folder: string;
  readonly root: string;
  readonly onRead: ReadHook | undefined;
  readonly openText: OpenText | undefined;
}

function loadProtocols({ folder, root, onRead, openText }: SpecFolder, listed: readonly ListedPath[]): Omit<LoadedSpec, "folder"> {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, Span | undefined>([[realPath(join(folder, root)) ?? "", undefined]]);
  for (const { path, span } of listed) {
    const normal = posix.normalize(path);
    const real = leaves(normal) ? undefined : realPath(join(folder, normal));
    if (leaves(normal) || (real !== undefined && !isInside(real, realPath(folder) ?? folder))) {
      diagnostics.push(report("load/path-leaves-folder", { path }, { span }));
    } else if (real !== undefined && seen.has(real)) {
      const first = seen.get(real);
      const related = first === undefined ? undefined : [{ message: "first listed here", span: first }];
      diagnostics.push(report("load/listed-twice", { path }, { span, related }));
    } else {
      const reading = readSource({ folder, path: normal, shown: path, span, onRead, openText });
      diagnostics.push(...reading.diagnostics);
      if (reading.file !== undefined) files.push(reading.file);
      if (real !== undefined) seen.set(real, span);
    }
  }
  return { files, diagnostics };
}

function leaves(path: string): boolean {
  return path === ".." || path.startsWith("../") || posix.isAbsolute(path) || win32.isAbsolute(path);
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !win32.isAbsolute(way);
}

/** The path with links resolved, or undefined when the file does not exist. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
