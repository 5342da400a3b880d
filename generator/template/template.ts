// Handlebars templates: the built-in ones, compiled when the generator is built, and those of a user's folder that replace them.
// Strict, without escaping and without helpers of our own: a template arranges text and computes nothing.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { didYouMean } from "../text/did-you-mean.js";
import { explainFailure } from "./explain-failure.js";
import type { RenderTemplate } from "./render-template.js";
import { strictView } from "./strict-view.js";
import type { TemplateMistake } from "./template-tree.js";

/** Options every template is compiled with, here and by the build. */
export const templateOptions = { strict: true, noEscape: true, knownHelpersOnly: true, preventIndent: true } as const;

/** A template that does not exist, or uses a name that does not exist. */
export class TemplateError extends Error {
  override readonly name = "TemplateError";
  readonly mistakes: readonly TemplateMistake[];

  constructor(mistakes: readonly TemplateMistake[]) {
    super(mistakes.map(({ template, word }) => `${template}: ${word}`).join("\n"));
    this.mistakes = mistakes;
  }
}

type Compiled = (view: object, options?: object) => string;

interface Runtime {
  readonly template: (precompiled: unknown) => Compiled;
}

interface Compiler extends Runtime {
  readonly compile: (source: string, options: object) => Compiled;
  readonly precompile: (source: string, options: object) => string;
}

const require = createRequire(import.meta.url);

const compiledFile = fileURLToPath(new URL("../compiled-templates.js", import.meta.url));

/** The sources of the built-in templates in the repository. */
const sourceFolder = fileURLToPath(new URL("../../templates", import.meta.url));

/** The same sources in the published package. */
const shownFolder = fileURLToPath(new URL("../templates", import.meta.url));

/** Opens the templates; `overrides` is a folder laid out like `templates/`. */
export async function openTemplates(overrides?: string): Promise<RenderTemplate> {
  const builtIn = await builtInTemplates();
  const own = overrides === undefined ? new Map<string, Compiled>() : sourceTemplates(overrides);
  const partials = Object.fromEntries([...builtIn, ...own]);
  const folders = templateFolders(overrides);
  return (name, view) => {
    const template = own.get(name) ?? builtIn.get(name);
    if (template === undefined) {
      const hint = didYouMean(name, Object.keys(partials));
      throw new TemplateError([{ kind: "template", template: name, word: name, hint }]);
    }
    try {
      return template(strictView(view), { partials });
    } catch (error) {
      throw new TemplateError(explainFailure(error, { name, view, folders }));
    }
  };
}

/** The folders that hold the sources of templates; one in the first folder replaces one of the same name in the second. */
export const templateFolders = (overrides: string | undefined): readonly string[] => [
  ...(overrides === undefined ? [] : [overrides]),
  existsSync(compiledFile) ? shownFolder : sourceFolder,
];

/** Names of the built-in templates that a project can replace; not those of `wirepact init`, which runs before there is a project. */
export async function replaceableTemplates(): Promise<readonly string[]> {
  const builtIn = await builtInTemplates();
  return [...builtIn.keys()].filter((name) => !name.startsWith("init/"));
}

let builtInOnce: Promise<ReadonlyMap<string, Compiled>> | undefined;

/** The built-in templates, opened once. */
async function builtInTemplates(): Promise<ReadonlyMap<string, Compiled>> {
  builtInOnce ??= existsSync(compiledFile) ? compiledTemplates() : Promise.resolve(sourceTemplates(sourceFolder));
  return builtInOnce;
}

async function compiledTemplates(): Promise<ReadonlyMap<string, Compiled>> {
  const { templates } = await import("../compiled-templates.js");
  const handlebars = (await import("handlebars/runtime.js")) as { readonly default: Runtime };
  return new Map(Object.entries(templates).map(([name, precompiled]) => [name, handlebars.default.template(precompiled)]));
}

/** Compiles the templates of a folder; each on its first use. */
function sourceTemplates(folder: string): ReadonlyMap<string, Compiled> {
  return new Map(
    templateFiles(folder).map((name): [string, Compiled] => {
      let compiled: Compiled | undefined;
      return [
        name,
        (view, options) => {
          compiled ??= (require("handlebars") as Compiler).compile(readFileSync(join(folder, `${name}.hbs`), "utf8"), templateOptions);
          return compiled(view, options);
        },
      ];
    }),
  );
}

/** Names of the templates in a folder, sorted. */
export function templateFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".hbs"))
    .map((file) => file.slice(0, -4).replaceAll("\\", "/"))
    .sort();
}

/** The module that the build writes: every template of a folder, compiled. */
export function precompileTemplates(folder: string): string {
  const { precompile } = require("handlebars") as Compiler;
  const entries = templateFiles(folder).map(
    (name) => `${JSON.stringify(name)}: ${precompile(readFileSync(join(folder, `${name}.hbs`), "utf8"), templateOptions)},`,
  );
  return `// Compiled from templates/ by the build.\nexport const templates = {\n${entries.join("\n")}\n};\n`;
}
