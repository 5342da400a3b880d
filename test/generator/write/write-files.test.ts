// Writing: only what changed, never over other people's work, never half a file.

import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OutputFile } from "../../../generator/model/output-file.js";
import { checkFiles } from "../../../generator/write/check-files.js";
import { hashText } from "../../../generator/text/digest.js";
import { manifestPath, readManifest } from "../../../generator/write/manifest.js";
import { writeFiles, type WriteReport } from "../../../generator/write/write-files.js";
import { removeTemporary } from "../../support/remove-temporary.js";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "write-"));
});
afterEach(() => removeTemporary(root));

const one: OutputFile = { path: "packages/mail/src/a.ts", text: "export const a = 1;\n" };
const two: OutputFile = { path: "generated/mail/model.json", text: "{}\n" };
const everything = { force: false, owns: () => true };
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const codes = ({ diagnostics }: WriteReport): readonly string[] =>
  diagnostics.map(({ code, message }) => `${code}: ${message.split(" ")[0]!}`);
const allFiles = (): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => lstatSync(join(root, path)).isFile())
    .sort();

describe("writing", () => {
  it("writes new files and a sorted manifest with their hashes", () => {
    const report = writeFiles(root, [one, two], everything);
    expect(report).toMatchObject({ written: [one.path, two.path, manifestPath], unchanged: [], deleted: [], diagnostics: [] });
    expect(read(one.path)).toBe(one.text);
    expect([...readManifest(root)]).toEqual([
      [two.path, hashText(two.text)],
      [one.path, hashText(one.text)],
    ]);
    expect(allFiles()).toEqual([manifestPath, two.path, one.path].sort());
  });

  it("touches nothing that is the same, not even its time", () => {
    writeFiles(root, [one, two], everything);
    const then = new Date(2020, 1, 1);
    for (const path of [one.path, two.path, manifestPath]) utimesSync(join(root, path), then, then);
    expect(writeFiles(root, [one, two], everything)).toMatchObject({ written: [], unchanged: [one.path, two.path, manifestPath] });
    for (const path of [one.path, two.path, manifestPath]) expect(statSync(join(root, path)).mtime).toEqual(then);
  });

  it("treats other line endings as unchanged", () => {
    writeFiles(root, [one], everything);
    put(one.path, one.text.replaceAll("\n", "\r\n"));
    expect(writeFiles(root, [one], everything)).toMatchObject({ written: [], unchanged: [one.path, manifestPath], diagnostics: [] });
  });

  it("deletes files that are no longer generated and empty folders, and nothing else", () => {
    writeFiles(root, [one, two], everything);
    put("packages/other/notes.md", "mine");
    expect(writeFiles(root, [two], everything)).toMatchObject({ deleted: [one.path] });
    expect(existsSync(join(root, "packages/mail"))).toBe(false);
    expect(read("packages/other/notes.md")).toBe("mine");
    expect([...readManifest(root).keys()]).toEqual([two.path]);
  });

  it("keeps and reports an edited file that is no longer generated", () => {
    writeFiles(root, [one, two], everything);
    put(one.path, "// mine now\n");
    const said = `${one.path} is no longer generated, but was edited by hand`;
    expect(checkFiles(root, [two], everything).diagnostics).toMatchObject([{ code: "write/drift", severity: "error", message: said }]);
    expect(writeFiles(root, [two], everything)).toMatchObject({
      deleted: [],
      diagnostics: [{ code: "write/stale-file", severity: "warning", message: `${said}, so it was not deleted` }],
    });
    expect(read(one.path)).toBe("// mine now\n");
    expect(writeFiles(root, [two], everything).diagnostics).toEqual([]);
  });

  it("does not report a deleted file that is no longer generated", () => {
    writeFiles(root, [one, two], everything);
    rmSync(join(root, one.path));
    expect(writeFiles(root, [two], everything)).toMatchObject({ deleted: [], diagnostics: [] });
  });

  it("leaves the files of other protocols alone when only one is asked for", () => {
    writeFiles(root, [one, two], everything);
    writeFiles(root, [{ path: "packages/b/x.ts", text: "x\n" }], { force: false, owns: (path) => path.startsWith("packages/b/") });
    expect(read(one.path)).toBe(one.text);
    expect(readManifest(root).size).toBe(3);
  });

  it("rejects to overwrite an edited file, names it, and writes nothing else either", () => {
    writeFiles(root, [one, two], everything);
    put(one.path, "// mine\n");
    const changed = [
      { ...one, text: "export const a = 2;\n" },
      { ...two, text: "[]\n" },
    ];
    expect(codes(writeFiles(root, changed, everything))).toEqual([`write/edited-file: ${one.path}`]);
    expect([read(one.path), read(two.path)]).toEqual(["// mine\n", two.text]);
    expect(writeFiles(root, changed, { ...everything, force: true }).diagnostics).toEqual([]);
    expect(read(one.path)).toBe("export const a = 2;\n");
  });

  it("rejects to overwrite a file that was not generated, unless it is identical", () => {
    put(one.path, "// somebody's\n");
    put(two.path, two.text);
    expect(codes(writeFiles(root, [one, two], everything))).toEqual([`write/foreign-file: ${one.path}`]);
    expect(read(one.path)).toBe("// somebody's\n");
    expect(existsSync(join(root, manifestPath))).toBe(false);
  });

  it("treats everything as foreign when the manifest is broken", () => {
    writeFiles(root, [one], everything);
    put(manifestPath, "{ nonsense");
    expect(codes(writeFiles(root, [{ ...one, text: "other\n" }], everything))).toEqual([`write/foreign-file: ${one.path}`]);
  });

  it.each(["../outside.ts", "/etc/outside.ts", "a/../../outside.ts", "a/./b.ts", "C:/outside.ts", "a//b.ts"])(
    "refuses the path %s",
    (path) => {
      expect(writeFiles(root, [{ path, text: "x" }], { ...everything, force: true }).diagnostics.map(({ code }) => code)).toEqual([
        "write/outside",
      ]);
      expect(allFiles()).toEqual([]);
    },
  );

  it("does not write through links, to a file or to a folder", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
    mkdirSync(join(root, "packages"));
    symlinkSync(elsewhere, join(root, "packages/mail"));
    const more = ["b", "c", "d"].map((name) => ({ ...one, path: `packages/mail/${name}.ts` }));
    expect(codes(writeFiles(root, [one, ...more], { ...everything, force: true }))).toEqual(["write/symbolic-link: packages/mail"]);
    expect(readdirSync(elsewhere)).toEqual([]);
    put("generated/mail/real.json", "{}");
    symlinkSync(join(root, "generated/mail/real.json"), join(root, two.path));
    expect(codes(writeFiles(root, [two], { ...everything, force: true }))).toEqual([`write/symbolic-link: ${two.path}`]);
    removeTemporary(elsewhere);
  });

  it("reports why a file cannot be written, and leaves no temporary file", () => {
    put("packages/mail/src", "a file where a folder should be");
    const report = writeFiles(root, [two, one], everything);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["write/failed"]);
    expect(report.diagnostics[0]!.message).toMatch(/^cannot write packages\/mail\/src\/a\.ts: part of the path is a file$/);
    expect(allFiles()).toEqual(["packages/mail/src"]);
  });

  it("reports a folder where a file should be", () => {
    put(`${one.path}/inner.txt`, "x");
    expect(writeFiles(root, [one], everything).diagnostics.map(({ message }) => message)).toEqual([
      `cannot write ${one.path}: a folder has that name`,
    ]);
    expect(allFiles()).toEqual([`${one.path}/inner.txt`]);
  });
});

