import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
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

describe("allowances in a protocol with frames", () => {
  const path = (allow: boolean): string => `{ type: path, doc: A path.${allow ? ', allow: { path-unsafe: "Ours." }' : ""} }`;
  const framed = (allow: boolean): string => `protocol: post
title: Post
version: 1.0.0
objects: open
doc: A protocol.
roles: { one: Asks., other: Answers. }
reading: { default: strict }
encodings: { ndjson: {} }
envelope:
  frames:
    request: { doc: Asks., has: [method, id], tag: method, id: id, body: params, fields: { id: integer, trace?: ${path(allow)} } }
    result: { doc: Answers., has: [result], replyTo: id, body: result, fields: { id: integer } }
    error:
      doc: Fails.
      has: [error]
      replyTo: id
      body: error
      fields: { id: integer }
      type: { fields: { file: ${path(allow)} } }
messages:
  read: { doc: Reads., from: one, to: other, body: { list: ${path(allow)} }, result: ${path(allow)} }
  list: { doc: Lists., from: one, to: other, fields: { in: ${path(allow)} }, result: { stream: { fields: { file: ${path(allow)} } } } }
  stat: { doc: Asks., from: one, to: other, extras: { values: ${path(allow)} }, fields: {}, result: { fields: { of: ${path(allow)} } } }
`;
  const found = async (text: string): Promise<readonly string[]> =>
    (
      await compileFiles([
        { path: "wirepact.yaml", text: "protocols: [post.yaml]\n" },
        { path: "post.yaml", text },
      ])
    ).diagnostics
      .filter(({ code, severity }) => severity === "error" || /path-unsafe|allow/.test(code))
      .map(({ code }) => code);

  test("disable a rule in frames, errors, bodies, results and streams", async () => {
    const codes = await found(framed(false));
    expect(new Set(codes)).toEqual(new Set(["check/path-unsafe"]));
    expect(codes.length).toBeGreaterThan(6);
    expect(await found(framed(true))).toEqual([]);
    const whole = framed(false).replace("tag: method, id: id,", 'tag: method, id: id, allow: { path-unsafe: "Ours." },');
    expect((await found(whole)).length).toBe(codes.length - 1);
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
