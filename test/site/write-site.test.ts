// How a site gets to the disk: what was edited or belongs to others is kept, links are not followed, and what goes wrong in between leaves the
// last site as it was.

import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteFile } from "../../generator/site/site.js";
import { writeSite } from "../../generator/site/write-site.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { mountSmallDisk } from "../support/small-disk.js";

let folder = "";
let site = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wirepact-site-"));
  site = join(folder, "site");
});
afterEach(() => removeTemporary(folder));

const pages = (texts: Readonly<Record<string, string>>): readonly SiteFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));
const first = pages({ "index.html": "start", "mail/index.html": "mail", "mail/messages/note.html": "note" });
const read = (path: string): string => readFileSync(join(site, path), "utf8");
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
};
/** All files below the folder of the site, with their texts. */
const present = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(site, { recursive: true, encoding: "utf8" })
      .filter((path) => !lstatSync(join(site, path)).isDirectory())
      .sort()
      .map((path) => [path, read(path)]),
  );
const codes = (files: readonly SiteFile[]): readonly string[] => writeSite(site, files).diagnostics.map(({ code }) => code);

describe("files that were edited", () => {
  beforeEach(() => void writeSite(site, first));

  it("are not replaced, with a warning, until they are deleted or the edit is undone", () => {
    put("mail/index.html", "mine");
    const next = pages({ "index.html": "start 2", "mail/index.html": "mail 2", "mail/messages/note.html": "note" });
    const { written, diagnostics } = writeSite(site, next);
    expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      "warning: mail/index.html in the folder of the site was edited by hand, so it was not replaced",
    ]);
    expect([written, read("mail/index.html"), read("index.html")]).toEqual([1, "mine", "start 2"]);
    put("mail/index.html", "mail");
    expect(codes(next)).toEqual([]);
    expect(read("mail/index.html")).toBe("mail 2");
    put("mail/index.html", "mine again");
    expect(codes(next)).toEqual(["write/edited-site-file"]);
    rmSync(join(site, "mail/index.html"));
    expect(codes(next)).toEqual([]);
    expect(read("mail/index.html")).toBe("mail 2");
  });

  it("are not deleted, with a warning, when they are no longer part of the site; others are, with their folders", () => {
    put("mail/index.html", "mine");
    const { deleted, diagnostics } = writeSite(site, first.slice(0, 1));
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "write/stale-file: mail/index.html is no longer generated, but was edited by hand, so it was not deleted",
    ]);
    expect(deleted).toBe(1);
    expect(existsSync(join(site, "mail/messages"))).toBe(false);
    expect(read("mail/index.html")).toBe("mine");
    expect(codes(first.slice(0, 1))).toEqual([]);
  });

  it("are not those that were checked out with other line endings", () => {
    const lines = pages({ "index.html": "a\nb\n" });
    writeSite(site, lines);
    put("index.html", "a\r\nb\r\n");
    expect(writeSite(site, lines)).toEqual({ written: 0, unchanged: 1, deleted: 0, diagnostics: [] });
    expect(writeSite(site, pages({ "index.html": "a\nc\n" })).written).toBe(1);
  });
});

describe("symbolic links", () => {
  const elsewhere = (path: string): string => join(folder, "elsewhere", path);
  beforeEach(() => {
    mkdirSync(elsewhere("messages"), { recursive: true });
    writeFileSync(elsewhere("index.html"), "theirs");
    writeFileSync(elsewhere("messages/note.html"), "note");
  });

  it("inside the site are not written through, whether they lead to a folder or to a file", () => {
    mkdirSync(site);
    symlinkSync(elsewhere(""), join(site, "mail"));
    const { written, diagnostics } = writeSite(site, first);
    expect(diagnostics.map(({ message }) => message)).toEqual(["mail is a symbolic link; files are not written through links"]);
    expect(written).toBe(0);
    expect(readdirSync(site)).toEqual(["mail"]);
    expect(readdirSync(elsewhere(""))).toEqual(["index.html", "messages"]);
    rmSync(join(site, "mail"));
    symlinkSync(elsewhere("index.html"), join(site, "index.html"));
    expect(codes(first)).toEqual(["write/symbolic-link"]);
    expect(readFileSync(elsewhere("index.html"), "utf8")).toBe("theirs");
  });

  it.each([".wirepact-site.json", ".wirepact-site-new"])("are refused as %s", (name) => {
    mkdirSync(site);
    symlinkSync(elsewhere(name === ".wirepact-site-new" ? "" : "index.html"), join(site, name));
    expect(codes(first)).toEqual(["write/symbolic-link"]);
    expect(readFileSync(elsewhere("messages/note.html"), "utf8")).toBe("note");
    expect(readFileSync(elsewhere("index.html"), "utf8")).toBe("theirs");
  });

  it("are not followed to delete a file that is no longer part of the site", () => {
    writeSite(site, first);
    removeTemporary(join(site, "mail"));
    symlinkSync(elsewhere(""), join(site, "mail"));
    expect(writeSite(site, first.slice(0, 1))).toMatchObject({ deleted: 0, diagnostics: [] });
    expect(readFileSync(elsewhere("messages/note.html"), "utf8")).toBe("note");
  });

  it("may be the folder of the site itself", () => {
    mkdirSync(join(folder, "public"));
    symlinkSync(join(folder, "public"), site);
    expect(codes(first)).toEqual([]);
    expect(read("mail/index.html")).toBe("mail");
  });
});

