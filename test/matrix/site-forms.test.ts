// The forms of all messages: of the protocols of this repository and of the gallery, and of one with unions in unions and recursive types.

import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAxeViolations } from "../support/axe.js";
import { launchBrowser, openPage } from "../support/browser.js";
import { runCommand } from "../support/command-line.js";
import { pageAddress } from "../support/product-site.js";
import { removeTemporary } from "../support/remove-temporary.js";

const browser = await launchBrowser();
const repository = join(import.meta.dirname, "../..");
const project = mkdtempSync(join(tmpdir(), "wirepact-forms-"));

afterAll(async () => {
  await browser?.close();
  removeTemporary(project);
});

/** Opens each form of a playground and builds its message as it is. */
async function buildAll(address: string): Promise<void> {
  const { page, problems } = await openPage(browser!, address);
  await page.getByText("Build a message from a form").click();
  const forms = await page.locator(".playground details details").all();
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    const message = (await form.locator("summary").textContent()) ?? "";
    await form.locator("summary").click();
    await form.getByRole("button", { name: `Build ${message}`, exact: true }).click();
    expect(await form.getByRole("alert").isVisible(), message).toBe(false);
    expect(await page.locator(".verdict").first().textContent(), message).toMatch(/^Valid/);
    await form.locator("summary").click();
  }
  expect(await findAxeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.close();
}

describe.skipIf(browser === undefined)("every message can be built from its form as it is", () => {
  const names = ["spec/protocols", "spec/gallery/protocols"].flatMap((folder) => readdirSync(join(repository, folder)));
  it.each(names.map((name) => name.replace(/\.yaml$/, "")))("%s", async (name) => {
    await buildAll(pageAddress(`${name}/playground.html`));
  });
});

describe.skipIf(browser === undefined)("a site with unions in unions and recursive types", () => {
  const address = (path: string): string => pathToFileURL(join(project, "site", path)).href;
  beforeAll(async () => {
    cpSync(join(repository, "test/golden-specs/workshop"), join(project, "spec"), { recursive: true });
    const { code, out } = await runCommand(["docs"], project);
    expect(code, out).toBe(0);
  });

  it.each(["catalogue", "workshop"])("builds every message of %s", async (name) => {
    await buildAll(address(`${name}/playground.html`));
  });

  it("opens every page without an error, a sideways scroll or a finding of axe", async () => {
    const pages = readdirSync(join(project, "site/catalogue"), { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".html"),
    );
    expect(pages.length).toBeGreaterThan(5);
    const { page, problems } = await openPage(browser!, address("index.html"), { width: 390 });
    for (const path of pages) {
      await page.goto(address(`catalogue/${path}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
      expect(await findAxeViolations(page), path).toEqual([]);
      expect(problems, path).toEqual([]);
    }
    await page.close();
  });
});
