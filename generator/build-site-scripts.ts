// Bundles the scripts of the site into classic scripts, because a page opened from a disk cannot load modules.

import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const scripts = ["site", "playground", "spec-playground", "spec-worker"];

/** The templates that the build compiled, in place of the declaration beside the sources. */
const compiledTemplates: Plugin = {
  name: "compiled-templates",
  setup: (scripting) => scripting.onResolve({ filter: /\/compiled-templates\.js$/ }, () => ({ path: path("compiled-templates.js") })),
};

/** Writes `dist/site-scripts/`. */
export async function buildSiteScripts(): Promise<void> {
  await build({
    entryPoints: scripts.map((name) => path(`../site/client/${name}.ts`)),
    outdir: path("site-scripts"),
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    format: "iife",
    charset: "utf8",
    legalComments: "none",
    plugins: [compiledTemplates],
  });
  const names = new Set(scripts.map((name) => `${name}.js`));
  for (const name of readdirSync(path("site-scripts")).filter((each) => !names.has(each))) rmSync(path(`site-scripts/${name}`));
}
