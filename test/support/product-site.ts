// The site of this project, as `npm run site` builds it: once for all test files of a run.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inject } from "vitest";
import { makeOnce } from "./shared-folder.js";

const repository = join(import.meta.dirname, "../..");

/** The program of the script `site` and the message of the first screen. */
const [program = "", shown = ""] =
  /node (\S+) (\S+)$/
    .exec(
      (JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as { readonly scripts: { readonly site: string } }).scripts.site,
    )
    ?.slice(1) ?? [];

/** Builds the site into a folder. */
export const buildProductSite = (folder: string): string =>
  execFileSync(process.execPath, [join(repository, program), shown, folder], { cwd: repository, encoding: "utf8" });

/** The folder of the site. */
export const productSite = (): string => makeOnce(inject("sharedFolder"), "product-site", buildProductSite);

/** The address of a page on the disk. */
export const pageAddress = (path: string): string => pathToFileURL(join(productSite(), path)).href;
