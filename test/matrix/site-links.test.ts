// Links to specs, and what the spec playground makes of a spec of somebody else, in a real browser.

import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser.js";
import { pageAddress, productSite } from "../support/product-site.js";
import { serveSite } from "../support/site-server.js";
import { expectVerdict, readSpec, typeSpec } from "../support/spec-editor.js";

const browser: Browser | undefined = await launchBrowser();
afterAll(() => browser?.close());

const address = (): string => pageAddress("spec-playground.html");
const textOf = async (page: Page): Promise<string> => (await page.locator(".cm-line").allTextContents()).join("\n");
const noticeOf = (page: Page): Promise<string> => page.locator(".spec-playground .notice").innerText();
const changesOf = (page: Page): Promise<string | null> => page.locator(".workbench .issues").nth(1).textContent();

/** A small protocol of somebody else. */
const parcel = `protocol: parcel
version: 1.0.0
doc: Parcels on their way.
messages:
  sent:
    doc: A parcel was sent.
    fields: { to: { type: string, doc: Where it goes. } }
    examples: { some: { to: Quay 4 } }
`;

/** The fragment of a link to the spec in the editor. */
async function shareSpec(page: Page): Promise<string> {
  await page.getByText("Share", { exact: true }).click();
  await page.locator(".share button", { hasText: "Link" }).waitFor();
  return new URL(page.url()).hash;
}

/** Opens the fragment as if it was pasted into the address of the page. */
const paste = (page: Page, fragment: string): Promise<unknown> => page.evaluate((hash) => (location.hash = hash), fragment);

