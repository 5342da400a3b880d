// The real spec of this repository, as the load stage hands it over.

import { fileURLToPath } from "node:url";
import { loadSpec } from "../../generator/load/load-spec.js";
import type { SourceFile } from "../../generator/model/source.js";

/** The root file of the spec. */
const rootFile = fileURLToPath(new URL("../../spec/wirepact.yaml", import.meta.url));

/** All files of the spec, the root file first. */
export function readSpecFiles(): readonly SourceFile[] {
  const { files, diagnostics } = loadSpec(rootFile);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return files;
}

/** A spec of its own for every protocol file. */
export function readSpecsApart(): readonly (readonly [SourceFile, SourceFile])[] {
  const [root, ...protocols] = readSpecFiles();
  return protocols.map((file) => [{ path: root!.path, text: `protocols: [${file.path}]\n` }, file]);
}
