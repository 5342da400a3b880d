// Builds the site of this project: its protocols, the gallery, the benchmarks and a first screen. `npm run site` calls it with the message to
// show on the first screen, and optionally with a folder.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileSpec } from "../../pipeline/compile.js";
import { loadConfig } from "../../config/load-config.js";
import { buildSite } from "../build-site.js";
import type { SiteInput } from "../site.js";
import { withPageLinks } from "../page-links.js";
import { siteInput } from "../site-input.js";
import { writeSite } from "../write-site.js";
import { benchmarkPage, type FigureTable } from "./benchmark-page.js";
import { createHero } from "./hero.js";
import { referenceFiles } from "../reference-pages.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** What the site of a spec of this repository is made from; `scope` is that of its packages. */
async function inputOf(spec: string, scope?: string): Promise<SiteInput> {
  const config = await loadConfig(root, { spec });
  if ("code" in config) throw new Error(config.message);
  const compilation = await compileSpec(config.rootFile);
  const problem = compilation.diagnostics.find(({ severity }) => severity === "error");
  if (problem !== undefined) throw new Error(problem.message);
  const input = await siteInput(scope === undefined ? config : { ...config, packages: { ...config.packages, scope } }, compilation);
  if ("code" in input) throw new Error(input.message);
  return input;
}

/** Builds the site into a folder. `shown` is the message of the first screen, such as `orders/order`. */
export async function buildProductSite(folder: string, shown: string): Promise<void> {
  const own = await inputOf("spec/wirepact.yaml");
  const gallery = await inputOf("spec/gallery/wirepact.yaml", "@acme");
  const [protocol = "", message = ""] = shown.split("/");
  const shownProtocol = own.protocols.find(({ model }) => model.name === protocol);
  if (shownProtocol === undefined) throw new Error(`there is no protocol "${protocol}"`);
  const results = JSON.parse(read("test/bench/results.json")) as Readonly<Record<string, FigureTable>>;
  // On the site, the gallery is part of the first page.
  const benchmarks = read("test/bench/README.md").replaceAll("](../../spec/gallery/README.md)", "](index.html#gallery)");
  const contributing = withPageLinks(read("CONTRIBUTING.md"), { "generator/README.md": "manual.md", ...referenceFiles("spec/") });
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  const notice =
    "This protocol is an example from the gallery. Its package is not published: copy the spec from the spec playground to your project and generate it.";
  const input: SiteInput = {
    ...own,
    title: "Wirepact",
    // The workflow that publishes the site knows where it comes from.
    ...(server === undefined || repository === undefined ? {} : { repository: `${server}/${repository}` }),
    hero: createHero(shownProtocol, message, read(`packages/${protocol}/src/types.ts`)),
    protocols: [...own.protocols, ...gallery.protocols.map((each) => ({ ...each, group: "Gallery", notice }))],
    guides: [...own.guides, { path: "contributing.md", markdown: contributing }, benchmarkPage(benchmarks, results)],
  };
  const { written, diagnostics } = writeSite(folder, buildSite(input));
  for (const { severity, message: problem } of diagnostics) console.error(`${severity}: ${problem}`);
  if (diagnostics.some(({ severity }) => severity === "error")) process.exitCode = 1;
  else console.log(`${join(folder, "index.html")}: ${written} files written`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildProductSite(process.argv[3] ?? "site", process.argv[2] ?? "");
