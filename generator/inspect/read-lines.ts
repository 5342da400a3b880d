// The lines of a stream. A line that never ends is counted and not kept, so that no input fills the memory.

import { createIssue, type Issue } from "@wirepact/core";
import { tooLarge } from "@wirepact/core/codegen";
import { cutLines, usualLimit } from "@wirepact/core/codegen/ndjson";

/** A line that is not blank, with its number from 1: its text (or its bytes if they are not UTF-8), or the issue of one that is too long. */
export type InputLine =
  { readonly number: number; readonly content: string | Uint8Array } | { readonly number: number; readonly issue: Issue };

/** Reads the lines of a stream. */
export async function* readLines(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<InputLine> {
  for await (const lines of cutLines(stream, usualLimit)) {
    for (const line of lines) {
      if ("content" in line) yield line;
      else yield { number: line.number, issue: createIssue(tooLarge(line.limit, line.size)) };
    }
  }
}
