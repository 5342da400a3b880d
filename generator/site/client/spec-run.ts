// Runs the jobs of the spec playground: in a worker where the browser allows it, else in the page.

import type { SpecJobs } from "../spec-job.js";
import { loadScript } from "./load-script.js";

/** Calls a job by its name. */
export type RunJob = <Name extends keyof SpecJobs>(name: Name, input: Parameters<SpecJobs[Name]>[0]) => ReturnType<SpecJobs[Name]>;

interface JobWindow {
  readonly wirepact?: { readonly specJobs?: SpecJobs };
}

interface Answer {
  readonly id: number;
  readonly result: unknown;
  readonly problem?: string;
}

/** Starts what runs jobs; `root` is the way to the root of the site. */
export async function createRun(root: string): Promise<RunJob> {
  const address = `${root}spec-worker.js`;
  // A page opened from a disk cannot start a worker.
  if (location.protocol !== "file:") return startWorker(address);
  await loadScript(address);
  const jobs = (window as unknown as JobWindow).wirepact!.specJobs!;
  return (name, input) => (jobs[name] as (input: unknown) => never)(input);
}

function startWorker(address: string): RunJob {
  const worker = new Worker(address);
  const waiting = new Map<number, { readonly resolve: (result: never) => void; readonly reject: (error: Error) => void }>();
  let count = 0;
  worker.addEventListener("message", ({ data: { id, result, problem } }: MessageEvent<Answer>) => {
    if (problem === undefined) waiting.get(id)?.resolve(result as never);
    else waiting.get(id)?.reject(new Error(problem));
    waiting.delete(id);
  });
  return (name, input) =>
    new Promise((resolve, reject) => {
      waiting.set((count += 1), { resolve, reject });
      worker.postMessage({ id: count, name, input }, []);
    }) as never;
}
