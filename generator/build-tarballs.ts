// Packs every package of this repository, so that other projects can install them without a registry: `npm run pack`, or with the folder to write to.

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const folder = resolve(process.argv[2] ?? join(repository, "packed"));

mkdirSync(folder, { recursive: true });
// Tarballs of other versions would be installed beside the new ones.
for (const name of readdirSync(folder)) if (/^wirepact-.*\.tgz$/.test(name)) rmSync(join(folder, name));
const isWindows = process.platform === "win32";
execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--workspaces", "--pack-destination", folder], {
  cwd: repository,
  stdio: ["ignore", "ignore", "inherit"],
  shell: isWindows,
});
console.log(`${readdirSync(folder).filter((name) => name.endsWith(".tgz")).length} packages packed. In another project, install them:

  npm install ${folder}/*.tgz

or start a project with a protocol of your own:

  npx wirepact init ../my-protocols --scope @acme --from ${folder}`);
