// The disk of a process that dies: from a chosen call on nothing is changed any more, and a file that is being written stays half written.

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// The first call makes Node load a module that keeps the functions that it finds.
fs.rmSync(new URL("no-such-file", import.meta.url), { force: true });

const changing = ["mkdirSync", "writeFileSync", "renameSync", "rmSync", "rmdirSync"] as const;

/** Runs a program until its call with this number would change the disk; whether there was such a call. */
export function dieAtCall(call: number, program: () => void): boolean {
  let remaining = call;
  const originals = changing.map((name) => [name, fs[name]] as const);
  for (const [name, original] of originals) {
    const dying = (...parameters: unknown[]): unknown => {
      remaining -= 1;
      if (remaining > 0) return Reflect.apply(original, fs, parameters);
      const [path, text] = parameters as [string, string];
      if (remaining === 0 && name === "writeFileSync") Reflect.apply(original, fs, [path, text.slice(0, text.length / 2)]);
      throw new Error("the process is dead");
    };
    Object.assign(fs, { [name]: dying });
  }
  syncBuiltinESMExports();
  try {
    program();
  } catch {
    // A dead process says nothing.
  } finally {
    Object.assign(fs, Object.fromEntries(originals));
    syncBuiltinESMExports();
  }
  return remaining <= 0;
}
