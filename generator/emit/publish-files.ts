// Adds the files that a project's own emitters write into packages to `files` of their manifests, so that they are published.

import { posix } from "node:path";
import type { OutputDraft } from "../model/output-file.js";

/** A draft, and the emitter that made it. */
interface EmittedDraft {
  readonly draft: OutputDraft;
  readonly emitter: string;
}

/** Names that npm publishes anyway, and sources, which are published compiled. */
const isCovered = (name: string): boolean => ["src", "package.json", "README.md", "LICENSE", "tsconfig.json"].includes(name);

/** Whether a path is that of the manifest of a package. */
export const isPackageManifest = (path: string): boolean => /^packages\/[^/]+\/package\.json$/.test(path);

/** The drafts, with manifests that list all files of their package; `own` are the names of the project's emitters. */
export function publishFiles<T extends EmittedDraft>(
  drafts: readonly T[],
  others: readonly { readonly path: string; readonly emitter: string }[],
  own: ReadonlySet<string>,
): readonly T[] {
  const added = new Map<string, Set<string>>();
  for (const { path, emitter } of [...others, ...drafts.map((each) => ({ path: each.draft.path, emitter: each.emitter }))]) {
    const [, folder = "", name = ""] = /^(packages\/[^/]+)\/([^/]+)/.exec(path) ?? [];
    if (own.has(emitter) && name !== "" && !isCovered(name)) added.set(folder, (added.get(folder) ?? new Set()).add(name));
  }
  if (added.size === 0) return drafts;
  return drafts.map((emitted) => {
    const { draft, emitter } = emitted;
    const names = isPackageManifest(draft.path) ? added.get(posix.dirname(draft.path)) : undefined;
    if (names === undefined || own.has(emitter) || !("text" in draft)) return emitted;
    return { ...emitted, draft: { ...draft, text: withFiles(draft.text, [...names].toSorted()) } };
  });
}

function withFiles(text: string, names: readonly string[]): string {
  const manifest = JSON.parse(text) as { readonly files?: readonly string[] };
  const { files = [] } = manifest;
  return `${JSON.stringify({ ...manifest, files: [...files, ...names.filter((name) => !files.includes(name))] }, null, 2)}\n`;
}
