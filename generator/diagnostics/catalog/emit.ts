// Diagnostics of the emit stage.

import { entry } from "../catalog-entry.js";

/** An emitter, and the protocol it was asked for; none for what all protocols share. */
export interface Giver {
  readonly emitter: string;
  readonly protocol?: string | undefined;
}

const shared = "all protocols";

export const emitCatalog = {
  "emit/no-template-folder": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `there is no folder ${path}, where \`templates\` of the configuration expects one`,
    explain: "Templates of your own stand in the folder that the configuration names, laid out like the built-in ones. It is not there.",
    wrong: "export const config = { templates: 'my-templats' };",
    right: "export const config = { templates: 'my-templates' };",
  }),
  "emit/replaces-nothing": entry<{ readonly template: string }>({
    severity: "error",
    say: ({ template }) => `there is no template ${template}, so this file replaces nothing, and no emitter renders it`,
    explain:
      "A file in your folder of templates replaces the built-in template of the same name, is rendered by an emitter of yours, or is put in by another template. This one is none of that.",
    wrong: "my-templates/docs/mesage.hbs",
    right: "my-templates/docs/message.hbs",
  }),
  "emit/no-template": entry<{ readonly template: string }>({
    severity: "error",
    say: ({ template }) => `there is no template ${template}, though an emitter renders it`,
    explain: "An emitter names a template by its path without the ending. There is none of that name, neither built in nor in your folder.",
    wrong: "render('own/nots', view)   # my-templates/own/notes.hbs",
    right: "render('own/notes', view)   # my-templates/own/notes.hbs",
  }),
  "emit/template-syntax": entry<{ readonly template: string; readonly problem: string }>({
    severity: "error",
    say: ({ template, problem }) => `template ${template} cannot be read: ${problem}`,
    explain: "Templates are written in Handlebars: names in double braces, and blocks that are opened and closed. Nothing was written.",
    wrong: "{{#each fields}}{{name}}",
    right: "{{#each fields}}{{name}}{{/each}}",
  }),
  "emit/unknown-value": entry<{ readonly template: string; readonly name: string }>({
    severity: "error",
    say: ({ template, name }) => `template ${template} asks for "${name}", which is not in its view`,
    explain:
      "A template lays out what its emitter hands over, and can ask for nothing else. An emitter of yours that renders a built-in template hands over everything that it asks for. What there is can be seen in the built-in template of the same name. Inside a list the names are those of its items; `../` leads out.",
    wrong: "{{#each feilds}}{{name}}{{/each}}",
    right: "{{#each fields}}{{name}}{{/each}}",
  }),
  "emit/unknown-helper": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no helper "${name}"; templates lay out text and compute nothing`,
    explain:
      "Two names in one pair of braces call a helper. There are only those that decide what is shown: if, unless, each, with and lookup. What has to be computed is computed by an emitter.",
    wrong: "{{uppercase name}}",
    right: "{{name}}",
  }),
  "emit/unknown-partial": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no template ${name} to put in here`,
    explain: "`{{> name}}` puts in another template, built in or of yours, by its path without the ending.",
    wrong: "{{> own/rwo}}",
    right: "{{> own/row}}",
  }),
  "emit/template-error": entry<{ readonly template: string; readonly problem: string }>({
    severity: "error",
    say: ({ template, problem }) => `template ${template} fails: ${problem}`,
    explain:
      "A template could not be read from its file, or not be rendered for a reason other than a name that is not there. Nothing was written.",
    wrong: "chmod a-r my-templates/docs/index.hbs",
    right: "chmod u+r my-templates/docs/index.hbs",
  }),
  "emit/emitter-failed": entry<Giver & { readonly problem: string }>({
    severity: "error",
    say: ({ emitter, protocol = shared, problem }) => `emitter ${emitter} fails on ${protocol}: ${problem}`,
    explain: "An emitter threw an error. If it is one of your own, from the configuration file, look there; nothing was written.",
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
      `${path} would not parse at line ${line}: ${problem}, in \`${quote}\`; emitter ${emitter} gives it${templates.length === 0 ? "" : ` and renders ${templates.join(", ")}`}`,
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
