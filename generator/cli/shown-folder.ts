// How commands write where the spec is.

import { relative, sep } from "node:path";

/** The spec's folder as it is put before file names: relative to the current one, with `/` at its end. */
export function shownFolder(from: string, to: string): string {
  const way = relative(from, to).split(sep).join("/");
  return way === "" ? "" : `${way}/`;
}
