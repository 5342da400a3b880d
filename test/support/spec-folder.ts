// A spec on disk for one test: a folder of its own that is removed afterwards.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SourceFile } from "../../generator/model/source.js";
import type { DiskStep } from "./diagnostic-fixture.js";
import { removeTemporary } from "./remove-temporary.js";

/** Writes the files and takes the steps, runs the test with the path of the folder, and cleans up. */
export async function withSpecFolder<Result>(
  files: readonly SourceFile[],
  disk: readonly DiskStep[],
  run: (folder: string) => Result,
): Promise<Awaited<Result>> {
  const outer = mkdtempSync(join(tmpdir(), "wirepact-"));
  const folder = join(outer, "spec");
  try {
    for (const { path, text } of files) write(join(folder, path), text);
    for (const step of disk) take(step, join(folder, step.path));
    return await run(folder);
  } finally {
    removeTemporary(outer);
  }
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function take(step: DiskStep, path: string): void {
  switch (step.kind) {
    case "folder":
      mkdirSync(path, { recursive: true });
      return;
    case "without":
      rmSync(path);
      return;
    case "link":
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(step.target, path);
      return;
    case "size":
      write(path, "");
      truncateSync(path, step.bytes);
      return;
    case "bytes":
      write(path, Uint8Array.from(step.bytes));
      return;
  }
}
