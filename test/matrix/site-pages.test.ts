// Pages of the site in a real browser, at four widths and in both themes, with axe; from the disk and from a server: one page of each kind, and
// all pages in the long tests.

import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { findAxeViolations } from "../support/axe.js";
import { launchBrowser, reuseWindow } from "../support/browser.js";
import { pageAddress, productSite } from "../support/product-site.js";
import { isThorough } from "../support/sample-size.js";
import { serveSite } from "../support/site-server.js";
import { expectVerdict } from "../support/spec-editor.js";

const browser = await launchBrowser();

afterAll(() => browser?.close());

/** The kind of a page: its path without the names of protocols, messages and guides. */
function kindOf(path: string): string {
  const [folder, ...rest] = path.split("/");
  if (rest.length === 0) return path;
  if (folder === "guides") return "guides/*";
  return rest.length === 1 ? `*/${rest[0]}` : `*/${rest[0]}/*`;
}

/** All pages, or one of each kind. */
function pagesToOpen(): readonly string[] {
  const all = readdirSync(productSite(), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  expect(all.length).toBeGreaterThan(150);
  const kinds = all.map(kindOf);
  return isThorough ? all : all.filter((_, index) => kinds.indexOf(kinds[index]!) === index);
}

/** Waits until the worker of the spec playground has answered, so that what it cannot load is a problem of this page. */
async function waitForWorker(page: Page, path: string): Promise<void> {
  if (path === "spec-playground.html") await expectVerdict(page, /^No/);
}

describe.skipIf(browser === undefined)("every page opens without an error, a sideways scroll or a finding of axe", () => {
  it("from the disk", async () => {
    const window = reuseWindow(browser!);
    for (const path of pagesToOpen()) {
      const { page, problems } = await window.open(pageAddress(path), { width: 390 });
      await waitForWorker(page, path);
      for (const width of [768, 1000, 1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      expect(problems, path).toEqual([]);
      expect(await findAxeViolations(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findAxeViolations(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
    }
  });
});

describe.skipIf(browser === undefined)("below a path under a strict policy", () => {
  it("every page opens without an error and without a request to anywhere else", async () => {
    const served = await serveSite(productSite());
    const window = reuseWindow(browser!);
    for (const path of pagesToOpen()) {
      const { page, problems } = await window.open(`${served.address}/${path.split("/").map(encodeURIComponent).join("/")}`);
      await waitForWorker(page, path);
      expect(problems, path).toEqual([]);
    }
    await served.stop();
  });
});
