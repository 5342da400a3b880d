// The manifest: which files were generated, and the hash of each as it was written. Text only; line ends do not count.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the manifest lives below the output root. */
export const manifestPath = "generated/manifest.json";

/** Hash of each generated file by its path. */
export type Manifest = ReadonlyMap<string, string>;

/** The hash of a text; a checkout with CRLF line ends has the same. */
export function hashText(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}

/** The manifest of an output folder; empty when there is none, or when it cannot be understood. */
export function readManifest(root: string): Manifest {
  const path = join(root, manifestPath);
  if (!existsSync(path)) return new Map();
  try {
    const { files } = JSON.parse(readFileSync(path, "utf8")) as { readonly files?: Readonly<Record<string, unknown>> };
    return new Map(Object.entries(files ?? {}).map(([file, hash]) => [file, String(hash)]));
  } catch {
    // Without a manifest every file counts as foreign, which is the safe way to be wrong.
    return new Map();
  }
}

/** The manifest as text, sorted by path. */
export function manifestText(manifest: Manifest): string {
  const files = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ about: "Files that wirepact generated, and their hashes. Do not edit.", files }, null, 2)}\n`;
}
