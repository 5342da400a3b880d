// Pastes into and drops on the playgrounds of messages and conversations, as a person does, and finds out whether their page stays usable.

import type { Page } from "playwright-core";

/** Replaces the text of a text area by a pasted one, as a browser does. */
export const paste = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).evaluate((area: HTMLTextAreaElement, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", given);
    area.select();
    // Only what the page does not take is inserted.
    if (!area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }))) return;
    area.value = given;
    area.dispatchEvent(new Event("input"));
  }, text);

/** The longest time, in milliseconds, in which a page did nothing for its reader while `act` went on. */
export async function longestPause(page: Page, act: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const found = { longest: 0, timer: 0 };
    let last = performance.now();
    found.timer = window.setInterval(() => {
      const now = performance.now();
      found.longest = Math.max(found.longest, now - last);
      last = now;
    }, 5);
    return found;
  });
  await act();
  return watch.evaluate((found) => {
    clearInterval(found.timer);
    return found.longest;
  });
}

/** Drops a file on an element. */
export const drop = (page: Page, selector: string, bytes: readonly number[], name: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, file) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(file.bytes)], file.name));
        return element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      },
      { bytes, name },
    );
