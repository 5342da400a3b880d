// The data of the search: a document per section of a page. A script file, because pages opened from a disk cannot fetch.

import { dataScript, type PageDraft, type SearchText } from "./site.js";

/** Words beyond this number of characters of a section are not searched. */
const longest = 6_000;

const texts = ({ names, prose, code }: SearchText): readonly string[] => [names, prose, code].map((text) => text.slice(0, longest));

/** The data of the search as a script: path, title, where that is, and the texts of each section. */
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
  return dataScript("search", "documents", documents);
}
