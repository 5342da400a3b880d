// Handlebars templates: the built-in ones, compiled when the generator is built, and those of a user's folder that replace them.
// Strict, without escaping and without helpers of our own: a template decides how text looks, never what exists.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { strictView } from "./strict-view.js";

/** Options every template is compiled with, here and by the build. */
export const templateOptions = { strict: true, noEscape: true, knownHelpersOnly: true, preventIndent: true } as const;

/** A template that does not compile, or asks for something that is not there. */
export class TemplateError extends Error {
  override readonly name = "TemplateError";
  readonly template: string;
  readonly line: number;
  readonly problem: string;

  constructor(template: string, line: number, problem: string) {
    super(`${template}:${line} ${problem}`);
    this.template = template;
    this.line = line;
    this.problem = problem;
  }
}

/** Renders a template by its path under `templates/`, without the ending. */
export type RenderTemplate = (name: string, view: object) => string;

type Compiled = (view: object) => string;

interface Runtime {
  readonly template: (precompiled: unknown) => Compiled;
  readonly registerPartial: (name: string, partial: unknown) => void;
}

interface Compiler extends Runtime {
  readonly compile: (source: string, options: object) => Compiled;
  readonly precompile: (source: string, options: object) => string;
}

const require = createRequire(import.meta.url);

const compiledFile = fileURLToPath(new URL("../compiled-templates.js", import.meta.url));

/** Where the sources of the built-in templates are when the generator runs from its repository. */
const sourceFolder = fileURLToPath(new URL("../../templates", import.meta.url));

/** Opens the templates; `overrides` is a folder laid out like `templates/`. */
export async function openTemplates(overrides?: string): Promise<RenderTemplate> {
  const builtIn = existsSync(compiledFile) ? await compiledTemplates() : sourceTemplates(sourceFolder);
  const own = overrides === undefined ? new Map<string, Compiled>() : sourceTemplates(overrides);
  return (name, view) => {
    const template = own.get(name) ?? builtIn.get(name);
    if (template === undefined) throw new TemplateError(name, 1, "there is no such template");
    return rendered(name, () => template(strictView(view)));
  };
}

async function compiledTemplates(): Promise<ReadonlyMap<string, Compiled>> {
  const { templates } = await import("../compiled-templates.js");
  const handlebars = (await import("handlebars/runtime.js")) as { readonly default: Runtime };
  return new Map(Object.entries(templates).map(([name, precompiled]) => [name, handlebars.default.template(precompiled)]));
}

/** Compiles the templates of a folder; each on its first use, so that only those needed cost anything. */
function sourceTemplates(folder: string): ReadonlyMap<string, Compiled> {
  return new Map(
    templateFiles(folder).map((name): [string, Compiled] => {
      let compiled: Compiled | undefined;
      return [
        name,
        (view) => {
          compiled ??= (require("handlebars") as Compiler).compile(readFileSync(join(folder, `${name}.hbs`), "utf8"), templateOptions);
          return compiled(view);
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

function rendered(name: string, render: () => string): string {
  try {
    return render();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = /(?:on line |- )(\d+)/.exec(message)?.[1] ?? "1";
    throw new TemplateError(`${name}.hbs`, Number(line), message.split("\n")[0] ?? message);
  }
}

/** The module that the build writes: every template of a folder, compiled. */
export function precompileTemplates(folder: string): string {
  const { precompile } = require("handlebars") as Compiler;
  const entries = templateFiles(folder).map(
    (name) => `${JSON.stringify(name)}: ${precompile(readFileSync(join(folder, `${name}.hbs`), "utf8"), templateOptions)},`,
  );
  return `// Compiled from templates/ by the build.\nexport const templates = {\n${entries.join("\n")}\n};\n`;
}