it("a list that was edited deletes nothing outside of the folder", () => {
  writeSite(site, first);
  writeFileSync(join(folder, "spec.yaml"), "theirs");
  const list = JSON.parse(read(".wirepact-site.json")) as Record<string, string>;
  const hash = list["index.html"]!;
  put(
    ".wirepact-site.json",
    JSON.stringify({ ...list, "../spec.yaml": hash, [join(folder, "spec.yaml")]: hash, __proto__: 1, constructor: hash }),
  );
  writeFileSync(join(folder, "spec.yaml"), "start");
  expect(writeSite(site, first)).toMatchObject({ written: 0, deleted: 0, diagnostics: [] });
  expect(readFileSync(join(folder, "spec.yaml"), "utf8")).toBe("start");
});

it("a file in place of the folder is kept, and reported once", () => {
  writeFileSync(site, "mine");
  expect(writeSite(site, first).diagnostics).toMatchObject([{ code: "write/failed", hint: "choose a folder with --out" }]);
  expect(readFileSync(site, "utf8")).toBe("mine");
});

it.each(["{", "[]", "null", "7", '"a"'])("a list that is damaged (%s) keeps everything, and asks", (damaged) => {
  writeSite(site, first);
  put(".wirepact-site.json", damaged);
  expect(codes(first)).toEqual([]);
  put(".wirepact-site.json", damaged);
  expect(codes(pages({ "index.html": "other" }))).toEqual(["write/foreign-site-file"]);
  expect(read("mail/index.html")).toBe("mail");
});

it("a run that was killed in between is completed by the next one, and its files are not taken for edited ones", () => {
  writeSite(site, first);
  const next = pages({ "index.html": "start 2", "mail/index.html": "mail 2" });
  // As far as a run gets that is killed after it moved one file into place.
  const other = join(folder, "other");
  writeSite(other, next);
  mkdirSync(join(site, ".wirepact-site-new/mail"), { recursive: true });
  put(".wirepact-site-new/.wirepact-site.json", readFileSync(join(other, ".wirepact-site.json"), "utf8"));
  put(".wirepact-site-new/mail/index.html", "mail 2");
  put("index.html", "start 2");
  expect(writeSite(site, pages({ "index.html": "start 3", "mail/index.html": "mail 3" }))).toEqual({
    written: 2,
    unchanged: 0,
    deleted: 1,
    diagnostics: [],
  });
  const { ".wirepact-site.json": list, ...left } = present();
  expect(left).toEqual({ "index.html": "start 3", "mail/index.html": "mail 3" });
  expect(Object.keys(JSON.parse(list!) as object)).toEqual(["index.html", "mail/index.html"]);
});

it("a full disk leaves the last site as it was, and the next run completes it", (context) => {
  const disk = mountSmallDisk(site, 4_000_000);
  if (disk === undefined) return context.skip("mounting needs an administrator");
  try {
    const large = (word: string): readonly SiteFile[] =>
      pages(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`mail/${index}.html`, word.repeat(10_000)])));
    expect(codes(large("first "))).toEqual([]);
    disk.leaveFree(500_000);
    const before = present();
    const { written, diagnostics } = writeSite(site, [...large("second "), ...pages({ "new/page.html": "new" })]);
    expect(diagnostics.map(({ message }) => message)).toEqual(["cannot write the site: the disk is full"]);
    expect(written).toBe(0);
    expect(present()).toEqual(before);
    expect(existsSync(join(site, "new"))).toBe(false);
    rmSync(join(site, "filler"));
    expect(writeSite(site, large("second "))).toMatchObject({ written: 20, diagnostics: [] });
  } finally {
    disk.unmount();
  }
});
