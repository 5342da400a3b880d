// Visual Studio Code with the packed extension: installed from the .vsix file, it starts the server of the project, which reports, completes and finds.

import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packExtension } from "../../generator/vscode/pack.js";
import { launchBrowser } from "../support/browser.js";
import { repository } from "../support/packed.js";
import { readReferenceBlocks } from "../support/reference-blocks.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { startEditorServer } from "../support/vscode-server.js";

it("VS Code gets diagnostics, completion and definition", async () => {
  const browser = await launchBrowser();
  if (browser === undefined) return;
  const folder = mkdtempSync(join(tmpdir(), "wirepact-vscode-"));
  const bakery = readReferenceBlocks().find(({ marker }) => marker.value === "protocols/bakery.yaml")!.text;
  const project = join(folder, "project");
  mkdirSync(join(project, "spec/protocols"), { recursive: true });
  mkdirSync(join(project, "node_modules/@wirepact"), { recursive: true });
  symlinkSync(join(repository, "generator"), join(project, "node_modules/@wirepact/generator"));
  writeFileSync(join(project, "spec/wirepact.yaml"), "protocols:\n  - protocols/bakery.yaml\nlint: minimal\n");
  writeFileSync(join(project, "spec/protocols/bakery.yaml"), bakery.replace("type: integer,", "type: integr,"));
  writeFileSync(join(folder, "wirepact.vsix"), await packExtension());
  mkdirSync(join(folder, "data"));
  const editor = await startEditorServer(join(folder, "data"), join(folder, "wirepact.vsix"));
  const text = bakery.replace("type: integer,", "type: integr,");
  /** The line and column behind a part of the text, counted from 1. */
  const positionBehind = (part: string): { readonly line: number; readonly column: number } => {
    const before = text.slice(0, text.indexOf(part) + part.length).split("\n");
    return { line: before.length, column: before.at(-1)!.length + 1 };
  };
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    page.setDefaultTimeout(600_000);
    const file = `vscode-remote://${new URL(editor.address).host}${join(project, "spec/protocols/bakery.yaml")}`;
    const payload = encodeURIComponent(JSON.stringify([["openFile", file]]));
    await page.goto(`${editor.address}/?folder=${encodeURIComponent(project)}&payload=${payload}`);
    await page.getByText("Yes, I trust the authors").click();
    await page.keyboard.press("Control+Shift+M");
    await expect.poll(() => page.locator(".markers-panel").innerText()).toContain('unknown type "integr"');

    const editorText = page.locator(".monaco-editor .view-lines").first();
    const goTo = async (part: string): Promise<void> => {
      const { line, column } = positionBehind(part);
      await editorText.click();
      await page.keyboard.press("Control+G");
      await page.keyboard.type(`${line}:${column}`);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator(".statusbar").innerText()).toContain(`Ln ${line}, Col ${column}`);
    };
    await goTo("minimal: { loaves: 2, flour: r");
    await page.keyboard.press("F12");
    const { line } = positionBehind("      rye");
    await expect.poll(() => page.locator(".statusbar").innerText()).toContain(`Ln ${line}, Col 7`);

    await goTo("flour: { type: ");
    await page.keyboard.press("Control+Space");
    await expect.poll(() => page.locator(".suggest-widget").innerText()).toContain("Flour");
  } finally {
    await browser.close();
    await editor.stop();
    removeTemporary(folder);
  }
});
