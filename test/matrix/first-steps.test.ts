// What a newcomer does with a clone and nothing else: every command and program of the README and of Get started, in the order of the page, and the
// configurations of the MCP server.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { dump, load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../support/matrix-project.js";
import { connectCommand } from "../support/mcp.js";
import { repository } from "../support/packed.js";
import { insertBlock, type Members, blocksOf } from "../support/reference-blocks.js";
import { removeTemporary } from "../support/remove-temporary.js";

const pages = { readme: "README.md", guide: "generator/site/guides/get-started.md", manual: "generator/README.md" };
const read = (path: string): string => readFileSync(join(repository, path), "utf8");

interface Fence {
  readonly language: string;
  readonly code: string;
  /** What stands before it. */
  readonly before: string;
}

const fencesOf = (text: string): readonly Fence[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(({ 1: language = "", 2: code = "", index }) => ({
    language,
    code,
    before: text.slice(0, index),
  }));

/** CI runs this one. */
const testCommand = "npm ci && npm test";

let parent = "";
let clone = "";
beforeAll(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), "first-steps-")));
  clone = join(parent, "wirepact");
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: repository,
    encoding: "utf8",
  });
  for (const path of files.split("\0").filter((name) => name !== "" && existsSync(join(repository, name)))) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(repository, path), join(clone, path));
  }
});
afterAll(() => removeTemporary(parent));

/** Runs commands and gives the folder in which they end. What the clone has installed once is not installed again for another command. */
async function runCommands(commands: string, folder: string): Promise<string> {
  const end = join(parent, "end-of-commands");
  const isInstalled = folder === clone && existsSync(join(clone, "node_modules"));
  const left = isInstalled ? commands.replace(/^npm ci && /, "") : commands;
  await run(folder, ["bash", "-euo", "pipefail", "-c", `${left}\npwd > '${end}'`]);
  return readFileSync(end, "utf8").trim();
}

/** Follows a page from top to bottom, beginning in the clone. */
async function follow(page: string): Promise<void> {
  let folder = clone;
  const fences = fencesOf(read(page));
  for (const [index, { language, code, before }] of fences.entries()) {
    if (language === "sh" && code.trim() !== testCommand) folder = await runCommands(code, code.startsWith("npm ci") ? clone : folder);
    if (language === "yaml" && code.startsWith("# into:")) {
      const block = blocksOf(page, read(page)).find(({ text }) => text === code)!;
      const file = join(folder, "spec/protocols/pantry.yaml");
      writeFileSync(file, dump(insertBlock(load(readFileSync(file, "utf8")) as Members, block)));
    }
    if (language === "js") {
      const file = before
        .match(/`(\w+\.m?js)`/g)!
        .at(-1)!
        .slice(1, -1);
      writeFileSync(join(folder, file), code);
      expect(await run(folder, ["node", file])).toBe(fences[index + 1]!.code);
    }
  }
}

describe("the first steps", () => {
  it("of the README work, in at most 900 words", async () => {
    expect(read(pages.readme).split(/\s+/).length).toBeLessThanOrEqual(900);
    await follow(pages.readme);
    expect(existsSync(join(parent, "my-agent/run.ndjson"))).toBe(true);
    expect(existsSync(join(parent, "my-protocols/site/index.html"))).toBe(true);
  });

  it("include the tests, which CI runs", () => {
    expect(fencesOf(read(pages.readme)).map(({ code }) => code.trim())).toContain(testCommand);
    expect(read(".ci/run")).toContain(testCommand);
  });

  it.each([pages.readme, pages.manual])("with an agent work as %s says, from any folder", async (page) => {
    const server = configuration(page);
    const elsewhere = join(parent, "elsewhere");
    mkdirSync(elsewhere, { recursive: true });
    const { call, close } = await connectCommand(server, elsewhere);
    expect((await call("list_messages", {})).text).toContain("progress-update");
    await close();
  });

  it("of Get started work, and so does its protocol with an agent", async () => {
    removeTemporary(join(parent, "my-protocols"));
    await follow(pages.guide);
    const { call, close } = await connectCommand(configuration("generator/site/guides/agents.md"), join(parent, "my-protocols"));
    expect((await call("list_messages", {})).text).toContain("delayed");
    await close();
  });
});

/** The command with its arguments in the configuration of an MCP client. */
function configuration(page: string): readonly string[] {
  const { code } = fencesOf(read(page)).find(({ code: text }) => text.includes("mcpServers"))!;
  const { mcpServers } = JSON.parse(code) as {
    readonly mcpServers: Readonly<Record<string, { readonly command: string; readonly args: readonly string[] }>>;
  };
  const { command, args } = mcpServers["wirepact"]!;
  return [command, ...args].map((argument) => argument.replace("/path/to/wirepact", clone));
}
