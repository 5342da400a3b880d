// The pictures of the README: what they show of the site, and what is recorded of it, so that a test can tell whether a picture is still true.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Locator, Page } from "playwright-core";
import { openPage } from "../support/browser.js";

const repository = fileURLToPath(new URL("../..", import.meta.url));

export const pictureFolder: string = join(repository, "generator/site/product/pictures");

export const themes = ["light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** What was to be seen when a picture was made. */
export interface PictureRecord {
  readonly text: string;
  /** Colors of the page and of the verdict. */
  readonly colors: readonly string[];
  /** Of the file. */
  readonly sha256: string;
}

interface Picture {
  readonly page: string;
  readonly width: number;
  readonly height: number;
  /** Brings the page into the state that is shown; returns the first and the last part of it. */
  readonly arrange: (page: Page) => Promise<readonly [Locator, Locator]>;
}

/** Adds a value to a closed enum in the spec, which is a line that looks harmless. */
async function addEnumValue(page: Page): Promise<readonly [Locator, Locator]> {
  const box = page.locator(".spec-playground");
  const verdict = box.locator(".verdict");
  await page.getByLabel("Start with").selectOption("acp-swarm");
  await verdict.filter({ hasText: "No changes" }).waitFor();
  const lines = readFileSync(join(repository, "spec/protocols/acp-swarm.yaml"), "utf8").split("\n");
  const above = lines.findIndex((line) => line.startsWith("      skipped:"));
  // A picture of a few lines is easier to read.
  await box.locator(".spec-editor").evaluate((editor: HTMLElement) => (editor.style.height = "11rem"));
  await page.getByLabel("Spec", { exact: true }).click();
  await page.keyboard.press("Control+Home");
  for (let line = 0; line < above; line += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.insertText("\n      blocked: The story waits for another story.");
  await verdict.filter({ hasText: "major" }).waitFor();
  const evidence = box.locator(".issues li.error").first();
  await evidence.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  return [verdict, evidence];
}

export const pictures: Readonly<Record<string, Picture>> = {
  "invalid-message": {
    page: "index.html",
    width: 760,
    height: 900,
    arrange: async (page) => {
      const issue = page.locator(".hero .issues li").first();
      await issue.waitFor();
      return [page.locator(".hero .playground"), issue];
    },
  },
  "breaking-edit": { page: "spec-playground.html", width: 760, height: 480, arrange: addEnumValue },
};

/** Shows what a picture shows. */
export async function showPicture(
  browser: Browser,
  address: (page: string) => string,
  { picture: { page: path, width, height, arrange }, theme }: { readonly picture: Picture; readonly theme: Theme },
): Promise<{ readonly page: Page; readonly shown: Omit<PictureRecord, "sha256">; readonly parts: readonly [Locator, Locator] }> {
  const { page } = await openPage(browser, address(path), { width, theme });
  await page.setViewportSize({ width, height });
  const parts = await arrange(page);
  const text = await Promise.all(parts.map((part) => part.innerText()));
  const editor = page.locator("textarea, .cm-content").first();
  const typed = await editor.evaluate((element) => (element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? "")));
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const verdict = getComputedStyle(document.querySelector(".verdict")!);
    return [backgroundColor, color, verdict.backgroundColor, verdict.color];
  });
  // Of a long spec, the editor only has the lines that are near.
  const near = typed.includes("blocked:") ? "blocked" : typed;
  return { page, shown: { text: [...text, near].join("\n"), colors }, parts };
}

export const hashOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
