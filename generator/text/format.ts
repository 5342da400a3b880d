// Formats generated files exactly as prettier does, which a test compares. oxfmt does the work because it is faster; it is loaded when the
// first file needs it.

import type * as oxfmt from "oxfmt";
import { type CheckedText, faultAt } from "./syntax-fault.js";

const width = 140;

/** JSON files keep the form that `JSON.stringify` gives them, except configuration. */
export const isFormatted = (path: string): boolean => /\.(?:ts|js|md)$|(?:^|\/)tsconfig[^/]*\.json$/.test(path);

/** Formats the text of a file; files of other kinds are returned unchanged. */
export async function formatText(path: string, text: string): Promise<CheckedText> {
  if (!isFormatted(path)) return { text };
  const { format } = await loadFormatter();
  const { code, errors } = await format(path, text, { printWidth: width });
  const [error] = errors;
  if (error !== undefined) return { text, fault: faultAt(text, error.labels[0]?.start ?? 0, error.message) };
  return { text: path.endsWith(".ts") ? joinUnions(code) : path.endsWith(".md") ? compactTables(code) : code };
}

/** These settings of its memory allocator cut the memory it takes to a third. */
async function loadFormatter(): Promise<typeof oxfmt> {
  process.env["MIMALLOC_ARENA_EAGER_COMMIT"] ??= "0";
  process.env["MIMALLOC_PURGE_DELAY"] ??= "0";
  return import("oxfmt");
}

/** The one difference between oxfmt and prettier: prettier keeps a union that fits on the line after its `=` or `:` on that line. */
function joinUnions(code: string): string {
  return code.replaceAll(/(?<=[=:]\n)((?: +\| [\w$."'<>[\]-]+\n)+) +\| ([\w$."'<>[\]-]+;)(?=\n)/g, (union: string) => {
    const indent = /^ +/.exec(union)?.[0] ?? "";
    const joined =
      indent +
      union
        .split("\n")
        .map((line) => line.trim().slice(2))
        .join(" | ");
    return joined.length <= width ? joined : union;
  });
}

/** Markdown whose table cells have no padding, so that a change of one cell changes one line. */
export function compactTables(text: string): string {
  let fence = "";
  return text
    .split("\n")
    .map((line) => {
      const mark = /^\s*(`{3,})/.exec(line)?.[1] ?? "";
      if (fence === "") fence = mark;
      else if (line.trim() === mark && mark.length >= fence.length) fence = "";
      if (fence !== "" || !line.startsWith("|")) return line;
      return line.replaceAll(/(?<=(?<!\\)\| ) +| +(?= \|)/g, "").replaceAll(/(?<= :?)-{3,}(?=:? \|)/g, "---");
    })
    .join("\n");
}
