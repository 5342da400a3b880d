// All pages of the site in a real browser, at three widths and in both themes, with axe; every playground by clicks and typing; and what the
// site must not exceed.

import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findAxeViolations } from "../support/axe.js";
import { launchBrowser, openPage } from "../support/browser.js";
import { buildProductSite, pageAddress, productSite } from "../support/product-site.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { serveSite } from "../support/site-server.js";
import { expectVerdict, readSpec, typeSpec } from "../support/spec-editor.js";

const browser = await launchBrowser();
const again = mkdtempSync(join(tmpdir(), "wirepact-site-"));

afterAll(async () => {
  await browser?.close();
  removeTemporary(again);
});

const specs = ["protocols", "gallery/protocols"].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, "../../spec", folder)).map((name) => ({
    name: name.replace(/\.yaml$/, ""),
    path: `${folder}/${name}`,
  })),
);
const driven = specs.filter(({ path, name }) => path.startsWith("protocols/") || name === "mcp");

describe.skipIf(browser === undefined)("every page opens without an error, a sideways scroll or a finding of axe", () => {
  it.each(["", "guides", ...specs.map(({ name }) => name)])("in the folder /%s", async (folder) => {
    const own = join(productSite(), folder);
    const pages = readdirSync(own, { recursive: folder !== "", encoding: "utf8" }).filter((path) => path.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(2);
    for (const path of pages) {
      const { page, problems } = await openPage(browser!, pageAddress(join(folder, path)), { width: 390 });
      for (const width of [768, 1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      expect(problems, path).toEqual([]);
      expect(await findAxeViolations(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findAxeViolations(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
      await page.close();
    }
  });
});

describe.skipIf(browser === undefined)("the playgrounds", () => {
  it.each(driven)("$name: every example of the message playground is valid, and a broken one is not", async ({ name }) => {
    const { page, problems } = await openPage(browser!, pageAddress(`${name}/playground.html`));
    const box = page.locator(".playground");
    const examples = await box.getByLabel("Example").locator("option").all();
    expect(examples.length).toBeGreaterThan(4);
    for (const option of examples.slice(1)) {
      await box.getByLabel("Example").selectOption(await option.getAttribute("value"));
      expect(await box.locator(".verdict").first().textContent(), (await option.textContent())!).toMatch(/^Valid/);
    }
    await box.getByLabel("Mode").first().selectOption("strict");
    await box.getByLabel("Message", { exact: true }).fill('{ "type": "no such type" }');
    expect(await box.locator(".verdict").first().textContent()).toMatch(/^Invalid/);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(driven)("$name: the conversation playground plays what is clicked together", async ({ name }) => {
    const { page, problems } = await openPage(browser!, pageAddress(`${name}/playground.html`));
    const box = page.locator(".conversation");
    for (const adder of await box.getByRole("group", { name: "Add a message" }).getByRole("button").all()) await adder.click();
    if ((await box.count()) > 0) expect((await box.locator("textarea").inputValue()).trim().split("\n").length).toBeGreaterThan(2);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(driven)("$name: the spec playground compiles it, finds a mistake and recovers", async ({ name, path }) => {
    const { page, problems } = await openPage(browser!, pageAddress("spec-playground.html"));
    await expectVerdict(page, /^No/);
    await page.getByLabel("Start with").selectOption(name);
    await expectVerdict(page, /^No/);
    await typeSpec(page, readSpec(path).replace(/^version:/m, "verzion:"));
    await expectVerdict(page, /error/);
    await typeSpec(page, readSpec(path));
    await expectVerdict(page, /^No/);
    const files = await page.getByLabel("Generated file").locator("option").allTextContents();
    for (const file of ["src/types.ts", "src/guards.ts", "src/builders.ts", "schema.json"])
      expect(files).toContain(`packages/${name}/${file}`);
    expect(files.some((file) => file.endsWith("docs/index.md"))).toBe(true);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(["index.html", "acp-swarm/messages/task-request.html", "oacp/playground.html", "spec-playground.html", "oacp/flows.html"])(
    "%s: everything can be reached and left by the Tab key alone",
    async (path) => {
      const { page, problems } = await openPage(browser!, pageAddress(path));
      if (path === "spec-playground.html") await expectVerdict(page, /^No/);
      const wanted = await page.evaluate(() => {
        const all = "a[href], button, input, select, textarea, summary, [tabindex='0']";
        const scopes: ParentNode[] = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
        const found = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(all)]);
        const shown = found.filter((each) => each.checkVisibility() && each.tabIndex >= 0);
        for (const [index, each] of shown.entries())
          each.dataset["wanted"] = `${index} ${each.tagName} ${each.textContent?.slice(0, 30) ?? ""}`;
        return shown.map((each) => each.dataset["wanted"]!);
      });
      expect(wanted.length).toBeGreaterThan(20);
      const reached = new Set<string>();
      for (let steps = 0; steps < wanted.length + 20; steps++) {
        await page.keyboard.press("Tab");
        const current = await page.evaluate(() => {
          let element = document.activeElement as HTMLElement | null;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
          return element?.dataset["wanted"];
        });
        if (current !== undefined) reached.add(current);
      }
      expect(wanted.filter((each) => !reached.has(each))).toEqual([]);
      expect(problems).toEqual([]);
      await page.close();
    },
  );
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

describe("the site", () => {
  it("is the same, byte for byte, when it is built again", () => {
    buildProductSite(again);
    const first = productSite();
    const files = readdirSync(first, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(first.length + 1));
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) expect(readFileSync(join(again, file)).equals(readFileSync(join(first, file))), file).toBe(true);
  });

  it.skipIf(browser === undefined)("answers a search and an edit quickly", async () => {
    const served = await serveSite(productSite());
    const { page } = await openPage(browser!, `${served.address}/spec-playground.html`);
    await expectVerdict(page, /^No changes/);
    // Figures, not bounds: a busy machine is no reason to fail.
    const search = await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>("#search")!;
      const ask = async (words: string): Promise<number> => {
        const begun = performance.now();
        input.value = words;
        input.dispatchEvent(new Event("input"));
        const list = document.querySelector("#results")!;
        while (list.children.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
        return performance.now() - begun;
      };
      input.focus();
      await ask("message");
      document.querySelector("#results")!.replaceChildren();
      return ask("timestamp");
    });
    const text = readSpec("protocols/acp-swarm.yaml");
    const edits = await page.evaluate(async (spec) => {
      const worker = new Worker("spec-worker.js");
      const compile = (id: number): Promise<number> =>
        new Promise((resolve) => {
          const begun = performance.now();
          worker.addEventListener("message", () => resolve(performance.now() - begun), { once: true });
          worker.postMessage({ id, name: "compile", input: { path: "protocols/a.yaml", text: spec.replace("story", `story ${id}`) } }, []);
        });
      const times: number[] = [];
      for (let id = 0; id < 12; id++) times.push(await compile(id));
      return times.slice(4).sort((a, b) => a - b)[4]!;
    }, text);
    console.log(`search: ${search.toFixed(0)} ms; warm edit to diagnostics and files: ${edits.toFixed(0)} ms`);
    expect(search).toBeGreaterThan(0);
    expect(edits).toBeGreaterThan(0);
    await page.close();
    await served.stop();
  });
});
