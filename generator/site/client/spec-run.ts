// Runs the jobs of the spec playground in a worker, and stops it when a job takes too long: a spec may contain anything.

import type { SpecJobs } from "../spec-job.js";
import { loadScript } from "./load-script.js";

/** Calls a job by its name. */
export type RunJob = <Name extends keyof SpecJobs>(name: Name, input: Parameters<SpecJobs[Name]>[0]) => ReturnType<SpecJobs[Name]>;

interface Answer {
  readonly id: number;
  readonly result: unknown;
  readonly problem?: string;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly since: number;
}

/** No job may take longer, in milliseconds. */
const longest = 20_000;

/** A job that takes longer is stopped as soon as another one is wanted. */
const patience = 3_000;

/** Starts what runs jobs; `root` is the way to the root of the site. */
export async function createRun(root: string): Promise<RunJob> {
  const address = await workerAddress(`${root}spec-worker.js`);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;

  const stop = (problem: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(problem));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(address);
    started.addEventListener("message", ({ data: { id, result, problem } }: MessageEvent<Answer>) => {
      if (problem === undefined) waiting.get(id)?.resolve(result as never);
      else waiting.get(id)?.reject(new Error(problem));
      waiting.delete(id);
    });
    started.addEventListener("error", (event) => {
      event.preventDefault();
      stop("The browser did not start the worker of this page.");
    });
    return started;
  };
  return (name, input) =>
    new Promise((resolve, reject) => {
      if ([...waiting.values()].some(({ since }) => performance.now() - since > patience)) stop("The check was stopped by another edit.");
      worker ??= start();
      const id = (count += 1);
      waiting.set(id, { resolve, reject, since: performance.now() });
      worker.postMessage({ id, name, input }, []);
      setTimeout(() => {
        if (waiting.has(id)) stop(`The check was stopped after ${longest / 1000} seconds. Undo the last edit, or simplify the spec.`);
      }, longest);
    }) as never;
}

/** Where a worker is loaded from. A page opened from a disk cannot start one from a file, but from a copy of its text. */
async function workerAddress(script: string): Promise<string> {
  if (location.protocol !== "file:") return script;
  await loadScript(script);
  const { wirepactWorker } = window as unknown as { readonly wirepactWorker: () => void };
  return URL.createObjectURL(new Blob([`(${String(wirepactWorker)})();`], { type: "text/javascript" }));
}
