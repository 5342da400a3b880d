// Every playground of the site in a real browser, by clicks and typing.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser.js";
import { runCommand } from "../support/command-line.js";
import { pageAddress } from "../support/product-site.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { expectVerdict, readSpec, typeSpec } from "../support/spec-editor.js";

const browser = await launchBrowser();

afterAll(() => browser?.close());

const driven = [
  ...readdirSync(join(import.meta.dirname, "../../spec/protocols")).map((file) => ({
    name: file.replace(/\.yaml$/, ""),
    path: `protocols/${file}`,
  })),
  { name: "mcp", path: "gallery/protocols/mcp.yaml" },
];

describe.skipIf(browser === undefined)("the playgrounds", () => {
  it.each(driven)("$name: every example of the message playground is valid, and a broken one is not", async ({ name }) => {
    const { page, problems } = await openPage(browser!, pageAddress(`${name}/playground.html`));
    const box = page.locator(".playground");
    const examples = await box.getByLabel("Example").locator("option").all();
    expect(examples.length).toBeGreaterThan(4);
    for (const option of examples.slice(1)) {
      await box.getByLabel("Example").selectOption(await option.getAttribute("value"));
      // Long examples are judged in a worker.
      await expect.poll(() => box.locator(".verdict").first().textContent(), { message: (await option.textContent())! }).toMatch(/^Valid/);
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
    const files = page.getByLabel("Generated file").locator("option");
    const wanted = ["src/types.ts", "src/guards.ts", "src/builders.ts", "schema.json"].map((file) => `packages/${name}/${file}`);
    // The file that is shown comes with the verdict, the others a little later.
    await expect.poll(() => files.allTextContents()).toEqual(expect.arrayContaining(wanted));
    expect((await files.allTextContents()).some((file) => file.endsWith("docs/index.md"))).toBe(true);
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

describe.skipIf(browser === undefined)("a project with types that protocols share", () => {
  it("has them in the spec playground, where a mistake leads to its file", async () => {
    const project = mkdtempSync(join(tmpdir(), "wirepact-shared-"));
    cpSync(join(import.meta.dirname, "../golden-specs/workshop"), join(project, "spec"), { recursive: true });
    const [root, workshop] = ["spec/wirepact.yaml", "spec/protocols/workshop.yaml"].map((file) => join(project, file));
    const material = /^ {2}Material: .*\n/m;
    const text = readFileSync(workshop!, "utf8");
    mkdirSync(join(project, "spec/types"));
    writeFileSync(join(project, "spec/types/common.yaml"), `doc: Shared.\ntypes:\n${material.exec(text)![0]}`);
    writeFileSync(workshop!, text.replace(material, ""));
    writeFileSync(root!, `${readFileSync(root!, "utf8")}types:\n  - types/common.yaml\n`);
    const { code, out } = await runCommand(["docs"], project);
    expect(code, out).toBe(0);
    const { page, problems } = await openPage(browser!, `${pathToFileURL(join(project, "site/spec-playground.html")).href}#start=workshop`);
    await expectVerdict(page, /^No errors/);
    await page.getByLabel(/^File/).selectOption("types/common.yaml");
    await typeSpec(page, "doc: Shared.\ntypes:\n  Material: { type: strin, doc: What it is made of. }\n");
    await expectVerdict(page, /error/);
    await page.getByLabel(/^File/).selectOption("protocols/workshop.yaml");
    await page.locator(".issues li.error button.place", { hasText: "types/common.yaml:3:21" }).first().click();
    expect(await page.getByLabel(/^File/).inputValue()).toBe("types/common.yaml");
    await expect.poll(async () => page.locator(".cm-lintRange-error").allTextContents()).toEqual(["strin"]);
    await page.keyboard.press("Control+End");
    await typeSpec(page, "doc: Shared.\ntypes:\n  Material: { type: string, max: 19, min: 2, doc: What it is made of. }\n");
    await expectVerdict(page, /^No errors/);
    await page.getByLabel(/^File/).selectOption("protocols/workshop.yaml");
    // Undoing does not bring the text of the other file here.
    await page.getByLabel("Spec", { exact: true }).click();
    await page.keyboard.press("Control+z");
    await page.getByLabel(/^File/).selectOption("types/common.yaml");
    await expect.poll(async () => page.locator(".cm-content").textContent()).toContain("max: 19");
    expect(problems).toEqual([]);
    await page.close();
    removeTemporary(project);
  });
});
