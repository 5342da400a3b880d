// Reads the fixtures of test/diagnostics (format: see its README.md) and compares what a stage found with what they expect.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Diagnostic } from "../../generator/model/diagnostic.js";
import type { SourceFile, Span } from "../../generator/model/source.js";

const folder = fileURLToPath(new URL("../diagnostics/", import.meta.url));

/** What only a disk can show; for the load stage. */
export type DiskStep =
  | { readonly kind: "folder" | "without"; readonly path: string }
  | { readonly kind: "link"; readonly path: string; readonly target: string }
  | { readonly kind: "size"; readonly path: string; readonly bytes: number }
  | { readonly kind: "bytes"; readonly path: string; readonly bytes: readonly number[] };

export interface DiagnosticFixture {
  /** `parse/unknown-key`, or `parse/unknown-key.second-case`. */
  readonly name: string;
  readonly code: string;
  /** The root file first, as `loadSpec` hands them over. */
  readonly files: readonly SourceFile[];
  readonly places: readonly Span[];
  readonly message?: string;
  readonly hint?: string;
  readonly also: readonly string[];
  readonly disk: readonly DiskStep[];
}

/** All fixtures of a stage, by name. */
export function readFixtures(stage: "load" | "parse" | "resolve" | "check"): readonly DiagnosticFixture[] {
  const names = readdirSync(`${folder}${stage}`).filter((file) => file.endsWith(".yaml"));
  return names
    .sort()
    .map((file) => readFixture(`${stage}/${file.slice(0, -".yaml".length)}`, readFileSync(`${folder}${stage}/${file}`, "utf8")));
}

/** The spec that fixtures are laid over. */
export function readBase(): readonly SourceFile[] {
  return ["wirepact.yaml", "protocols/post.yaml"].map((path) => ({ path, text: readFileSync(`${folder}base/${path}`, "utf8") }));
}

/** Reads one fixture from its text. */
export function readFixture(name: string, text: string): DiagnosticFixture {
  const stated: { path: string; text: string; whole: boolean }[] = [{ path: "protocols/post.yaml", text: "", whole: false }];
  const single: { message?: string; hint?: string } = {};
  const also: string[] = [];
  const disk: DiskStep[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const instruction = /^#! ([a-z]+):? ?(.*)/.exec(line);
    const current = stated.at(-1)!;
    if (instruction === null) current.text += line;
    else if (instruction[1] === "whole") current.whole = true;
    else if (instruction[1] === "file") stated.push({ path: instruction[2]!.trim(), text: "", whole: true });
    else if (instruction[1] === "also") also.push(instruction[2]!.trim());
    else if (instruction[1] === "message" || instruction[1] === "hint") single[instruction[1]] = instruction[2]!.trim();
    else disk.push(readDiskStep(instruction[1]!, instruction[2]!.trim()));
  }
  const marked = readBase().map((file) => {
    const own = stated.find((candidate) => candidate.path === file.path);
    if (own === undefined) return file;
    return { path: file.path, text: own.whole ? own.text : overlay(file.text, own.text) };
  });
  const added = stated.filter(({ path }) => !marked.some((file) => file.path === path));
  const unmarked = [...marked, ...added].map(takeMarks);
  const code = name.replace(/\..*$/, "");
  return { name, code, files: unmarked.map(({ file }) => file), places: unmarked.flatMap(({ places }) => places), ...single, also, disk };
}

function readDiskStep(kind: string, value: string): DiskStep {
  const [path = "", ...rest] = value.split(" ");
  switch (kind) {
    case "folder":
    case "without":
      return { kind, path };
    case "link":
      return { kind, path, target: rest[1] ?? "" };
    case "size":
      return { kind, path, bytes: Number(rest[0]) };
    case "bytes":
      return { kind, path, bytes: rest.map((byte) => Number.parseInt(byte, 16)) };
    default:
      throw new Error(`fixtures know no instruction "#! ${kind}"`);
  }
}

/** Lays top-level blocks over those of the base; text before the first key goes to the top. */
function overlay(base: string, text: string): string {
  const own = blocksOf(text);
  if (own.size === 0) return base;
  const result = [...blocksOf(base)].map(([key, block]) => own.get(key) ?? block);
  const extra = [...own].filter(([key]) => key !== "" && !blocksOf(base).has(key)).map(([, block]) => block);
  return [...(own.has("") ? [own.get("")!] : []), ...result, ...extra]
    .map((block) => (block.endsWith("\n") ? block : `${block}\n`))
    .join("");
}

function blocksOf(text: string): Map<string, string> {
  const blocks = new Map<string, string>();
  let key = "";
  for (const line of text.split(/(?<=\n)/)) {
    const start = /^([^\s#][^:]*):/.exec(line.replaceAll(/[«»]/g, ""));
    if (start !== null) key = start[1]!;
    if (line !== "") blocks.set(key, (blocks.get(key) ?? "") + line);
  }
  return blocks;
}

function takeMarks(file: SourceFile): { file: SourceFile; places: Span[] } {
  const places: Span[] = [];
  let text = "";
  let start = 0;
  for (const piece of file.text.split(/([«»])/)) {
    if (piece === "«") start = text.length;
    else if (piece === "»") places.push({ file: file.path, start, end: text.length });
    else text += piece;
  }
  return { file: { path: file.path, text }, places };
}

/** Fails unless the diagnostics are exactly those that the fixture expects. */
export function expectFindings(fixture: DiagnosticFixture, diagnostics: readonly Diagnostic[]): void {
  const text = (span: Span | undefined): string | undefined => {
    const file = fixture.files.find(({ path }) => path === span?.file);
    if (span === undefined) return undefined;
    return `${span.file}:${span.start}-${span.end} ${JSON.stringify(file?.text.slice(span.start, span.end))}`;
  };
  const own = diagnostics.filter(({ code }) => code === fixture.code);
  const other = diagnostics.filter(({ code }) => code !== fixture.code);
  const unexpected = other.map(({ code }) => code).sort();
  expect(unexpected, other.map(({ message }) => message).join("; ")).toEqual([...fixture.also].sort());
  expect(own.length, `diagnostics of ${fixture.code}`).toBe(Math.max(1, fixture.places.length));
  expect(own.map(({ span }) => text(span))).toEqual(fixture.places.length === 0 ? [undefined] : fixture.places.map(text));
  if (fixture.message !== undefined) expect(own[0]?.message).toBe(fixture.message);
  if (fixture.hint !== undefined) expect(own[0]?.hint ?? "none").toBe(fixture.hint);
}
