// A change of several hand-written files whose process dies at each of its steps: the next reader finds all files changed, or none.

import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadSpec } from "../../../generator/load/load-spec.js";
import { replaceSources } from "../../../generator/write/replace-sources.js";
import { dieAtCall } from "../../support/dying-disk.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const root = mkdtempSync(join(tmpdir(), "killed-edits-"));
afterAll(() => removeTemporary(root));

const before = {
  "wirepact.yaml": "protocols: [first.yaml, second.yaml]\n",
  "first.yaml": "\uFEFFprotocol: first\r\n",
  "second.yaml": "protocol: second\n",
};
const change = { "wirepact.yaml": "protocols: [first.yaml, second.yaml, inner/third.yaml]\n", "second.yaml": "protocol: other\n" };
const changes = [
  { path: "first.yaml", before: "protocol: first\r\n", after: "protocol: changed\r\n" },
  ...Object.entries(change).map(([path, after]) => ({ path, before: before[path as keyof typeof change], after })),
  { path: "inner/third.yaml", before: undefined, after: "protocol: third\n" },
];
const after = { ...before, ...change, "first.yaml": "\uFEFFprotocol: changed\r\n", "inner/third.yaml": "protocol: third\n" };

function createSpec(name: string): string {
  const folder = join(root, name);
  mkdirSync(join(folder, "elsewhere"), { recursive: true });
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path === "second.yaml" ? "elsewhere/2" : path), text);
  chmodSync(join(folder, "elsewhere/2"), 0o640);
  symlinkSync("elsewhere/2", join(folder, "second.yaml"));
  return folder;
}

function textsOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const paths = files
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => path !== "elsewhere/2");
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

describe("a change of several files", () => {
  it("is made in all of them or in none, at whichever step its process dies", () => {
    const runs = Array.from({ length: 24 }, (_, index) => {
      const folder = createSpec(`call-${index + 1}`);
      const died = dieAtCall(index + 1, () => void replaceSources(folder, changes));
      return { folder, died, left: textsOf(folder) };
    });
    // All steps were tried: the last run did not die.
    expect([runs[0]?.died, runs.at(-1)?.died]).toEqual([true, false]);
    expect(runs.at(-1)?.left).toEqual(after);
    const half = runs.filter(({ left }) => left["first.yaml"] === after["first.yaml"] && left["inner/third.yaml"] === undefined);
    expect(half).toHaveLength(3);
    const isChanged = runs.map(({ folder }) => {
      const { diagnostics } = loadSpec(join(folder, "wirepact.yaml"));
      expect(diagnostics.filter(({ code }) => code === "load/unfinished-change")).toEqual([]);
      expect(lstatSync(join(folder, "second.yaml")).isSymbolicLink()).toBe(true);
      expect(statSync(join(folder, "second.yaml")).mode & 0o777).toBe(0o640);
      const texts = textsOf(folder);
      expect([before, after]).toContainEqual(texts);
      expect(existsSync(join(folder, "inner"))).toBe(texts["inner/third.yaml"] !== undefined);
      return texts["inner/third.yaml"] !== undefined;
    });
    // From the first file that is in place on, the change is completed.
    expect(isChanged.indexOf(true)).toBe(runs.indexOf(half[0]!));
    expect(isChanged.lastIndexOf(false)).toBe(runs.indexOf(half[0]!) - 1);
  });

  it("is not made again after its files were put back", () => {
    const folder = interrupt("put-back", ({ "first.yaml": text }) => text === after["first.yaml"]);
    writeFileSync(join(folder, "first.yaml"), before["first.yaml"]);
    loadSpec(join(folder, "wirepact.yaml"));
    expect(textsOf(folder)).toEqual(before);
  });
});

/** A spec with a change that was interrupted at the first step that leaves files like these. */
function interrupt(name: string, isEnough: (left: Readonly<Record<string, string>>) => boolean): string {
  for (let call = 1; ; call++) {
    const folder = createSpec(`${name}-${call}`);
    if (!dieAtCall(call, () => void replaceSources(folder, changes))) throw new Error("the change was never interrupted like that");
    if (isEnough(textsOf(folder))) return folder;
  }
}

describe("a file that was edited before an interrupted change is completed", () => {
  it("is kept, and a warning names it", () => {
    const folder = interrupt("edited", ({ "first.yaml": text }) => text === after["first.yaml"]);
    writeFileSync(join(folder, "second.yaml"), "protocol: mine\n");
    expect(loadSpec(join(folder, "wirepact.yaml")).diagnostics).toMatchObject([
      {
        code: "load/unfinished-change",
        message: expect.stringMatching(/did not update .*second\.yaml: it was edited afterwards; run it again$/) as string,
      },
    ]);
    expect(textsOf(folder)).toEqual({ ...after, "second.yaml": "protocol: mine\n" });
  });

  it("is kept when no file was in place", () => {
    const folder = interrupt("edited-before", (left) => Object.keys(left).some((path) => path.endsWith("-1.tmp")));
    writeFileSync(join(folder, "first.yaml"), "protocol: mine\n");
    loadSpec(join(folder, "wirepact.yaml"));
    expect(textsOf(folder)).toEqual({ ...before, "first.yaml": "protocol: mine\n" });
  });
});

describe("a change that fails", () => {
  it("changes nothing while another command changes the spec", () => {
    const folder = createSpec("busy");
    // The process with the ID 1 always runs.
    const journal = join(folder, ".writing-1-x-0.json");
    writeFileSync(journal, "{}");
    expect(replaceSources(folder, changes)).toMatchObject({
      message: "cannot write inner/third.yaml: another command is changing the spec",
    });
    expect(readdirSync(folder).toSorted()).toEqual([".writing-1-x-0.json", "elsewhere", "first.yaml", "second.yaml", "wirepact.yaml"]);
    utimesSync(journal, 1, 1);
    expect(replaceSources(folder, changes)).toBeUndefined();
  });

  it.skipIf(process.geteuid?.() !== 0)("puts back the files that it had replaced", () => {
    const folder = createSpec("sticky");
    // In a folder with the sticky bit nobody may replace the files of others.
    chownSync(folder, 0, 0);
    chmodSync(root, 0o755);
    chmodSync(folder, 0o1777);
    for (const path of ["elsewhere", "elsewhere/2", "first.yaml"]) chownSync(join(folder, path), 65_534, 65_534);
    chmodSync(join(folder, "wirepact.yaml"), 0o666);
    process.seteuid!(65_534);
    const problem = replaceSources(folder, changes);
    process.seteuid!(0);
    expect(problem).toMatchObject({ code: "write/failed", message: "cannot write wirepact.yaml: not permitted" });
    expect(textsOf(folder)).toEqual(before);
  });
});
