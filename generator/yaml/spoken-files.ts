// The files of the versions that protocols speak: spec files that `speaks` names, and released models.

import type { SourceFile, Span } from "../model/source.js";
import { readYaml } from "./read-yaml.js";

/** A version that a protocol file speaks, and the spec file that it names for it. */
export interface SpokenFile {
  readonly protocol: string;
  readonly version: string;
  readonly spec?: { readonly path: string; readonly span: Span };
}

/** What a protocol file says under `speaks`, as far as it can be read. */
export function spokenIn(file: SourceFile): readonly SpokenFile[] {
  // Most files have none, and reading a large one takes a while, as does the pattern.
  if (!file.text.includes("speaks") || !/^["']?speaks["']?\s*:/m.test(file.text)) return [];
  const { node } = readYaml(file);
  const valueOf = (key: string) => (node?.kind === "map" ? node.entries.find((entry) => entry.key === key)?.value : undefined);
  const [name, speaks] = [valueOf("protocol"), valueOf("speaks")];
  if (name?.kind !== "scalar" || speaks?.kind !== "map") return [];
  return speaks.entries.map(({ key, value }) => {
    const spec = value.kind === "map" ? value.entries.find((entry) => entry.key === "spec")?.value : undefined;
    return { protocol: name.text, version: key, ...(spec?.kind === "scalar" ? { spec: { path: spec.text, span: spec.span } } : {}) };
  });
}

/** Of the files of a spec, those of the versions that one of them speaks. */
export function spokenBy(files: readonly SourceFile[], file: SourceFile): readonly SourceFile[] {
  const paths = new Set(
    spokenIn(file).map(({ protocol, version, spec }) => spec?.path.replace(/^\.\//, "") ?? releasePath(protocol, version)),
  );
  return files.filter(({ path }) => paths.has(path));
}

/** The path of the released model of a version, relative to the root file. */
export const releasePath = (protocol: string, version: string): string => `releases/${protocol}/${version}.json`;

/** Whether a file is a released model. */
export const isReleasePath = (path: string): boolean => /^releases\/[^/]+\/[^/]+\.json$/.test(path);