describe.skipIf(browser === undefined)("a link to a spec", () => {
  it("opens in a page that shows another spec already, and the edit of the reader stays kept", async () => {
    const sender = await openPage(browser!, address());
    await expectVerdict(sender.page, /^No changes/);
    await typeSpec(sender.page, (await textOf(sender.page)).replace("min: 1", "min: 2"));
    await expectVerdict(sender.page, /major/);
    const link = await shareSpec(sender.page);
    const shared = await textOf(sender.page);

    const { page, problems } = await openPage(browser!, address());
    await page.getByLabel("Start with").selectOption("acp-swarm");
    await expectVerdict(page, /^No changes/);
    const draft = readSpec("protocols/acp-swarm.yaml").replace(/^doc: .*$/m, "doc: My own draft.");
    await typeSpec(page, draft);
    await expectVerdict(page, /patch/);
    await paste(page, link);
    await expectVerdict(page, /major/);
    expect(await textOf(page)).toBe(shared);
    await page.getByLabel("Start with").selectOption("acp-swarm");
    await expectVerdict(page, /patch/);
    expect(await textOf(page)).toContain("doc: My own draft.");
    await paste(page, "#start=oacp");
    await expectVerdict(page, /^No changes/);
    await page.goBack();
    await expect.poll(() => textOf(page)).toContain("doc: My own draft.");
    // A link to a part of the page is none to a spec.
    await paste(page, "#anything");
    expect(await textOf(page)).toContain("doc: My own draft.");
    expect([...sender.problems, ...problems]).toEqual([]);
    await sender.page.close();
    await page.close();
  });

  it("is edited beside what the reader had, also after a reload, and opens with a full stop after it", async () => {
    const sender = await openPage(browser!, address());
    await expectVerdict(sender.page, /^No changes/);
    await typeSpec(sender.page, (await textOf(sender.page)).replace("min: 1", "min: 2"));
    await expectVerdict(sender.page, /major/);
    const link = await shareSpec(sender.page);
    await sender.page.close();

    const { page, problems } = await openPage(browser!, address());
    await expectVerdict(page, /^No changes/);
    await typeSpec(page, (await textOf(page)).replace("What a kitchen needs.", "My own draft."));
    await expectVerdict(page, /patch/);
    await paste(page, `${link}).`);
    await expectVerdict(page, /major/);
    await typeSpec(page, (await textOf(page)).replace("min: 2", "min: 3"));
    await expectVerdict(page, /major/);
    await page.reload();
    await expectVerdict(page, /major/);
    expect(await textOf(page)).toContain("min: 3");
    // What was linked is given up, and the draft is there.
    await page.getByText("Reset", { exact: true }).click();
    await expectVerdict(page, /patch/);
    expect(await textOf(page)).toContain("My own draft.");
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(["%", "x", "", "eJwDAAAAAAE", "A".repeat(50_000)])("says that it is damaged: %j", async (data) => {
    const { page, problems } = await openPage(browser!, `${address()}#start=&spec=${data}`);
    await expect
      .poll(() => noticeOf(page))
      .toBe("This link is incomplete: its spec could not be read. Ask for it again. What is shown below does not come from the link.");
    await expectVerdict(page, /^Paste a spec, or write one\.$/);
    // A link to what is shown is another one.
    await shareSpec(page);
    await expect.poll(() => page.locator(".spec-playground .notice").isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("says that its end was cut off, also in a page that is open, whose text stays", async () => {
    const { page, problems } = await openPage(browser!, address());
    await expectVerdict(page, /^No changes/);
    const link = await shareSpec(page);
    await typeSpec(page, parcel);
    await expectVerdict(page, /^No errors/);
    await paste(page, link.slice(0, -40));
    await expect.poll(() => noticeOf(page)).toMatch(/^This link is incomplete/);
    expect(await textOf(page)).toContain("protocol: parcel");
    await typeSpec(page, parcel.replace("Quay 4", "Quay 5"));
    expect(await page.locator(".spec-playground .notice").isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("says that the site does not have its protocol, and which one may be meant", async () => {
    const { page, problems } = await openPage(browser!, `${address()}#start=acp-swrm`);
    await expect.poll(() => noticeOf(page)).toMatch(/^This site has no protocol "acp-swrm" \(did you mean "acp-swarm"\?\)\. What is shown/);
    await page.getByLabel("Start with").selectOption("+");
    await typeSpec(page, parcel);
    const link = await shareSpec(page);
    await paste(page, link.replace("start=%2B", "start=parcels-of-others"));
    await expect.poll(() => noticeOf(page)).toMatch(/^This site has no protocol "parcels-of-others".* is compared with nothing\.$/);
    expect(await textOf(page)).toContain("protocol: parcel");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("opens for nobody else if the page is not served, which it says", async () => {
    const { page } = await openPage(browser!, address());
    await expectVerdict(page, /^No changes/);
    await shareSpec(page);
    const note = page.locator(".share-note");
    await expect.poll(() => note.textContent()).toMatch(/^The link opens on this computer only\..* web server\.$/);
    await page.close();
    const served = await serveSite(productSite());
    const online = await openPage(browser!, `${served.address}/spec-playground.html`);
    await expectVerdict(online.page, /^No changes/);
    await shareSpec(online.page);
    await expect.poll(() => online.page.locator(".share button").textContent()).toMatch(/^Link /);
    expect(await online.page.locator(".share-note").textContent()).toBe("");
    await online.page.close();
    await served.stop();
  });
});

describe.skipIf(browser === undefined)("the spec of somebody else", () => {
  it("is compared with nothing, and its file has its name", async () => {
    const { page, problems } = await openPage(browser!, address());
    await expectVerdict(page, /^No changes/);
    await typeSpec(page, parcel);
    await expectVerdict(page, /^No errors\. New protocol: nothing to compare with\.$/);
    expect(await page.locator(".issues li.error").count()).toBe(0);
    await page.getByLabel("Start with").selectOption("+");
    await expectVerdict(page, /^Paste a spec, or write one\.$/);
    expect(await page.locator(".files .note").innerText()).toBe("Shown when the spec has no errors.");
    await typeSpec(page, parcel);
    await expectVerdict(page, /^No errors\. New protocol/);
    await expect.poll(() => page.getByLabel("Generated file").inputValue()).toMatch(/^packages\/parcel\//);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("generates nothing while it has errors, and files that stay are said to be old", async () => {
    const { page, problems } = await openPage(browser!, address());
    await expectVerdict(page, /^No changes/);
    const note = page.locator(".files .note");
    expect(await note.isVisible()).toBe(false);
    await typeSpec(page, parcel.replace("type: string", "type: strin"));
    await expectVerdict(page, /^1 error/);
    expect(await note.innerText()).toBe("These files are of the last state without errors.");
    const link = await shareSpec(page);
    const other = await openPage(browser!, `${address()}${link}`);
    await expectVerdict(other.page, /^1 error/);
    expect(await other.page.locator(".files .note").innerText()).toBe("Shown when the spec has no errors.");
    expect(await other.page.getByLabel("Generated file").isVisible()).toBe(false);
    await typeSpec(page, parcel);
    await expectVerdict(page, /^No errors/);
    await expect.poll(() => note.isVisible()).toBe(false);
    expect([...problems, ...other.problems]).toEqual([]);
    await other.page.close();
    await page.close();
  });

  it("has changes with their place, who breaks and what to do instead", async () => {
    const { page, problems } = await openPage(browser!, address());
    await expectVerdict(page, /^No changes/);
    await typeSpec(page, (await textOf(page)).replace("min: 1", "min: 2"));
    await expectVerdict(page, /major/);
    expect(await changesOf(page)).toMatch(/8:.*Senders of 1\.0\.0 break: readers of your edit reject their messages\..*Instead: /);
    await page.locator(".issues li.warning button.place").first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("editor");
    expect(problems).toEqual([]);
    await page.close();
  });
});
