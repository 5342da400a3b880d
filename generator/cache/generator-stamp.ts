// Identifies a build of the generator: what an earlier run stored is valid only for the build that stored it.

import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A digest of all commands; defined in the bundle only. */
declare const WIREPACT_BUILD: string | undefined;

/** A string that is different for every build of the generator or of the core it checks examples with. */
export function generatorStamp(): string {
  return typeof WIREPACT_BUILD === "string" ? WIREPACT_BUILD : stampOfModules();
}

function stampOfModules(): string {
  const own = fileURLToPath(new URL("..", import.meta.url));
  const core = dirname(createRequire(import.meta.url).resolve("@wirepact/core/package.json"));
  return stampOf([own, join(core, "dist")]);
}

/** A digest of the names, sizes and times of files; a folder stands for the files in it, without those that the build writes. */
export function stampOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) for (const line of stampLines(path)) hash.update(line);
  return hash.digest("hex");
}

function stampLines(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) {
    const names = readdirSync(path).filter((name) => !skipped.test(name));
    return names.sort().flatMap((name) => stampLines(join(path, name)));
  }
  return [`${path} ${found === undefined ? "missing" : `${found.size} ${found.mtimeMs}`}\n`];
}

/** Declarations, other packages, and what the build itself writes. */
const skipped = /\.d\.ts$|\.stamp$|^node_modules$|^program$/;
