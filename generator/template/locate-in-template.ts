// Finds the part of a template that a piece of its output comes from. The template is rendered once more, with a mark in the output
// before every part of it.

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Rendering } from "./explain-failure.js";
import { strictView } from "./strict-view.js";
import { templateFiles, templateOptions } from "./template.js";
import type { TemplateNode } from "./template-tree.js";
import { offsetAt } from "./text-range.js";

/** A position in the text of a template. */
export interface TemplateLocation {
  readonly template: string;
  readonly offset: number;
}

interface Handlebars {
  readonly parse: (source: string) => TemplateNode;
  readonly compile: (tree: object, options: object) => (view: object, options: object) => string;
}

const require = createRequire(import.meta.url);
const mark = /\uE000(\d+)\uE001/g;

/** The position in a template of the character at an offset of its output. */
export function locateInTemplate({ name, view, folders }: Rendering, offset: number): TemplateLocation | undefined {
  const { compile, parse } = require("handlebars") as Handlebars;
  const locations: (TemplateLocation & { readonly isVerbatim: boolean })[] = [];
  const compileMarked = (template: string, folder: string) => {
    const text = readFileSync(join(folder, `${template}.hbs`), "utf8");
    const markFor = (at: number, isVerbatim: boolean): string => `\uE000${locations.push({ template, offset: at, isVerbatim }) - 1}\uE001`;
    return compile(withMarks(parse(text), text, markFor), templateOptions);
  };
  const own = folders.find((folder) => existsSync(join(folder, `${name}.hbs`)));
  if (own === undefined) return undefined;
  const partials = Object.fromEntries(
    folders.toReversed().flatMap((folder) => templateFiles(folder).map((partial) => [partial, compileMarked(partial, folder)])),
  );
  const output = compileMarked(name, own)(strictView(view), { partials });
  let written = 0;
  let end = 0;
  let found: TemplateLocation | undefined;
  for (const match of output.matchAll(mark)) {
    written += match.index - end;
    end = match.index + match[0].length;
    if (written > offset) break;
    const { template, offset: start, isVerbatim } = locations[Number(match[1])]!;
    found = { template, offset: start + (isVerbatim ? offset - written : 0) };
  }
  return found;
}

/** The tree of a template with marks in its text; content is copied to the output as it is. */
function withMarks(node: TemplateNode, text: string, markFor: (offset: number, isVerbatim: boolean) => string): TemplateNode {
  const content = (value: string): TemplateNode => ({ type: "ContentStatement", loc: node.loc, value, original: value });
  const body = node.body?.flatMap((statement): readonly TemplateNode[] => {
    const { loc, program, inverse } = statement;
    if (statement.type === "ContentStatement") {
      const value = String(statement.value);
      const start = offsetAt(text, loc.start) + String(statement.original).indexOf(value);
      return value === "" ? [] : [content(`${markFor(start, true)}${value}`)];
    }
    const inside = {
      ...statement,
      ...(program && { program: withMarks(program, text, markFor) }),
      ...(inverse && { inverse: withMarks(inverse, text, markFor) }),
    };
    return [content(markFor(offsetAt(text, loc.start), false)), inside];
  });
  return { ...node, ...(body && { body }) };
}
