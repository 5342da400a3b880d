// One page of each kind in a real browser: from the disk and below a path, without an error, a request to anywhere or a sideways scroll; and
// the playgrounds, by clicks and typing. All pages, with axe, are in `test/matrix/site.test.ts`.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAxeViolations } from "../support/axe.js";
import { launchBrowser, openPage } from "../support/browser.js";
import { runCommand } from "../support/command-line.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { serveSite } from "../support/site-server.js";

const repository = join(import.meta.dirname, "../..");
const kinds = [
  "index.html",
  "language.html",
  "spec-playground.html",
  "acp-swarm/index.html",
  "acp-swarm/envelope.html",
  "acp-swarm/messages/task-request.html",
  "oacp/types.html",
  "oacp/enums.html",
  "oacp/flows.html",
  "oacp/errors.html",
  "oacp/package.html",
  "oacp/playground.html",
];

const browser: Browser | undefined = await launchBrowser();

describe.skipIf(browser === undefined)("the site", () => {
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "wirepact-site-"));
    const { code, out } = await runCommand(["docs", "--out", folder], repository);
    expect(code, out).toBe(0);
  });
  afterAll(async () => {
    await browser?.close();
    removeTemporary(folder);
  });
  const address = (path: string): string => pathToFileURL(join(folder, path)).href;

  it.each(kinds)("opens %s from the disk, on a phone and on a desktop", async (path) => {
    for (const [width, theme] of [
      [390, "light"],
      [1440, "dark"],
    ] as const) {
      const { page, problems } = await openPage(browser!, address(path), { width, theme });
      expect(problems, `${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `sideways scroll at ${width}`).toBeLessThanOrEqual(width);
      await page.close();
    }
  });

  it.each(["index.html", "acp-swarm/messages/task-request.html", "oacp/flows.html", "spec-playground.html"])(
    "axe finds nothing on %s",
    async (path) => {
      const { page } = await openPage(browser!, address(path));
      expect(await findAxeViolations(page)).toEqual([]);
      await page.close();
    },
  );

  it("works below a path under a strict policy", async () => {
    const { address: below, stop } = await serveSite(folder);
    for (const path of ["index.html", "acp-swarm/messages/task-request.html", "oacp/playground.html"]) {
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
    await page.locator(".playground details details summary").first().click();
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
    await conversation.locator("button", { hasText: "completion" }).click();
    expect(await conversation.textContent()).toContain("Flow run: ended");
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(["disk", "server"])("compiles a spec as it is typed, and says what an edit breaks, from a %s", async (kind) => {
    const served = kind === "server" ? await serveSite(folder) : undefined;
    const { page, problems } = await openPage(
      browser!,
      served === undefined ? address("spec-playground.html") : `${served.address}/spec-playground.html`,
    );
    const area = page.getByLabel("Spec", { exact: true });
    const verdict = page.locator(".verdict").first();
    await expect.poll(async () => verdict.textContent(), { timeout: 20_000 }).toBe("No changes since 1.0.0.");
    const original = await area.inputValue();
    await area.fill(original.replace("branchName: { type: BranchName", "branchName: { type: BranchNam"));
    await expect.poll(async () => verdict.textContent(), { timeout: 20_000 }).toMatch(/^\d+ errors?$/);
    expect(await page.locator(".issues").first().textContent()).toContain("resolve/unknown-type");
    expect(await page.locator("mark.error").first().textContent()).toBe("BranchNam");
    await area.fill(original.replace("^[a-zA-Z0-9][a-zA-Z0-9/_-]*$", "^[a-z0-9][a-z0-9/_-]*$"));
    await expect.poll(async () => verdict.textContent(), { timeout: 20_000 }).toBe("This edit needs a major release: 2.0.0 after 1.0.0.");
    const file = page.getByLabel("Generated file");
    await file.selectOption("packages/acp-swarm/src/guards.ts");
    expect(await page.locator(".spec-playground pre code").last().textContent()).toContain("export function isTaskRequest");
    expect(problems).toEqual([]);
    await page.close();
    await served?.stop();
  });

  it("finds messages, fields and issue codes by the keyboard alone", async () => {
    const { page, problems } = await openPage(browser!, address("acp-swarm/index.html"));
    await page.keyboard.press("/");
    await page.keyboard.type("missing-field");
    await expect.poll(async () => page.locator("#results li").count()).toBeGreaterThan(0);
    expect(await page.locator("#results li").first().textContent()).toContain("missing-field");
    await page.keyboard.press("Enter");
    await page.waitForURL(/errors\.html#missing-field$/);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("stays usable with a megabyte of text, binary files and hostile messages", async () => {
    const { page, problems } = await openPage(browser!, address("acp-swarm/playground.html"));
    const area = page.getByLabel("Message", { exact: true });
    await area.evaluate((element: HTMLTextAreaElement) => {
      element.value = `{"type":"${"x".repeat(1_000_000)}"}`;
      element.dispatchEvent(new Event("input"));
    });
    expect(await page.locator(".verdict").first().textContent()).toMatch(/^Invalid/);
    await area.fill('{"type":"<img src=x onerror=document.title=1>"}');
    expect(await page.locator(".issues").first().textContent()).toContain("<img src=x");
    await page
      .locator(".editor")
      .first()
      .evaluate((element) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array([0xff, 0xfe, 0x00])], "photo.bin"));
        element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      });
    await expect.poll(async () => page.locator(".verdict").first().textContent()).toBe("photo.bin is not a UTF-8 text file");
    expect(await page.title()).not.toBe("1");
    expect(problems).toEqual([]);
    await page.close();
  });
});
