// Diagnostics of the emit stage.

import { entry } from "../catalog-entry.js";

/** An emitter, and the protocol it was asked for; none for what all protocols share. */
export interface Giver {
  readonly emitter: string;
  readonly protocol?: string | undefined;
}

const shared = "all protocols";

export const emitCatalog = {
  "emit/template-error": entry<{ readonly template: string; readonly line: number; readonly problem: string }>({
    severity: "error",
    say: ({ template, line, problem }) => `template ${template} fails at line ${line}: ${problem}`,
    explain: "A template, built in or an override of yours, could not be compiled or refers to something that is not there.",
    wrong: "{{#each feilds}}{{name}}{{/each}}",
    right: "{{#each fields}}{{name}}{{/each}}",
  }),
  "emit/emitter-failed": entry<Giver & { readonly problem: string }>({
    severity: "error",
    say: ({ emitter, protocol = shared, problem }) => `emitter ${emitter} fails on ${protocol}: ${problem}`,
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
  "emit/bad-output": entry<Giver & { readonly found: string; readonly expected: string }>({
    severity: "error",
    say: ({ emitter, protocol = shared, found, expected }) => `emitter ${emitter} gives ${found} for ${protocol}; expected is ${expected}`,
    explain:
      "An emitter gives a list of files, each with a path and either a text or a TypeScript module as parts. A function without `return` gives undefined. Nothing was written.",
    wrong: "emit: ({ model }) => { notesOf(model); }",
    right: "emit: ({ model }) => [{ path: `packages/${model.name}/NOTES.md`, text: notesOf(model) }]",
  }),
  "emit/path-refused": entry<Giver & { readonly path: string; readonly homes: readonly string[] }>({
    severity: "error",
    say: ({ emitter, protocol = shared, path, homes }) =>
      `emitter ${emitter} may not write ${path}: for ${protocol} it writes below ${homes.join(" and ")}`,
    explain:
      "What an emitter gives for a protocol goes into the package or among the products of that protocol; what all protocols share goes below packages/ or generated/. Folders of git and npm, the manifest, and paths that climb are never written.",
    wrong: "path: `docs/${model.name}.md`",
    right: "path: `generated/${model.name}/notes.md`",
  }),
  "emit/path-twice": entry<{ readonly path: string; readonly emitters: readonly [string, string] }>({
    severity: "error",
    say: ({ path, emitters: [first, second] }) =>
      first === second ? `emitter ${first} gives ${path} twice` : `emitters ${first} and ${second} both want to write ${path}`,
    explain: "Each output file comes from one emitter, once. Paths that differ in case only are the same file on some systems.",
    wrong: "path: `packages/${model.name}/src/types.ts`",
    right: "path: `packages/${model.name}/src/my-types.ts`",
  }),
} as const;
