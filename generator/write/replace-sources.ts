// Replaces hand-written files all together: none is ever half-written, and none is replaced when one of them cannot be. Links stay links,
// permissions and byte order marks are kept.

import { accessSync, constants, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemProblem } from "./system-problem.js";

export interface SourceChange {
  /** Relative to the folder. */
  readonly path: string;
  /** The text as it was read, without a byte order mark. */
  readonly before: string;
  readonly after: string;
}

interface Replacement {
  readonly path: string;
  readonly target: string;
  readonly temporary: string;
}

const byteOrderMark = "\uFEFF";

/** Replaces the texts; gives the reason when nothing was replaced. */
export function replaceSources(folder: string, changes: readonly SourceChange[]): string | undefined {
  const staged: Replacement[] = [];
  let current = "";
  try {
    for (const { path, before, after } of changes) {
      current = path;
      const target = realpathSync(join(folder, path));
      const text = readFileSync(target, "utf8");
      const mark = text.startsWith(byteOrderMark) ? byteOrderMark : "";
      if (text.slice(mark.length) !== before) return problemOf(path, "it has changed meanwhile", staged);
      accessSync(target, constants.W_OK);
      const temporary = join(dirname(target), `.wirepact-${process.pid}-${staged.length}.tmp`);
      staged.push({ path, target, temporary });
      writeFileSync(temporary, mark + after, { mode: statSync(target).mode });
    }
    for (const { path, target, temporary } of staged) {
      current = path;
      renameSync(temporary, target);
    }
    return undefined;
  } catch (error) {
    return problemOf(current, systemProblem(error), staged);
  }
}

function problemOf(path: string, problem: string, staged: readonly Replacement[]): string {
  for (const { temporary } of staged) rmSync(temporary, { force: true });
  return `${path} cannot be written: ${problem}`;
}
