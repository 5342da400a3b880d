// The build after the compiler: bundles the commands and compiles the templates, when anything they are made from has changed.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stampOf } from "./cache/generator-stamp.js";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Everything the bundle and the templates are made from, relative to `generator/dist`. */
const inputs = [
  ".",
  "../package.json",
  "../../packages/core/dist",
  "../../templates",
  "../../spec/README.md",
  "../../package-lock.json",
  "../site/client",
  "../site/guides",
];

const stampFile = path("build.stamp");
const stamp = stampOf(inputs.map(path));
if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  const { buildTemplates } = await import("./build-templates.js");
  const { buildProgram } = await import("./build-program.js");
  await buildTemplates();
  const { buildSiteScripts } = await import("./build-site-scripts.js");
  await buildProgram();
  await buildSiteScripts();
  // The templates that were just written are among the inputs.
  writeFileSync(stampFile, stampOf(inputs.map(path)));
}
