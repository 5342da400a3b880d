// Formats what is committed, byte for byte as prettier would; a test holds every file to that. The work is done by oxfmt, in a fraction of
// the time. Loaded when the first file needs it.

import type * as oxfmt from "oxfmt";

const width = 140;

/** JSON data is as `JSON.stringify` leaves it, and so is `package.json` to prettier; only configuration is formatted. */
export const isFormatted = (path: string): boolean => /\.(?:ts|js|md)$|(?:^|\/)tsconfig[^/]*\.json$/.test(path);

/** A text in its final form, or the first thing that keeps it from being parsed. */
export type FormattedText = { readonly text: string } | { readonly fault: Fault };

interface Fault {
  readonly line: number;
  /** What stands there, or as much of a long line as is near. */
  readonly quote: string;
  readonly problem: string;
}

/** The text of a file in its final form; files of other kinds stay as they are. */
export async function formatText(path: string, text: string): Promise<FormattedText> {
  if (!isFormatted(path)) return { text };
  const { format } = await loadFormatter();
  const { code, errors } = await format(path, text, { printWidth: width });
  const [error] = errors;
  if (error !== undefined) return { fault: { ...placeOf(text, error.labels[0]?.start ?? 0), problem: error.message } };
  return { text: path.endsWith(".ts") ? joinUnions(code) : code };
}

/** Its allocator takes memory for what may come and keeps what was; told not to it takes a third, in the same time. */
async function loadFormatter(): Promise<typeof oxfmt> {
  process.env["MIMALLOC_ARENA_EAGER_COMMIT"] ??= "0";
  process.env["MIMALLOC_PURGE_DELAY"] ??= "0";
  return import("oxfmt");
}

/** Letters of a line that are quoted on each side of a fault. */
const quoted = 60;

function placeOf(text: string, offset: number): Pick<Fault, "line" | "quote"> {
  const before = text.slice(0, offset).split("\n");
  const column = before.at(-1)?.length ?? 0;
  const line = text.split("\n")[before.length - 1] ?? "";
  const near = line.slice(Math.max(0, column - quoted), column + quoted).trim();
  return { line: before.length, quote: `${column > quoted ? "…" : ""}${near}${column + quoted < line.length ? "…" : ""}` };
}

/** The one place where the two differ: a union that fits on the line after its `=` or `:` is not broken further. */
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
