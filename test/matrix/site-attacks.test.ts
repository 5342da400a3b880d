// What strangers may paste, drop, type or link to: nothing of it runs as a script, and no page hangs.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser.js";
import { pageAddress as address, productSite } from "../support/product-site.js";
import { isThorough } from "../support/sample-size.js";
import { drop, longestPause, paste } from "../support/playground-input.js";
import { expectVerdict, pasteSpec, readSpec } from "../support/spec-editor.js";

const browser: Browser | undefined = await launchBrowser();

/** Texts that run a script where they are taken for HTML, Markdown, an attribute or an address. */
const attacks = [
  "<img src=x onerror=document.title='attacked'>",
  "<script>document.title='attacked'</script>",
  "</textarea><svg onload=document.title='attacked'>",
  "[link](javascript:document.title='attacked')",
  "\"' onmouseover=\"document.title='attacked'",
];

const verdictOf = (page: Page): Promise<string | null> => page.locator(".verdict").first().textContent();

/** Whether the page does what it is asked. */
const expectUsable = async (page: Page): Promise<void> => expect(await page.evaluate(() => true)).toBe(true);

beforeAll(() => void productSite());
afterAll(async () => browser?.close());

describe.skipIf(browser === undefined)("the playgrounds", () => {
  it.each(["acp-swarm", "oacp", "agent-mail"])("of %s judge a megabyte of anything", async (name) => {
    const { page, problems } = await openPage(browser!, address(`${name}/playground.html`));
    const large = [
      `{"type":"${"x".repeat(1_000_000)}"}`,
      "[".repeat(1_000_000),
      `Subject: ${"re: ".repeat(250_000)}\n\n`,
      `- a: &a [b] # ${"x".repeat(60)}\n`.repeat(14_000),
      "\uFFFD\u202E".repeat(100_000),
    ];
    for (const text of large) {
      await paste(page, "Message", "");
      expect(await verdictOf(page)).toMatch(/^Paste a message/);
      await paste(page, "Message", text);
      await expect.poll(() => verdictOf(page)).toMatch(/^(?:Invalid|Valid UNKNOWN)/);
      expect(await page.locator(".issues").first().locator("li").count()).toBeLessThanOrEqual(50);
    }
    // Browsers take minutes to draw binary data.
    await paste(page, "Message", "\u0000\uFFFD".repeat(300_000));
    expect(await verdictOf(page)).toBe("The text contains NUL characters: it is binary data");
    await paste(page, "Message", large[0]!);
    await page.getByText("Share", { exact: true }).click();
    expect(await page.locator("button", { hasText: "Too long for a link" }).count()).toBe(1);
    const transcripts = [
      `${JSON.stringify({ a: "x".repeat(200) })}\n`.repeat(5_000),
      "[".repeat(1_000_000),
      '{"__proto__":{"type":"error"},"constructor":7,"id":"__proto__"}\n'.repeat(2_000),
      "not JSON\n".repeat(100_000),
    ];
    for (const text of transcripts) {
      await paste(page, "Transcript, one JSON message per line", text);
      await expectUsable(page);
      await expect.poll(() => page.locator(".conversation .issues li").count()).toBeGreaterThan(0);
      expect(await page.locator(".conversation .issues li").count()).toBeLessThanOrEqual(50);
    }
    await paste(page, "Transcript, one JSON message per line", "");
    expect(await page.locator(".conversation [role=status]").textContent()).toBe("No flow has started.");
    expect(problems).toEqual([]);
    await page.close();
  });

  // How long the page pauses is measured by the long tests, and again where something else kept the browser waiting.
  it("stay usable while they judge a megabyte", { retry: isThorough ? 2 : 0 }, async () => {
    const { page, problems } = await openPage(browser!, address("oacp/playground.html"));
    const mapping = `${Array.from({ length: 60_000 }, (_, index) => `k${index}: ${index}`).join("\n")}\n`;
    const transcript = `${JSON.stringify({ type: "question", id: "x".repeat(9) })}\n`.repeat(25_000);
    let workers = 0;
    page.on("worker", () => (workers += 1));
    // A browser that lays such a text out in a text area does nothing else for seconds.
    const usual = await page.evaluate((text) => {
      const begun = performance.now();
      const area = document.createElement("textarea");
      area.value = text;
      document.body.append(area);
      const pause = area.scrollHeight > 0 ? performance.now() - begun : 0;
      area.remove();
      return pause;
    }, mapping);
    const judged = await longestPause(page, async () => {
      await paste(page, "Message", mapping);
      await expect.poll(() => verdictOf(page)).toMatch(/^Invalid/);
    });
    if (isThorough) expect(judged).toBeLessThan(usual / 3);
    const played = await longestPause(page, async () => {
      await paste(page, "Transcript, one JSON message per line", transcript);
      await expect.poll(() => page.locator(".conversation [role=status]").textContent()).toContain("2000 lines");
    });
    if (isThorough) expect(played).toBeLessThan(usual / 3);
    const dropped = await longestPause(page, async () => {
      await paste(page, "Message", "");
      await drop(page, ".editor", [...Buffer.from(mapping)], "message.yaml");
      await expect.poll(() => verdictOf(page)).toMatch(/^Invalid/);
    });
    // Bringing the bytes into the page is part of the test, not of the page.
    if (isThorough) expect(dropped).toBeLessThan(usual);
    // All of it was judged in workers, one for messages and one for conversations; what is shown is a part.
    expect(workers).toBe(2);
    expect((await page.getByLabel("Message", { exact: true }).inputValue()).length).toBeLessThan(20_000);
    expect(await page.locator(".playground .note").first().textContent()).toContain(`${mapping.length.toLocaleString("en")} characters`);
    await page.getByRole("button", { name: "Clear the text" }).first().click();
    expect(await verdictOf(page)).toMatch(/^Paste a message/);
    await page.getByLabel("Message", { exact: true }).pressSequentially("type: x");
    expect(await verdictOf(page)).toMatch(/^Invalid/);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("show hostile messages as text, wherever they appear", async () => {
    const { page, problems } = await openPage(browser!, address("oacp/playground.html"));
    await page.getByLabel("Mode").first().selectOption("lenient");
    for (const text of attacks) {
      await paste(page, "Message", JSON.stringify({ type: text, [text]: text }));
      expect(await page.locator(".issues").first().textContent()).toContain(text.slice(0, 10));
      await paste(page, "Transcript, one JSON message per line", JSON.stringify({ type: text, id: text }));
    }
    expect(await page.locator("main img, main script, main svg[onload], main [onmouseover]").count()).toBe(0);
    expect(await page.title()).not.toBe("attacked");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("refuse binary files, and a file that misses the editor does not replace the page", async () => {
    const { page, problems } = await openPage(browser!, address("acp-swarm/playground.html"));
    await drop(page, ".editor", [0xff, 0xfe, 0x00], "photo.bin");
    await expect.poll(() => verdictOf(page)).toBe("photo.bin is not a UTF-8 text file");
    await drop(page, ".editor", [...Buffer.from('{"type":7}')], "message.json");
    await expect.poll(() => verdictOf(page)).toMatch(/^Invalid/);
    // Not prevented, the browser would open the file.
    expect(await drop(page, "h1", [0x7b], "message.json")).toBe(false);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("open links with anything in them", async () => {
    const encoded = (text: string): string => Buffer.from(text).toString("base64url");
    const fragments = [
      "message=%%%",
      "message=!!!&encoding=ndjson",
      "message=/w&encoding=ndjson",
      `message=${encoded("{}")}&encoding=__proto__&mode=constructor`,
      `message=${encoded("{}")}&encoding=ndjson&mode=__proto__`,
      `message=${encoded('{"__proto__":{"type":"error"},"constructor":7}')}&encoding=ndjson`,
      `message=${encoded(attacks.join())}&encoding=ndjson`,
      `message=${"A".repeat(1_000_000)}&encoding=ndjson`,
      `javascript:document.title='attacked'`,
      "__proto__",
      `message=${encoded("[".repeat(100_000))}&encoding=ndjson`,
    ];
    const { page, problems } = await openPage(browser!, address("acp-swarm/playground.html"));
    for (const fragment of fragments) {
      await page.evaluate((hash) => (location.hash = hash), fragment);
      await expectUsable(page);
      await expect.poll(() => verdictOf(page)).toMatch(/^(?:Invalid|Valid)/);
    }
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    expect(await page.title()).not.toBe("attacked");
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe.skipIf(browser === undefined)("the spec playground", () => {
  const original = readSpec("protocols/acp-swarm.yaml");
  /** The spec with so many copies of a message that a check takes longer than anybody waits. */
  const withCopies = (copies: number): string =>
    original.replace(/^ {2}progress-update:\n(?: {4}.*\n|\n)+/m, (block) =>
      Array.from({ length: copies }, (_, index) =>
        block.replace("progress-update", index === 0 ? "progress-update" : `copy-${index}`),
      ).join(""),
    );

  it("answers to alias bombs, deep nesting, a megabyte and hostile keys, and goes on", async () => {
    const { page, problems } = await openPage(browser!, `${address("spec-playground.html")}#start=acp-swarm`);
    await expectVerdict(page, /^No changes/);
    const bomb = ["a: &a [x,x,x,x,x,x,x,x,x]", ..."bcdefghi"].map((line, index) =>
      line.length > 1 ? line : `${line}: &${line} [${Array.from({ length: 9 }, () => `*${"abcdefgh"[index - 1]}`).join()}]`,
    );
    const texts = [
      bomb.join("\n"),
      `protocol: ${"[".repeat(20_000)}`,
      `protocol: a\ndoc: ${"x ".repeat(500_000)}\n`,
      "__proto__: { polluted: true }\nconstructor: 7\nprotocol: a\n",
      "a: b\n".repeat(50_000),
      `protocol: ${"[".repeat(500_000)}`,
    ];
    for (const text of texts) {
      // Without the last verdict, so that only that of the new text counts.
      await page.locator(".spec-playground .verdict").evaluate((verdict) => (verdict.textContent = ""));
      await pasteSpec(page, text);
      await expectVerdict(page, /^\d+ errors?|was stopped/);
      await expectUsable(page);
    }
    await pasteSpec(page, original);
    await expectVerdict(page, /^No changes/);
    // Typing does not wait for the checks of what was there before.
    for (const text of texts) await pasteSpec(page, text);
    await pasteSpec(page, original);
    await expectVerdict(page, /^No changes/);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("rejects patterns that take exponential time", async () => {
    const { page, problems } = await openPage(browser!, `${address("spec-playground.html")}#start=acp-swarm`);
    await expectVerdict(page, /^No changes/);
    await pasteSpec(page, original.replace("^[a-zA-Z0-9][a-zA-Z0-9/_-]*$", "^(a+)+$"));
    await expectVerdict(page, /^\d+ errors?/);
    expect(await page.locator(".issues").first().textContent()).toContain("catastrophic backtracking");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("stops a check that does not end when the spec is edited, and the page stays usable in the meantime", async () => {
    const { page, problems } = await openPage(browser!, `${address("spec-playground.html")}#start=acp-swarm`);
    await expectVerdict(page, /^No changes/);
    const workers = page.workers().length;
    expect(workers).toBe(1);
    let started = 0;
    page.on("worker", () => (started += 1));
    await pasteSpec(page, withCopies(10_000));
    await expectVerdict(page, /^Checking…$/);
    // Another edit stops a check that has taken three seconds.
    await page.waitForTimeout(3_500);
    expect(await page.locator(".spec-playground .verdict").textContent()).toBe("Checking…");
    await expectUsable(page);
    await pasteSpec(page, original);
    await expectVerdict(page, /^No changes/);
    expect(started).toBe(1);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("shows hostile docs as text in the files that it generates", async () => {
    const { page, problems } = await openPage(browser!, `${address("spec-playground.html")}#start=acp-swarm`);
    await expectVerdict(page, /^No changes/);
    const hostile = JSON.stringify(`${attacks.join(" ")} */ document.title = 'attacked'; /*`);
    await pasteSpec(page, original.replace(/^doc: .*$/m, `doc: ${hostile}`));
    await expectVerdict(page, /^This edit needs a patch/);
    for (const file of await page.getByLabel("Generated file").locator("option").all()) {
      await page.getByLabel("Generated file").selectOption(await file.getAttribute("value"));
      expect(await page.locator(".files img, .files script, .files svg, .files a").count()).toBe(0);
    }
    expect(await page.title()).not.toBe("attacked");
    expect(problems).toEqual([]);
    await page.close();
  });
});
