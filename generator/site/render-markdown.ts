// Markdown to HTML. HTML in Markdown is shown as text, never interpreted; links between pages lead to their HTML files.

import MarkdownIt, { type Token } from "markdown-it";
import { anchor } from "../text/markdown.js";
import { highlight, languageName } from "./highlight.js";
import { breakable, escapeHtml } from "./html.js";
import { type Heading, proseOnly, type SearchText } from "./site.js";

export interface RenderedMarkdown {
  readonly title: string;
  /** The content without its first heading and without the link to the page above, which pages of the reference start with. */
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly text: SearchText;
}

export interface MarkdownOptions {
  /** Drawings by the text of the diagrams that they replace. */
  readonly drawings?: ReadonlyMap<string, string>;
  /** Where a relative link leads; links to Markdown pages lead to HTML pages by themselves. */
  readonly resolveLink?: (target: string) => string;
}

/** What the rules below need of the page that is rendered. */
interface RenderState {
  readonly drawings: ReadonlyMap<string, string>;
}

const parser = createParser();

function createParser(): InstanceType<typeof MarkdownIt> {
  const made = new MarkdownIt({ html: false, linkify: false });
  const { rules } = made.renderer;
  rules["fence"] = (tokens, index, _, state) => codeBlock(tokens[index]!, (state as unknown as RenderState).drawings);
  rules["code_inline"] = (tokens, index) => inlineCode(tokens[index]!.content);
  rules["table_open"] = (shown, index, options, _, renderer) =>
    `<div class="table" tabindex="0">${renderer.renderToken(shown, index, options)}`;
  rules["table_close"] = () => "</table></div>\n";
  return made;
}

/** Identifiers and other names up to these lengths are not broken. */
const longestUnbroken = { identifier: 32, name: 24 };

const inlineCode = (text: string): string =>
  text.length <= longestUnbroken[/^\w+$/.test(text) ? "identifier" : "name"] && !/\s/.test(text)
    ? `<code class="short">${escapeHtml(text)}</code>`
    : `<code>${breakable(text)}</code>`;

/** Renders a page. */
export function renderMarkdown(
  source: string,
  { drawings = new Map(), resolveLink = (target) => target }: MarkdownOptions = {},
): RenderedMarkdown {
  const tokens = parser.parse(withoutComments(source), {});
  const { title, text, headings } = numberHeadings(tokens);
  leaveCornersEmpty(tokens);
  labelCells(tokens);
  listProperties(tokens);
  for (const token of tokens) {
    alignByClass(token);
    for (const child of token.children ?? []) rewriteLink(child, resolveLink);
  }
  const first = tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h1");
  const rest = first === -1 ? tokens : [...tokens.slice(0, first), ...tokens.slice(first + 3)];
  const shown = isOnlyLink(rest) ? rest.slice(3) : rest;
  return { title, html: parser.renderer.render(shown, parser.options, { drawings } satisfies RenderState), headings, text };
}

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

/** A label at the start of a list item, such as `Used by: `. */
const itemLabel = /^([A-Z][\w ]{1,30}): */;

/** A list in which every item is a label and a value becomes a description list. */
function listProperties(tokens: readonly Token[]): void {
  for (const [start, list] of tokens.entries()) {
    if (list.type !== "bullet_list_open") continue;
    const end = tokens.findIndex(({ type, level }, index) => index > start && type === "bullet_list_close" && level === list.level);
    const parts = tokens.slice(start, end + 1);
    const contents = parts.filter(({ type }) => type === "inline");
    const items = parts.filter(({ type }) => type === "list_item_open");
    if (items.length !== contents.length || !contents.every(({ children }) => itemLabel.test(children?.[0]?.content ?? ""))) continue;
    for (const part of parts) {
      if (part === list || part === parts.at(-1)) part.tag = "dl";
      else if (part.type.startsWith("list_item")) part.tag = "div";
      else if (part.type.startsWith("paragraph")) part.hidden = true;
    }
    for (const content of contents) splitLabel(content);
  }
}

/** Puts the label of an item and its value into elements of their own. */
function splitLabel(content: Token): void {
  const [first, ...rest] = content.children ?? [];
  const [whole = "", label = ""] = itemLabel.exec(first?.content ?? "") ?? [];
  const html = (text: string): Token => ({ ...first!, type: "html_inline", content: text }) as Token;
  first!.content = first!.content.slice(whole.length);
  content.children = [html(`<dt>${escapeHtml(label)}</dt><dd>`), first!, ...rest, html("</dd>")];
}

/** An empty header cell becomes a plain cell, so that screen readers do not announce it. */
function leaveCornersEmpty(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const content = tokens[index + 1];
    if (token.type !== "th_open" || content?.content !== "") continue;
    token.tag = "td";
    tokens[index + 2]!.tag = "td";
  }
}

/** Comments on separate lines, such as the header of generated files, outside of code blocks. */
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

interface Numbered {
  readonly title: string;
  /** What is above the first heading. */
  readonly text: SearchText;
  readonly headings: readonly Heading[];
}

/** Gives headings their anchors; equal ones are numbered as on GitHub. */
function numberHeadings(tokens: readonly Token[]): Numbered {
  const used = new Map<string, number>();
  const starts = [...tokens.keys()].filter((index) => tokens[index]!.type === "heading_open");
  const found = starts.map((start, position): Heading => {
    const text = inlineText(tokens[start + 1]!);
    const base = anchor(text);
    const times = used.get(base) ?? 0;
    used.set(base, times + 1);
    const id = times === 0 ? base : `${base}-${times}`;
    tokens[start]!.attrSet("id", id);
    const content = searchTextOf(tokens.slice(start + 3, starts[position + 1]));
    return { level: Number(tokens[start]!.tag.slice(1)), text, id, content };
  });
  const title = found.find(({ level }) => level === 1);
  return { title: title?.text ?? "", text: title?.content ?? proseOnly(""), headings: found.filter((heading) => heading !== title) };
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
  const label = language === "" ? "" : ` data-language="${escapeHtml(languageName(language))}"`;
  return `<div class="code"${label}><pre tabindex="0"><code>${highlight(content, language)}</code></pre></div>\n`;
}

/** The words of a section, for the search. */
function searchTextOf(tokens: readonly Token[]): SearchText {
  const join = (kind: (token: Token, index: number) => string | undefined): string =>
    tokens.flatMap((token, index) => kind(token, index) ?? []).join("\n");
  const isFirstCell = (index: number): boolean => tokens[index - 1]?.type === "td_open" && tokens[index - 2]?.type === "tr_open";
  return {
    names: join((token, index) => (token.type === "inline" && isFirstCell(index) ? inlineText(token) : undefined)),
    prose: join((token) => (token.type === "inline" ? inlineText(token) : undefined)),
    code: join(({ type, content }) => (type === "fence" ? content : undefined)),
  };
}
