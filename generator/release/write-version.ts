// Sets the version of a protocol in its spec file, and changes nothing else.

import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** The text of a spec file with another top-level `version`; a comment after it stays. */
export function withVersion(path: string, version: string): string {
  const text = readFileSync(path, "utf8");
  return text.replace(/^(version:[ \t]*)(?:'[^']*'|"[^"]*"|[^\s#]+)/m, (_all, key: string) => `${key}${version}`);
}

/** The file that a new text is written to before it replaces the old one. */
export const temporaryFile = (path: string): string => `${path}.release-tmp`;

/** Replaces a spec file as a whole, so that an interrupted release leaves no partial file. */
export function writeSpec(path: string, text: string): void {
  writeFileSync(temporaryFile(path), text);
  renameSync(temporaryFile(path), path);
}
