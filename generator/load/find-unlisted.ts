// Finds protocol files beside those that the root file lists: most likely they were forgotten.

import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join, posix } from "node:path";

/** A protocol file names its protocol near its start. */
const headBytes = 4096;

/** The paths of protocol files that are not listed, in the folders of those that are. */
export function findUnlisted(folder: string, listed: readonly string[]): readonly string[] {
  const known = new Set(listed);
  const folders = new Set(listed.map((path) => posix.dirname(path)));
  return [...folders]
    .flatMap((inner) => namesIn(join(folder, inner)).map((name) => posix.join(inner, name)))
    .filter((path) => /\.ya?ml$/.test(path) && !known.has(path) && startsProtocol(join(folder, path)))
    .toSorted();
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return [];
  }
}

function startsProtocol(path: string): boolean {
  try {
    const file = openSync(path, "r");
    try {
      const bytes = Buffer.alloc(headBytes);
      const length = readSync(file, bytes, 0, headBytes, 0);
      return /^protocol:\s*\S/m.test(bytes.toString("utf8", 0, length));
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
