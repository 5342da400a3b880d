// The content of the files that the output depends on: configuration, spec, and the project's own templates.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoadedSpec } from "../load/load-spec.js";
import { templateFiles } from "../text/template.js";
import type { VersionedConfig } from "./config-reader.js";

/** The content of every such file by its path. */
export function projectTexts(spec: LoadedSpec, { config, configPath, configText }: VersionedConfig): ReadonlyMap<string, string> {
  const { templates } = config;
  const own = templates === undefined ? [] : templateFiles(templates).map((name) => join(templates, `${name}.hbs`));
  return new Map([
    [configPath, configText],
    ...spec.files.map(({ path, text }): [string, string] => [join(spec.folder, path), text]),
    ...own.map((path): [string, string] => [path, readFileSync(path, "utf8")]),
  ]);
}

/** Paths whose content differs or that exist on one side only, sorted. */
export function changedPaths(texts: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...texts.keys(), ...before.keys()]);
  return [...paths].filter((path) => texts.get(path) !== before.get(path)).sort();
}
