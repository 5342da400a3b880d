// The official conformance suite of MCP against `wirepact mcp --http`. What fails is listed with the reason; the list must not be out of date.

import { spawn, type ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { program, repositoryFolder, temporaryFolder } from "../support/mcp.js";
import { otherNode } from "../support/other-node.js";
import { execute } from "../support/packed.js";
import { removeTemporary } from "../support/remove-temporary.js";

const version = "0.1.16";

const ofFixture = "calls a tool, resource or prompt that only the suite's own example server has";
const notOffered = "needs a capability that the server does not offer and does not declare";

/** Why scenarios fail. */
const expectedFailures: Readonly<Record<string, string>> = {
  "logging-set-level": notOffered,
  "completion-complete": notOffered,
  "tools-call-simple-text": ofFixture,
  "tools-call-image": ofFixture,
  "tools-call-audio": ofFixture,
  "tools-call-embedded-resource": ofFixture,
  "tools-call-mixed-content": ofFixture,
  "tools-call-with-logging": ofFixture,
  "tools-call-error": ofFixture,
  "tools-call-with-progress": ofFixture,
  "tools-call-sampling": ofFixture,
  "tools-call-elicitation": ofFixture,
  "elicitation-sep1034-defaults": ofFixture,
  "elicitation-sep1330-enums": ofFixture,
  "resources-read-text": ofFixture,
  "resources-read-binary": ofFixture,
  "resources-templates-read": ofFixture,
  "resources-subscribe": notOffered,
  "resources-unsubscribe": notOffered,
  "prompts-get-simple": ofFixture,
  "prompts-get-with-args": ofFixture,
  "prompts-get-embedded-resource": ofFixture,
  "prompts-get-with-image": ofFixture,
};

const folder = temporaryFolder();
let server: ChildProcess | undefined;
let url = "";
beforeAll(async () => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  execute("npm", ["install", "--silent", "--no-audit", "--no-fund", `@modelcontextprotocol/conformance@${version}`], folder);
  const started = spawn(process.execPath, [program, "mcp", "--protocol", "oacp", "--role", "reviewer", "--http", "0"], {
    cwd: repositoryFolder,
  });
  server = started;
  url = await new Promise<string>((resolve, reject) => {
    started.once("error", reject);
    started.once("exit", () => reject(new Error("the server has ended")));
    started.stdout.on("data", (chunk: Buffer) => {
      const found = /http:\S+/.exec(String(chunk))?.[0];
      if (found !== undefined) resolve(found);
    });
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server?.kill("SIGINT");
  await ended;
  removeTemporary(folder);
});

it("passes everything that is not excepted for a reason", async () => {
  const suite = join(folder, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const child = spawn(otherNode(), [suite, "server", "--url", url], { cwd: folder });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
  await new Promise((resolve) => child.once("exit", resolve));
  const results = [...printed.matchAll(/^[✓✗] (\S+): (\d+) passed, (\d+) failed/gm)].map(([, name = "", passed, failed]) => ({
    name,
    passed: Number(passed),
    failed: Number(failed),
  }));
  expect(results.filter(({ failed }) => failed > 0).map(({ name }) => name)).toEqual(Object.keys(expectedFailures));
  expect(results.filter(({ passed, failed }) => passed > 0 && failed === 0).map(({ name }) => name)).toEqual([
    "server-initialize",
    "ping",
    "tools-list",
    "resources-list",
    "prompts-list",
    "dns-rebinding-protection",
  ]);
});
