// The files of a site, from models and Markdown: pages in one layout, their scripts and styles, and the data that scripts need.

import { deflateRawSync } from "node:zlib";
import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { anchor } from "../text/markdown.js";
import { highlight } from "./highlight.js";
import { arrowDefinition, breakable, escapeHtml } from "./html.js";
import { groupProtocols, navigationFor, sectionLinks } from "./navigation.js";
import { playgroundData } from "./playground-data.js";
import { markdownPages, oldPages, playground, protocolPages } from "./protocol-pages.js";
import { renderMarkdown } from "./render-markdown.js";
import { dataScript, type Hero, type PageDraft, proseOnly, rootFrom, type SearchText, type SiteFile, type SiteInput } from "./site.js";

/** No page loads anything from elsewhere, and none runs a script that is not a file of the site. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:";

/** Playgrounds start workers, from a file or, where the page is opened from a disk, from a text. */
const policyOf = (scripts: readonly string[]): string =>
  scripts.some((script) => script.endsWith("playground.js")) ? `${policy}; worker-src 'self' blob:` : policy;

/** Builds the site. The same input gives the same files. */
export function buildSite(input: SiteInput): readonly SiteFile[] {
  const { render, protocols, scripts } = input;
  const pages = [specPlaygroundPage(input), ...guidePages(input), ...protocols.flatMap((protocol) => protocolPages(protocol, render))];
  const twins = markdownTwins(input);
  const withTwin = new Set(twins.map(({ path }) => htmlPath(path)));
  const layout = (page: PageDraft): SiteFile => ({ path: page.path, text: render("site/page", pageView(input, page, withTwin)) });
  return [
    { path: "index.html", text: render("site/landing", landingView(input, pages)) },
    ...[...pages, ...protocols.flatMap(oldPages)].map(layout),
    ...protocols.map(({ model }) => ({ path: `${model.name}/model.js`, text: dataScript("models", model.name, playgroundData(model)) })),
    ...protocols.map(({ model, spec, types, releases }) => ({
      path: `${model.name}/spec.js`,
      text: dataScript("specs", model.name, {
        protocol: { path: model.source, text: spec },
        types,
        ...(releases.length === 0 ? {} : { released: releases.at(-1)!.model }),
      } as unknown as Json),
    })),
    { path: "search-data.js", text: searchData(pages) },
    { path: "style.css", text: render("site/style.css", {}) },
    ...Object.entries(scripts).map(([path, text]) => ({ path, text })),
    { path: "llms.txt", text: llmsText(input, pages) },
    ...twins,
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The page on which specs can be edited. */
function specPlaygroundPage({ protocols }: SiteInput): PageDraft {
  const names = protocols.map(({ model }) => model.name).join(" ");
  return {
    path: "spec-playground.html",
    title: "Spec playground",
    protocol: undefined,
    html:
      "<p>Edit the spec of a protocol. The page checks it as you type, shows generated files, and shows what the edit means for users of the last release. Nothing leaves this page.</p>\n" +
      `<div class="spec-playground playground" data-protocols="${escapeHtml(names)}"><noscript>The playground needs JavaScript.</noscript></div>`,
    headings: [],
    text: proseOnly("Edit a spec: errors, generated files and the version that an edit needs"),
    scripts: ["spec-playground.js"],
    data: [],
  };
}

function guidePages({ guides }: SiteInput): readonly PageDraft[] {
  return guides.map(({ path, markdown, drawings = new Map<string, string>() }) => {
    const { title, html, headings, text } = renderMarkdown(markdown, { drawings });
    return { path: htmlPath(path), title, protocol: undefined, html, headings, text, scripts: [], data: [] };
  });
}

function pageView(input: SiteInput, page: PageDraft, twins: ReadonlySet<string>) {
  const root = rootFrom(page.path);
  const depth = page.headings.filter(({ level }) => level <= 3);
  return {
    policy: policyOf(page.scripts),
    root,
    title: escapeHtml(page.title),
    heading: breakable(page.heading ?? page.title),
    site: escapeHtml(input.title),
    sections: sectionLinks(input, page),
    twin: twins.has(page.path) ? encodeURIComponent(page.path.slice(page.path.lastIndexOf("/") + 1).replace(/html$/, "md")) : "",
    navigation: navigationFor(input, page),
    crumb: page.crumb ?? "",
    content: withoutRepeats(page.html),
    repository: escapeHtml(input.repository ?? ""),
    contents: depth.map(({ level, text, id }) => ({ level: String(level), text: escapeHtml(text), id: escapeHtml(id) })),
    scripts: ["site.js", ...page.data, ...page.scripts].map((path) => ({
      path: `${root}${path.split("/").map(encodeURIComponent).join("/")}`,
    })),
  };
}

/** A page with the definition of arrows in its first diagram only, because IDs are unique. */
function withoutRepeats(html: string): string {
  const [first = "", ...others] = html.split(arrowDefinition);
  return others.length === 0 ? first : first + arrowDefinition + others.join("");
}

function landingView(input: SiteInput, pages: readonly PageDraft[]) {
  const { hero, protocols } = input;
  const groups = groupProtocols(protocols).map(([name, members]) => ({
    name: escapeHtml(name),
    id: anchor(name),
    cards: members.map(({ model }) => ({
      name: escapeHtml(model.name),
      href: `${encodeURIComponent(model.name)}/index.html`,
      title: escapeHtml(model.title),
      doc: withCode(firstSentences(model.doc)),
      version: escapeHtml(model.version),
      facts: escapeHtml(factsOf(model)),
    })),
  }));
  const guides = input.guides.map(({ path }) => ({
    href: htmlPath(path),
    title: escapeHtml(pages.find((page) => page.path === htmlPath(path))?.title ?? path),
  }));
  const scripts = ["site.js", ...(hero === undefined ? [] : [`${encodeURIComponent(hero.protocol)}/model.js`, "playground.js"])];
  return {
    policy: policyOf(scripts),
    root: "",
    site: escapeHtml(input.title),
    kind: hero === undefined ? "landing" : "landing with-hero",
    navigation: navigationFor(input, undefined),
    sections: sectionLinks(input, undefined),
    twin: "",
    repository: escapeHtml(input.repository ?? ""),
    hero: hero === undefined ? [] : [heroView(hero)],
    plain: hero === undefined,
    groups,
    guides,
    scripts,
  };
}

/** A card has whole sentences of up to this many characters, and at least one. */
const longestDoc = 260;

function firstSentences(doc: string): string {
  const [first = "", ...others] = oneLine(doc).split(/(?<=[.!?]) /);
  let shown = first;
  for (const sentence of others) {
    if (shown.length + 1 + sentence.length > longestDoc) break;
    shown += ` ${sentence}`;
  }
  return shown;
}

/** Text with code in backticks as HTML. */
const withCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

function heroView({ title, lead, spec, code, protocol, message, text, features }: Hero) {
  return {
    title: escapeHtml(title),
    lead: escapeHtml(lead),
    spec: highlight(spec, "yaml"),
    code: highlight(code, "typescript"),
    page: `${encodeURIComponent(protocol)}/playground.html`,
    message: escapeHtml(message),
    playground: playground(protocol, { message, text, kind: "compact" }),
    features: features.map((feature) => ({ title: escapeHtml(feature.title), text: escapeHtml(feature.text), href: feature.href })),
  };
}

function factsOf({ messages, encodings, flows }: ProtocolModel): string {
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;
  const parts = [
    count(Object.keys(messages).length, "message"),
    ...(Object.keys(flows).length === 0 ? [] : [count(Object.keys(flows).length, "flow")]),
  ];
  return [...parts, Object.keys(encodings).join(", ")].join(" · ");
}

/** An index of the Markdown pages for language models (llmstxt.org). */
function llmsText({ title, protocols, guides }: SiteInput, pages: readonly PageDraft[]): string {
  const titles = new Map(pages.map((page) => [page.path, page.title]));
  const link = (path: string): string => `- [${titles.get(htmlPath(path)) ?? path}](${path})`;
  const sections = protocols.map(({ model, docs }) =>
    [`## ${model.title}`, "", oneLine(model.doc), "", ...docs.map(({ path }) => link(`${model.name}/${path}`))].join("\n"),
  );
  const others = guides.length === 0 ? [] : [["## Guides", "", ...guides.map(({ path }) => link(path))].join("\n")];
  return `${[`# ${title}`, ...sections, ...others].join("\n\n")}\n`;
}

const htmlPath = (path: string): string => path.replace(/\.md$/, ".html");

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Every page of the docs as Markdown beside its HTML. */
function markdownTwins({ protocols, guides, render }: SiteInput): readonly SiteFile[] {
  return [
    ...protocols.flatMap((protocol) => markdownPages(protocol, render).map(({ path, markdown }) => ({ path, text: markdown }))),
    ...guides.map(({ path, markdown }) => ({ path, text: markdown })),
  ];
}

/** Words beyond this number of characters of a section are not searched. */
const longest = 6_000;

const texts = ({ names, prose, code }: SearchText): readonly string[] => [names, prose, code].map((text) => text.slice(0, longest));

/** The path of a page inside its protocol. Pages of the same kind follow each other, so that what they have in common is compressed away. */
const kindOf = (path: string): string => path.slice(path.indexOf("/") + 1);

/** The data of the search as a script, compressed: path, title, where that is, the texts of each section, and its place in the site. */
function searchData(pages: readonly PageDraft[]): string {
  const documents = pages.flatMap(({ path, title, protocol, text, headings }) => [
    [path, title, protocol ?? "", ...texts(text)],
    ...headings.map(({ id, text: heading, content }) => [
      `${path}#${id}`,
      heading,
      protocol === undefined ? title : `${title} · ${protocol}`,
      ...texts(content),
    ]),
  ]);
  const placed = documents
    .map((section, place) => ({ kind: kindOf(section[0]!), section, place }))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1))
    .map(({ section, place }) => [...section, place]);
  return dataScript("search", "packed", deflateRawSync(JSON.stringify(placed), { level: 9 }).toString("base64"));
}
