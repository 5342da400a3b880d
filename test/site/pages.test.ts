// One page of each kind in a real browser: from the disk and below a path, without an error, a request to anywhere or a sideways scroll; and
// the playgrounds, by clicks and typing. All pages, with axe, are in `test/matrix/site.test.ts`, attacks in `test/matrix/site-attacks.test.ts`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser.js";
import { deadLinks } from "../support/dead-links.js";
import { pageAddress as address, productSite } from "../support/product-site.js";
import { serveSite } from "../support/site-server.js";
import { expectVerdict, readSpec, typeSpec } from "../support/spec-editor.js";

/** One page of each kind. */
const kinds = [
  "index.html",
  "guides/get-started.html",
  "benchmarks.html",
  "spec-playground.html",
  "acp-swarm/messages/task-request.html",
  "oacp/flows.html",
  "oacp/versions.html",
  "mcp/package.html",
  "oacp/playground.html",
];

const browser: Browser | undefined = await launchBrowser();

describe.skipIf(browser === undefined)("the site", () => {
  let folder = "";
  beforeAll(() => {
    folder = productSite();
  });
  afterAll(async () => browser?.close());

  it.each(kinds)("opens %s from the disk, on a phone and on a desktop", async (path) => {
    const { page, problems } = await openPage(browser!, address(path), { width: 390 });
    for (const width of [768, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `sideways scroll at ${width}`).toBeLessThanOrEqual(width);
    }
    expect(problems).toEqual([]);
    await page.close();
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
    const { page, problems } = await openPage(browser!, address("index.html"));
    for (const part of [".hero pre", ".hero .playground textarea", ".hero .verdict"])
      for (const shown of await page.locator(part).all()) expect((await shown.boundingBox())!.y, part).toBeLessThan(900);
    expect(await page.locator(".hero .verdict").textContent()).toBe("Invalid: 1 issue");
    const area = page.locator(".hero textarea");
    await area.fill((await area.inputValue()).replace('"done"', '"completed"'));
    expect(await page.locator(".hero .verdict").textContent()).toBe("Valid progress-update");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("works below a path under a strict policy", async () => {
    const { address: below, stop } = await serveSite(folder);
    for (const path of ["index.html", "oacp/playground.html"]) {
      const { page, problems } = await openPage(browser!, `${below}/${path}`);
      expect(problems, path).toEqual([]);
      await page.close();
    }
    await stop();
  });

  it("judges a message as it is typed, underlines the defect and explains it", async () => {
    const { page, problems } = await openPage(browser!, address("acp-swarm/messages/task-request.html"));
    const area = page.getByLabel("Message task-request");
    await expect.poll(async () => page.locator(".verdict").first().textContent()).toBe("Valid task-request");
    await area.fill((await area.inputValue()).replace("feat/limit", "/limit"));
    expect(await page.locator(".verdict").first().textContent()).toBe("Invalid: 1 issue");
    expect(await page.locator("mark.error").textContent()).toBe('"/limit"');
    const link = page.locator(".issues a");
    expect(await link.textContent()).toBe("pattern");
    await link.click();
    expect(page.url()).toContain("/acp-swarm/errors.html#pattern");
    expect(await page.locator("#pattern").textContent()).toBe("pattern");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("builds a message from the form, shows it in every encoding and shares it by link", async () => {
    const { page, problems } = await openPage(browser!, address("message-store/messages/observation.html"));
    await page.locator(".playground summary").first().click();
    await page.locator(".playground button", { hasText: "Build observation" }).click();
    expect(await page.locator(".verdict").first().textContent()).toMatch(/^Valid observation/);
    for (const tab of await page.locator(".tabs button").all()) {
      await tab.click();
      expect(await page.locator(".playground pre code").last().textContent()).toContain("observation");
    }
    await page.locator("button", { hasText: "Copy link" }).click();
    const text = await page.getByLabel("Message observation").inputValue();
    const { page: shared } = await openPage(browser!, page.url());
    expect(await shared.getByLabel("Message observation").inputValue()).toBe(text);
    expect(problems).toEqual([]);
    await shared.close();
    await page.close();
  });

  it("plays a conversation that is clicked together", async () => {
    const { page, problems } = await openPage(browser!, address("acp-swarm/playground.html"));
    const conversation = page.locator(".conversation");
    await conversation.locator("button", { hasText: "task-request" }).click();
    expect(await conversation.textContent()).toContain("expects progress-update or completion or error");
    expect(await conversation.locator(".state.current").allTextContents()).toEqual(["task-request"]);
    expect((await conversation.locator(".state.next").allTextContents()).join()).toContain("completion");
    await conversation.locator("button", { hasText: "completion" }).click();
    expect(await conversation.textContent()).toContain("Flow run: ended");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("compiles a spec as it is typed, and shows with a message what an edit breaks", async () => {
    const served = await serveSite(folder);
    const { page, problems } = await openPage(browser!, `${served.address}/spec-playground.html`);
    await expectVerdict(page, /^No changes since 1\.0\.0\.$/);
    const original = readSpec("protocols/acp-swarm.yaml");
    await typeSpec(page, original.replace("branchName: { type: BranchName", "branchName: { type: BranchNam"));
    await expectVerdict(page, /^\d+ errors?$/);
    expect(await page.locator(".issues").first().textContent()).toContain("resolve/unknown-type");
    // The location leads to the line, where the mistake is underlined.
    await page.locator(".issues button.place").first().click();
    await expect.poll(async () => page.locator(".cm-lintRange-error").allTextContents()).toEqual(["BranchNam"]);
    await typeSpec(page, original.replace("^[a-zA-Z0-9][a-zA-Z0-9/_-]*$", "^[a-z0-9][a-z0-9/_-]*$"));
    await expectVerdict(page, /^This edit needs a major release: 2\.0\.0 after 1\.0\.0\.$/);
    await expect
      .poll(async () => page.locator(".workbench .issues").last().textContent())
      .toMatch(/^Readers of your edit reject this message of 1\.0\.0: payload\.branchName must match/);
    await page.getByLabel("Generated file").selectOption("packages/acp-swarm/src/types.ts");
    expect(await page.locator(".files pre code").textContent()).toContain("export interface TaskRequest {");
    expect(problems).toEqual([]);
    await page.close();
    await served.stop();
  });

  it("completes keys and names, and downloads a project, from the disk", async () => {
    const { page, problems } = await openPage(browser!, address("spec-playground.html"));
    await expectVerdict(page, /^No changes/);
    await page.getByLabel("Spec", { exact: true }).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nvie");
    await expect.poll(async () => page.locator(".cm-tooltip-autocomplete li").allTextContents()).toEqual(["views"]);
    // A suggestion is accepted only when it has been visible for a moment.
    await page.waitForTimeout(150);
    await page.keyboard.press("Enter");
    const saved = page.waitForEvent("download");
    await page.getByText("Download as a project").click();
    const archive = readFileSync(await (await saved).path());
    expect(archive.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    expect(archive.toString("utf8")).toContain("\nviews: ");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("finds messages, fields and issue codes by the keyboard alone", async () => {
    const { page, problems } = await openPage(browser!, address("acp-swarm/index.html"));
    await page.keyboard.press("/");
    await page.keyboard.type("missing-field");
    await expect.poll(async () => page.locator("#results li").first().textContent()).toContain("missing-field");
    // What is near comes first.
    expect(await page.locator("#results li a").first().getAttribute("href")).toBe("../acp-swarm/errors.html#missing-field");
    await page.keyboard.press("Enter");
    await page.waitForURL(/errors\.html#missing-field$/);
    expect(problems).toEqual([]);
    await page.close();
  });
});
