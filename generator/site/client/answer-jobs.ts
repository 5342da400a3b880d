// The side of a worker: runs the jobs that a page asks for.

import type { WorkerAnswer, WorkerRequest } from "./worker-run.js";

interface WorkerScope {
  readonly addEventListener: (type: "message", listen: (event: { readonly data: WorkerRequest }) => void) => void;
  readonly postMessage: (answer: WorkerAnswer, transfer: readonly object[]) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** Answers with the jobs that `create` makes of what they have in common, if a page sends that. */
export function answerJobs(create: (setup: unknown) => object): void {
  let jobs: object | undefined;
  const answer = async (id: number, name: string, input: never): Promise<void> => {
    try {
      jobs ??= create(undefined);
      const job = (jobs as Readonly<Record<string, (input: never) => unknown>>)[name];
      scope.postMessage({ id, result: await job?.(input) }, []);
    } catch (error) {
      scope.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }, []);
    }
  };
  scope.addEventListener("message", ({ data }) => {
    if ("setup" in data) jobs = create(data.setup);
    else void answer(data.id, data.name, data.input);
  });
}
