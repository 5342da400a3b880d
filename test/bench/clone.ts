// The clone of the repository that is measured: this one, or the one that `npm run bench -- --against` compares it with.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const thisClone = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the measured clone. */
export const clone = process.env["BENCH_CLONE"] ?? thisClone;

/** Whether clones are compared with each other: then other libraries and programs are not measured. */
export const isComparison = process.env["BENCH_CLONE"] !== undefined;

/** Imports the built package of a protocol. */
export async function importPackage<T>(name: string): Promise<T> {
  const entry = join(clone, "packages", name, "dist/index.js");
  if (!existsSync(entry)) throw new Error(`${entry} does not exist: run "npm run build" in ${clone}.`);
  return (await import(pathToFileURL(entry).href)) as T;
}
