// The list of project references in the repository's own tsconfig.json, or in one that stands in packages/: kept in step with the
// packages, when there is such a list.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../model/output-file.js";
import { formatText } from "../text/format.js";
import type { Manifest } from "./manifest.js";

/** Protocols whose packages were generated once and are not among the present ones. */
export function goneProtocols(manifest: Manifest, protocols: readonly string[]): readonly string[] {
  const generated = [...manifest.keys()].flatMap((path) => /^packages\/([^/]+)\/tsconfig\.json$/.exec(path)?.[1] ?? []);
  return generated.filter((name) => !protocols.includes(name));
}

interface ReferenceList {
  readonly references: readonly { readonly path: string }[];
}

/** Where a list may be, and how it writes the folder of a package. */
const places = [
  { path: "tsconfig.json", before: "packages/" },
  { path: "packages/tsconfig.json", before: "./" },
] as const;

/** The list with a reference to every package and none to those that are gone, or undefined when nothing has to change. */
export async function updateReferences(
  root: string,
  protocols: readonly string[],
  gone: readonly string[] = [],
): Promise<OutputFile | undefined> {
  const found = places.flatMap(({ path, before }) => {
    const config = readList(join(root, path));
    return config === undefined ? [] : [{ path, before, config }];
  })[0];
  if (found === undefined) return undefined;
  const { path, before, config } = found;
  const known = new Set(config.references.map((reference) => reference.path));
  const missing = protocols.map((protocol) => `${before}${protocol}`).filter((folder) => !known.has(folder));
  const stale = new Set(gone.map((protocol) => `${before}${protocol}`));
  const kept = config.references.filter((reference) => !stale.has(reference.path));
  if (missing.length === 0 && kept.length === config.references.length) return undefined;
  const references = [...kept, ...missing.map((folder) => ({ path: folder }))];
  const changed = JSON.stringify({ ...config, references }, null, 2).replaceAll(/\{\s+("path": "[^"]*")\s+\}/g, "{ $1 }");
  const formatted = await formatText("tsconfig.json", changed);
  return "text" in formatted ? { path, text: formatted.text } : undefined;
}

const readList = (path: string): ReferenceList | undefined => (existsSync(path) ? parseList(readFileSync(path, "utf8")) : undefined);

/** Whether the text of a tsconfig.json has a list of references that is kept in step. */
export const holdsReferences = (text: string): boolean => parseList(text) !== undefined;

/** A file with comments is not ours to rewrite. */
function parseList(text: string): ReferenceList | undefined {
  try {
    const config = JSON.parse(text) as Partial<ReferenceList> | null;
    return Array.isArray(config?.references) ? (config as ReferenceList) : undefined;
  } catch {
    return undefined;
  }
}
