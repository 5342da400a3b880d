// The pages of one protocol: its reference docs, the package, the versions and the playground.

import { flowStates, sequenceMermaid, type StateGraph, stateMermaid, transcriptArrows } from "../emit/docs/diagrams.js";
import { messagePage } from "../emit/docs/page.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { RenderTemplate } from "../template/render-template.js";
import { drawSequence } from "./draw-sequence.js";
import { drawStates } from "./draw-states.js";
import { escapeHtml } from "./html.js";
import { type MarkdownOptions, renderMarkdown } from "./render-markdown.js";
import { type MarkdownPage, type PageDraft, proseOnly, rootFrom, type SiteProtocol } from "./site.js";
import { versionsPage } from "./versions-page.js";

/** The pages of a protocol that are written in Markdown, with the folder of the protocol. */
export function markdownPages(protocol: SiteProtocol, render: RenderTemplate): readonly MarkdownPage[] {
  const { model, docs, readme, releases } = protocol;
  const old = releases.flatMap(({ version, docs: pages }) =>
    pages.map(({ path, markdown }) => ({ path: `versions/${version}/${path}`, markdown })),
  );
  return [...docs, { path: "package.md", markdown: readme }, versionsPage(protocol, render), ...old].map(({ path, markdown }) => ({
    path: `${model.name}/${path}`,
    markdown,
  }));
}

/** All pages of the current version of a protocol. */
export function protocolPages(protocol: SiteProtocol, render: RenderTemplate): readonly PageDraft[] {
  const { model, docs, readme } = protocol;
  const page = pageMaker(model, model.name);
  const pages = [
    ...docs.map((source) => withPlayground(model, source, page(source))),
    page({ path: "package.md", markdown: readme }, { resolveLink: docsLink }),
    page(versionsPage(protocol, render)),
    playgroundPage(model),
  ];
  return pages.map((each) => ({ ...each, html: `${aboveOf(protocol, each)}${each.html}` }));
}

/** What readers of a page are told first: what they have to know of the protocol, and on its first page, what they can do with it. */
function aboveOf({ model, notice }: SiteProtocol, { path }: PageDraft): string {
  const edit = `../spec-playground.html#start=${encodeURIComponent(model.name)}`;
  const isFirst = path === `${model.name}/index.html`;
  const note =
    notice !== undefined && (isFirst || path === `${model.name}/package.html`) ? `<p class="notice">${escapeHtml(notice)}</p>\n` : "";
  const actions = `<p class="actions"><a class="primary" href="playground.html">Try it</a> <a href="package.html">Use the package</a> <a href="${edit}">Edit the spec</a> <a href="versions.html">Versions</a></p>\n`;
  return isFirst ? note + actions : note;
}

/** The docs of releases that are not the current version. They are not searched. */
export function oldPages({ model, releases }: SiteProtocol): readonly PageDraft[] {
  return releases.flatMap(({ version, model: released, docs }) => {
    const folder = `${model.name}/versions/${version}`;
    const page = pageMaker({ ...released, name: model.name }, folder);
    return docs.map((source): PageDraft => {
      const made = page(source);
      const root = rootFrom(made.path);
      const here = `${root}${encodeURIComponent(model.name)}`;
      const notice =
        `<p class="notice">This is version ${escapeHtml(version)}. ` +
        `The current version is <a href="${here}/index.html">${escapeHtml(model.version)}</a>; see <a href="${here}/versions.html">all versions</a>.</p>`;
      const heading = `${made.heading ?? made.title} (${version})`;
      return { ...made, title: `${made.title} (${version})`, heading, html: `${notice}\n${made.html}` };
    });
  });
}

/** Renders the Markdown pages of a model, which are in a folder of the site. */
function pageMaker(model: ProtocolModel, folder: string): (source: MarkdownPage, options?: MarkdownOptions) => PageDraft {
  const drawings = drawingsOf(model);
  return (source, options = {}) => {
    const { title, html, headings, text } = renderMarkdown(source.markdown, { drawings, ...options });
    const path = `${folder}/${source.path.replace(/\.md$/, ".html")}`;
    const page = { path, title, protocol: model.name, html, headings, text, scripts: [], data: [] };
    return source.path === "index.md" ? page : { ...page, ...belowOverview(model, title, rootFrom(source.path)) };
  };
}

/** The heading of a page of a protocol, and the link above it to the overview; `root` is the way out of its folder. */
function belowOverview({ title: protocol }: ProtocolModel, title: string, root: string): Pick<PageDraft, "heading" | "crumb"> {
  const own = title.startsWith(`${protocol}: `) ? title.slice(protocol.length + 2) : undefined;
  return {
    heading: own === undefined ? title : own.charAt(0).toUpperCase() + own.slice(1),
    crumb: `<a href="${root}index.html">${escapeHtml(protocol)}</a>`,
  };
}

