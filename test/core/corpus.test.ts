// Every case of the corpus, read in both modes: the verdict, the findings with their lines, and the message that comes out. What is accepted
// is written again and must read back as it was.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../packages/core/src/codec.js";
import type { Encoding } from "../../packages/core/src/encodings/encoding.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import { encodingsOf } from "../support/encodings.js";
import { specProtocols } from "../support/spec-protocols.js";

interface Finding {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly line?: number;
}

type Verdict =
  | { readonly ok: true; readonly warnings?: readonly Finding[]; readonly reads?: unknown }
  | { readonly ok: false; readonly issues: readonly Finding[] };

interface Case {
  readonly name: string;
  readonly text?: unknown;
  readonly value?: unknown;
  readonly bytes?: string;
  readonly encoding?: EncodingName;
  readonly strict: Verdict;
  readonly lenient: Verdict;
}

const folder = join(import.meta.dirname, "../corpus");
const protocolNames = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Writes out the `$repeat` objects that stand for long texts. */
function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (typeof value !== "object" || value === null) return value;
  if ("$repeat" in value) {
    const [text, times] = value.$repeat as [string, number];
    return text.repeat(times);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expand(inner)]));
}

function inputOf({ text, value, bytes }: Case): string | Uint8Array | object {
  if (bytes !== undefined) return new Uint8Array(Buffer.from(bytes, "base64"));
  if (text !== undefined) return Array.isArray(text) ? (expand(text) as string[]).join("") : String(expand(text));
  return expand(value) as object;
}

/** Findings as lines that can be compared in any order; a line number counts only where the case gives one. */
function listed(
  findings: readonly (Finding & { readonly at?: { readonly line: number } })[],
  wanted: readonly Finding[],
): readonly string[] {
  return findings
    .map(({ code, path, at, line }) => {
      const key = `${code.startsWith("rule") ? "rule" : code} ${JSON.stringify(path)}`;
      const asks = wanted.some((finding) => finding.line !== undefined && JSON.stringify(finding.path) === JSON.stringify(path));
      return asks ? `${key} line ${line ?? at?.line}` : key;
    })
    .sort();
}

function check(protocol: ProtocolDescriptor, encodings: readonly Encoding[], example: Case, mode: Mode): void {
  const options = example.encoding === undefined ? { mode } : { mode, encoding: example.encoding };
  const result = decodeMessage(protocol, encodings, inputOf(example), options);
  const verdict = example[mode];
  const wanted = (verdict.ok ? verdict.warnings : verdict.issues) ?? [];
  expect(listed(result.ok ? result.warnings : result.issues, wanted)).toEqual(listed(wanted, wanted));
  expect(result.ok).toBe(verdict.ok);
  expect(packages.get(protocol.name)?.(inputOf(example), options)).toEqual(result);
  if (result.ok && verdict.ok && verdict.reads !== undefined) expect(result.value).toEqual(expand(verdict.reads));
}

/** What decoding gives of a text, without what the text of a mail does not carry: the mail it came in and its thread. */
function carried(protocol: ProtocolDescriptor, message: unknown): unknown {
  const { raw, thread } = { ...protocol.encodings.mail?.keeps, ...protocol.encodings.mail?.parts };
  const unwritten = new Set([raw, thread, ...neverWritten(protocol, message)]);
  return Object.fromEntries(Object.entries(message as object).filter(([name]) => !unwritten.has(name)));
}

function neverWritten(protocol: ProtocolDescriptor, message: unknown): readonly string[] {
  const tag = (message as Readonly<Record<string, unknown>>)[protocol.tag];
  return protocol.messages[String(tag)]?.shape.fields.filter((field) => field.neverWritten === true).map(({ name }) => name) ?? [];
}

/** What was accepted can be written, and reads back as the same, in every encoding of the protocol. */
function checkRoundTrip(protocol: ProtocolDescriptor, example: Case, mode: Mode): void {
  const encodings = encodingsOf(protocol);
  const options = example.encoding === undefined ? { mode } : { mode, encoding: example.encoding };
  const first = decodeMessage(protocol, encodings, inputOf(example), options);
  if (!first.ok) return;
  for (const { name } of encodings) {
    const text = encodeMessage(protocol, encodings, first.value, { mode, encoding: name });
    const second = decodeMessage(protocol, encodings, text, { mode, encoding: name });
    expect(second.ok && carried(protocol, second.value)).toEqual(carried(protocol, first.value));
  }
}

const protocols = specProtocols();

/** The `decode` of each package, which asks its guard before the walker. */
const packages = new Map<string, (input: unknown, options: object) => unknown>();
for (const { name } of protocolNames) {
  const { decode } = (await import(`../../packages/${name}/src/index.ts`)) as {
    readonly decode: (input: unknown, options: object) => unknown;
  };
  packages.set(name, decode);
}

describe.each(protocolNames)("corpus of $name", ({ name }) => {
  const protocol = protocols.find((candidate) => candidate.name === name);
  if (protocol === undefined) throw new Error(`the spec has no protocol ${name}`);

  describe.each(readdirSync(join(folder, name)))("%s", (file) => {
    const { cases } = JSON.parse(readFileSync(join(folder, name, file), "utf8")) as { readonly cases: readonly Case[] };
    it.each(cases)("$name", (example) => {
      check(protocol, encodingsOf(protocol), example, "strict");
      check(protocol, encodingsOf(protocol), example, "lenient");
      checkRoundTrip(protocol, example, "strict");
      checkRoundTrip(protocol, example, "lenient");
    });
  });
});