describe("without permission", () => {
  /** Does something as somebody who is not root, to whom nothing is denied. */
  function asNobody<Result>(job: () => Result): Result {
    if (process.geteuid?.() !== 0) return job();
    process.seteuid!(65_534);
    try {
      return job();
    } finally {
      process.seteuid!(0);
    }
  }
  const own = (path: string): void => {
    if (process.geteuid?.() === 0) chownSync(join(root, path), 65_534, 65_534);
  };
  const messages = ({ diagnostics }: WriteReport): readonly string[] =>
    diagnostics.map(({ code, severity, message }) => `${severity} ${code}: ${message}`);

  beforeEach(() => {
    chmodSync(root, 0o755);
    writeFiles(root, [one, two, { ...one, path: "packages/mail/src/b.ts" }], everything);
  });
  afterEach(() => {
    for (const path of ["packages", "packages/mail/src"]) chmodSync(join(root, path), 0o755);
  });

  it("reports an unreadable folder once, and writes nothing", () => {
    chmodSync(join(root, "packages"), 0o000);
    const said = ["error write/unreadable: cannot read packages: permission denied"];
    expect(asNobody(() => messages(writeFiles(root, [one, two], { ...everything, force: true })))).toEqual(said);
    expect(asNobody(() => messages(checkFiles(root, [one, two], everything)))).toEqual(said);
  });

  it("does not overwrite a file that it cannot compare", () => {
    own(dirname(one.path));
    chmodSync(join(root, one.path), 0o000);
    const changed = { ...one, text: "export const a = 2;\n" };
    expect(asNobody(() => messages(writeFiles(root, [changed, two], everything)))).toEqual([
      `error write/unreadable: cannot read ${one.path}: permission denied`,
    ]);
    chmodSync(join(root, one.path), 0o644);
    expect(read(one.path)).toBe(one.text);
  });

  it("names what it cannot delete", () => {
    for (const path of [".", "generated", "generated/mail", manifestPath]) own(path);
    chmodSync(join(root, "packages/mail/src"), 0o555);
    const report = asNobody(() => writeFiles(root, [one, two], everything));
    expect(messages(report)).toEqual([
      "warning write/not-deleted: packages/mail/src/b.ts is no longer generated, but cannot be deleted: permission denied",
    ]);
    expect(report.deleted).toEqual([]);
  });
});

