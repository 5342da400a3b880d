// Ten million broken messages through every decoder: none may throw, hang or eat memory. The decoders run in a process of their own, because running out
// of memory or stack would be fatal. `INPUTS`, `SECONDS` and `SEED` change the figures: `INPUTS=100000 SECONDS=30 npm run test:long -- fuzz`.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { bundleProgram } from "../support/bundle-program.js";
import { seed } from "../support/seed.js";

const inputs = Number(process.env["INPUTS"] ?? 10_000_000);
const seconds = Number(process.env["SECONDS"] ?? 600);
/** A chunk of a thousand inputs takes far less than a second; whoever is silent for so long hangs. */
const patience = 60_000;

it("no decoder throws, hangs or eats memory", async () => {
  const program = await bundleProgram("test/long/programs/fuzz-decoders.ts");
  const child = spawn(process.execPath, ["--max-old-space-size=256", program, String(seed), String(inputs), String(seconds)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let last = "the start";
  let reached: Record<string, number> | undefined;
  let watch = setTimeout(() => child.kill("SIGKILL"), patience);
  for await (const line of createInterface(child.stdout)) {
    clearTimeout(watch);
    watch = setTimeout(() => child.kill("SIGKILL"), patience);
    const said = JSON.parse(line) as { readonly begins: string } | Record<string, number>;
    if ("begins" in said) last = String(said.begins);
    else reached = said;
  }
  const code = await ended;
  clearTimeout(watch);
  expect(code, `the process died or hung in ${last}, seed ${seed}`).toBe(0);
  const { done = 0, decoders = 0, slowest = 0 } = reached ?? {};
  console.log(`${done} of ${inputs} inputs through ${decoders} decoders, slowest ${slowest} ms, seed ${seed}`);
  expect(done).toBeGreaterThan(0);
  expect(slowest).toBeLessThan(10_000);
});
