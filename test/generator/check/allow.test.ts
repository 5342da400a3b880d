import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/compile.js";
import { specFiles } from "../../support/resolve-text.js";

const codesOf = async (text: string, today?: string): Promise<readonly string[]> =>
  (await compileFiles(specFiles(text), today === undefined ? {} : { today })).diagnostics.map(({ code }) => code);

const unused = (allow: string): string => `types:
  Stamp: { type: string, min: 1, max: 20, doc: "What was paid." }
  Seal: { type: path, doc: "What closes it."${allow} }
`;

const root = (lint: string): string => `#! file: wirepact.yaml
protocols: [protocols/post.yaml]
${lint}
`;

describe("allowances", () => {
  test("disable a rule at their location and below", async () => {
    expect(await codesOf(unused(""))).toEqual(["check/path-unsafe", "check/unused-type"]);
    expect(await codesOf(unused(', allow: { unused-type: "Comes later." }'))).toEqual(["check/path-unsafe"]);
    expect(await codesOf(`${unused("")}allow: { unused-type: "Comes later.", path-unsafe: "Only ours." }\n`)).toEqual([]);
  });

  test("do not disable it elsewhere", async () => {
    const elsewhere = unused("").replace('What was paid."', 'What was paid.", allow: { path-unsafe: "No." }');
    expect(await codesOf(elsewhere)).toContain("check/path-unsafe");
    expect(await codesOf(elsewhere)).toContain("check/allow-unused");
  });

  test("of the root file apply to every protocol and can be unused", async () => {
    expect(await codesOf(`${unused("")}${root('allow: { unused-type: "Later.", path-unsafe: "Ours.", role-idle: "Soon." }')}`)).toEqual([]);
  });

  test("expire on the stated day", async () => {
    const until = unused(', allow: { path-unsafe: "Ours.", unused-type: { reason: "Comes later.", until: 2026-03-01 } }');
    expect(await codesOf(until, "2026-02-28")).toEqual([]);
    expect(await codesOf(until, "2026-03-01")).toEqual(["check/allow-expired"]);
    expect(await codesOf(until)).toEqual([]);
  });

  test("cannot be used for invalid examples", async () => {
    const codes = await codesOf('allow: { example-invalid: "No time." }\n');
    expect(codes).toEqual(["check/allow-unknown-rule"]);
  });
});

describe("presets", () => {
  test("minimal reports errors only", async () => {
    expect(await codesOf(`${unused("")}${root("lint: minimal")}`)).toEqual([]);
  });

  test("strict requires limits, and other presets do not report its allowances as unused", async () => {
    const text = `types:
  Stamp: { type: string, min: 1, doc: "What was paid.", allow: { string-unbounded: "Stamps are short." } }
messages:
  letter:
    doc: A letter.
    from: writer
    to: reader
    replies: []
    fields:
      stamp: Stamp
      words: { list: Stamp, doc: "What it says." }
    examples: { minimal: { stamp: red, words: [] } }
    invalid:
      something missing: { like: minimal, dropEach: [id, stamp, words] }
      empty: { like: minimal, set: { stamp: '' }, issue: too-short }
roles: { writer: Writes., reader: Reads. }
`;
    expect(await codesOf(text)).toEqual([]);
    expect(await codesOf(`${text}${root("lint: strict")}`)).toEqual(["check/array-unbounded"]);
  });
});
