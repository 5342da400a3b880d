// Keeps the project references in the project's tsconfig.json, or in packages/tsconfig.json, in step with the generated packages.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../model/output-file.js";
import { formatText } from "../text/format.js";
import type { Manifest } from "./manifest.js";

/** Protocols whose packages were generated and that the spec no longer has. */
export function removedProtocols(manifest: Manifest, protocols: readonly string[]): readonly string[] {
  const generated = [...manifest.keys()].flatMap((path) => /^packages\/([^/]+)\/tsconfig\.json$/.exec(path)?.[1] ?? []);
  return generated.filter((name) => !protocols.includes(name));
}

interface ReferenceList {
  readonly references: readonly { readonly path: string }[];
}

/** Files that may have `references`, and the prefix of a package folder in them. */
const candidates = [
  { path: "tsconfig.json", before: "packages/" },
  { path: "packages/tsconfig.json", before: "./" },
] as const;

/** The file with a reference to every package and none to removed ones, or undefined when nothing has to change. */
export async function updateReferences(
  root: string,
  protocols: readonly string[],
  removed: readonly string[] = [],
): Promise<OutputFile | undefined> {
  const found = candidates.flatMap(({ path, before }) => {
    const config = readList(join(root, path));
    return config === undefined ? [] : [{ path, before, config }];
  })[0];
  if (found === undefined) return undefined;
  const { path, before, config } = found;
  const known = new Set(config.references.map((reference) => reference.path));
  const missing = protocols.map((protocol) => `${before}${protocol}`).filter((folder) => !known.has(folder));
  const stale = new Set(removed.map((protocol) => `${before}${protocol}`));
  const kept = config.references.filter((reference) => !stale.has(reference.path));
  if (missing.length === 0 && kept.length === config.references.length) return undefined;
  const references = [...kept, ...missing.map((folder) => ({ path: folder }))];
  const changed = JSON.stringify({ ...config, references }, null, 2).replaceAll(/\{\s+("path": "[^"]*")\s+\}/g, "{ $1 }");
  const formatted = await formatText("tsconfig.json", changed);
  return "text" in formatted ? { path, text: formatted.text } : undefined;
}

const readList = (path: string): ReferenceList | undefined => (existsSync(path) ? parseList(readFileSync(path, "utf8")) : undefined);

/** Whether a tsconfig.json has `references` that can be updated. */
export const holdsReferences = (text: string): boolean => parseList(text) !== undefined;

/** A file with comments is not valid JSON and is left alone. */
function parseList(text: string): ReferenceList | undefined {
  try {
    const config = JSON.parse(text) as Partial<ReferenceList> | null;
    return Array.isArray(config?.references) ? (config as ReferenceList) : undefined;
  } catch {
    return undefined;
  }
}
