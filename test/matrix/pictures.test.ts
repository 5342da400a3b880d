// The pictures of the README show what the site shows now, in both themes.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { hashOf, pictureFolder, type PictureRecord, pictures, showPicture, themes } from "../pictures/pictures.js";
import { launchBrowser } from "../support/browser.js";
import { repository } from "../support/packed.js";
import { pageAddress } from "../support/product-site.js";

const browser = await launchBrowser();
afterAll(() => browser?.close());

const read = (file: string): Buffer => readFileSync(join(pictureFolder, file));
const records = JSON.parse(read("pictures.json").toString("utf8")) as Readonly<Record<string, PictureRecord>>;
const cases = Object.keys(pictures).flatMap((name) => themes.map((theme) => ({ name, theme, file: `${name}-${theme}.webp` })));

describe("the pictures of the README", () => {
  it("are those that the README shows, and small", () => {
    const readme = readFileSync(join(repository, "README.md"), "utf8");
    const shown = [...readme.matchAll(/"generator\/site\/product\/pictures\/([\w.-]+)"/g)].map(([, file = ""]) => file);
    const files = readdirSync(pictureFolder).filter((file) => file !== "pictures.json");
    expect(shown.sort()).toEqual(files.sort());
    expect(files).toEqual(cases.map(({ file }) => file).sort());
    expect(files.reduce((total, file) => total + statSync(join(pictureFolder, file)).size, 0)).toBeLessThan(300_000);
  });

  // If this fails, run `npm run pictures`.
  it.skipIf(browser === undefined).each(cases)("$file is current in text and theme", async ({ name, theme, file }) => {
    const { page, shown } = await showPicture(browser!, pageAddress, { picture: pictures[name]!, theme });
    expect({ ...shown, sha256: hashOf(read(file)) }).toEqual(records[file]);
    await page.close();
  });
});
