// Replaces hand-written files all together: none is ever half-written, and none is replaced when one of them cannot be. When the process is
// killed, whoever reads the files next completes or drops the change. Links stay links, permissions and byte order marks are kept.

import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import { closeEdit, type EditedFile, editedFiles } from "../disk/finish-edits.js";
import { isAnotherWriting, openJournal } from "../disk/journal.js";
import { systemProblem } from "../disk/system-problem.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { hashText } from "../text/digest.js";

export interface SourceChange {
  /** Relative to the folder. */
  readonly path: string;
  /** The text as it was read, undefined for a new file; a byte order mark that it does not include is kept. */
  readonly before: string | undefined;
  readonly after: string;
}

/** A change with the whole texts, in which byte order marks are included. */
interface WholeChange extends SourceChange {
  readonly mode: number | undefined;
}

const byteOrderMark = "\uFEFF";

/** Replaces the texts; gives the reason when nothing was replaced. */
export function replaceSources(folder: string, changes: readonly SourceChange[]): Diagnostic | undefined {
  let current = "";
  const replaced: (() => void)[] = [];
  let cleanUp = (): void => undefined;
  try {
    const whole = changes.map((change) => {
      current = change.path;
      return readWhole(folder, change);
    });
    const { files, close } = openEdit(folder, whole);
    cleanUp = close;
    if (isAnotherWriting(folder, ".")) throw new RefusalError("another command is changing the spec");
    // What another command wrote before the journal was open.
    for (const change of changes) readWhole(folder, change);
    for (const [index, { temporary }] of files.entries()) {
      const { path, after, mode } = whole[index]!;
      current = path;
      mkdirSync(dirname(temporary), { recursive: true });
      writeFileSync(temporary, after, { mode });
    }
    for (const [index, file] of files.entries()) {
      current = file.path;
      renameSync(file.temporary, file.target);
      replaced.unshift(() => putBack(file, whole[index]!));
    }
    close();
    return undefined;
  } catch (error) {
    try {
      for (const undo of replaced) undo();
      cleanUp();
    } catch {
      // The journal stays, and whoever reads the files next completes the change.
    }
    const problem = error instanceof RefusalError ? error.message : systemProblem(error);
    return report("write/failed", { path: current, problem }, {});
  }
}

/** Why a file cannot be replaced although the system would allow it. */
class RefusalError extends Error {}

/** The change with the texts as they are on disk. */
function readWhole(folder: string, change: SourceChange): WholeChange {
  const path = join(folder, change.path);
  if (change.before === undefined) {
    if (existsSync(path)) throw new RefusalError("it already exists");
    return { ...change, mode: undefined };
  }
  const text = readFileSync(path, "utf8");
  const mark = text === byteOrderMark + change.before ? byteOrderMark : "";
  if (text !== mark + change.before) throw new RefusalError("it has changed in the meantime");
  accessSync(path, constants.W_OK);
  return { path: change.path, before: text, after: mark + change.after, mode: statSync(path).mode };
}

interface OpenEdit {
  readonly files: readonly EditedFile[];
  /** Removes what must not stay when the change is made, or when nothing was changed. */
  readonly close: () => void;
}

function openEdit(folder: string, changes: readonly WholeChange[]): OpenEdit {
  const hashes = changes.map(({ path, after }) => [path, hashText(after)]);
  const before = changes.flatMap((change) => (change.before === undefined ? [] : [[change.path, hashText(change.before)]]));
  const journal = openJournal(folder, {
    folder: ".",
    staged: changes.map(({ path }) => path),
    hashes: Object.fromEntries(hashes) as Readonly<Record<string, string>>,
    before: Object.fromEntries(before) as Readonly<Record<string, string>>,
  });
  const files = editedFiles(folder, journal);
  return { files, close: () => closeEdit(folder, journal, files) };
}

function putBack({ target, temporary }: EditedFile, { before, mode }: WholeChange): void {
  if (before === undefined) return rmSync(target, { force: true });
  writeFileSync(temporary, before, { mode });
  renameSync(temporary, target);
}
