// Runs jobs in a worker, one at a time, and stops it when a job takes too long: texts of strangers may cost anything.

/** Calls a job by its name. Jobs are functions from plain data to plain data. */
export type RunJob<All extends object> = <Name extends keyof All>(
  name: Name,
  input: All[Name] extends (input: infer Input) => unknown ? Input : never,
) => Promise<All[Name] extends (input: never) => infer Result ? Awaited<Result> : never>;

/** What goes to a worker: what all jobs need, once, and then the jobs. */
export type WorkerRequest = { readonly setup: unknown } | { readonly id: number; readonly name: string; readonly input: never };

export interface WorkerAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly problem?: string;
}

export interface WorkerOptions<All extends object> {
  /** Where the script of the worker is. */
  readonly address: string;
  /** What the jobs of this page have in common. */
  readonly setup?: unknown;
  /** Whether a job that waits is not wanted any more when another one comes. */
  readonly isOutdated: (waiting: keyof All, next: keyof All) => boolean;
  /** No job may take longer, in milliseconds. */
  readonly longest: number;
  /** A job that takes longer, in milliseconds, is stopped if another one waits for it. */
  readonly patience: number;
  /** What a reader can do after a job was stopped. */
  readonly advice: string;
}

interface Job {
  readonly id: number;
  readonly name: PropertyKey;
  readonly input: unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Makes the function that runs jobs. The worker starts with the first one. */
export function createWorkerRun<All extends object>(options: WorkerOptions<All>): RunJob<All> {
  const { address, setup, isOutdated, longest, patience, advice } = options;
  let worker: Worker | undefined;
  let running: (Job & { readonly since: number }) | undefined;
  let queue: readonly Job[] = [];
  let timer = 0;
  let count = 0;

  const start = (): Worker => {
    const started = new Worker(address);
    started.addEventListener("message", ({ data: { id, result, problem } }: MessageEvent<WorkerAnswer>) => {
      if (running?.id !== id) return;
      if (problem === undefined) running.resolve(result as never);
      else running.reject(new Error(problem));
      next();
    });
    started.addEventListener("error", (event) => {
      event.preventDefault();
      stop("The browser did not start the worker of this page.");
    });
    if (setup !== undefined) started.postMessage({ setup }, []);
    return started;
  };
  const stop = (problem: string): void => {
    worker?.terminate();
    worker = undefined;
    running?.reject(new Error(problem));
    next();
  };
  const next = (): void => {
    clearTimeout(timer);
    const [first, ...rest] = queue;
    queue = rest;
    running = first === undefined ? undefined : { ...first, since: performance.now() };
    if (running === undefined) return;
    worker ??= start();
    worker.postMessage({ id: running.id, name: running.name, input: running.input }, []);
    limit(running.since);
  };
  const limit = (since: number): void => {
    clearTimeout(timer);
    const [time, problem] =
      queue.length > 0
        ? [patience, "The check was stopped by another edit."]
        : [longest, `The check was stopped after ${longest / 1000} seconds. ${advice}`];
    timer = window.setTimeout(() => stop(problem), since + time - performance.now());
  };
  return (name, input) =>
    new Promise((resolve, reject) => {
      const outdated = queue.filter((job) => isOutdated(job.name as keyof All, name));
      for (const job of outdated) job.reject(new Error("The check was replaced by the check of a newer edit."));
      queue = [...queue.filter((job) => !outdated.includes(job)), { id: (count += 1), name, input, resolve, reject }];
      if (running === undefined) next();
      else limit(running.since);
    });
}

/** The address of a worker that calls a function. A page opened from a disk cannot start one from a file, but from a copy of a text. */
export const workerFromText = (source: string): string => URL.createObjectURL(new Blob([`(${source})();`], { type: "text/javascript" }));
