// Decoders behind an adapter: one that does everything right, one for each way of being wrong, and the example in Python.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { driveAdapter } from "../../../generator/conform/drive-adapter.js";
import type { CheckedRequirement } from "../../../generator/conform/result.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import { ndjson } from "../../../packages/core/src/encodings/ndjson.js";
import { specProtocols } from "../../support/spec-protocols.js";

const path = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const protocol = runnable(specProtocols().find(({ name }) => name === "acp-swarm")!);

/** An adapter of the generated package; a change is code that sees the question and the answer. */
const adapter = (change = ""): readonly string[] => [
  process.execPath,
  "--input-type=module",
  "-e",
  `import { decode, encode } from ${JSON.stringify(path("packages/acp-swarm/dist/index.js"))};
   import { createInterface } from "node:readline";
   createInterface({ input: process.stdin }).on("line", (line) => {
     const asked = JSON.parse(line);
     let answer = { ops: ["decode", "encode"] };
     if (asked.op === "decode") {
       const result = decode(asked.bytes ? Buffer.from(asked.bytes, "base64") : asked.text);
       answer = result.ok ? { ok: true, value: result.value } : { ok: false, path: result.issues[0].path };
     } else if (asked.op === "encode") answer = { text: encode(asked.value) };
     let text;
     ${change}
     console.log(text ?? JSON.stringify({ id: asked.id, ...answer }));
   });`,
];

/** What fails; of a wrong adapter, only some requirements are looked at. */
async function failing(
  command: readonly string[],
  verdicts = ["fail", "lax"],
  only = /completion|text/,
): Promise<readonly CheckedRequirement[]> {
  const limits = { start: 600_000, answer: 600_000 };
  const { results } = await driveAdapter({ protocol, encoding: ndjson, command, seed: 1, limits, isWanted: (id) => only.test(id) });
  expect(results.length).toBeGreaterThan(only.test("") ? 200 : 30);
  return results.filter(({ verdict }) => verdicts.includes(verdict));
}

const checksOf = (results: readonly CheckedRequirement[]): readonly string[] => [...new Set(results.map(({ check }) => check))];

describe("an adapter", () => {
  it("fails nothing if it is right", async () => {
    expect(await failing(adapter(), ["fail", "lax", "open", "skipped"], /^/)).toEqual([]);
  });

  const wrong = [
    ["decode", 'if (answer.value) answer.value = { ...answer.value, containerId: "other" };'],
    ["encode", 'if (answer.text) answer.text = answer.text.replace("c", "d");'],
    ["form", 'if (answer.path) answer.path = ["elsewhere"];'],
    ["invalid", 'if (asked.op === "decode" && answer.path?.length > 1) answer = { ok: true };'],
    ["limit", "if (asked.text?.length > 65536) answer = { ok: true };"],
  ] as const;
  it.each(wrong)("fails exactly %s if that is wrong", async (check, change) => {
    expect(checksOf(await failing(adapter(change)))).toEqual([check]);
  });

  it("is started again if it ends, and an answer that is not JSON is reported as that", async () => {
    const ends = await failing(adapter('if (asked.text === "null") process.exit(3);'));
    expect(ends.map(({ id, outcome }) => `${id} | ${outcome}`)).toEqual(["text null: rejected | the adapter ended (exit code 3)"]);
    const broken = await failing(adapter('if (asked.text === "null") text = "NaN,";'));
    expect(broken.map(({ outcome }) => outcome)).toEqual(["the answer of the adapter is not JSON"]);
  });

  const examples = [
    ["Python", ["python3"], "acp_swarm.py", "--version"],
    ["Go", ["go", "run"], "acp_swarm.go", "version"],
  ] as const;
  for (const [language, command, file, version] of examples) {
    it.runIf(spawnSync(command[0], [version]).status === 0)(`in ${language}: the example fails nothing`, async () => {
      expect(await failing([...command, path(`spec/adapters/${file}`)], ["fail", "lax", "open", "skipped"], /^/)).toEqual([]);
    });
  }
});

describe("the command", () => {
  const run = async (...parameters: readonly string[]): Promise<readonly [code: number, output: string]> => {
    const child = spawn(process.execPath, [
      path("generator/bin/wirepact.js"),
      "conform",
      "--spec",
      path("spec/wirepact.yaml"),
      ...parameters,
    ]);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
    const [code] = (await once(child, "close")) as [number];
    return [code, output];
  };

  it("tests an adapter without a role", async () => {
    const [code, output] = await run("-p", "acp-swarm", "--adapter", "--only", "completion *", "--", ...adapter());
    expect([code, output]).toEqual([0, expect.stringMatching(/^acp-swarm adapter: \d+ requirements: \d+ pass, 0 lax, 0 fail/)]);
    expect(await run("-p", "agent-mail", "--adapter", "--", "true")).toEqual([
      2,
      expect.stringContaining("agent-mail has no encoding that adapters are tested in"),
    ]);
    const unlicensed = 'console.error("no license"); process.exit(4)';
    expect(await run("-p", "acp-swarm", "--adapter", "--", process.execPath, "-e", unlicensed)).toEqual([
      2,
      expect.stringContaining("the adapter ended (exit code 4)\nits standard error:\nno license"),
    ]);
  });

  it("prints the inputs and what is expected of them", async () => {
    const [code, output] = await run("-p", "acp-swarm", "--dump", "--only", "text n*");
    const lines = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string; ok: boolean });
    expect(code).toBe(0);
    expect(lines).toContainEqual({ id: "text null: rejected", encoding: "ndjson", text: "null", ok: false });
  });
});
