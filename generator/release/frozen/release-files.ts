// The released models on disk: `releases/<protocol>/<version>.json` next to the root file of the spec.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { report } from "../../diagnostics/catalog.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { compareModels } from "../../compare/compare-models.js";
import { compareReleases } from "../versions.js";
import { upgradeModel } from "../../resolve/upgrade-model.js";

/** The folder of the released models of a spec. */
export const releasesFolder = (rootFile: string): string => join(dirname(rootFile), "releases");

/** The file of a released model. */
export const releaseFile = (folder: string, protocol: string, version: string): string => join(folder, protocol, `${version}.json`);

/** The file with the frozen API of a released package. */
export const surfaceFile = (folder: string, protocol: string, version: string): string => join(folder, protocol, `${version}.api.txt`);

/** The frozen API of a release; undefined if it has none. */
export function readFrozenSurface(folder: string, protocol: string, version: string): string | undefined {
  const path = surfaceFile(folder, protocol, version);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Names of the protocols that have been released. */
export function releasedProtocols(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** Released versions of a protocol, the oldest first. */
export function releasedVersions(folder: string, protocol: string): readonly string[] {
  const own = join(folder, protocol);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((name) => /^(?:\d+\.\d+\.\d+|\d{4}-\d{2}-\d{2}).*\.json$/.test(name))
    .map((name) => name.slice(0, -".json".length))
    .sort(compareReleases);
}

/** Reads a released model, or any file that holds a model. */
export function readReleasedModel(path: string, shown = path): ProtocolModel | Diagnostic {
  const corrupt = (problem: string): Diagnostic => report("release/corrupt-baseline", { file: shown, problem }, {});
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return corrupt(error instanceof SyntaxError ? "not valid JSON" : "it cannot be read");
  }
  const model = upgradeModel(value);
  if (typeof model === "string") return corrupt(model);
  try {
    // A model that can be compared with itself is complete.
    compareModels(model, model);
    return model;
  } catch {
    return corrupt("parts of it are missing");
  }
}
