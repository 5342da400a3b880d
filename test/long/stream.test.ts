// A gigabyte of messages through `decodeStream` in a process of its own, whose memory must stay flat.

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

const program = `
  import { decodeStream } from "@wirepact/acp-swarm";
  const message = (output) => JSON.stringify({
    type: "progress-update", timestamp: "2027-04-11T06:15:30Z", swarmId: "5b0e7c1a-3d42-4f6b-9a87-c2e1d0f4b693", containerId: "kiln-7f3a",
    payload: { storyId: "US-014", status: "in_progress", output },
  });
  const block = new TextEncoder().encode((message("x".repeat(800)) + "\\n").repeat(60) + "{broken\\n" + "y".repeat(100_000) + "\\n");
  const wanted = 2 ** 30;
  async function* bytes() {
    for (let sent = 0; sent < wanted; sent += block.length) for (let at = 0; at < block.length; at += 65536) yield block.subarray(at, at + 65536);
  }
  const counts = { valid: 0, broken: 0, long: 0 };
  const start = performance.now();
  for await (const result of decodeStream(bytes())) {
    if (result.ok) counts.valid++;
    else counts[result.issues[0].code === "too-large" ? "long" : "broken"]++;
  }
  console.log(JSON.stringify({ ...counts, blocks: Math.ceil(wanted / block.length), megabytes: process.resourceUsage().maxRSS / 1024, seconds: (performance.now() - start) / 1000 }));
`;

it("a gigabyte passes in less than 150 MB", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-"));
  try {
    const outfile = join(folder, "program.mjs");
    await build({
      stdin: { contents: program, resolveDir: root },
      bundle: true,
      format: "esm",
      platform: "node",
      outfile,
      alias: {
        "@wirepact/acp-swarm": `${root}/packages/acp-swarm/src/index.ts`,
        "@wirepact/core/codegen/ndjson": `${root}/packages/core/src/codegen/ndjson.ts`,
        "@wirepact/core/codegen": `${root}/packages/core/src/codegen/index.ts`,
      },
      logLevel: "error",
    });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
    const { valid, broken, long, blocks, megabytes, seconds } = JSON.parse(stdout) as Record<string, number>;
    console.log(`1 GB: ${seconds?.toFixed(1)} s, ${megabytes?.toFixed(0)} MB at most`);
    expect({ valid, broken, long }).toEqual({ valid: 60 * (blocks ?? 0), broken: blocks, long: blocks });
    expect(megabytes).toBeLessThan(150);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
