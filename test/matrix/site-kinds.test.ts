// What kinds of pages show in a real browser: in print, on the first screen, in tables and in the search. Playgrounds are in `site-clicks.test.ts`;
// that every page opens without an error or a sideways scroll is in `site-pages.test.ts`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, type ReusedWindow, reuseWindow } from "../support/browser.js";
import { deadLinks } from "../support/dead-links.js";
import { pageAddress as address, productSite } from "../support/product-site.js";

const browser: Browser | undefined = await launchBrowser();

describe.skipIf(browser === undefined)("the site", () => {
  let folder = "";
  let tab: ReusedWindow;
  beforeAll(() => {
    folder = productSite();
    tab = reuseWindow(browser!);
  });
  afterAll(async () => browser?.close());

  it.each(["acp-swarm/messages/task-request.html", "oacp/flows.html", "oacp/envelope.html", "benchmarks.html"])(
    "prints %s dark on white, without navigation, and cuts nothing off",
    async (path) => {
      const { page, problems } = await tab.open(address(path), { theme: "dark" });
      await page.locator("button.theme").click();
      await page.locator("button.theme").click();
      expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
      await page.emulateMedia({ media: "print" });
      // An A4 page between its margins.
      await page.setViewportSize({ width: 680, height: 980 });
      const found = await page.evaluate(() => {
        const color = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name);
        // Headers of tables whose rows are blocks are for screen readers only.
        const shown = [...document.querySelectorAll("main *:not(thead, thead *)")].filter((element) => element.checkVisibility());
        return {
          hidden: [".bar", "nav", "aside", ".playground", ".code button"].filter(
            (part) => document.querySelector(part)?.checkVisibility() === true,
          ),
          cut: shown
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && color(element, "overflow-x") !== "visible")
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          wide: shown
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          text: color(document.querySelector("main p")!, "color"),
          paper: color(document.body, "background-color"),
        };
      });
      expect(found).toEqual({ hidden: [], cut: [], wide: [], text: "rgb(23, 37, 42)", paper: "rgb(255, 255, 255)" });
      const drawn = await page.locator("main svg rect").evaluateAll((parts) => parts.map((part) => part.checkVisibility()));
      expect(drawn, "parts of drawings").not.toContain(false);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
      await page.evaluate(() => localStorage.clear());
      expect(problems).toEqual([]);
    },
  );

  it("has IDs that are unique on their page", () => {
    const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
    const repeated = pages.filter((path) => {
      const ids = [...readFileSync(join(folder, path), "utf8").matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      return new Set(ids).size < ids.length;
    });
    expect(repeated).toEqual([]);
  });

  it("keeps identifiers of tables in one piece, and marks the invalid message of a transcript", async () => {
    const { page } = await tab.open(address("oacp/package.html"), { width: 1100 });
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll("td code")]
        .filter((code) => /^\w{1,32}$/.test(code.textContent ?? "") && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
    expect(broken).toEqual([]);
    const flows = await tab.open(address("oacp/flows.html"));
    const colors = await flows.page.evaluate(() =>
      ["td strong > code", "td > code"].map((selector) => getComputedStyle(document.querySelector(selector)!).backgroundColor),
    );
    expect(colors[0]).not.toBe(colors[1]);
  });

  it("links only to pages and sections that exist", () => {
    expect(deadLinks(folder)).toEqual([]);
  });

  it("has a first page of less than 120 KB, compressed", () => {
    const html = readFileSync(join(folder, "index.html"), "utf8");
    const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1]!);
    const sizes = ["index.html", ...files].map((file) => gzipSync(readFileSync(join(folder, file))).length);
    expect(files.length).toBeGreaterThan(3);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThan(120 * 1024);
  });

  it("shows a spec, its types and a validator that works on the first screen", async () => {
    const { page, problems } = await tab.open(address("index.html"));
    for (const part of [".hero pre", ".hero .playground textarea", ".hero .verdict"])
      for (const shown of await page.locator(part).all()) expect((await shown.boundingBox())!.y, part).toBeLessThan(900);
    expect(await page.locator(".hero .verdict").textContent()).toBe("Invalid: 1 issue");
    const area = page.locator(".hero textarea");
    await area.fill((await area.inputValue()).replace('"done"', '"completed"'));
    expect(await page.locator(".hero .verdict").textContent()).toBe("Valid progress-update");
    expect(problems).toEqual([]);
  });

  it("finds messages, fields and issue codes by the keyboard alone", async () => {
    const { page, problems } = await tab.open(address("acp-swarm/index.html"));
    await page.keyboard.press("/");
    await page.keyboard.type("missing-field");
    await expect.poll(async () => page.locator("#results li").first().textContent()).toContain("missing-field");
    // What is near comes first.
    expect(await page.locator("#results li a").first().getAttribute("href")).toBe("../acp-swarm/errors.html#missing-field");
    await page.keyboard.press("Enter");
    await page.waitForURL(/errors\.html#missing-field$/);
    // A field leads to the table that describes it, and the result shows its row.
    await page.keyboard.press("/");
    await page.keyboard.type("taskFilePath file");
    const row = page.locator("#results a[href$='messages/task-request.html#fields']");
    await expect
      .poll(async () => row.textContent())
      .toMatch(/^Fieldstask-request · acp-swarmtaskFilePath · file path · yes · not empty; matches/);
    expect(problems).toEqual([]);
  });

  it("opens the menu over the page, wherever the page is scrolled to", async () => {
    const { page, problems } = await tab.open(address("acp-swarm/messages/task-request.html"), { width: 390 });
    await page.evaluate(() => scrollTo({ top: 1_000, behavior: "instant" }));
    const menu = (await page.getByRole("button", { name: "Menu" }).boundingBox())!;
    // By the mouse itself: clicking on the element would scroll to it first.
    await page.mouse.click(menu.x + menu.width / 2, menu.y + menu.height / 2);
    const { y, height } = (await page.getByRole("link", { name: "Envelope", exact: true }).boundingBox())!;
    expect(y).toBeGreaterThan(50);
    expect(y + height).toBeLessThan(900);
    expect(await page.evaluate(() => scrollY)).toBe(1_000);
    expect(problems).toEqual([]);
  });

  it("shows results inside a phone's screen, and closes them and the menu by keys", async () => {
    const { page, problems } = await tab.open(address("acp-swarm/index.html"), { width: 390 });
    const results = page.locator("#results");
    await page.keyboard.press("/");
    await page.keyboard.type("timestamp");
    // The row of a field comes before sections that mention it.
    await expect
      .poll(async () => results.locator("a").first().getAttribute("href"))
      .toBe("../acp-swarm/envelope.html#fields-of-every-message");
    expect(await results.locator("mark").first().textContent()).toBe("timestamp");
    const { x, width } = (await results.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await page.keyboard.press("Escape");
    expect(await results.isHidden()).toBe(true);
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => results.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await results.isHidden()).toBe(true);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.press("Enter");
    expect(await menu.getAttribute("aria-expanded")).toBe("true");
    await page.getByRole("link", { name: "Envelope", exact: true }).press("Escape");
    expect(await menu.getAttribute("aria-expanded")).toBe("false");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Menu");
    expect(problems).toEqual([]);
  });
});