/** Links from the README of a package to its docs lead to the pages beside it. */
const docsLink = (target: string): string => target.replace(/^.*\/docs\//, "");

/** The states of a flow, and inside them those of the flows that take place during it; messages lead to their pages. */
function drawFlow(model: ProtocolModel, flow: ProtocolModel["flows"][string]): string {
  const link = (message: string): string => `messages/${encodeURIComponent(messagePage(model, message))}.html`;
  const draw = ({ inner, ...graph }: StateGraph, name: string): string =>
    drawStates({ ...graph, inner }, `States of the flow ${name}`, link) +
    inner
      .map(
        (flowInside) =>
          `<div class="flow inner" data-flow="${escapeHtml(flowInside.name)}"><h4>Flow ${escapeHtml(flowInside.name)}, during ${escapeHtml(name)}</h4>${draw(flowInside.graph, flowInside.name)}</div>`,
      )
      .join("");
  return draw(flowStates(flow, Object.values(model.flows)), flow.name);
}

/** The diagrams of the flows, by the Mermaid text that stands for them in Markdown. */
function drawingsOf(model: ProtocolModel): ReadonlyMap<string, string> {
  return new Map(
    Object.values(model.flows).flatMap((flow) => {
      const graph = flowStates(flow, Object.values(model.flows));
      const legal = flow.transcripts.find(({ fault }) => fault === undefined);
      const arrows = legal === undefined ? undefined : transcriptArrows(model, legal);
      return [
        [stateMermaid(graph), drawFlow(model, flow)] as const,
        ...(arrows === undefined ? [] : [[sequenceMermaid(arrows), drawSequence(arrows, `A run of the flow ${flow.name}`)] as const]),
      ];
    }),
  );
}

/** The page of a message ends with a playground for it. */
function withPlayground(model: ProtocolModel, { path }: MarkdownPage, page: PageDraft): PageDraft {
  const message = Object.values(model.messages).find(({ name }) => path === `messages/${messagePage(model, name)}.md`);
  if (message === undefined) return page;
  return {
    ...page,
    html: `${page.html}\n<h2 id="playground">Playground</h2>\n${playground(model.name, { message: message.name })}`,
    headings: [...page.headings, { level: 2, text: "Playground", id: "playground", content: proseOnly("") }],
    scripts: ["playground.js"],
    data: [`${model.name}/model.js`],
  };
}

function playgroundPage(model: ProtocolModel): PageDraft {
  const flows = Object.keys(model.flows).length > 0 || model.frames !== undefined;
  const intro = "<p>Paste or drop a message, choose an example, or build one from the form. Nothing leaves this page.</p>";
  const conversation = flows
    ? '<h2 id="conversation">Conversation</h2>\n' +
      "<p>Paste a transcript, one JSON message per line, or add messages by clicking on them. The page shows the state of each flow, what may follow, and what is late; messages that may follow are highlighted.</p>\n" +
      `<div class="conversation" data-protocol="${escapeHtml(model.name)}">${flowDiagrams(model)}</div>`
    : "";
  const title = `${model.title}: playground`;
  return {
    path: `${model.name}/playground.html`,
    title,
    ...belowOverview(model, title, ""),
    protocol: model.name,
    html: `${intro}\n<h2 id="message">Message</h2>\n${playground(model.name, {})}\n${conversation}`,
    headings: [
      { level: 2, text: "Message", id: "message", content: proseOnly("") },
      ...(flows ? [{ level: 2, text: "Conversation", id: "conversation", content: proseOnly("") }] : []),
    ],
    text: proseOnly("Playground: validate, decode, build and convert messages"),
    scripts: ["playground.js"],
    data: [`${model.name}/model.js`],
  };
}

/** The diagrams of the flows, in which the playground shows the state of a conversation. */
function flowDiagrams(model: ProtocolModel): string {
  const outermost = Object.values(model.flows).filter(({ inside }) => inside === undefined);
  const diagrams = outermost.map(
    (flow) => `<div class="flow" data-flow="${escapeHtml(flow.name)}"><h3>Flow ${escapeHtml(flow.name)}</h3>${drawFlow(model, flow)}</div>`,
  );
  return diagrams.join("");
}

interface PlaygroundOptions {
  /** The only message type; all of them by default. */
  readonly message?: string;
  /** The text to start with; an example by default. */
  readonly text?: string;
  /** A compact one has the text, the verdict and the issues only. */
  readonly kind?: "full" | "compact";
}

/** Where the script of the playground builds its elements; without scripts, a sentence says so. */
export function playground(protocol: string, { message = "", text = "", kind = "full" }: PlaygroundOptions): string {
  const data = { protocol, message, text, kind };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<div class="playground"${attributes.join("")}><noscript>The playground needs JavaScript.</noscript></div>`;
}
