// Notes that people write for the next release of a protocol, in `notes/<protocol>.md` beside the root file of the spec. The release moves them
// into the changelog.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { didYouMean } from "../text/did-you-mean.js";

/** The file with the notes for the next release of a protocol. */
export const notesFile = (rootFile: string, protocol: string): string => join(dirname(rootFile), "notes", `${protocol}.md`);

/** The notes for the next release as they are put under its heading; undefined where there are none. */
export function readNotes(rootFile: string, protocol: string): string | undefined {
  const file = notesFile(rootFile, protocol);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .trim();
  return text === "" ? undefined : belowHeading(text);
}

/** Headings of notes are below that of the release, which has the second level. */
function belowHeading(text: string): string {
  let fence: string | undefined;
  const lines = text.split("\n").map((line) => {
    const [mark] = /^ {0,3}(?:```+|~~~+)/.exec(line) ?? [];
    const isCode = fence !== undefined || mark !== undefined;
    if (mark !== undefined) fence = fence === undefined ? mark.trim() : mark.trim().startsWith(fence) ? undefined : fence;
    return { line, level: isCode ? 0 : (/^(#{1,6}) /.exec(line)?.[1]?.length ?? 0) };
  });
  const highest = Math.min(...lines.flatMap(({ level }) => (level === 0 ? [] : [level])));
  const deeper = Math.max(0, 3 - highest);
  return lines.map(({ line, level }) => (level === 0 ? line : `${"#".repeat(Math.min(deeper, 6 - level))}${line}`)).join("\n");
}

/** Files in the folder of notes that belong to no protocol: their text would be in no changelog. */
export function findStrayNotes(rootFile: string, protocols: readonly string[]): readonly Diagnostic[] {
  const folder = dirname(notesFile(rootFile, ""));
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? []);
  return names
    .filter((name) => !protocols.includes(name) && name !== "README")
    .map((name) => report("release/notes-unknown", { name, known: protocols }, { hint: didYouMean(name, protocols) }));
}
