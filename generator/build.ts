// The build after the compiler: bundles core and the commands and compiles the templates, when anything they are made from has changed.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stampOf } from "./cache/generator-stamp.js";
import { referenceFiles } from "./site/reference-pages.js";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Everything the bundle and the templates are made from, relative to `generator/dist`. */
const inputs = [
  ".",
  "../package.json",
  "../../packages/core/dist",
  "../../packages/channel/dist",
  "../../templates",
  ...Object.keys(referenceFiles("../../spec/")),
  "../../package-lock.json",
  "../site/client",
  "../site/guides",
];

await whenChanged(
  "build-core.stamp",
  ["build-core.js", "../../packages/core/package.json", "../../packages/core/src", "../../packages/core/dist"],
  async () => {
    const { buildCore } = await import("./build-core.js");
    await buildCore();
  },
);
await whenChanged("build.stamp", inputs, async () => {
  const { buildTemplates } = await import("./build-templates.js");
  const { buildProgram } = await import("./build-program.js");
  await buildTemplates();
  const { buildSiteScripts } = await import("./build-site-scripts.js");
  await buildProgram();
  await buildSiteScripts();
});

/** What is written may be among the inputs. */
async function whenChanged(stampName: string, from: readonly string[], write: () => Promise<void>): Promise<void> {
  const stampFile = path(stampName);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stampOf(from.map(path))) return;
  await write();
  writeFileSync(stampFile, stampOf(from.map(path)));
}
