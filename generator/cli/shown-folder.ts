// The folder of the spec as commands show it.

import { relative, sep } from "node:path";

/** The prefix of file names in messages: the folder of the spec relative to the current one, with a trailing `/`. */
export function shownFolder(from: string, to: string): string {
  const path = relative(from, to).split(sep).join("/");
  return path === "" ? "" : `${path}/`;
}
