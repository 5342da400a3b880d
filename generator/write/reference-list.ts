// The list of project references in the repository's own tsconfig.json: kept in step with the packages, when there is such a list.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../model/output-file.js";
import { formatText } from "../text/format.js";

interface ReferenceList {
  readonly references?: readonly { readonly path: string }[];
}

/** The tsconfig.json with a reference to every package, or undefined when nothing has to change. */
export async function updateReferences(root: string, protocols: readonly string[]): Promise<OutputFile | undefined> {
  const path = join(root, "tsconfig.json");
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8");
  const config = parseConfig(text);
  if (config?.references === undefined) return undefined;
  const known = new Set(config.references.map((reference) => reference.path));
  const missing = protocols.map((protocol) => `packages/${protocol}`).filter((folder) => !known.has(folder));
  if (missing.length === 0) return undefined;
  const references = [...config.references, ...missing.map((folder) => ({ path: folder }))];
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
