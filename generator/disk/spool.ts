// Files that wait for being written: the texts of a large spec need more memory than everything else, so most of them wait in a temporary file.

import { appendFileSync, closeSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OutputFile } from "../model/output-file.js";

export interface Spool {
  /** The same file; its text may be read from the disk each time that it is asked for. */
  readonly keep: (file: OutputFile) => OutputFile;
  /** Removes the temporary file; the texts in it cannot be read any more. */
  readonly close: () => void;
}

/** So many characters stay in memory, which is enough for hundreds of messages. */
const usualLimit = 16_000_000;

/** Opens a spool without files. */
export function openSpool(limit = usualLimit): Spool {
  let inMemory = 0;
  let end = 0;
  let opened: { readonly folder: string; readonly descriptor: number } | undefined;
  const open = () => {
    const folder = mkdtempSync(join(tmpdir(), "wirepact-"));
    return { folder, descriptor: openSync(join(folder, "texts"), "w+") };
  };
  return {
    keep: (file) => {
      const { path, text } = file;
      if (inMemory + text.length <= limit) {
        inMemory += text.length;
        return file;
      }
      const { descriptor } = (opened ??= open());
      const [start, length] = [end, Buffer.byteLength(text)];
      appendFileSync(descriptor, text);
      end += length;
      return {
        path,
        get text() {
          return readText(descriptor, start, length);
        },
      };
    },
    close: () => {
      if (opened === undefined) return;
      closeSync(opened.descriptor);
      rmSync(opened.folder, { recursive: true, force: true });
    },
  };
}

function readText(descriptor: number, start: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length;) {
    const count = readSync(descriptor, bytes, done, length - done, start + done);
    if (count === 0) throw new Error("the temporary file with the texts to write was cut off");
    done += count;
  }
  return bytes.toString("utf8");
}
