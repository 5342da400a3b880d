// Diagnostics of the emit stage.

import { entry } from "../catalog-entry.js";

export const emitCatalog = {
  "emit/template-error": entry<{ readonly template: string; readonly line: number; readonly problem: string }>({
    severity: "error",
    say: ({ template, line, problem }) => `template ${template} fails at line ${line}: ${problem}`,
    explain: "A template, built in or an override of yours, could not be compiled or refers to something that is not there.",
    wrong: "{{#each feilds}}{{name}}{{/each}}",
    right: "{{#each fields}}{{name}}{{/each}}",
  }),
  "emit/emitter-failed": entry<{ readonly emitter: string; readonly protocol: string; readonly problem: string }>({
    severity: "error",
    say: ({ emitter, protocol, problem }) => `emitter ${emitter} fails on ${protocol}: ${problem}`,
    explain: "An emitter threw an error. If it is one of your own, from the configuration file, look there; nothing was written.",
    wrong: "emit: ({ model }) => [{ path: model.nmae.toLowerCase() }]",
    right: "emit: ({ model }) => [{ path: `packages/${model.name}/NOTES.md`, text: model.doc }]",
  }),
  "emit/does-not-parse": entry<{ readonly path: string; readonly line: number; readonly problem: string }>({
    severity: "error",
    say: ({ path, line, problem }) => `${path} would not parse at line ${line}: ${problem}`,
    explain: "What an emitter or a template gave for a file is not in the language of that file. The output on disk was left as it was.",
    wrong: "export function {{name}}( {",
    right: "export function {{name}}(): void {}",
  }),
  "emit/path-twice": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `two emitters want to write ${path}`,
    explain: "Each output file comes from one emitter. Paths that differ in case only are the same file on some systems.",
    wrong: "path: `packages/${model.name}/src/types.ts`",
    right: "path: `packages/${model.name}/src/my-types.ts`",
  }),
} as const;
