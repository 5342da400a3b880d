// `wirepact conform` against the official packages and against our own parties. What the official ones do otherwise than the specs of the gallery is
// in the baselines beside their programs; ours have none.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the command; what is waited for has all the time that it needs, silence excepted. */
async function conform(...parameters: readonly string[]): Promise<readonly [code: number, output: string]> {
  const limits = ["--start-timeout", "120000", "--timeout", "5000"];
  const child = spawn(process.execPath, ["generator/bin/wirepact.js", "conform", ...limits, ...parameters], { cwd: root });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return [code, output];
}

const gallery = ["--spec", "spec/gallery/wirepact.yaml"];

describe("official packages differ from the specs of the gallery only where it is known", () => {
  it("MCP: a server", async () => {
    const values = ["--values", "test/matrix/conform/mcp-values.json", "--baseline", "test/matrix/conform/mcp-server.txt"];
    const [code, output] = await conform(
      ...gallery,
      "-p",
      "mcp",
      "--role",
      "server",
      ...values,
      "--",
      "node",
      "test/matrix/conform/mcp-server.mjs",
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/^mcp server: \d+ requirements/m)]);
  });

  it("ACP: an agent", async () => {
    const baseline = ["--baseline", "test/matrix/conform/acp-agent.txt"];
    const [code, output] = await conform(
      ...gallery,
      "-p",
      "acp",
      "--role",
      "agent",
      ...baseline,
      "--",
      "node",
      "test/matrix/conform/acp-agent.mjs",
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/^acp agent: \d+ requirements/m)]);
  });
});

describe("our own parties fail nothing", () => {
  it("the container of acp-swarm", async () => {
    const own = ["--spec", "spec/wirepact.yaml", "-p", "acp-swarm", "--role", "container"];
    const [code, output] = await conform(...own, "--", "node", "test/matrix/conform/swarm-container.mjs");
    expect([code, output]).toEqual([0, expect.stringMatching(/, 0 fail, /)]);
  });
});
