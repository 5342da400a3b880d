// Judges one spec by everything that is made from it.

import { judgeBuilders, judgeEncodings, judgeTools, judgeVersions } from "./judge-package.js";
import { judgeDiff, judgeImport, judgePages } from "./judge-texts.js";
import { judgeSettings } from "./judge-settings.js";
import { judgeVerdicts } from "./judge-verdicts.js";
import { filesOf, type SpecData } from "./random-spec.js";
import { attempt, checkSpec, Fault, makeSubject, type Subject } from "./subject.js";

const checks: Readonly<Record<string, (subject: Subject) => void | Promise<void>>> = {
  verdicts: judgeVerdicts,
  encodings: judgeEncodings,
  versions: judgeVersions,
  builders: judgeBuilders,
  tools: judgeTools,
  settings: judgeSettings,
  diff: judgeDiff,
  pages: judgePages,
  import: judgeImport,
};

export interface Outcome {
  readonly accepted: boolean;
  readonly codes: readonly string[];
  readonly fault?: Fault;
  readonly subject?: Subject;
}

/** Whether `check` accepts a spec, and what is wrong with what is made from it. `only` is the check that is of interest. */
export async function judgeSpec(spec: SpecData, seed: number, only?: string): Promise<Outcome> {
  let accepted = false;
  let subject: Subject | undefined;
  try {
    const checked = await checkSpec(filesOf(spec));
    if ("errors" in checked) return { accepted, codes: checked.errors.map(({ code }) => code) };
    accepted = true;
    subject = await makeSubject(seed, checked.files, checked.model);
    const made = subject;
    for (const [name, check] of Object.entries(checks)) {
      if (only === undefined || only === name || !(only in checks)) await attempt(name, () => check(made));
    }
    return { accepted, codes: [], subject };
  } catch (error) {
    if (error instanceof Fault) return { accepted, codes: [], fault: error, ...(subject === undefined ? {} : { subject }) };
    throw error;
  }
}
