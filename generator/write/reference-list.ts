// The list of project references in the repository's own tsconfig.json: kept in step with the packages, when there is such a list.

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
  readonly references?: readonly { readonly path: string }[];
}

/** The tsconfig.json with a reference to every package and none to those that are gone, or undefined when nothing has to change. */
export async function updateReferences(
  root: string,
  protocols: readonly string[],
  gone: readonly string[] = [],
): Promise<OutputFile | undefined> {
  const path = join(root, "tsconfig.json");
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8");
  const config = parseConfig(text);
  if (config?.references === undefined) return undefined;
  const known = new Set(config.references.map((reference) => reference.path));
  const missing = protocols.map((protocol) => `packages/${protocol}`).filter((folder) => !known.has(folder));
  const stale = new Set(gone.map((protocol) => `packages/${protocol}`));
  const kept = config.references.filter((reference) => !stale.has(reference.path));
  if (missing.length === 0 && kept.length === config.references.length) return undefined;
  const references = [...kept, ...missing.map((folder) => ({ path: folder }))];
  const changed = JSON.stringify({ ...config, references }, null, 2).replaceAll(/\{\s+("path": "[^"]*")\s+\}/g, "{ $1 }");
  const formatted = await formatText("tsconfig.json", changed);
  return "text" in formatted ? { path: "tsconfig.json", text: formatted.text } : undefined;
}

/** A file with comments is not ours to rewrite. */
function parseConfig(text: string): ReferenceList | undefined {
  try {
    return JSON.parse(text) as ReferenceList;
  } catch {
    return undefined;
  }
}
