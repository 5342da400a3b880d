// Writing that is interrupted: a kill at any moment leaves a tree that the next run completes, and a failure reports what was written.

import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeFailure } from "../../../generator/cli/generate-report.js";
import type { OutputFile } from "../../../generator/model/output-file.js";
import { checkFiles } from "../../../generator/write/check-files.js";
import { openJournal, temporaryPath } from "../../../generator/disk/journal.js";
import { hashText } from "../../../generator/text/digest.js";
import { manifestPath, manifestText, readManifest } from "../../../generator/write/manifest.js";
import { writeFiles } from "../../../generator/write/write-files.js";
import { dieAtCall } from "../../support/dying-disk.js";
import { removeTemporary } from "../../support/remove-temporary.js";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "interrupted-"));
});
afterEach(() => removeTemporary(root));

const everything = { force: false, owns: () => true };
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const entries = (): readonly string[] => readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
const file = (name: string, text: string): OutputFile => ({ path: `packages/mail/src/${name}.ts`, text });

const emptyRun = { protocols: [], messages: 0, sources: [], times: {} };

/** What is said in the end about a run that failed after some files. */
function lastLine(written: number): RegExp {
  if (written === 0) return /^Nothing was written\.$/;
  return new RegExp(`^Writing failed after ${written} files?; run \`wirepact generate\` again to write the rest\\.$`);
}

/** The state that a run leaves when it is killed: its journal, some temporary files, some files in place, and the old manifest. */
function interrupt(files: readonly OutputFile[], inPlace: number, removed: Readonly<Record<string, string>> = {}): void {
  const hashes = { ...Object.fromEntries(files.map(({ path, text }) => [path, hashText(text)])), ...removed };
  const journal = openJournal(root, { folder: "generated", staged: files.map(({ path }) => path), hashes });
  for (const [index, { path, text }] of files.entries()) put(index < inPlace ? path : temporaryPath(journal, index), text);
}

describe("a run that was killed", () => {
  const [first, second] = [
    [file("a", "1\n"), file("b", "1\n")],
    [file("a", "2\n"), file("b", "2\n"), file("c", "2\n")],
  ];

  it.each([0, 1, 2, 3])("after %i of its files were in place is completed by the next one, without --force", (inPlace) => {
    writeFiles(root, first, everything);
    interrupt(second, inPlace);
    expect(checkFiles(root, second, everything).diagnostics.every(({ hint }) => hint === undefined)).toBe(true);
    const third = second.map(({ path }) => ({ path, text: "3\n" }));
    expect(writeFiles(root, third, everything).diagnostics).toEqual([]);
    const clean = entries();
    expect(clean.filter((path) => /\.(?:ts|json|tmp)$/.test(path))).toEqual([manifestPath, ...third.map(({ path }) => path)]);
    expect(third.every(({ path, text }) => read(path) === text)).toBe(true);
    expect([...readManifest(root).keys()]).toEqual(third.map(({ path }) => path));
  });

  it("while it deleted files is completed, also when the manifest was written before", () => {
    writeFiles(root, first, everything);
    interrupt([], 0, { [first[1]!.path]: hashText("1\n") });
    put(manifestPath, manifestText(new Map([[first[0]!.path, hashText("1\n")]])));
    expect(checkFiles(root, first.slice(0, 1), everything).diagnostics).toMatchObject([
      { message: `${first[1]!.path} is no longer generated` },
    ]);
    expect(writeFiles(root, first.slice(0, 1), everything)).toMatchObject({ deleted: [first[1]!.path], diagnostics: [] });
    expect(entries()).toEqual(["generated", manifestPath, "packages", "packages/mail", "packages/mail/src", first[0]!.path]);
  });

  it("leaves no empty folders and no journal, even when its files are no longer generated", () => {
    writeFiles(root, first, everything);
    interrupt([{ path: "packages/chat/src/x.ts", text: "x\n" }], 0);
    expect(writeFiles(root, first, everything)).toMatchObject({ written: [], diagnostics: [] });
    expect(entries().filter((path) => path.includes("chat") || path.includes(".writing"))).toEqual([]);
  });

  it("while it wrote its journal has no effect", () => {
    put("generated/.writing-99999999-x-0.json", '{ "staged": ["packages/ma');
    expect(writeFiles(root, first, everything).diagnostics).toEqual([]);
    expect(entries().filter((path) => path.includes(".writing"))).toEqual([]);
  });

  it("does not make an edited file ours", () => {
    writeFiles(root, first, everything);
    interrupt(second, 0);
    put(second[0]!.path, "// mine\n");
    expect(writeFiles(root, second, everything).diagnostics).toMatchObject([{ code: "write/edited-file" }]);
    expect(read(second[0]!.path)).toBe("// mine\n");
  });

  it("keeps its temporary files while its process is still running", () => {
    put("generated/.writing-1-x-0.json", JSON.stringify({ staged: ["packages/mail/src/a.ts"], hashes: {} }));
    put("packages/mail/src/.1-x-0-0.tmp", "of another process");
    writeFiles(root, first, everything);
    expect(read("packages/mail/src/.1-x-0-0.tmp")).toBe("of another process");
  });
});

