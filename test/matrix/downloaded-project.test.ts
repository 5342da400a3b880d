// "Download as a project" in the spec playground: the archive is unpacked by another program, and the project installs, checks, generates,
// compiles and tests itself with the packages as they are published.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser.js";
import { publishAll, run } from "../support/matrix-project.js";
import { packAll } from "../support/packed.js";
import { pageAddress } from "../support/product-site.js";
import { readArchive } from "../support/read-archive.js";
import type { Registry } from "../support/registry.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { expectVerdict, pasteSpec, readSpec } from "../support/spec-editor.js";

const browser = await launchBrowser();

/** Does what the README of a project says, with a registry that does not have Wirepact, beside a clone that is packed. */
async function followReadme(project: string): Promise<void> {
  const packed = join(dirname(project), "wirepact/packed");
  mkdirSync(packed, { recursive: true });
  for (const tarball of packAll().values()) cpSync(tarball, join(packed, basename(tarball)));
  const commands = [...readFileSync(join(project, "README.md"), "utf8").matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
  expect(commands).toHaveLength(2);
  for (const code of commands) await run(project, ["bash", "-euo", "pipefail", "-c", code]);
}

describe.skipIf(browser === undefined)("a downloaded project", () => {
  let registry: Registry;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "downloaded-")));
  beforeAll(async () => {
    registry = await publishAll();
  });
  afterAll(async () => {
    await browser?.close();
    await registry?.stop();
    removeTemporary(folder);
  });

  it.each([
    { name: "acp-swarm", path: "protocols/acp-swarm.yaml", edited: "harbor-swarm", compared: "harbor-swarm 1.0.0 (first release)" },
    { name: "mcp", path: "gallery/protocols/mcp.yaml", edited: "mcp", compared: "(first release)" },
    // What the page compared the spec with is the release that the project compares it with.
    { name: "acp-swarm", path: "protocols/acp-swarm.yaml", edited: "acp-swarm", compared: "acp-swarm: no changes since 1.0.0" },
  ])("of $name, as $edited, works after npm install", async ({ name, path, edited, compared }) => {
    const { page, problems } = await openPage(browser!, pageAddress("spec-playground.html"));
    await expectVerdict(page, /^No/);
    await page.getByLabel("Start with").selectOption(name);
    await expectVerdict(page, /^No/);
    await pasteSpec(page, readSpec(path).replace(/^protocol: .*$/m, `protocol: ${edited}`));
    await expectVerdict(page, /^No/);
    const saved = page.waitForEvent("download");
    await page.getByText("Download as a project").click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${edited}-protocol.zip`);
    const archive = join(folder, download.suggestedFilename());
    await download.saveAs(archive);
    expect(problems).toEqual([]);
    await page.close();

    execFileSync("python3", ["-m", "zipfile", "-e", archive, folder]);
    const project = join(folder, `${edited}-protocol`);
    for (const [file, text] of Object.entries(readArchive(readFileSync(archive))))
      expect(readFileSync(join(folder, file), "utf8"), file).toBe(text);
    const npm = (...parameters: readonly string[]): Promise<string> => run(project, ["npm", ...parameters], registry.environment);
    const isReleased = compared.includes("since");
    if (isReleased) await followReadme(project);
    else {
      writeFileSync(join(project, ".npmrc"), `registry=${registry.address}\n`);
      await npm("install", "--no-audit", "--no-fund");
    }
    // Editors find the schema that the comments name.
    for (const file of ["spec/wirepact.yaml", `spec/protocols/${edited}.yaml`]) {
      const schema = /\$schema=(\S+)/.exec(readFileSync(join(project, file), "utf8"))?.[1] ?? "";
      expect(existsSync(join(dirname(join(project, file)), schema)), `${file}: ${schema}`).toBe(true);
    }
    expect(await npm("run", "check")).toContain("no errors");
    expect(await npm("run", "diff")).toContain(compared);
    if (isReleased) return;
    await npm("run", "generate");
    await npm("install", "--no-audit", "--no-fund");
    await npm("test");
    expect(existsSync(join(project, `packages/${edited}/dist/index.js`))).toBe(true);
  });
});
