// Markdown to HTML. HTML in Markdown is shown as text, never interpreted; links between pages lead to their HTML files.

import MarkdownIt, { type Token } from "markdown-it";
import { anchor } from "../text/markdown.js";
import { highlight } from "./highlight.js";
import { escapeHtml } from "./html.js";
import type { Heading } from "./site.js";

export interface RenderedMarkdown {
  readonly title: string;
  /** The content without its first heading and without the link above. */
  readonly html: string;
  /** The link to the page above, which pages of the reference start with; empty if there is none. */
  readonly crumb: string;
  readonly headings: readonly Heading[];
  readonly text: string;
}

export interface MarkdownOptions {
  /** Drawings by the text of the diagrams that they replace. */
  readonly drawings?: ReadonlyMap<string, string>;
  /** Where a relative link leads; links to Markdown pages lead to HTML pages by themselves. */
  readonly resolveLink?: (target: string) => string;
}

/** Renders a page. */
export function renderMarkdown(
  source: string,
  { drawings = new Map(), resolveLink = (target) => target }: MarkdownOptions = {},
): RenderedMarkdown {
  const parser = new MarkdownIt({ html: false, linkify: false });
  parser.renderer.rules["fence"] = (tokens, index) => codeBlock(tokens[index]!, drawings);
  parser.renderer.rules["code_inline"] = (tokens, index) => `<code>${breakable(tokens[index]!.content)}</code>`;
  parser.renderer.rules["table_open"] = (shown, index, options, _, renderer) =>
    `<div class="table" tabindex="0">${renderer.renderToken(shown, index, options)}`;
  parser.renderer.rules["table_close"] = () => "</table></div>\n";
  const tokens = parser.parse(withoutComments(source), {});
  const { title, headings } = numberHeadings(tokens);
  leaveCornersEmpty(tokens);
  labelCells(tokens);
  for (const token of tokens) {
    alignByClass(token);
    for (const child of token.children ?? []) rewriteLink(child, resolveLink);
  }
  const first = tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h1");
  const rest = first === -1 ? tokens : [...tokens.slice(0, first), ...tokens.slice(first + 3)];
  const hasCrumb = isOnlyLink(rest);
  const shown = hasCrumb ? rest.slice(3) : rest;
  const crumb = hasCrumb ? parser.renderer.render([rest[1]!], parser.options, {}) : "";
  return { title, crumb, html: parser.renderer.render(shown, parser.options, {}), headings, text: plainTextOf(shown) };
}

/** Longer names may be broken where one of their parts ends. */
const longestName = 16;

/** Code in a line as HTML. */
const breakable = (code: string): string =>
  code.length > longestName && !code.includes(" ")
    ? code
        .split(/(?<=[\w\]][._/])(?=\w)/)
        .map(escapeHtml)
        .join("<wbr>")
    : escapeHtml(code);

/** Whether the first paragraph is a link and nothing else. */
function isOnlyLink([paragraph, inline]: readonly Token[]): boolean {
  const children = paragraph?.type === "paragraph_open" ? (inline?.children ?? []) : [];
  return children.length === 3 && children[0]?.type === "link_open" && children[2]?.type === "link_close";
}

/** What the parts of a table are for screen readers, also where the style sheet shows rows as blocks. */
const tableRoles: Readonly<Record<string, string>> = {
  table_open: "table",
  thead_open: "rowgroup",
  tbody_open: "rowgroup",
  tr_open: "row",
  th_open: "columnheader",
  td_open: "cell",
};

/** On narrow screens, the rows of tables of prose are blocks, in which each cell has the name of its column. Tables of figures stay tables. */
function labelCells(tokens: readonly Token[]): void {
  for (const [start, table] of tokens.entries()) {
    if (table.type !== "table_open") continue;
    const parts = tokens.slice(
      start,
      tokens.findIndex(({ type }, index) => index > start && type === "table_close"),
    );
    const heads = parts.flatMap(({ type }, index) => (type === "th_open" ? [inlineText(parts[index + 1]!)] : []));
    if (heads.length < 3 || heads.includes("") || parts.some(({ attrs }) => attrs?.some(([name]) => name === "style") === true)) continue;
    table.attrSet("class", "stacked");
    let column = 0;
    for (const part of parts) {
      const role = tableRoles[part.type];
      if (role !== undefined) part.attrSet("role", role);
      if (part.type === "tr_open") column = 0;
      if (part.type === "td_open") part.attrSet("data-label", heads[column++] ?? "");
    }
  }
}

/** A header cell without text is no header, which screen readers would announce. */
function leaveCornersEmpty(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const content = tokens[index + 1];
    if (token.type !== "th_open" || content?.content !== "") continue;
    token.tag = "td";
    tokens[index + 2]!.tag = "td";
  }
}

/** Comments on lines of their own, such as the header of generated files, outside of code blocks. */
function withoutComments(source: string): string {
  let fence: string | undefined;
  const kept = source.split("\n").filter((line) => {
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark.trim();
      else if (line.trim().startsWith(fence)) fence = undefined;
    }
    return fence !== undefined || !/^<!--.*-->$/.test(line);
  });
  return kept.join("\n");
}

/** Gives headings their anchors; equal ones are numbered as on GitHub. */
function numberHeadings(tokens: readonly Token[]): { readonly title: string; readonly headings: readonly Heading[] } {
  const used = new Map<string, number>();
  const headings: Heading[] = [];
  let title = "";
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const text = inlineText(tokens[index + 1]!);
    const base = anchor(text);
    const times = used.get(base) ?? 0;
    used.set(base, times + 1);
    const id = times === 0 ? base : `${base}-${times}`;
    token.attrSet("id", id);
    const level = Number(token.tag.slice(1));
    if (level === 1 && title === "") title = text;
    else headings.push({ level, text, id });
  }
  return { title, headings };
}

/** The policy of the pages forbids style attributes, so aligned cells have a class. */
function alignByClass(token: Token): void {
  const align = /^text-align:(\w+)$/.exec(String(token.attrGet("style") ?? ""))?.[1];
  if (align === undefined) return;
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
  token.attrSet("class", `align-${align}`);
}

const inlineText = ({ children }: Token): string => (children ?? []).map(({ content }) => content).join("");

/** Links to other sites open there; Markdown pages are HTML pages here. */
function rewriteLink(token: Token, resolveLink: (target: string) => string): void {
  if (token.type !== "link_open") return;
  const target = String(token.attrGet("href") ?? "");
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) token.attrSet("rel", "noreferrer");
  else if (!target.startsWith("#")) token.attrSet("href", resolveLink(target).replace(/\.md(?=#|$)/, ".html"));
}

function codeBlock({ content, info }: Token, drawings: ReadonlyMap<string, string>): string {
  const language = info.trim().split(/\s+/)[0] ?? "";
  const drawing = drawings.get(content.trimEnd());
  if (drawing !== undefined) return drawing;
  const label = language === "" ? "" : ` data-language="${escapeHtml(language)}"`;
  return `<div class="code"${label}><pre tabindex="0"><code>${highlight(content, language)}</code></pre></div>\n`;
}

/** The words of a page, for the search. */
function plainTextOf(tokens: readonly Token[]): string {
  const words = tokens.flatMap((token) => (token.type === "inline" ? [inlineText(token)] : token.type === "fence" ? [token.content] : []));
  return words.join("\n");
}
