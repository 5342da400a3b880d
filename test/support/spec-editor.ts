// Types into the editor of the spec playground, as a person does.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A spec of the repository, such as `protocols/oacp.yaml`. */
export const readSpec = (path: string): string => readFileSync(join(import.meta.dirname, "../../spec", path), "utf8");

/** Waits for a verdict above the editor. */
export async function expectVerdict(page: Page, expected: RegExp): Promise<void> {
  const verdict = page.locator(".spec-playground .verdict");
  await expect.poll(async () => verdict.textContent(), { interval: 20 }).toMatch(expected);
}

/** Selects the whole spec and types another one over it. */
export async function typeSpec(page: Page, text: string): Promise<void> {
  await page.getByLabel("Spec", { exact: true }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

/** Selects the whole spec and pastes another one over it. */
export async function pasteSpec(page: Page, text: string): Promise<void> {
  const editor = page.getByLabel("Spec", { exact: true });
  await editor.click();
  await page.keyboard.press("Control+a");
  await editor.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", given);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
