// What the search knows: a document per section of a page. A script file, because pages opened from a disk cannot fetch.

import { dataScript, type PageDraft } from "./site.js";

/** Words beyond this number of characters of a page are not searched. */
const longest = 4_000;

/** The data of the search as a script. */
export function searchData(pages: readonly PageDraft[]): string {
  const documents = pages.flatMap(({ path, title, protocol, text, headings }) => [
    [path, title, protocol ?? "", text.slice(0, longest)],
    ...headings.map(({ id, text: heading }) => [`${path}#${id}`, heading, title, ""]),
  ]);
  return dataScript("search", "documents", documents);
}
