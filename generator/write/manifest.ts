// The manifest: which files were generated, and the hash of each as it was written. Line endings do not change a hash.

import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Journal } from "../disk/journal.js";
import { hashText } from "../text/digest.js";

/** Where the manifest is, below the output folder. */
export const manifestPath = "generated/manifest.json";

/** Hash of each generated file by its path. */
export type Manifest = ReadonlyMap<string, string>;

/** The manifest of an output folder; empty when there is none or when it is not valid JSON. */
export function readManifest(root: string): Manifest {
  const path = join(root, manifestPath);
  if (!existsSync(path)) return new Map();
  try {
    const { files } = JSON.parse(readFileSync(path, "utf8")) as { readonly files?: Readonly<Record<string, unknown>> };
    return new Map(Object.entries(files ?? {}).map(([file, hash]) => [file, String(hash)]));
  } catch {
    // Without a manifest every existing file counts as not generated, so nothing is overwritten or deleted.
    return new Map();
  }
}

/** Whether a path can be that of a generated file: below `packages/` or `generated/`, and in no folder of Git or npm. */
export function isManifestPath(path: string): boolean {
  const steps = path.toLowerCase().split("/");
  return (
    /^(?:packages|generated)\/./.test(path) &&
    posix.normalize(path) === path &&
    !path.endsWith("/") &&
    !/[\\\0]/.test(path) &&
    !steps.some((step) => [".git", "node_modules"].includes(step))
  );
}

/** The manifest together with what interrupted runs wrote or were about to delete, as far as it is still on disk. */
export function recoverManifest(root: string, manifest: Manifest, journals: readonly Journal[]): Manifest {
  const recovered = new Map(manifest);
  for (const { hashes } of journals)
    for (const [path, hash] of Object.entries(hashes))
      if (isManifestPath(path) && hashOnDisk(root, path) === hash) recovered.set(path, hash);
  return recovered;
}

function hashOnDisk(root: string, path: string): string | undefined {
  try {
    return hashText(readFileSync(join(root, path), "utf8"));
  } catch {
    return undefined;
  }
}

/** The manifest as text, sorted by path. */
export function manifestText(manifest: Manifest): string {
  const files = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ about: "Files that wirepact generated, and their hashes. Do not edit.", files }, null, 2)}\n`;
}
