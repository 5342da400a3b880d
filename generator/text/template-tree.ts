// Templates as trees, with a place for every mistake: what Handlebars reads, and what keeps it from reading, in our words.

import { createRequire } from "node:module";
import { describeSyntaxError } from "./template-syntax-error.js";
import { type LineAndColumn, offsetAt, type TextPlace } from "./text-place.js";

/** One mistake in a template, or about one. */
export interface TemplateMistake {
  readonly kind: "syntax" | "value" | "helper" | "partial" | "template" | "failure";
  /** Path of the template under its folder, without the ending. */
  readonly template: string;
  /** Where in the text it is; absent when that cannot be known. */
  readonly place?: TextPlace | undefined;
  /** The name that is wrong, or for syntax and failures what is wrong. */
  readonly word: string;
  readonly hint?: string | undefined;
}

/** A node as far as mistakes are looked for in it; which members there are depends on the type. */
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

/** A template that could be read. */
export interface TemplateTree {
  readonly text: string;
  readonly root: TemplateNode;
}

const require = createRequire(import.meta.url);

/** Reads a template, or says why it cannot be read. */
export function parseTemplate(template: string, text: string): TemplateTree | TemplateMistake {
  try {
    const { parse } = require("handlebars") as { readonly parse: (source: string) => TemplateNode };
    return { text, root: parse(text) };
  } catch (error) {
    const { place, problem } = describeSyntaxError(text, error);
    return { kind: "syntax", template, place, word: problem };
  }
}

/** Where a node stands. */
export function placeOf(text: string, { loc }: TemplateNode): TextPlace {
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
