// The corpus: messages as they arrive, with the verdict that a reader must reach. `test/corpus/README.md` says how a case is written.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { decodeMessage, encodeMessage } from "../../packages/core/src/codec/codec.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import { carried } from "./carried.js";
import { encodingsOf } from "./encodings.js";

export interface CorpusFinding {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly line?: number;
}

export type CorpusVerdict =
  | { readonly ok: true; readonly warnings?: readonly CorpusFinding[]; readonly reads?: unknown }
  | { readonly ok: false; readonly issues: readonly CorpusFinding[] };

export interface CorpusCase {
  readonly name: string;
  readonly text?: unknown;
  readonly value?: unknown;
  readonly bytes?: string;
  readonly encoding?: EncodingName;
  readonly strict: CorpusVerdict;
  readonly lenient: CorpusVerdict;
}

/** The `decode` of a package. */
export type PackageDecode = (input: unknown, options: object) => unknown;

const folder = join(import.meta.dirname, "../corpus");

/** The protocols that have a corpus. */
export const corpusProtocols: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The cases of a protocol, file by file. */
export function readCorpus(protocol: string): readonly { readonly file: string; readonly cases: readonly CorpusCase[] }[] {
  return readdirSync(join(folder, protocol)).map((file) => {
    const { cases } = JSON.parse(readFileSync(join(folder, protocol, file), "utf8")) as { readonly cases: readonly CorpusCase[] };
    return { file, cases };
  });
}

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

/** What arrives in a case. */
export function inputOf({ text, value, bytes }: CorpusCase): string | Uint8Array | object {
  if (bytes !== undefined) return new Uint8Array(Buffer.from(bytes, "base64"));
  if (text !== undefined) return Array.isArray(text) ? (expand(text) as string[]).join("") : String(expand(text));
  return expand(value) as object;
}

/** Findings as lines that can be compared in any order; a line number counts only where the case gives one. */
function listed(
  findings: readonly (CorpusFinding & { readonly at?: { readonly line: number } })[],
  wanted: readonly CorpusFinding[],
): readonly string[] {
  return findings
    .map(({ code, path, at, line }) => {
      const key = `${code.startsWith("rule") ? "rule" : code} ${JSON.stringify(path)}`;
      const asks = wanted.some((finding) => finding.line !== undefined && JSON.stringify(finding.path) === JSON.stringify(path));
      return asks ? `${key} line ${line ?? at?.line}` : key;
    })
    .sort();
}

/** Holds core and the package to the verdict of a case in both modes; what is accepted can be written and reads back as it was. */
export function checkCorpusCase(protocol: ProtocolDescriptor, decode: PackageDecode, example: CorpusCase): void {
  for (const mode of ["strict", "lenient"] as const) {
    checkVerdict(protocol, decode, example, mode);
    checkRoundTrip(protocol, example, mode);
  }
}

function checkVerdict(protocol: ProtocolDescriptor, decode: PackageDecode, example: CorpusCase, mode: Mode): void {
  const options = example.encoding === undefined ? { mode } : { mode, encoding: example.encoding };
  const result = decodeMessage(protocol, encodingsOf(protocol), inputOf(example), options);
  const verdict = example[mode];
  const wanted = (verdict.ok ? verdict.warnings : verdict.issues) ?? [];
  expect(listed(result.ok ? result.warnings : result.issues, wanted)).toEqual(listed(wanted, wanted));
  expect(result.ok).toBe(verdict.ok);
  expect(decode(inputOf(example), options)).toEqual(result);
  if (result.ok && verdict.ok && verdict.reads !== undefined) expect(result.value).toEqual(expand(verdict.reads));
}

function checkRoundTrip(protocol: ProtocolDescriptor, example: CorpusCase, mode: Mode): void {
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
