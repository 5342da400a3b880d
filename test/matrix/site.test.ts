// All pages of the site in a real browser, at three widths and in both themes, with axe.

import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
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

it.skipIf(browser === undefined)("every page opens without an error, a sideways scroll or a finding of axe", async () => {
  const { code, out } = await runCommand(["docs", "--out", folder], join(import.meta.dirname, "../.."));
  expect(code, out).toBe(0);
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(70);
  for (const path of pages)
    for (const [width, theme] of [
      [390, "light"],
      [768, "dark"],
      [1440, "light"],
    ] as const) {
      const { page, problems } = await openPage(browser!, pathToFileURL(join(folder, path)).href, { width, theme });
      expect(problems, `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (width !== 768) expect(await findAxeViolations(page), `${path} at ${width}`).toEqual([]);
      await page.close();
    }
});
