// A party that is reached by folders: every message is a file, written under another name first.

import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Framing } from "@wirepact/core/codegen/frames";
import type { Party, PartyEvents } from "./party.js";

export interface FolderOptions {
  /** The folder that the party reads, and the one that it writes. */
  readonly inbox: string;
  readonly outbox: string;
  /** Starts the program that reads and writes them, if it does not run already. */
  readonly start?: ((events: PartyEvents) => Party) | undefined;
}

/** Milliseconds between two looks at the outbox. */
const pause = 20;
const extensions: Readonly<Record<string, string>> = { yaml: "yaml" };
let issued = 0;

/** Starts to read the outbox. What is in it already is not looked at. */
export function startFolders({ inbox, outbox, start }: FolderOptions, { encoding }: Framing, { onPiece, onEnd }: PartyEvents): Party {
  const seen = new Set<string>();
  let isOver = false;
  const program = start?.({ onPiece: () => undefined, onEnd: (end) => void readNew().then(() => finish(end)) });
  const finish = (end: Parameters<typeof onEnd>[0]): void => {
    if (!isOver) onEnd(end);
    isOver = true;
  };

  /** Reads the files that are new. Files with another name than messages have may not be complete yet. */
  const readNew = async (isFirst = false): Promise<void> => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => !seen.has(name) && !/^\.|\.(?:tmp|part)$/.test(name));
    for (const name of names.toSorted()) {
      seen.add(name);
      if (!isFirst) onPiece({ number: seen.size, content: await readFile(join(outbox, name), "utf8") });
    }
  };
  const ready = (async () => {
    await Promise.all([mkdir(inbox, { recursive: true }), mkdir(outbox, { recursive: true })]);
    await readNew(true);
  })();
  const watch = async (): Promise<void> => {
    if (isOver) return;
    await readNew();
    await new Promise((resolve) => setTimeout(resolve, pause));
    return watch();
  };
  void ready.then(watch).catch((error: unknown) => finish({ code: null, signal: null, problem: (error as Error).message }));

  return {
    write: async (data) => {
      await ready;
      issued += 1;
      const name = `${Date.now()}-${String(issued).padStart(6, "0")}.${extensions[encoding.name] ?? "json"}`;
      await writeFile(join(inbox, `.${name}.tmp`), data);
      await rename(join(inbox, `.${name}.tmp`), join(inbox, name));
      return undefined;
    },
    // A file that is still there may have been read or not.
    finish: () => Promise.resolve(false),
    close: async () => {
      isOver = true;
      await program?.close();
    },
    errors: () => program?.errors() ?? "",
  };
}
