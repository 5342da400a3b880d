// How far a test file is from a source file, along the imports: the nearest tests are the likeliest to notice a change.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The files that a file reaches along its imports, with the number of steps. */
export function importDistances(root: string, file: string): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [path, distance] of distances)
    for (const imported of importsOf(root, path)) if (!distances.has(imported)) distances.set(imported, distance + 1);
  return distances;
}

const known = new Map<string, readonly string[]>();

function importsOf(root: string, file: string): readonly string[] {
  const found = known.get(file);
  if (found !== undefined) return found;
  const text = readFileSync(join(root, file), "utf8");
  const imports = [...text.matchAll(/(?:from|import\(?)\s*"([^"]+)"/g)].flatMap(([, name]) => {
    const path = sourceOf(file, name!);
    return path !== undefined && existsSync(join(root, path)) ? [path] : [];
  });
  known.set(file, imports);
  return imports;
}

function sourceOf(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return normalize(join(dirname(file), name.replace(/\.js$/, ".ts")));
  const [, workspace, part] = /^@wirepact\/([a-z-]+)(?:\/(.+))?$/.exec(name) ?? [];
  if (workspace === undefined) return undefined;
  const folder = `packages/${workspace}/src`;
  if (part === undefined) return `${folder}/index.ts`;
  return workspace === "core" && !part.includes("/") ? `${folder}/${part}/index.ts` : `${folder}/${part}.ts`;
}
