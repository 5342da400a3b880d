// Commands that edit hand-written files keep all that is not theirs to change, and change either all files or none.

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { replaceSources } from "../../../generator/write/replace-sources.js";
import { runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-edits-"));
const spec = join(folder, "spec");
const protocol = (name: string, extra = ""): string =>
  [
    `protocol: ${name}`,
    "version: 1.0.0",
    "doc: Ships ask.",
    "roles: { ship: Asks., office: Answers. }",
    "envelope: { tag: type, body: inline, fields: {} }",
    "encodings: { json: {} }",
    "messages:",
    "  ask:",
    "    doc: A ship asks.",
    "    from: ship",
    "    to: office",
    "    fields:",
    `      note: { type: line, doc: 'A note.' }${extra}`,
    "    examples: { minimal: { note: hello } }",
    "",
  ].join("\n");
const [first, second] = [join(spec, "first.yaml"), join(spec, "second.yaml")];
const run = (...parameters: string[]): ReturnType<typeof runCommand> => runCommand(parameters, folder);

beforeEach(() => {
  removeTemporary(spec);
  mkdirSync(spec);
  writeFileSync(join(spec, "wirepact.yaml"), "protocols: [first.yaml, second.yaml]\nlint: minimal\n");
  writeFileSync(first, protocol("first"));
  writeFileSync(second, protocol("second"));
});
afterAll(() => removeTemporary(folder));

describe("rename", () => {
  it("changes all files or none", async () => {
    writeFileSync(second, protocol("second", "\n      remark?: { type: line, doc: 'A remark.' }"));
    const { code, problems } = await run("rename", "field", "note", "remark");
    expect([code, problems]).toEqual([1, expect.stringContaining('second.yaml: a field named "remark" already exists') as string]);
    expect(readFileSync(first, "utf8")).toBe(protocol("first"));
    expect((await run("rename", "field", "note", "text")).out).toMatch(/^first\.yaml: 2 occurrences\nsecond\.yaml: 2 occurrences\n/);
  });

  it("changes nothing in a spec with a file that cannot be read", async () => {
    renameSync(second, join(spec, "third.yaml"));
    const { code, out } = await run("rename", "field", "note", "text");
    expect([code, out]).toEqual([1, expect.stringContaining("file not found: second.yaml") as string]);
    expect(readFileSync(first, "utf8")).toBe(protocol("first"));
  });

  it("keeps byte order marks, line ends, links and permissions, and leaves nothing behind", async () => {
    const windows = `\uFEFF${protocol("first").replaceAll("\n", "\r\n")}`;
    writeFileSync(join(spec, "elsewhere.yaml"), windows);
    chmodSync(join(spec, "elsewhere.yaml"), 0o640);
    removeTemporary(first);
    symlinkSync("elsewhere.yaml", first);
    expect((await run("rename", "field", "note", "text")).code).toBe(0);
    expect(readFileSync(join(spec, "elsewhere.yaml"), "utf8")).toBe(windows.replaceAll("note:", "text:"));
    expect(lstatSync(first).isSymbolicLink()).toBe(true);
    expect(statSync(first).mode & 0o777).toBe(0o640);
    expect(readdirSync(spec).toSorted()).toEqual(["elsewhere.yaml", "first.yaml", "second.yaml", "wirepact.yaml"]);
  });
});

describe("check --fix", () => {
  it("keeps byte order marks and line ends", async () => {
    const right = `\uFEFF${protocol("first").replaceAll("\n", "\r\n")}`;
    writeFileSync(first, right.replace("doc: A ship asks.", "dco: A ship asks."));
    const { out } = await run("check", "--fix");
    expect(out).toContain("fixed spec/first.yaml:9: change to doc");
    expect(readFileSync(first, "utf8")).toBe(right);
  });
});

describe("import", () => {
  it("lists the protocol in a root file that is a link, and keeps its byte order mark", async () => {
    const root = join(spec, "wirepact.yaml");
    renameSync(root, join(spec, "elsewhere.yaml"));
    writeFileSync(join(spec, "elsewhere.yaml"), `\uFEFF${readFileSync(join(spec, "elsewhere.yaml"), "utf8")}`);
    symlinkSync("elsewhere.yaml", root);
    writeFileSync(join(folder, "asked.ndjson"), '{"type":"ask","note":"hello"}\n');
    expect((await run("import", "asked.ndjson")).code).toBe(0);
    expect(lstatSync(root).isSymbolicLink()).toBe(true);
    expect(readFileSync(root, "utf8")).toMatch(/^\uFEFFprotocols: \[first\.yaml, second\.yaml, protocols\/asked\.yaml\]\n/);
    expect(readdirSync(spec).toSorted()).toEqual(["elsewhere.yaml", "first.yaml", "protocols", "second.yaml", "wirepact.yaml"]);
  });
});

describe("replacing sources", () => {
  it("replaces nothing when a file has changed in the meantime or is gone", () => {
    const change = (path: string, before: string) => ({ path, before, after: "new" });
    const good = change("first.yaml", protocol("first"));
    expect(replaceSources(spec, [good, change("second.yaml", "old")])).toMatchObject({
      message: "cannot write second.yaml: it has changed in the meantime",
    });
    expect(replaceSources(spec, [good, change("third.yaml", "")])).toMatchObject({ message: "cannot write third.yaml: it does not exist" });
    expect(replaceSources(spec, [good, change(".", "")])).toMatchObject({ message: "cannot write .: a folder has that name" });
    expect(readFileSync(first, "utf8")).toBe(protocol("first"));
    expect(readdirSync(spec)).toHaveLength(3);
  });
});
