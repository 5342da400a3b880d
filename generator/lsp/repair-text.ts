// Reads YAML that is being typed: while a line is broken, it is blanked, so that the rest of the file still has a tree.

import type { SourceFile, YamlNode } from "../model/source.js";
import { readTree } from "../yaml/read-yaml.js";

/** A tree of a file, of a repaired text if the text itself is not valid. Offsets are those of the text. */
export interface RepairedTree {
  readonly node?: YamlNode;
  /** The text that was read; blanked lines are replaced by spaces. */
  readonly text: string;
  readonly isRepaired: boolean;
}

const maxRepairs = 6;

/** Reads a file. `edited` is the offset of the last edit, whose line is blanked first. */
export function readRepaired(file: SourceFile, edited?: number): RepairedTree {
  let { text } = file;
  const first = readTree(file);
  if (first.node !== undefined) return { node: first.node, text, isRepaired: false };
  let fault = first.diagnostics[0]?.span?.start;
  const candidates = edited === undefined ? [] : [edited];
  for (let count = 0; count < maxRepairs; count++) {
    const blanked = blankLine(text, candidates.shift() ?? fault ?? 0) ?? blankLineBefore(text, fault ?? 0);
    if (blanked === undefined) break;
    text = blanked;
    const reading = readTree({ path: file.path, text });
    if (reading.node !== undefined) return { node: reading.node, text, isRepaired: true };
    fault = reading.diagnostics[0]?.span?.start;
  }
  return { text, isRepaired: true };
}

/** The text with the line of an offset blanked; undefined if the line is blank already. */
export function blankLine(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", offset);
  const end = next === -1 ? text.length : next;
  const line = text.slice(start, end);
  return line.trim() === "" ? undefined : text.slice(0, start) + " ".repeat(line.length) + text.slice(end);
}

/** YAML often notices a mistake only on the next line. */
function blankLineBefore(text: string, offset: number): string | undefined {
  for (let end = text.lastIndexOf("\n", offset - 1); end > 0; end = text.lastIndexOf("\n", end - 1)) {
    const blanked = blankLine(text, end);
    if (blanked !== undefined) return blanked;
  }
  return undefined;
}
