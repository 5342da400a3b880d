// Golden folders: what emitters must give, file by file. `UPDATE_GOLDEN=1` writes them anew, to be read in the diff.

import { existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { emitFiles } from "../../generator/emit/emit-files.js";
import type { Emitter } from "../../generator/emit/emitter.js";
import type { PackageConfig } from "../../generator/model/package-config.js";
import { loadSpec } from "../../generator/load/load-spec.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import type { OutputFile } from "../../generator/model/output-file.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { parseSpec } from "../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../generator/resolve/resolve-spec.js";

const testFolder = fileURLToPath(new URL("..", import.meta.url));

/** The configuration of packages that tests emit. */
export const goldenConfig: PackageConfig = {
  scope: "@example",
  license: "MIT",
  specFolder: "spec",
  coreVersion: "^1.0.0",
  coreInWorkspace: false,
  metadata: { keywords: ["example"] },
};

/** The models of a spec below `test/`, by the path of its root file. */
export function modelsOf(rootFile: string): readonly ProtocolModel[] {
  const { files } = loadSpec(join(testFolder, rootFile));
  const { syntax, diagnostics } = parseSpec(files);
  if (syntax === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return resolveSpec(syntax).protocols.map(({ model }) => model);
}

/** What some emitters give for some protocols, in final form; diagnostics fail the test. */
export async function emitAll(emitters: readonly Emitter[], models: readonly ProtocolModel[]): Promise<readonly OutputFile[]> {
  const protocols = models.map((model) => ({ model, schemas: lowerProtocol(model) }));
  const { files, diagnostics } = await emitFiles({ protocols, emitters, config: goldenConfig });
  expect(diagnostics).toEqual([]);
  return files;
}

/** Compares a text with the golden file of a case. */
export function expectGoldenText(path: string, text: string): void {
  const file = join(testFolder, "golden", path);
  if (process.env["UPDATE_GOLDEN"] !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(existsSync(file) ? readFileSync(file, "utf8") : undefined);
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Compares files with the golden folder of a case, both ways. */
export function expectGolden(name: string, files: readonly OutputFile[]): void {
  const folder = join(testFolder, "golden", name);
  if (process.env["UPDATE_GOLDEN"] !== undefined) {
    for (const stale of filesIn(folder)) unlinkSync(stale);
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  expect(filesIn(folder).length).toBe(files.length);
  for (const { path, text } of files) expect(text, path).toBe(readFileSync(join(folder, path), "utf8"));
}
