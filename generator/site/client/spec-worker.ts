// The jobs of the spec playground, in a worker: whatever a spec costs, the page stays usable and can stop it.

import * as Handlebars from "handlebars/runtime.js";
import { templates } from "../../compiled-templates.js";
import { createSpecJobs } from "../spec-job.js";
import { answerJobs } from "./answer-jobs.js";

type Compiled = (view: object, options: { readonly partials: Readonly<Record<string, Compiled>> }) => string;

const { template } = Handlebars as unknown as { readonly template: (precompiled: unknown) => Compiled };

const compiled = Object.fromEntries(Object.entries(templates).map(([name, precompiled]) => [name, template(precompiled)]));

/** The version of the generator, which the build puts in. */
declare const WIREPACT_VERSION: string;

const jobs = createSpecJobs({ render: (name, view) => compiled[name]!(view, { partials: compiled }), version: WIREPACT_VERSION });

answerJobs(() => jobs);
