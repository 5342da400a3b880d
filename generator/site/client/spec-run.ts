// Runs the jobs of the spec playground in a worker.

import type { SpecJobs } from "../spec-job.js";
import { loadScript } from "./load-script.js";
import { createWorkerRun, type RunJob, workerFromText } from "./worker-run.js";

/** Starts what runs jobs; `root` is the way to the root of the site. */
export async function createRun(root: string): Promise<RunJob<SpecJobs>> {
  return createWorkerRun<SpecJobs>({
    address: await workerAddress(`${root}spec-worker.js`),
    // Only the newest job of a kind is still wanted, and evidence and files only for the spec that was compiled last.
    isOutdated: (waiting, next) => waiting === next || ((waiting === "prove" || waiting === "emit") && next === "compile"),
    longest: 20_000,
    patience: 3_000,
    advice: "Undo the last edit, or simplify the spec.",
  });
}

async function workerAddress(script: string): Promise<string> {
  if (location.protocol !== "file:") return script;
  await loadScript(script);
  const { wirepactWorker } = window as unknown as { readonly wirepactWorker: () => void };
  return workerFromText(String(wirepactWorker));
}
