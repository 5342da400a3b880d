// All pages of the site in a real browser, at three widths and in both themes, with axe.

import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAxeViolations } from "../support/axe.js";
import { launchBrowser, openPage } from "../support/browser.js";
import { runCommand } from "../support/command-line.js";
import { removeTemporary } from "../support/remove-temporary.js";

const browser = await launchBrowser();
const folder = mkdtempSync(join(tmpdir(), "wirepact-site-"));

afterAll(async () => {
  await browser?.close();
  removeTemporary(folder);
});

const repository = join(import.meta.dirname, "../..");
const protocols = readdirSync(join(repository, "generated"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

describe.skipIf(browser === undefined)("every page opens without an error, a sideways scroll or a finding of axe", () => {
  beforeAll(async () => {
    const { code, out } = await runCommand(["docs", "--out", folder], repository);
    expect(code, out).toBe(0);
  });

  it.each(["", ...protocols])("in the folder /%s", async (protocol) => {
    const own = join(folder, protocol);
    const pages = readdirSync(own, { recursive: protocol !== "", encoding: "utf8" }).filter((path) => path.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(2);
    for (const path of pages)
      for (const [width, theme] of [
        [390, "light"],
        [768, "dark"],
        [1440, "light"],
      ] as const) {
        const { page, problems } = await openPage(browser!, pathToFileURL(join(own, path)).href, { width, theme });
        expect(problems, `${path} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
        if (width === 390) expect(await findAxeViolations(page), path).toEqual([]);
        await page.close();
      }
  });
});
