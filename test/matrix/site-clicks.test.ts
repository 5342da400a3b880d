// The playgrounds in a real browser, by clicks and typing. Those of all protocols are in `site-playgrounds.test.ts`, attacks in `site-attacks.test.ts`.

import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, openPage, type ReusedWindow, reuseWindow } from "../support/browser.js";
import { pageAddress as address, productSite } from "../support/product-site.js";
import { serveSite } from "../support/site-server.js";
import { expectVerdict, readSpec, typeSpec } from "../support/spec-editor.js";

const browser: Browser | undefined = await launchBrowser();

describe.skipIf(browser === undefined)("the playgrounds", () => {
  let folder = "";
  let tab: ReusedWindow;
  beforeAll(() => {
    folder = productSite();
    tab = reuseWindow(browser!);
  });
  afterAll(async () => browser?.close());

  it("judges a message as it is typed, underlines the defect and explains it", async () => {
    const { page, problems } = await tab.open(address("acp-swarm/messages/task-request.html"));
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
  });

  it("builds a message from the form, shows it in every encoding and shares it by link", async () => {
    const { page, problems } = await tab.open(address("message-store/messages/observation.html"));
    await page.locator(".playground summary").first().click();
    await page.locator(".playground button", { hasText: "Build observation" }).click();
    expect(await page.locator(".verdict").first().textContent()).toMatch(/^Valid observation/);
    for (const form of await page.locator(".tabs button").all()) {
      await form.click();
      expect(await page.locator(".playground pre code").last().textContent()).toContain("observation");
    }
    await page.locator("button", { hasText: "Share" }).click();
    const text = await page.getByLabel("Message observation").inputValue();
    await tab.open(page.url());
    expect(await page.getByLabel("Message observation").inputValue()).toBe(text);
    expect(problems).toEqual([]);
  });

  it("judges results by their type, and builds them from a form with arrays, unions and maps", async () => {
    const { page, problems } = await tab.open(address("mcp/messages/tools-call-result.html"));
    const verdict = page.locator(".verdict").first();
    const area = page.getByLabel("Message tools/call result");
    expect(await verdict.textContent()).toBe("Valid tools/call result");
    await area.fill((await area.inputValue()).replace(/"type":"text"/, '"type":"image"'));
    expect(await verdict.textContent()).toMatch(/^Invalid: \d issues$/);
    await page.getByText("Build a message from a form").click();
    const content = page
      .locator("fieldset")
      .filter({ has: page.locator("legend", { hasText: /^content$/ }) })
      .last();
    await content.getByRole("button", { name: "Add item" }).click();
    const item = content.locator(":scope > .form > .row").last();
    await item.getByLabel("Variant").selectOption("ImageContent");
    await item.getByLabel("data").fill("aGk=");
    await item.getByLabel("mimeType").fill("image/png");
    await item.getByRole("button", { name: "Add _meta" }).click();
    await item.getByRole("button", { name: "Add entry" }).click();
    await item.getByLabel("Key in _meta").fill("origin");
    await item.getByLabel("value").fill('{ "camera": 7 }');
    await page.getByRole("button", { name: "Build tools/call result" }).click();
    expect(await verdict.textContent()).toBe("Valid tools/call result");
    expect(JSON.parse(await area.inputValue())).toMatchObject({
      result: {
        content: [{ type: "text" }, { type: "image", data: "aGk=", mimeType: "image/png", _meta: { origin: { camera: 7 } } }],
      },
    });
    // What a builder refuses is explained beside the form.
    await item.getByLabel("data").fill("?");
    await page.getByRole("button", { name: "Build tools/call result" }).click();
    expect(await page.getByRole("alert").textContent()).toContain("result.content[1].data must be base64 data");
    expect(problems).toEqual([]);
  });

  it("plays a conversation that is clicked together", async () => {
    const { page, problems } = await tab.open(address("acp-swarm/playground.html"));
    const conversation = page.locator(".conversation");
    expect(await conversation.locator(".tabs .next").allTextContents()).toEqual(["task-request"]);
    expect(await conversation.locator(".sequence svg").count()).toBe(0);
    await conversation.locator("button", { hasText: "task-request" }).click();
    expect(await conversation.locator(".sequence svg text").allTextContents()).toEqual(["orchestrator", "container", "task-request"]);
    expect(await conversation.textContent()).toContain("expects progress-update or completion or error");
    expect(await conversation.locator(".state.current").allTextContents()).toEqual(["task-request"]);
    expect((await conversation.locator(".state.next").allTextContents()).join()).toContain("completion");
    await conversation.locator("button", { hasText: "completion" }).click();
    expect(await conversation.textContent()).toContain("Flow run: ended");
    expect(problems).toEqual([]);
  });

  it("plays transcripts of the spec, explains what is wrong, and says who is late", async () => {
    const { page, problems } = await tab.open(address("oacp/playground.html"));
    const box = page.locator(".conversation");
    const add = (name: string): Promise<void> => box.getByRole("button", { name, exact: true }).click();
    const issues = (): Promise<readonly string[]> => box.locator(".issues li").allTextContents();
    for (const name of ["review_request", "review_feedback", "review_addressed", "review_lgtm"]) await add(name);
    expect(await box.locator("[role=status]").textContent()).toBe("No issues.Flow review: ended");
    await add("review_lgtm");
    expect(await issues()).toEqual([expect.stringMatching(/^line 5unexpected "review_lgtm": the flow expects .* illegal-transition$/)]);
    expect(await box.locator(".sequence text.invalid").allTextContents()).toEqual(["review_lgtm"]);
    await box.getByRole("button", { name: "line 5" }).click();
    const selected = await box
      .locator("textarea")
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(JSON.parse(selected)).toMatchObject({ type: "review_lgtm" });
    await box.getByRole("button", { name: "Clear" }).click();
    await add("review_request");
    expect(await box.locator(".tabs .next").allTextContents()).toEqual(["review_feedback", "review_lgtm"]);
    await box.getByLabel("Seconds since the last message").fill("901");
    expect(await issues()).toEqual([expect.stringMatching(/^no message within 900 seconds after review_request.* late$/)]);
    await box.getByLabel("Seconds since the last message").fill("0");
    // Each transcript of the spec is judged as the spec says.
    const choice = box.locator(".controls select");
    const options = await choice.locator("option").allTextContents();
    expect(options.length).toBeGreaterThan(8);
    const invalid = await choice.evaluate((select: HTMLSelectElement) =>
      [...select.options]
        .slice(1)
        .filter((option) => {
          select.value = option.value;
          select.dispatchEvent(new Event("change"));
          return document.querySelector(".conversation .issues li.error") !== null;
        })
        .map(({ text }) => text),
    );
    expect(invalid).toEqual(options.filter((label) => label.endsWith("(invalid)")));
    await box.locator(".issues a").first().click();
    expect(page.url()).toMatch(/oacp\/errors\.html#[a-z-]+$/);
    expect(problems).toEqual([]);
  });

  it("compiles a spec as it is typed, and shows with a message what an edit breaks", async () => {
    const served = await serveSite(folder);
    const { page, problems } = await tab.open(`${served.address}/spec-playground.html#start=acp-swarm`);
    await expectVerdict(page, /^No changes since 1\.0\.0\.$/);
    const original = readSpec("protocols/acp-swarm.yaml");
    await typeSpec(page, original.replace("branchName: { type: BranchName", "branchName: { type: BranchNam"));
    await expectVerdict(page, /^\d+ errors?/);
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
    await served.stop();
  });

  it("shows what an edit breaks while examples fail because of it, and what may not be removed, but no invalid examples", async () => {
    const { page } = await openPage(browser!, `${address("spec-playground.html")}#start=acp-swarm`);
    await expectVerdict(page, /^No changes/);
    const original = readSpec("protocols/acp-swarm.yaml");
    await typeSpec(page, original.replace("max: 2000", "max: 200"));
    await expectVerdict(page, /^\d+ errors?\. This edit needs a major release: 2\.0\.0 after 1\.0\.0\.$/);
    await expect.poll(async () => page.locator(".workbench .issues").last().textContent()).toMatch(/must have at most 200 characters/);
    await typeSpec(page, original.replace(/^ {6}skipped: .*\n/m, "").replace(/^ {6}plain http: .*\n/m, ""));
    const changes = async (): Promise<string | null> => page.locator(".workbench .issues").nth(1).textContent();
    await expect.poll(changes).toMatch(/not allowed.*removed without having been deprecated/);
    expect(await changes()).not.toMatch(/patch|plain http/);
    await page.close();
  });

  it("keeps edits over a reload and another start, resets them, and shares them with their verdict by link", async () => {
    const { page, problems } = await openPage(browser!, address("spec-playground.html"));
    await expectVerdict(page, /^No changes since 1\.0\.0\.$/);
    const text = async (): Promise<string> => (await page.locator(".cm-line").allTextContents()).join("\n");
    const small = await text();
    expect(small.trimEnd().split("\n").length).toBeLessThanOrEqual(10);
    expect(await page.locator(".issues li").count()).toBe(0);
    await typeSpec(page, small.replace("min: 1", "min: 2"));
    const verdict = /^This edit needs a major release: 2\.0\.0 after 1\.0\.0\.$/;
    await expectVerdict(page, verdict);
    await page.getByLabel("Start with").selectOption("acp-swarm");
    await expectVerdict(page, /^No changes/);
    await page.reload();
    await expectVerdict(page, /^No changes/);
    await page.getByLabel("Start with").selectOption({ index: 0 });
    await expectVerdict(page, verdict);
    await page.getByText("Share", { exact: true }).click();
    await expect.poll(() => page.url()).toContain("#start=&spec=");
    const colleague = await openPage(browser!, page.url());
    await expectVerdict(colleague.page, verdict);
    expect((await colleague.page.locator(".cm-line").allTextContents()).join("\n")).toBe(await text());
    // What the colleague edits outlives a reload, too.
    await typeSpec(colleague.page, small.replace("Pieces.", "How many."));
    await expectVerdict(colleague.page, /patch release/);
    await colleague.page.reload();
    await expectVerdict(colleague.page, /patch release/);
    await page.getByText("Reset", { exact: true }).click();
    await expectVerdict(page, /^No changes/);
    expect([await text(), new URL(page.url()).hash]).toEqual([small, ""]);
    expect([...problems, ...colleague.problems]).toEqual([]);
    await colleague.page.close();
    await page.close();
  });

  it("finds text in the spec", async () => {
    const { page, problems } = await tab.open(`${address("spec-playground.html")}#start=acp-swarm`);
    await expectVerdict(page, /^No changes/);
    await page.getByLabel("Spec", { exact: true }).click();
    await page.keyboard.press("Control+f");
    await page.keyboard.type("GIT_CLONE_FAILED");
    await page.keyboard.press("Enter");
    await expect.poll(async () => page.locator(".cm-searchMatch-selected").allTextContents()).toEqual(["GIT_CLONE_FAILED"]);
    expect(problems).toEqual([]);
  });

  it("completes keys and names, and downloads a project, from the disk", async () => {
    const { page, problems } = await tab.open(`${address("spec-playground.html")}#start=acp-swarm`);
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
  });
});
