// `wirepact conform` with all requirements against programs of the official packages and our own, and what the commands cost.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { testedProtocols } from "../generator/conform/played-party.js";
import { conformParties, runConform, runParty } from "../matrix/conform/parties.js";
import { removeTemporary } from "../support/remove-temporary.js";

const wirepact = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const gallery = ["--spec", fileURLToPath(new URL("../../spec/gallery/wirepact.yaml", import.meta.url)), "-p", "mcp", "--role", "server"];
const player = [process.execPath, wirepact, "play", ...gallery];

/** The same party as a program that starts fast. */
const small = `
  import { readFileSync } from "node:fs";
  import { play } from ${JSON.stringify(new URL("../../generator/dist/play/index.js", import.meta.url))};
  const protocol = JSON.parse(readFileSync(process.argv[1], "utf8"));
  await play({ protocol, role: "server", readable: process.stdin, write: (text) => process.stdout.write(text) });
  process.exit();`;

const folder = mkdtempSync(join(tmpdir(), "conform-"));
afterAll(() => removeTemporary(folder));

it.each(Object.entries(conformParties))("%s", async (_, party) => {
  const [code, output] = await runParty(party);
  expect([code, output]).toEqual([0, expect.stringMatching(/^\S+ \S+: \d+ requirements/m)]);
});

it("tests 600 requirements of a program in Node in less than 40 seconds, on two cores that are idle otherwise", async () => {
  const model = join(folder, "mcp.json");
  writeFileSync(model, JSON.stringify(testedProtocols.find(({ name }) => name === "mcp")));
  const started = performance.now();
  const [code, output] = await runConform(gallery, [process.execPath, "--input-type=module", "-e", small, model]);
  const seconds = (performance.now() - started) / 1000;
  const [, requirements] = /: (\d+) requirements/.exec(output) ?? [];
  console.log(`${requirements} requirements in ${seconds.toFixed(1)} s`);
  expect([code, output]).toEqual([0, expect.stringMatching(/, 0 lax, 0 fail, /)]);
  expect((seconds / Number(requirements)) * 600).toBeLessThan(40);
});

it("tap adds less than 3 milliseconds to a round trip", async () => {
  const direct = await roundTrip(player);
  const tapped = await roundTrip([process.execPath, wirepact, "tap", ...gallery, "--", ...player]);
  console.log(`a round trip: ${direct.toFixed(2)} ms, with tap ${tapped.toFixed(2)} ms`);
  expect(tapped - direct).toBeLessThan(3);
});

/** The milliseconds of a request and its answer, of many one after the other. */
async function roundTrip([name = "", ...parameters]: readonly string[]): Promise<number> {
  const child = spawn(name, parameters, { stdio: ["pipe", "pipe", "ignore"] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (method: string, params?: object): Promise<unknown> => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) })}\n`);
    return (await answers.next()).value;
  };
  await ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "client", version: "1.0.0" } });
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
  for (let count = 0; count < 100; count++) await ask("ping");
  const started = performance.now();
  for (let count = 0; count < 1000; count++) await ask("ping");
  const each = (performance.now() - started) / 1000;
  const closed = once(child, "close");
  child.stdin.end();
  await closed;
  return each;
}
