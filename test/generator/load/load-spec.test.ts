import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadSpec } from "../../../generator/load/load-spec.js";
import { expectFindings, readBase, readFixtures } from "../../support/diagnostic-fixture.js";
import { withSpecFolder } from "../../support/spec-folder.js";

describe("fixtures", () => {
  for (const fixture of readFixtures("load")) {
    test(fixture.name, () =>
      withSpecFolder(fixture.files, fixture.disk, (folder) => expectFindings(fixture, loadSpec(`${folder}/wirepact.yaml`).diagnostics)),
    );
  }
});

test("hands over the root file first, with paths below its folder", () =>
  withSpecFolder(readBase(), [], (folder) => {
    const loaded = loadSpec(`${folder}/wirepact.yaml`);
    expect(loaded.files).toEqual(readBase());
    expect(loaded.folder).toBe(folder);
  }));

test("does not read a file that is too large", () =>
  withSpecFolder(readBase(), [{ kind: "size", path: "wirepact.yaml", bytes: 5_000_000_000 }], (folder) => {
    const path = `${folder}/wirepact.yaml`;
    // Who reads it fails: Node refuses files of this size.
    expect(() => readFileSync(path)).toThrow("GiB");
    expect(loadSpec(path).diagnostics.map(({ code }) => code)).toEqual(["load/file-too-large"]);
  }));

test("opens only regular files", () =>
  withSpecFolder([{ path: "wirepact.yaml", text: "protocols: [pipe.yaml]\n" }], [], (folder) => {
    execFileSync("mkfifo", [`${folder}/pipe.yaml`]);
    expect(loadSpec(`${folder}/wirepact.yaml`).diagnostics.map(({ code }) => code)).toEqual(["load/not-a-file"]);
  }));

test("accepts a byte order mark and CRLF", () =>
  withSpecFolder(
    readBase(),
    [{ kind: "bytes", path: "wirepact.yaml", bytes: [...Buffer.from("\ufeffprotocols:\r\n  - protocols/post.yaml\r\n")] }],
    (folder) => {
      const loaded = loadSpec(`${folder}/wirepact.yaml`);
      expect(loaded.diagnostics).toEqual([]);
      expect(loaded.files.map(({ path }) => path)).toEqual(["wirepact.yaml", "protocols/post.yaml"]);
    },
  ));

test("an impossible file name is a diagnostic", () =>
  withSpecFolder([{ path: "wirepact.yaml", text: `protocols: ["a\\0b", ${"x".repeat(5000)}]\n` }], [], (folder) => {
    expect(loadSpec(`${folder}/wirepact.yaml`).diagnostics.map(({ code }) => code)).toEqual(["load/unreadable", "load/unreadable"]);
  }));
