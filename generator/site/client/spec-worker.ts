// Compiles specs for the spec playground: in a worker where the browser allows it, else in the page itself, because a page opened from a
// disk cannot start a worker.

import * as Handlebars from "handlebars/runtime.js";
import { templates } from "../../compiled-templates.js";
import { runSpecJob, type SpecAnswer, type SpecJob } from "../spec-job.js";

type Compiled = (view: object, options: { readonly partials: Readonly<Record<string, Compiled>> }) => string;

const { template } = Handlebars as unknown as { readonly template: (precompiled: unknown) => Compiled };

const compiled = Object.fromEntries(Object.entries(templates).map(([name, precompiled]) => [name, template(precompiled)]));

const run = (job: SpecJob): Promise<SpecAnswer> => runSpecJob(job, (name, view) => compiled[name]!(view, { partials: compiled }));

interface Request {
  readonly id: number;
  readonly job: SpecJob;
}

interface WorkerScope {
  readonly addEventListener: (type: "message", listen: (event: { readonly data: Request }) => void) => void;
  readonly postMessage: (answer: { readonly id: number; readonly answer: SpecAnswer }, transfer: readonly object[]) => void;
}

if (typeof document === "undefined") {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener("message", ({ data: { id, job } }) => void run(job).then((answer) => scope.postMessage({ id, answer }, [])));
} else {
  const page = window as unknown as { wirepact?: { runSpec?: typeof run } };
  (page.wirepact ??= {}).runSpec = run;
}
