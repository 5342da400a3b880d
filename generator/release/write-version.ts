// Sets the version of a protocol in its spec file, and touches nothing else of it.

import { readFileSync, writeFileSync } from "node:fs";

/** Replaces the value of the top-level `version`; the comment behind it stays. */
export function writeVersion(path: string, version: string): void {
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(/^(version:[ \t]*)(?:'[^']*'|"[^"]*"|[^\s#]+)/m, (_all, key: string) => `${key}${version}`),
  );
}