describe("a run that fails", () => {
  it("at any step reports what it had written, and the next run writes the rest", () => {
    const [first, second] = ["1\n", "2\n"].map((text) => ["a", "b", "c"].map((name) => file(name, text)));
    const inPlace = (folder: string): readonly string[] =>
      second!.filter(({ path, text }) => readFileSync(join(folder, path), "utf8") === text).map(({ path }) => path);
    let steps = 0;
    for (let failed = true; failed; steps++) {
      const folder = join(root, String(steps));
      writeFiles(folder, first!, everything);
      let report = writeFiles(folder, first!, everything);
      failed = dieAtCall(steps + 1, () => (report = writeFiles(folder, second!, everything)));
      expect(report.written.filter((path) => path !== manifestPath)).toEqual(inPlace(folder));
      expect(report.diagnostics.map(({ code }) => code)).toEqual(failed ? ["write/failed"] : []);
      if (failed) expect(describeFailure({ ...emptyRun, ...report }, false).at(-1)).toMatch(lastLine(report.written.length));
      expect(writeFiles(folder, second!, everything).diagnostics).toEqual([]);
      expect(inPlace(folder)).toEqual(second!.map(({ path }) => path));
      expect([...readManifest(folder)]).toEqual(second!.map(({ path, text }) => [path, hashText(text)]));
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      expect(names.filter((name) => /\.tmp$|\.writing/.test(name))).toEqual([]);
    }
    expect(steps).toBeGreaterThan(8);
  });

  it.skipIf(process.geteuid?.() !== 0)("reports the files that it had written, and the next run writes the rest", () => {
    const files = [file("a", "1\n"), file("b", "1\n"), file("c", "1\n")];
    writeFiles(root, files, everything);
    // In a folder with the sticky bit nobody may replace the files of others.
    for (const path of [".", "packages", "packages/mail", "packages/mail/src", "generated", manifestPath, files[0]!.path])
      chownSync(join(root, path), 65_534, 65_534);
    chmodSync(root, 0o755);
    chownSync(join(root, "packages/mail/src"), 0, 0);
    chmodSync(join(root, "packages/mail/src"), 0o1777);
    const changed = files.map(({ path }) => ({ path, text: "2\n" }));
    process.seteuid!(65_534);
    const failed = writeFiles(root, changed, everything);
    process.seteuid!(0);
    expect(failed).toMatchObject({
      written: [files[0]!.path],
      diagnostics: [{ code: "write/failed", message: `cannot write ${files[1]!.path}: not permitted` }],
    });
    expect(entries().filter((path) => path.endsWith(".tmp"))).toEqual([]);
    expect(writeFiles(root, changed, everything)).toMatchObject({
      written: [files[1]!.path, files[2]!.path, manifestPath],
      diagnostics: [],
    });
    expect(entries().filter((path) => path.includes(".writing"))).toEqual([]);
  });

  it("writes nothing where a folder has the name of a file", () => {
    put("packages/mail/src/b.ts/inner.txt", "x");
    const report = writeFiles(root, [file("a", "1\n"), file("b", "1\n")], everything);
    expect(report).toMatchObject({
      written: [],
      diagnostics: [{ message: "cannot write packages/mail/src/b.ts: a folder has that name" }],
    });
    expect(existsSync(join(root, "packages/mail/src/a.ts"))).toBe(false);
  });
});

describe("a manifest", () => {
  it.each(["README.md", "src/app.ts", "../outside.ts", "packages/../README.md", "packages/mail/node_modules/x/index.js", ".git/config"])(
    "with an entry for %s deletes nothing",
    (path) => {
      const full = join(root, "project");
      mkdirSync(full);
      const target = join(full, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, "mine\n");
      mkdirSync(join(full, "generated"));
      writeFileSync(join(full, manifestPath), manifestText(new Map([[path, hashText("mine\n")]])));
      for (const force of [false, true]) {
        expect(writeFiles(full, [file("a", "1\n")], { ...everything, force })).toMatchObject({
          written: [],
          deleted: [],
          diagnostics: [{ code: "write/manifest-entry", message: `${manifestPath} lists ${path}, which cannot be a generated file` }],
        });
        expect(readFileSync(target, "utf8")).toBe("mine\n");
      }
      rmSync(target);
    },
  );
});
