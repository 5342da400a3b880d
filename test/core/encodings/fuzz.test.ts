// Gives every decoder broken input: none may throw, hang or reject without an issue, and what it accepts and writes again must
// read back as it was.

import { fileURLToPath } from "node:url";
import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import { InvalidMessageError } from "../../../packages/core/src/errors.js";
import type { Mode, ProtocolDescriptor } from "../../../packages/core/src/protocol.js";
import type { Result } from "../../../packages/core/src/result.js";
import { messageArbitrary } from "../../../packages/core/src/testing/index.js";
import { carried } from "../../support/carried.js";
import { encodingsOf } from "../../support/encodings.js";
import { isThorough } from "../../support/sample-size.js";
import { seeded } from "../../support/seed.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { wildText } from "./wild-text.js";

const times = Number(process.env["TIMES"] ?? 1);
const modes: readonly Mode[] = ["strict", "lenient"];

/** The five protocols, one with unions of objects and recursive types, and one with frames. */
const roots = ["../../../spec", "../../golden-specs/workshop", "../../framed-specs"];
const decoders = roots
  .flatMap((folder) => specProtocols(fileURLToPath(new URL(`${folder}/wirepact.yaml`, import.meta.url))))
  .map(runnable)
  .flatMap((protocol) => encodingsOf(protocol).map((encoding) => ({ title: `${protocol.name} as ${encoding.name}`, protocol, encoding })));

function check(protocol: ProtocolDescriptor, encoding: (typeof decoders)[number]["encoding"], input: string | Uint8Array): void {
  for (const mode of modes) {
    const result: Result<unknown> = decodeMessage(protocol, [encoding], input, { mode });
    if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
    else rewrite(protocol, encoding, result.value, mode);
    const length = typeof input === "string" ? input.length : input.byteLength;
    const findings = result.ok ? result.warnings : result.issues;
    expect(findings.filter(({ message, at }) => message === "" || (at !== undefined && at.offset > length))).toEqual([]);
  }
}

function rewrite(protocol: ProtocolDescriptor, encoding: (typeof decoders)[number]["encoding"], message: unknown, mode: Mode): void {
  let text: string;
  try {
    text = encodeMessage(protocol, [encoding], message, { mode });
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidMessageError);
    return;
  }
  const again = decodeMessage(protocol, [encoding], new TextEncoder().encode(text), { mode });
  expect(again.ok && carried(protocol, again.value)).toEqual(carried(protocol, message));
}

/** A valid text with a few of its characters lost, doubled, swapped or replaced. */
const mutated = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(3), wildText), { minLength: 1, maxLength: 4 })).map(([whole, changes]) => {
    let result = whole;
    for (const [where, kind, wild] of changes) {
      const at = where % (result.length + 1);
      if (kind === 0) result = result.slice(0, at) + result.slice(at + 1 + (where % 7));
      else if (kind === 1) result = result.slice(0, at) + wild + result.slice(at);
      else if (kind === 2) result = result.slice(0, at) + result.slice(at, at + 20) + result.slice(at);
      else result = result.slice(0, at);
    }
    return result;
  });

const hostile: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["a byte order mark", "\ufeff"],
  ["NUL", "\0"],
  ["half a surrogate pair", "\ud800"],
  ["open lists", "[".repeat(200_000)],
  ["open objects", '{"a":'.repeat(50_000)],
  ["nested flow mappings", "{a: ".repeat(50_000)],
  ["nested dashes", "- ".repeat(50_000)],
  ["nested indentation", Array.from({ length: 300 }, (_, level) => `${" ".repeat(level)}a:`).join("\n")],
  ["question marks", "? ".repeat(20_000)],
  ["quotes", '"'.repeat(100_001)],
  ["backslashes in quotes", `"${"\\".repeat(100_000)}`],
  ["blanks", " ".repeat(300_000)],
  ["line ends", "\n".repeat(100_000)],
  ["carriage returns", "\r".repeat(100_000)],
  ["colons", ":".repeat(100_000)],
  ["labels", "a: b\n".repeat(9_000)],
  ["long label line", `${"a".repeat(200_000)}: b`],
  ["fences", "```\n".repeat(50_000)],
  ["a wall of backticks", "`".repeat(200_000)],
  ["headings", "## a\n".repeat(50_000)],
  ["subject of prefixes", `Subject: ${"Re: ".repeat(50_000)}`],
  ["subject of brackets", `Subject: ${"[".repeat(50_000)}`],
  ["subject of bracket pairs", `Subject: ${"[a] ".repeat(20_000)}DONE`],
  ["emphasis", `${"*".repeat(100_000)}a:${"*".repeat(100_000)}`],
  ["bullets", `Subject: PROGRESS\n\nBody:\nFiles touched:\n${"  - a\n".repeat(20_000)}`],
  ["commas", `Subject: PROGRESS\n\nBody:\nFiles touched: ${",".repeat(200_000)}`],
  ["aliases", `a: &a x\n${"b: *a\n".repeat(10_000)}`],
  ["anchors", "&a ".repeat(20_000)],
  ["tags", "!a ".repeat(20_000)],
  ["documents", "---\n".repeat(20_000)],
  ["directives", "%YAML 1.2\n".repeat(5_000)],
  ["a block with a wild header", "body: |99\n  x\n"],
  ["a folded mountain", `body: >\n${"  a\n\n".repeat(20_000)}`],
  ["long plain text", `type: question\nbody: ${"word ".repeat(40_000)}`],
  ["a number of digits", `{"timestamp":${"9".repeat(200_000)}}`],
  ["many keys of one object", `{${Array.from({ length: 9_000 }, (_, index) => `"key${index}":"${"x".repeat(50)}"`).join()}}`],
  ["many keys of one mapping", Array.from({ length: 9_000 }, (_, index) => `key${index}: ${"x".repeat(50)}`).join("\n")],
  ["one key many times", `{${Array.from({ length: 9_000 }, () => '"type":"x"').join()}}`],
  ["sections of one name", `Subject: DONE\n\nBody:\n${"## Summary\na\n".repeat(20_000)}`],
  ["a text of escapes", `{"type":"${"\\u0000".repeat(40_000)}"}`],
];

describe.each(decoders.map((decoder, number) => ({ ...decoder, number })))("$title", ({ protocol, encoding, number }) => {
  // Each text is read by an eighth of the decoders, or by all of them.
  it.each(hostile.filter((_, index) => isThorough || index % 8 === number % 8))("%s", (_name, text) => {
    check(protocol, encoding, text);
    check(protocol, encoding, new TextEncoder().encode(text));
  });

  it("survives random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => check(protocol, encoding, bytes)),
      seeded(300 * times),
    );
  });

  it("survives random text", () => {
    fc.assert(
      fc.property(fc.oneof(wildText, fc.json(), fc.string({ unit: "binary", maxLength: 100 })), (text) => check(protocol, encoding, text)),
      seeded(300 * times),
    );
  });

  it("survives broken messages", () => {
    const texts = messageArbitrary(protocol).map((message) => encodeMessage(protocol, [encoding], message));
    fc.assert(
      fc.property(mutated(texts), (text) => check(protocol, encoding, text)),
      seeded(150 * times),
    );
  });

  it("survives a message cut anywhere", () => {
    const [message] = fc.sample(messageArbitrary(protocol), { numRuns: 1, seed: 7 });
    const text = encodeMessage(protocol, [encoding], message).slice(0, 1500);
    for (let end = 0; end < text.length; end += isThorough ? 1 : 7) check(protocol, encoding, text.slice(0, end));
  });
});
