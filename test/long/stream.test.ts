// A gigabyte of messages through `decodeStream` in a separate process, whose memory must stay flat. `MEGABYTES=100 npm run test:long -- stream` sends less.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { bundleProgram } from "../support/bundle-program.js";

const wanted = Number(process.env["MEGABYTES"] ?? 1024);

it("a gigabyte passes in less than 150 MB", async () => {
  const program = await bundleProgram("test/long/programs/decode-gigabyte.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--max-old-space-size=64", program, String(wanted)]);
  const { valid, broken, long, blocks, megabytes, seconds } = JSON.parse(stdout) as Record<string, number>;
  console.log(`${wanted} MB: ${seconds?.toFixed(1)} s, ${megabytes?.toFixed(0)} MB at most`);
  expect({ valid, broken, long }).toEqual({ valid: 600 * (blocks ?? 0), broken: blocks, long: blocks });
  expect(megabytes).toBeLessThan(150);
});
