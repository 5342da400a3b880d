// Checks a project's own templates before anything is rendered: syntax, helpers and partials.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUnknownParts, partialsIn } from "./find-unknown-parts.js";
import { templateFiles } from "./template.js";
import { parseTemplate, type TemplateMistake, type TemplateTree } from "./template-tree.js";

export interface CheckedTemplates {
  readonly names: readonly string[];
  /** Names of the templates that others include as partials. */
  readonly partials: ReadonlySet<string>;
  readonly mistakes: readonly TemplateMistake[];
}

/** Checks the templates of a folder; `builtIn` are the names of the others. */
export function checkTemplates(folder: string, builtIn: readonly string[]): CheckedTemplates {
  const names = templateFiles(folder);
  const known = [...new Set([...builtIn, ...names])];
  const partials = new Set<string>();
  const mistakes = names.flatMap((name): readonly TemplateMistake[] => {
    const tree = readTemplate(folder, name);
    if ("kind" in tree) return [tree];
    for (const partial of partialsIn(tree)) partials.add(partial);
    return findUnknownParts(name, tree, known);
  });
  return { names, partials, mistakes };
}

function readTemplate(folder: string, name: string): TemplateTree | TemplateMistake {
  try {
    return parseTemplate(name, readFileSync(join(folder, `${name}.hbs`), "utf8"));
  } catch (error) {
    const { code = "unknown reason" } = error as NodeJS.ErrnoException;
    return { kind: "failure", template: name, word: `its file cannot be read (${code})` };
  }
}
