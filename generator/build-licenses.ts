// The licenses of bundled packages, which have to accompany every copy of them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The names and licenses of the packages that bundled files belong to, sorted by name. */
export function licensesOf(files: readonly string[]): string {
  const folders = new Map(
    files.flatMap((file) => {
      const [folder, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
      return folder === undefined || name === undefined ? [] : [[name, folder] as const];
    }),
  );
  const texts = [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, folder]) => `${name}\n\n${licenseIn(folder)}`);
  return texts.join("\n\n");
}

/** The text of the license of a package, or what its package.json says about it. */
function licenseIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:[.-]|$)/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), "utf8").trim();
  const { license = "", author = "" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Readonly<Record<string, unknown>>;
  return `License: ${String(license)}. Author: ${typeof author === "string" ? author : JSON.stringify(author)}`;
}
