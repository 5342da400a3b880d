// The navigation beside each page: the protocols of the site, and the pages of the one that is shown.

import { messagePage } from "../emit/docs/page.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { breakable, escapeHtml } from "./html.js";
import { type PageDraft, rootFrom, type SiteInput, type SiteProtocol } from "./site.js";

interface Entry {
  readonly path: string;
  readonly text: string;
}

/** The navigation of a page as HTML; undefined is the start page. */
export function navigationFor({ protocols, guides }: SiteInput, page: PageDraft | undefined): string {
  const here = page?.path ?? "index.html";
  const root = rootFrom(here);
  const link = ({ path, text }: Entry): string => {
    const href = `${root}${path.split("/").map(encodeURIComponent).join("/")}`;
    return `<li><a href="${href}"${path === here ? ' aria-current="page"' : ""}>${breakable(text)}</a></li>`;
  };
  const list = (entries: readonly Entry[]): string => (entries.length === 0 ? "" : `<ul>${entries.map(link).join("")}</ul>`);
  const own = (protocol: SiteProtocol): string =>
    protocol.model.name === page?.protocol
      ? `<li class="open">${section(protocol, { list, link })}</li>`
      : link({ path: `${protocol.model.name}/index.html`, text: protocol.model.title });
  const titles = guides.map(({ path, markdown }) => ({ path: path.replace(/\.md$/, ".html"), text: titleOf(markdown) }));
  const groups = groupProtocols(protocols).map(
    ([name, members]) => `<p class="group">${escapeHtml(name)}</p><ul>${members.map(own).join("")}</ul>`,
  );
  return groups.join("") + `<p class="group">Guides</p>${list([{ path: "spec-playground.html", text: "Spec playground" }, ...titles])}`;
}

/** Pages that are linked in the header, where the window is wide enough. */
const sections: readonly Entry[] = [
  { path: "guides/get-started.html", text: "Get started" },
  { path: "language.html", text: "Language" },
  { path: "manual.html", text: "Manual" },
  { path: "spec-playground.html", text: "Spec playground" },
];

/** The links in the header of a page as HTML; undefined is the start page. */
export function sectionLinks({ guides }: SiteInput, page: PageDraft | undefined): string {
  const here = page?.path ?? "index.html";
  const pages = new Set(["spec-playground.html", ...guides.map(({ path }) => path.replace(/\.md$/, ".html"))]);
  return sections
    .filter(({ path }) => pages.has(path))
    .map(({ path, text }) => `<a href="${rootFrom(here)}${path}"${path === here ? ' aria-current="page"' : ""}>${text}</a>`)
    .join("");
}

/** The protocols by their headings, in the order of the site. */
export function groupProtocols(protocols: readonly SiteProtocol[]): readonly (readonly [string, readonly SiteProtocol[]])[] {
  const names = new Set(protocols.map(groupOf));
  return [...names].map((name) => [name, protocols.filter((protocol) => groupOf(protocol) === name)]);
}

const groupOf = ({ group = "Protocols" }: SiteProtocol): string => group;

const titleOf = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? "";

function section(
  { model, docs }: SiteProtocol,
  { list, link }: { readonly list: (entries: readonly Entry[]) => string; readonly link: (entry: Entry) => string },
): string {
  const has = (path: string): boolean => docs.some((page) => page.path === path);
  const path = (file: string): string => `${model.name}/${file}`;
  const pages = [
    ["envelope", "Envelope"],
    ["types", "Types"],
    ["enums", "Enums"],
    ["flows", "Flows"],
    ["errors", "Issue codes"],
  ] as const;
  const entries = [
    ...pages.filter(([file]) => has(`${file}.md`)).map(([file, text]) => ({ path: path(`${file}.html`), text })),
    { path: path("package.html"), text: "Package" },
    { path: path("versions.html"), text: "Versions" },
    { path: path("playground.html"), text: "Playground" },
  ];
  const overview = link({ path: path("index.html"), text: model.title }).replace(/^<li>|<\/li>$/g, "");
  return `${overview}${list(entries)}<p class="group">Messages</p>${list(messageEntries(model, docs))}`;
}

/** Messages in the order of the spec, each with its page. */
function messageEntries(model: ProtocolModel, docs: SiteProtocol["docs"]): readonly Entry[] {
  return Object.keys(model.messages).flatMap((name) =>
    docs.some(({ path }) => path === `messages/${messagePage(model, name)}.md`)
      ? [{ path: `${model.name}/messages/${messagePage(model, name)}.html`, text: name }]
      : [],
  );
}
