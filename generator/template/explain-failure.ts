// Why rendering a template failed: the names that the view does not have, or else the message of Handlebars.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findUnknownValues } from "./find-unknown-values.js";
import { parseTemplate, type TemplateMistake, type TemplateTree } from "./template-tree.js";

export interface Rendering {
  readonly name: string;
  readonly view: object;
  /** The folders with templates, in the order in which they are searched. */
  readonly folders: readonly string[];
}

/** At least one mistake. */
export function explainFailure(error: unknown, { name, view, folders }: Rendering): readonly TemplateMistake[] {
  const trees = new Map<string, TemplateTree | TemplateMistake>();
  const open = (template: string): TemplateTree | undefined => {
    const path = folders.map((folder) => join(folder, `${template}.hbs`)).find((file) => existsSync(file));
    if (!trees.has(template) && path !== undefined) trees.set(template, parseTemplate(template, readFileSync(path, "utf8")));
    const tree = trees.get(template);
    return tree !== undefined && "root" in tree ? tree : undefined;
  };
  const unknown = findUnknownValues(name, view, open);
  if (unknown.length > 0) return unknown;
  const unread = [...trees.values()].flatMap((tree) => ("kind" in tree ? [tree] : []));
  return unread.length > 0 ? unread : [{ kind: "failure", template: name, word: firstLine(error) }];
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
