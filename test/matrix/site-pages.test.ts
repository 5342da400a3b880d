// All pages of the site in a real browser, at four widths and in both themes, with axe; from the disk and from a server.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findAxeViolations } from "../support/axe.js";
import { launchBrowser, openPage } from "../support/browser.js";
import { pageAddress, productSite } from "../support/product-site.js";
import { serveSite } from "../support/site-server.js";
import { expectVerdict } from "../support/spec-editor.js";

const browser = await launchBrowser();

afterAll(() => browser?.close());

const protocols = ["protocols", "gallery/protocols"].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, "../../spec", folder)).map((name) => name.replace(/\.yaml$/, "")),
);

describe.skipIf(browser === undefined)("every page opens without an error, a sideways scroll or a finding of axe", () => {
  it.each(["", "guides", ...protocols])("in the folder /%s", async (folder) => {
    const own = join(productSite(), folder);
    const pages = readdirSync(own, { recursive: folder !== "", encoding: "utf8" }).filter((path) => path.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(2);
    // One window for all of them: opening one takes longer than loading a page.
    const { page, problems } = await openPage(browser!, pageAddress(join(folder, pages[0]!)), { width: 390 });
    for (const path of pages) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(pageAddress(join(folder, path)));
      for (const width of [768, 1000, 1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      expect(problems, path).toEqual([]);
      expect(await findAxeViolations(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findAxeViolations(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
    }
    await page.close();
  });
});

describe.skipIf(browser === undefined)("below a path under a strict policy", () => {
  it("every page opens without an error and without a request to anywhere else", async () => {
    const served = await serveSite(productSite());
    const pages = readdirSync(productSite(), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(150);
    const { page, problems } = await openPage(browser!, `${served.address}/index.html`);
    for (const path of pages) {
      await page.goto(`${served.address}/${path.split("/").map(encodeURIComponent).join("/")}`);
      // Its worker is loaded before the next page is opened.
      if (path === "spec-playground.html") await expectVerdict(page, /^No/);
      expect(problems, path).toEqual([]);
    }
    await page.close();
    await served.stop();
  });
});
