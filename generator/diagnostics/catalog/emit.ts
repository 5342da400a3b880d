// Diagnostics of the emit stage.

import { entry } from "../catalog-entry.js";
import { listed } from "../../text/markdown.js";

/** An emitter and the protocol it ran for; no protocol for files that all protocols share. */
export interface EmitterRun {
  readonly emitter: string;
  readonly protocol?: string | undefined;
}

const shared = "all protocols";

export const emitCatalog = {
  "emit/no-template-folder": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `folder not found: ${path}, set as \`templates\` in the configuration`,
    explain:
      "Your own templates are in the folder that `templates` of the configuration names, in the same layout as the built-in ones. That folder does not exist.",
    wrong: "export const config = { templates: 'my-templats' };",
    right: "export const config = { templates: 'my-templates' };",
  }),
  "emit/replaces-nothing": entry<{ readonly template: string }>({
    severity: "error",
    say: ({ template }) => `${template} is unused: it replaces no built-in template, and no emitter renders it`,
    explain:
      "A file in your templates folder replaces the built-in template of the same name, is rendered by one of your emitters, or is a partial of another template. This file is none of these.",
    wrong: "my-templates/docs/mesage.hbs",
    right: "my-templates/docs/message.hbs",
  }),
  "emit/no-template": entry<{ readonly template: string }>({
    severity: "error",
    say: ({ template }) => `unknown template "${template}", rendered by an emitter`,
    explain:
      "An emitter names a template by its path without the extension. There is no built-in template of this name, and none in your templates folder.",
    wrong: "render('own/nots', view)   # my-templates/own/notes.hbs",
    right: "render('own/notes', view)   # my-templates/own/notes.hbs",
  }),
  "emit/template-syntax": entry<{ readonly template: string; readonly problem: string }>({
    severity: "error",
    say: ({ template, problem }) => `syntax error in template ${template}: ${problem}`,
    explain:
      "Templates are written in Handlebars: expressions in double braces, and blocks that are opened and closed. Nothing was written.",
    wrong: "{{#each fields}}{{name}}",
    right: "{{#each fields}}{{name}}{{/each}}",
  }),
  "emit/unknown-value": entry<{ readonly template: string; readonly name: string }>({
    severity: "error",
    say: ({ template, name }) => `unknown name "${name}" in template ${template}`,
    explain:
      "A template can use only the values that its emitter passes to it; the built-in template of the same name shows which these are. If your own emitter renders a built-in template, it has to pass every value that the template uses. Inside `{{#each}}` the names are those of the item; `../` gives access to the outer ones.",
    wrong: "{{#each feilds}}{{name}}{{/each}}",
    right: "{{#each fields}}{{name}}{{/each}}",
  }),
  "emit/unknown-helper": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown helper "${name}"`,
    explain:
      "Two names in one pair of braces call a helper. The only helpers are if, unless, each, with and lookup; compute everything else in an emitter.",
    wrong: "{{uppercase name}}",
    right: "{{name}}",
  }),
  "emit/unknown-partial": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown partial "${name}"`,
    explain: "`{{> name}}` includes another template, a built-in one or one of yours, by its path without the extension.",
    wrong: "{{> own/rwo}}",
    right: "{{> own/row}}",
  }),
  "emit/template-error": entry<{ readonly template: string; readonly problem: string }>({
    severity: "error",
    say: ({ template, problem }) => `template ${template} failed: ${problem}`,
    explain: "The template file cannot be read, or rendering failed for a reason other than an unknown name. Nothing was written.",
    wrong: "chmod a-r my-templates/docs/index.hbs",
    right: "chmod u+r my-templates/docs/index.hbs",
  }),
  "emit/emitter-failed": entry<EmitterRun & { readonly problem: string }>({
    severity: "error",
    say: ({ emitter, protocol = shared, problem }) => `emitter ${emitter} failed for ${protocol}: ${problem}`,
    explain:
      "An emitter threw an error, or its promise was rejected or never settled. If it is one of your own, see the configuration file. Nothing was written.",
    wrong: "emit: ({ model }) => [{ path: model.nmae.toLowerCase() }]",
    right: "emit: ({ model }) => [{ path: `packages/${model.name}/NOTES.md`, text: model.doc }]",
  }),
  "emit/does-not-parse": entry<{
    readonly path: string;
    readonly line: number;
    readonly quote: string;
    readonly problem: string;
    readonly emitter: string;
    readonly templates: readonly string[];
  }>({
    severity: "error",
    say: ({ path, line, quote, problem, emitter, templates }) =>
      `syntax error in ${path} at line ${line}: ${problem}, in \`${quote}\`; written by emitter ${emitter}${templates.length === 0 ? "" : ` with ${templates.join(", ")}`}`,
    explain: "The text that an emitter or a template produced for this file is not valid in the language of the file. Nothing was written.",
    wrong: "export function {{name}}( {",
    right: "export function {{name}}(): void {}",
  }),
  "emit/bad-output": entry<EmitterRun & { readonly found: string; readonly expected: string }>({
    severity: "error",
    say: ({ emitter, protocol = shared, found, expected }) => `emitter ${emitter} must return ${expected} for ${protocol}, got ${found}`,
    explain:
      "An emitter returns an array of files, each with a path and either a string or a TypeScript module. A function without `return` returns undefined. File names have at most 255 bytes and no control characters. Nothing was written.",
    wrong: "emit: ({ model }) => { notesOf(model); }",
    right: "emit: ({ model }) => [{ path: `packages/${model.name}/NOTES.md`, text: notesOf(model) }]",
  }),
  "emit/path-refused": entry<EmitterRun & { readonly path: string; readonly folders: readonly string[] }>({
    severity: "error",
    say: ({ emitter, protocol = shared, path, folders }) =>
      `emitter ${emitter} must not write ${path}: files for ${protocol} go below ${listed(folders, "or")}`,
    explain:
      "Files for a protocol are written below packages/<protocol>/ or generated/<protocol>/, files that all protocols share below packages/ or generated/. The manifest, `.git`, `node_modules` and paths with `..` are rejected.",
    wrong: "path: `docs/${model.name}.md`",
    right: "path: `generated/${model.name}/notes.md`",
  }),
  "emit/path-twice": entry<{ readonly path: string; readonly emitters: readonly [string, string] }>({
    severity: "error",
    say: ({ path, emitters: [first, second] }) =>
      first === second ? `emitter ${first} returns ${path} twice` : `emitters ${first} and ${second} both write ${path}`,
    explain: "Each output file is written by one emitter, once. Paths that differ only in case are the same file on some systems.",
    wrong: "path: `packages/${model.name}/src/types.ts`",
    right: "path: `packages/${model.name}/src/my-types.ts`",
  }),
} as const;
