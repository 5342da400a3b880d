// The jobs of the spec playground, in a worker: whatever a spec costs, the page stays usable and can stop it.

import * as Handlebars from "handlebars/runtime.js";
import { templates } from "../../compiled-templates.js";
import { createSpecJobs, type SpecJobs } from "../spec-job.js";

type Compiled = (view: object, options: { readonly partials: Readonly<Record<string, Compiled>> }) => string;

const { template } = Handlebars as unknown as { readonly template: (precompiled: unknown) => Compiled };

const compiled = Object.fromEntries(Object.entries(templates).map(([name, precompiled]) => [name, template(precompiled)]));

/** The version of the generator, which the build puts in. */
declare const WIREPACT_VERSION: string;

const jobs = createSpecJobs({ render: (name, view) => compiled[name]!(view, { partials: compiled }), version: WIREPACT_VERSION });

interface Request {
  readonly id: number;
  readonly name: keyof SpecJobs;
  readonly input: never;
}

interface WorkerScope {
  readonly addEventListener: (type: "message", listen: (event: { readonly data: Request }) => void) => void;
  readonly postMessage: (
    answer: { readonly id: number; readonly result?: unknown; readonly problem?: string },
    transfer: readonly object[],
  ) => void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("message", ({ data: { id, name, input } }) => {
  const answer = async (): Promise<void> => {
    try {
      scope.postMessage({ id, result: await jobs[name](input) }, []);
    } catch (error) {
      scope.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }, []);
    }
  };
  void answer();
});
