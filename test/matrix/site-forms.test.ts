// The forms of all messages: of the protocols of this repository and of the gallery, and of one with unions in unions and recursive types.

import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
  const all = page.locator(".playground details").first();
  await all.locator("details, .form").first().waitFor({ state: "attached" });
  const several = await page.locator(".playground details details").all();
  // A single message needs no list: its form is there at once.
  for (const form of several.length === 0 ? [all] : several) {
    const message = several.length === 0 ? "" : ((await form.locator("summary").textContent()) ?? "");
    if (several.length > 0) await form.locator("summary").click();
    await form.getByRole("button", { name: message === "" ? /^Build / : `Build ${message}`, exact: message !== "" }).click();
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
    // Unknown properties of a message with a type.
    const path = join(project, "spec/protocols/workshop.yaml");
    const spec = readFileSync(path, "utf8");
    writeFileSync(path, spec.replace("replies: [quote, class]\n", "replies: [quote, class]\n    extras: { values: integer }\n"));
    const { code, out } = await runCommand(["docs"], project);
    expect(code, out).toBe(0);
  });

  it.each(["catalogue", "workshop"])("builds every message of %s", async (name) => {
    await buildAll(address(`${name}/playground.html`));
  });

  it("takes unknown properties of a message if they have a type", async () => {
    const { page, problems } = await openPage(browser!, address("workshop/playground.html"));
    await page.getByText("Build a message from a form").click();
    const form = page.locator(".playground details details").first();
    await form.locator("summary").click();
    const others = form.getByRole("group", { name: "other properties" });
    await others.getByRole("button", { name: "Add entry" }).click();
    await others.getByLabel("Key in other properties").fill("weight");
    await others.getByLabel("value").fill("5");
    await form.getByRole("button", { name: "Build order", exact: true }).click();
    expect(JSON.parse(await page.getByLabel("Message", { exact: true }).inputValue())).toMatchObject({ content: { weight: 5 } });
    expect(problems).toEqual([]);
    await page.close();
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
