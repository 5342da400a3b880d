// A Chromium of the system's package: loads one page without a window, from an empty profile, and gives the page as it is in the end.

import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { removeTemporary } from "./remove-temporary.js";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The browser's program; undefined where none is installed, which CI does not allow. `CHROMIUM` names another program. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const programs = named !== undefined ? [named] : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = programs.find((program) => existsSync(program));
  if (found === undefined && process.env["CI"] === "true") throw new Error("CI needs a Chromium: apt-get install chromium");
  return found;
}

/** No window, no profile of anybody, and no word to the network: the page is a file. */
const switches = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND",
];

/** Loads a page and gives its HTML once its scripts have had their time. */
export async function loadPage(chromium: string, html: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-chromium-"));
  const page = join(folder, "page.html");
  writeFileSync(page, html);
  const own = [`--user-data-dir=${join(folder, "profile")}`, "--virtual-time-budget=10000", "--dump-dom", pathToFileURL(page).href];
  try {
    const { stdout } = await promisify(execFile)(chromium, [...switches, ...own], { timeout: 600_000, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } finally {
    removeTemporary(folder);
  }
}
