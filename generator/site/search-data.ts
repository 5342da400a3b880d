// The data of the search: a document per section of a page. A script file, because pages opened from a disk cannot fetch.

import { deflateRawSync } from "node:zlib";
import { dataScript, type PageDraft, type SearchText } from "./site.js";

/** Words beyond this number of characters of a section are not searched. */
const longest = 6_000;

const texts = ({ names, prose, code }: SearchText): readonly string[] => [names, prose, code].map((text) => text.slice(0, longest));

/** The path of a page inside its protocol. Pages of the same kind follow each other, so that what they have in common is compressed away. */
const kindOf = (path: string): string => path.slice(path.indexOf("/") + 1);

/** The data of the search as a script, compressed: path, title, where that is, the texts of each section, and its place in the site. */
export function searchData(pages: readonly PageDraft[]): string {
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
