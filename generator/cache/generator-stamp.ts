// What tells one build of the generator from another: results of earlier runs hold only for the build that made them.

import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A digest of the whole program, where the build made one file of the modules. */
declare const WIREPACT_BUILD: string | undefined;

/** A text that changes with every build of the generator or of the run time it judges by. */
export function generatorStamp(): string {
  return typeof WIREPACT_BUILD === "string" ? WIREPACT_BUILD : stampOfModules();
}

function stampOfModules(): string {
  const own = fileURLToPath(new URL("..", import.meta.url));
  const core = dirname(createRequire(import.meta.url).resolve("@wirepact/core/package.json"));
  const hash = createHash("sha256");
  for (const folder of [own, join(core, "dist")]) for (const line of stampsBelow(folder)) hash.update(line);
  return hash.digest("hex");
}

/** Size and time of every module below a folder, in a fixed order. */
function stampsBelow(folder: string): readonly string[] {
  const lines: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules") lines.push(...stampsBelow(path));
    else if (/\.[jt]s$/.test(entry.name) && !entry.name.endsWith(".d.ts")) {
      const { size, mtimeMs } = statSync(path);
      lines.push(`${entry.name} ${size} ${mtimeMs}\n`);
    }
  }
  return lines;
}
