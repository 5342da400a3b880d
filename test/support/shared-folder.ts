// A folder that all test files of a run share and that is gone afterwards, for what is costly to make: the first that needs it makes it.

import { existsSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { removeTemporary } from "./remove-temporary.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly sharedFolder: string;
  }
}

/** Called by vitest before the first test file; what it returns is called after the last. */
export function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wirepact-run-")));
  project.provide("sharedFolder", folder);
  return () => removeTemporary(folder);
}

/** Makes a folder below the shared one, or waits until another test file has made it. */
export function makeOnce(shared: string, name: string, make: (folder: string) => void): string {
  const folder = join(shared, name);
  if (!isFirst(folder)) {
    while (!existsSync(`${folder}.done`)) {
      if (existsSync(`${folder}.failed`)) throw new Error(`${name} could not be made; another test file says why`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
    return folder;
  }
  try {
    mkdirSync(folder);
    make(folder);
    writeFileSync(`${folder}.done`, "");
    return folder;
  } catch (error) {
    writeFileSync(`${folder}.failed`, "");
    throw error;
  }
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(`${folder}.lock`);
    return true;
  } catch {
    return false;
  }
}
