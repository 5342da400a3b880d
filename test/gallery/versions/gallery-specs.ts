// Specs of the gallery in which the newer version of a protocol speaks the older one.

import { readFileSync } from "node:fs";

const files = {
  a2a: { old: "a2a", current: "a2a-v1", path: "versions/a2a-0.3.yaml", versions: ["0.3.0", "1.0.0"] },
  acp: { old: "acp", current: "acp-v2", path: "versions/acp.yaml", versions: ["1.0.0", "2.0.0"] },
  mcp: { old: "mcp", current: "mcp-2026", path: "versions/mcp-2025-11-25.yaml", versions: ["2025-11-25", "2026-07-28"] },
} as const;

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** What the newer version says about the older one. */
export const migrationsOf = (name: keyof typeof files): string => read(`${name}.yaml`);

/** The files of a spec with two versions of a protocol, by path. */
export function gallerySpecs(name: keyof typeof files): Readonly<Record<string, string>> {
  const { old, current, path, versions } = files[name];
  const spec = (file: string, version: string): string =>
    read(`../../../spec/gallery/protocols/${file}.yaml`)
      .replace(/^protocol: .*$/m, `protocol: ${name}`)
      .replace(/^version: .*$/m, `version: ${version}`);
  return {
    "wirepact.yaml": `protocols: [protocols/${name}.yaml]\n`,
    [path]: spec(old, versions[0]),
    [`protocols/${name}.yaml`]: `${spec(current, versions[1])}\n${migrationsOf(name)}`,
  };
}