describe("checking", () => {
  it("reports nothing when everything is up to date", () => {
    writeFiles(root, [one, two], everything);
    expect(checkFiles(root, [one, two], everything)).toMatchObject({ unchanged: [one.path, two.path, manifestPath], diagnostics: [] });
  });

  it("lists files that are missing, out of date or no longer generated, and changes nothing", () => {
    const stale = { path: "packages/mail/src/stale.ts", text: "x\n" };
    writeFiles(root, [one, two, stale], everything);
    rmSync(join(root, one.path));
    put(two.path, "[]\n");
    const before = allFiles();
    const said = checkFiles(root, [one, two], everything).diagnostics.map(({ message }) => message);
    expect(said).toEqual([
      `${one.path} is missing`,
      `${two.path} was edited by hand and is out of date`,
      `${stale.path} is no longer generated`,
    ]);
    expect(allFiles()).toEqual(before);
  });

  it("reports which files need --force", () => {
    writeFiles(root, [one], everything);
    put(one.path, "// mine now\n");
    put(two.path, "[]\n");
    const hint = "`wirepact generate --force` overwrites it";
    expect(checkFiles(root, [one, two], everything).diagnostics).toMatchObject([
      { message: `${one.path} was edited by hand and is out of date`, hint },
      { message: `${two.path} was not generated and is out of date`, hint },
    ]);
    writeFiles(root, [one, two], { ...everything, force: true });
    const [plain] = checkFiles(root, [{ ...one, text: "// new\n" }, two], everything).diagnostics;
    expect(plain?.message).toBe(`${one.path} is out of date`);
    expect(plain?.hint).toBeUndefined();
  });

  it("reports a file name that is too long", () => {
    writeFiles(root, [one], everything);
    const path = `packages/mail/${"n".repeat(300)}.md`;
    const refused = [{ code: "write/failed", message: `cannot write ${path}: the name is too long` }];
    expect(checkFiles(root, [one, { path, text: "x" }], everything).diagnostics).toMatchObject(refused);
    expect(writeFiles(root, [one, { path, text: "x" }], everything)).toMatchObject({ written: [], diagnostics: refused });
  });

  it("notices a file that the manifest does not know", () => {
    put(one.path, one.text);
    expect(checkFiles(root, [one], everything).diagnostics.map(({ message }) => message)).toEqual([`${one.path} is not in the manifest`]);
  });
});
