// From the root file of a spec to the models of some protocols, without checking them: for programs that use protocols rather than write them.

import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import { loadSpec } from "../load/load-spec.js";
import type { ReadHook } from "../load/read-source.js";
import type { SourceFile } from "../model/source.js";
import { parseSpec } from "../parse/parse-spec.js";
import { resolveSpec } from "../resolve/resolve-spec.js";
import type { Compilation } from "./compile-files.js";

export interface NamedOptions {
  /** Called before a file is read. */
  readonly onRead?: ReadHook;
  /** The names of the protocols; all if this is missing, or one of them does not exist. */
  readonly names?: readonly string[] | undefined;
}

/** Resolves protocols of the spec of a root file. */
export function resolveNamed(rootFile: string, { onRead, names }: NamedOptions): Omit<Compilation, "partial"> {
  const loaded = loadSpec(rootFile, onRead);
  const files = filesOf(loaded.files, names);
  const { syntax, diagnostics: invalid } = parseSpec(files);
  const { protocols, diagnostics: wrong } = syntax === undefined ? { protocols: [], diagnostics: [] } : resolveSpec(syntax);
  const order = files.map(({ path }) => path);
  return { protocols, diagnostics: sortDiagnostics([...loaded.diagnostics, ...invalid, ...wrong], order), files: loaded.files };
}

/** The files of some protocols, with everything that is not a protocol. */
function filesOf(files: readonly SourceFile[], names: readonly string[] | undefined): readonly SourceFile[] {
  const nameOf = ({ text }: SourceFile): string | undefined => /^protocol: *(["']?)([^\s"']+)\1 *(?:#.*)?$/m.exec(text)?.[2];
  const found = new Set(files.map(nameOf));
  if (names?.every((name) => found.has(name)) !== true) return files;
  return files.filter((file) => names.includes(nameOf(file) ?? names[0]!));
}
