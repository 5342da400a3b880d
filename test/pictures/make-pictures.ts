// Makes the pictures of the README from a site: `npm run pictures`.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "playwright-core";
import { launchBrowser } from "../support/browser.js";
import { hashOf, pictureFolder, type PictureRecord, pictures, showPicture, themes } from "./pictures.js";

/** Pixels around what is shown. */
const margin = 12;

/** A picture of the part of a page from one element to another, with two pixels per pixel of the page. */
async function capture(page: Page, [first, last]: readonly [Locator, Locator]): Promise<Buffer> {
  const boxes = [(await first.boundingBox())!, (await last.boundingBox())!] as const;
  const scroll = await page.evaluate(() => scrollY);
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const top = boxes[0].y + scroll - margin;
  const bottom = boxes[1].y + boxes[1].height + scroll + margin;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 75,
    captureBeyondViewport: true,
    clip: { x: left, y: top, width: right - left, height: bottom - top, scale: 2 },
  });
  return Buffer.from(data, "base64");
}

const [site = "site"] = process.argv.slice(2);
const browser = await launchBrowser();
if (browser === undefined) throw new Error("no Chromium found; set CHROMIUM to its program");
mkdirSync(pictureFolder, { recursive: true });
const records: Record<string, PictureRecord> = {};
for (const [name, picture] of Object.entries(pictures))
  for (const theme of themes) {
    const { page, shown, parts } = await showPicture(browser, (path) => pathToFileURL(join(process.cwd(), site, path)).href, {
      picture,
      theme,
    });
    const content = await capture(page, parts);
    const file = `${name}-${theme}.webp`;
    writeFileSync(join(pictureFolder, file), content);
    records[file] = { ...shown, sha256: hashOf(content) };
    console.log(`${file}: ${Math.ceil(content.length / 1024)} KB`);
    await page.close();
  }
writeFileSync(join(pictureFolder, "pictures.json"), `${JSON.stringify(records, null, 2)}\n`);
await browser.close();
