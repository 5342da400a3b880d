// Commands that read conversations judge each message by the version that it has.

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import picocolors from "picocolors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "../../generator/cli/main.js";
import { findProtocol } from "../../generator/inspect/find-protocol.js";
import { createObserver } from "../../generator/party/observer.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { removeTemporary } from "../support/remove-temporary.js";

const spec = fileURLToPath(new URL("../version-specs/wirepact.yaml", import.meta.url));
const rpc = { jsonrpc: "2.0" };
const good = { name: "tea", amount: 1 };
/** The client offers the current version, and the server answers with the old one. */
const old: readonly (readonly [from: string, message: object])[] = [
  ["client", { ...rpc, id: 1, method: "hello", params: { protocolVersion: 2 } }],
  ["server", { ...rpc, id: 1, result: { protocolVersion: 1 } }],
  ["client", { ...rpc, id: 2, method: "goods/get", params: { name: "tea" } }],
  ["server", { ...rpc, id: 2, result: { good } }],
  ["client", { ...rpc, method: "bye", params: {} }],
];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wirepact-spoken-"));
});
afterAll(() => removeTemporary(folder));

async function transcript(lines: readonly object[]): Promise<{ readonly code: number; readonly out: string }> {
  const out: string[] = [];
  const print = (line: string): void => void out.push(line);
  const terminal = { print, printRaw: print, printError: print, colours: picocolors.createColors(false), width: 120 };
  const file = join(folder, "log.ndjson");
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  const code = await runProgram(["transcript", file, "-p", "depot", "--spec", spec], terminal, folder);
  return { code, out: out.join("\n") };
}

test("transcript follows the flow of the version that a log agrees on, also in recordings", async () => {
  for (const lines of [old.map(([, message]) => message), old.map(([from, message]) => ({ from, message }))])
    expect(await transcript(lines)).toMatchObject({
      code: 0,
      out: expect.stringContaining("5 messages, 0 invalid, 0 errors, 0 warnings; 1 run, 1 ended") as string,
    });
  const { code, out } = await transcript([old[0]![1], old[1]![1], old[4]![1], { ...rpc, id: 3, method: "goods/fetch", params: {} }]);
  expect(code).toBe(1);
  expect(out).toContain('3 error unexpected "bye": the flow expects goods/list, goods/get or goods/count from client');
  expect(out).toContain(':4:34 error unknown request "goods/fetch"; did you mean "goods/get"?');
});

test("what stands between two parties follows the version that they agree on", async () => {
  const found = await findProtocol("depot", { spec, folder });
  if (!found.ok) throw new Error(found.problem);
  const observer = createObserver({ protocol: found.protocol, spoken: found.spoken, encoding: ndjsonFraming.encoding });
  const seen = old.map(([from, message]) => observer.observe(from, { number: 1, content: JSON.stringify(message) }));
  expect(seen.map(({ type, issues }) => [type, issues])).toEqual(
    ["hello", "hello result", "goods/get", "goods/get result", "bye"].map((type) => [type, []]),
  );
});
