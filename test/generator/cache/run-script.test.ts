// Scripts from kept code: the same results, whatever became of the file that keeps it. Each run is a process of its own, as in real life.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeTemporary } from "../../support/remove-temporary.js";

const module = pathToFileURL(fileURLToPath(new URL("../../../generator/dist/cache/run-script.js", import.meta.url))).href;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "script-"));
  write("one");
});
afterEach(() => removeTemporary(folder));

const write = (word: string): void =>
  writeFileSync(
    join(folder, "large.cjs"),
    `module.exports = { word: ${JSON.stringify(word)}, where: __filename, sum: require("node:path").sep };`,
  );

/** Runs the script in a new process. */
function run(): { readonly word: string; readonly where: string; readonly sum: string } {
  const text = `
    import { runScript } from ${JSON.stringify(module)};
    process.stdout.write(JSON.stringify(runScript(${JSON.stringify(join(folder, "large.cjs"))}, ${JSON.stringify(join(folder, "kept"))})));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", text], { encoding: "utf8" })) as ReturnType<
    typeof run
  >;
}

const kept = (): readonly string[] => readdirSync(join(folder, "kept"));

describe("a script that is kept compiled", () => {
  it("gives the same from kept code", () => {
    const first = run();
    expect(first).toEqual({ word: "one", where: join(folder, "large.cjs"), sum: "/" });
    expect(kept()).toHaveLength(1);
    const before = readFileSync(join(folder, "kept", kept()[0]!));
    expect(run()).toEqual(first);
    expect(readFileSync(join(folder, "kept", kept()[0]!)).equals(before)).toBe(true);
  });

  it("is compiled again when it is another script of the same length, and the old code goes", () => {
    run();
    const [old] = kept();
    write("two");
    expect(run().word).toBe("two");
    expect(kept()).toHaveLength(1);
    expect(kept()).not.toEqual([old]);
  });

  it.each<[string, (code: Buffer) => Buffer]>([
    ["damaged", (code) => Buffer.from(code.map((byte, index) => (index > 300 && index % 7 === 0 ? byte ^ 255 : byte)))],
    ["cut", (code) => code.subarray(0, code.length / 2)],
    ["empty", () => Buffer.alloc(0)],
  ])("is compiled again when the kept code is %s", (_, damage) => {
    run();
    const path = join(folder, "kept", kept()[0]!);
    const sound = readFileSync(path);
    writeFileSync(path, damage(sound));
    expect(run().word).toBe("one");
    expect(readFileSync(path).length).toBe(sound.length);
  });
});
