// The program of the README prints what the README says, on every engine, and its tables are complete.

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { bundleProgram } from "../support/bundle-program.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { testedEngines } from "./engines.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(join(root, "packages/channel/README.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "wirepact-readme-"));
afterAll(() => removeTemporary(folder));

/** The text between the first fence of a kind after a sentence. */
function fenced(after: string, kind: string): string {
  const start = readme.indexOf(`\`\`\`${kind}\n`, readme.indexOf(after)) + kind.length + 4;
  return readme.slice(start, readme.indexOf("\n```", start) + 1);
}

let program = "";
beforeAll(async () => {
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const source = join(folder, "readme-swarm.ts");
  writeFileSync(source, `// The program of the README.\n${fenced("a test runs this program", "js")}`);
  program = await bundleProgram(relative(root, source));
});

describe.each(testedEngines())("the program of the README on $name", ({ isMissing, open }) => {
  it("prints what the README says", async () => {
    if (isMissing) return console.log("the server is not installed");
    const place = await open();
    onTestFinished(place.remove);
    const options = { cwd: folder, env: { ...process.env, NODE_NO_WARNINGS: "1" } };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, place.address], options);
    expect(stdout).toBe(fenced("It prints:", ""));
    expect(stderr).toBe("");
  });
});

it("the README lists every error code and every option", () => {
  const codes = [...readFileSync(join(root, "packages/channel/src/errors.ts"), "utf8").matchAll(/^ {2}\| "([a-z-]+)"/gm)].map(
    ([, code]) => code,
  );
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
  const { 1: body = "" } = /interface ChannelOptions[^{]*\{([\s\S]*?)\n\}/.exec(
    readFileSync(join(root, "packages/channel/src/channel.ts"), "utf8"),
  )!;
  const options = [...body.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => name!);
  expect(options.length).toBeGreaterThan(10);
  expect(options.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
});
