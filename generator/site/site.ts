// What a site is made from, and what comes out. The site is a pure function of its input; `write-site.ts` puts it on the disk.

import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SourceFile } from "../model/source.js";
import type { CompatibilityMatrix, KeptRelease } from "../release/compatibility-matrix.js";
import type { RenderTemplate } from "../template/render-template.js";

/** A page in Markdown, at a path such as `messages/order.md` below the folder of its protocol. */
export interface MarkdownPage {
  readonly path: string;
  readonly markdown: string;
  /** Drawings by the text of the code blocks that they replace. */
  readonly drawings?: ReadonlyMap<string, string>;
}

export interface SiteRelease extends KeptRelease {
  readonly docs: readonly MarkdownPage[];
}

export interface SiteProtocol {
  readonly model: ProtocolModel;
  /** The reference docs, as `generated/<p>/docs` has them. */
  readonly docs: readonly MarkdownPage[];
  /** The README of the package. */
  readonly readme: string;
  /** The spec file. */
  readonly spec: string;
  /** The files of types that the protocols of its spec share. */
  readonly types: readonly SourceFile[];
  /** The releases that are kept, the oldest first, with the docs of those that are not the current version. */
  readonly releases: readonly SiteRelease[];
  /** Which release reads the messages of which other one; undefined if there is only one. */
  readonly matrix: CompatibilityMatrix | undefined;
  /** The changelog of the package, if there is one. */
  readonly changelog: string | undefined;
  /** The heading under which it is listed; "Protocols" by default. */
  readonly group?: string;
  /** What readers of its pages have to know. */
  readonly notice?: string;
}

/** The first screen of a site: a message in a spec, what is generated from it, and a validator. */
export interface Hero {
  readonly title: string;
  readonly lead: string;
  readonly spec: string;
  readonly code: string;
  readonly protocol: string;
  readonly message: string;
  /** The text that the validator starts with. */
  readonly text: string;
  readonly features: readonly Feature[];
}

/** What the product does, in a sentence, with the page that says more. */
export interface Feature {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

export interface SiteInput {
  readonly title: string;
  /** The page of the repository. */
  readonly repository?: string | undefined;
  readonly hero?: Hero;
  readonly protocols: readonly SiteProtocol[];
  /** Pages that belong to no protocol, such as guides and the language reference; the path is that of the page, without its folder. */
  readonly guides: readonly MarkdownPage[];
  readonly render: RenderTemplate;
  /** Scripts of the site by file name, bundled with the generator. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** A file of the site. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** A page before it is put into the layout. */
export interface PageDraft {
  /** Where it is, such as `acp-swarm/messages/error.html`. */
  readonly path: string;
  readonly title: string;
  /** The title without the name of the protocol, which is above it; the title by default. */
  readonly heading?: string;
  /** The name of its protocol; undefined for pages of the whole site. */
  readonly protocol: string | undefined;
  /** The link to the page above as HTML, if there is one. */
  readonly crumb?: string;
  /** Content as HTML. */
  readonly html: string;
  /** Headings for the table of contents. */
  readonly headings: readonly Heading[];
  /** Content above the first heading, for the search. */
  readonly text: SearchText;
  /** Scripts that the page needs besides the one of the layout, such as `playground.js`. */
  readonly scripts: readonly string[];
  /** Files with data that the page needs, relative to the root of the site. */
  readonly data: readonly string[];
}

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
  /** What is below it, up to the next heading, for the search. */
  readonly content: SearchText;
}

/** Plain text by how likely readers look for it. */
export interface SearchText {
  /** The first cells of tables: what the rows are about. */
  readonly names: string;
  readonly prose: string;
  readonly code: string;
}

/** A text without names and code. */
export const proseOnly = (prose: string): SearchText => ({ names: "", prose, code: "" });

/** The way from a page to the root of the site: empty, `../`, `../../` and so on. */
export const rootFrom = (path: string): string => "../".repeat(path.split("/").length - 1);

/** Data in a script file: pages opened from a disk cannot fetch JSON. */
export const dataScript = (name: string, key: string, data: Json): string =>
  `(window.wirepact ??= {}).${name} ??= {};\nwindow.wirepact.${name}[${inScript(key)}] = JSON.parse(${inScript(JSON.stringify(data))});\n`;

/** A string that is safe in a script, whatever it contains. JSON in a string is parsed as data, also where it has a key such as `__proto__`. */
const inScript = (text: string): string => `'${text.replaceAll(/[\\'<\n\r\u2028\u2029]/g, (character) => scriptEscapes[character] ?? "")}'`;

const scriptEscapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "'": "\\'",
  "<": "\\x3c",
  "\n": "\\n",
  "\r": "\\r",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
