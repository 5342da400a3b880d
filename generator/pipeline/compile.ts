// From the root file of a spec to checked models: the first four stages in order.

import type { CheckOptions } from "../check/check-protocol.js";
import { compileFiles, type Compilation } from "./compile-files.js";
import { loadSpec } from "../load/load-spec.js";
import type { OpenText, ReadHook } from "../load/read-source.js";

export { compileFiles, type Compilation } from "./compile-files.js";

export interface CompileOptions extends CheckOptions {
  /** Called before a file is read. */
  readonly onRead?: ReadHook;
  /** The texts that replace those on disk. */
  readonly openText?: OpenText;
}

/** Compiles the spec of a root file. */
export async function compileSpec(rootFile: string, { onRead, openText, ...options }: CompileOptions = {}): Promise<Compilation> {
  const loaded = loadSpec(rootFile, onRead, openText);
  if (loaded.diagnostics.some(({ severity }) => severity === "error"))
    return { protocols: [], partial: [], diagnostics: loaded.diagnostics, files: loaded.files };
  const compilation = await compileFiles(loaded.files, { today: new Date().toISOString().slice(0, 10), ...options });
  return { ...compilation, diagnostics: [...loaded.diagnostics, ...compilation.diagnostics] };
}
