// Runs a large script with the code that an earlier run compiled of it, where a folder keeps such code.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { basename, dirname, join } from "node:path";
import { Script } from "node:vm";

type Run = (exports: object, require: NodeJS.Require, module: { readonly exports: object }, filename: string, dirname: string) => void;

/** What a script in the older module format exports. Run from kept code it cannot import by itself. */
export function runScript(path: string, folder: string | undefined): object {
  const content = readFileSync(path);
  // V8 compares versions, flags and the script's length; that the script is the same is for the name to say.
  const kept = folder === undefined ? undefined : join(folder, `${basename(path)}-${digestOf(content).toString("hex")}`);
  const cachedData = kept === undefined ? undefined : readCode(kept);
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${content.toString()}\n})`, {
    filename: path,
    ...(cachedData !== undefined && { cachedData }),
  });
  const module = { exports: {} };
  (script.runInThisContext() as Run)(module.exports, createRequire(path), module, path, dirname(path));
  // In the end, when everything that a run needs has been compiled.
  if (kept !== undefined && script.cachedDataRejected !== false) process.once("exit", () => keepCode(kept, script));
  return module.exports;
}

/** Has a large script run in this way when it is required. */
export function keepCompiled(path: string, folder: string | undefined): void {
  const { cache } = createRequire(path);
  if (cache[path] !== undefined || folder === undefined || !existsSync(path)) return;
  let exports: object | undefined;
  const module = Object.assign(new Module(path), { filename: path, loaded: true });
  cache[path] = Object.defineProperty(module, "exports", { get: () => (exports ??= runScript(path, folder)) });
}

const digestOf = (content: Buffer): Buffer => createHash("sha1").update(process.version).update(content).digest();

const digestLength = 20;

/** Code that was kept, if it is as it was kept: V8 trusts it blindly. */
function readCode(path: string): Buffer | undefined {
  try {
    const content = readFileSync(path);
    const code = content.subarray(digestLength);
    return digestOf(code).equals(content.subarray(0, digestLength)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the code, and only the newest of a script. */
function keepCode(path: string, script: Script): void {
  const folder = dirname(path);
  const beside = `${path}.${process.pid}`;
  const family = basename(path).replace(/[^-]*$/, "");
  try {
    mkdirSync(folder, { recursive: true });
    const old = readdirSync(folder).filter((name) => name.startsWith(family));
    const code = script.createCachedData();
    writeFileSync(beside, Buffer.concat([digestOf(code), code]));
    for (const name of old) rmSync(join(folder, name), { force: true });
    renameSync(beside, path);
  } catch {
    // The next run compiles it again.
  }
}
