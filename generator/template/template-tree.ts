// Templates as syntax trees, and the mistakes that can be found in them.

import { createRequire } from "node:module";
import { describeSyntaxError } from "./template-syntax-error.js";
import { type LineAndColumn, offsetAt, type TextRange } from "./text-range.js";

/** One mistake in a template. */
export interface TemplateMistake {
  readonly kind: "syntax" | "value" | "helper" | "partial" | "template" | "failure";
  /** The path of the template in its folder, without `.hbs`. */
  readonly template: string;
  /** Where in the text it is, if that is known. */
  readonly range?: TextRange | undefined;
  /** The name that is wrong; for syntax errors and failures, the problem. */
  readonly word: string;
  readonly hint?: string | undefined;
}

/** A node of the tree; its properties depend on its type. */
export interface TemplateNode {
  readonly type: string;
  readonly loc: { readonly start: LineAndColumn; readonly end: LineAndColumn };
  readonly body?: readonly TemplateNode[];
  readonly program?: TemplateNode;
  readonly inverse?: TemplateNode;
  readonly path?: TemplateNode;
  readonly name?: TemplateNode;
  readonly params?: readonly TemplateNode[];
  readonly hash?: { readonly pairs: readonly { readonly key: string; readonly value: TemplateNode }[] };
  readonly original?: unknown;
  readonly value?: unknown;
  readonly data?: boolean;
  readonly depth?: number;
  readonly parts?: readonly string[];
  readonly blockParams?: readonly string[];
}

/** A template without syntax errors. */
export interface TemplateTree {
  readonly text: string;
  readonly root: TemplateNode;
}

const require = createRequire(import.meta.url);

/** Parses a template, or returns its syntax error. */
export function parseTemplate(template: string, text: string): TemplateTree | TemplateMistake {
  try {
    const { parse } = require("handlebars") as { readonly parse: (source: string) => TemplateNode };
    return { text, root: parse(text) };
  } catch (error) {
    const { range, problem } = describeSyntaxError(text, error);
    return { kind: "syntax", template, range, word: problem };
  }
}

/** The range of a node. */
export function rangeOf(text: string, { loc }: TemplateNode): TextRange {
  return { start: offsetAt(text, loc.start), end: offsetAt(text, loc.end) };
}

/** A node and all nodes in it. */
export function nodesIn(node: TemplateNode): readonly TemplateNode[] {
  const { body = [], program, inverse, path, name, params = [], hash } = node;
  const values = hash?.pairs.map(({ value }) => value) ?? [];
  const inside = [...body, program, inverse, path, name, ...params, ...values].filter((part) => isNode(part));
  return [node, ...inside.flatMap(nodesIn)];
}

const isNode = (part: unknown): part is TemplateNode => typeof part === "object" && part !== null && "type" in part;
