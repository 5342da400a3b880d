// The YAML blocks of the language reference as compilable files: whole protocols, or the bakery protocol with a fragment put in.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { referenceFiles } from "../../generator/site/reference-pages.js";
import type { SourceFile } from "../../generator/model/source.js";

export type Members = { readonly [member: string]: unknown };

/** A block of the reference. */
export interface ReferenceBlock {
  /** The page with the line on which it begins. */
  readonly line: string;
  /** `file` with its path, or `into` with a place inside the bakery protocol. */
  readonly marker: { readonly kind: "file" | "into"; readonly value: string };
  readonly content: Members;
  readonly text: string;
}

const folder = new URL("../../spec/", import.meta.url).pathname;

/** The pages of the language reference. */
export const referenceTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(referenceFiles("")).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
);

/** All YAML blocks of the language reference; throws for one that does not say where it belongs. */
export const readReferenceBlocks = (): readonly ReferenceBlock[] =>
  Object.entries(referenceTexts).flatMap(([file, source]) => blocksOf(file, source));

/** All YAML blocks of a page. */
export function blocksOf(file: string, source: string): readonly ReferenceBlock[] {
  return [...source.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map((match) => {
    const text = match[1] ?? "";
    const line = `${file}:${source.slice(0, match.index).split("\n").length}`;
    const [, kind, value] = /^# (file|into):[ ]?(.*)\n/.exec(text) ?? [];
    if (kind === undefined) throw new Error(`the block ${line} begins with neither "# file:" nor "# into:"`);
    return { line, marker: { kind: kind as "file" | "into", value: value ?? "" }, content: load(text) as Members, text };
  });
}

/** The files of a spec that holds the block alone; a fragment comes with the protocol it belongs to. */
export function blockFiles(block: ReferenceBlock, blocks: readonly ReferenceBlock[]): readonly SourceFile[] {
  const { kind, value } = block.marker;
  // The specs of older versions that a protocol speaks are blocks, too.
  const spoken = blocks.filter(({ marker }) => marker.kind === "file" && block.text.includes(`spec: ${marker.value}`));
  if (kind === "file")
    return [rootFile(value), { path: value, text: block.text }, ...spoken.map((each) => ({ path: each.marker.value, text: each.text }))];
  const bakery = blocks.find(({ marker }) => marker.kind === "file" && marker.value.endsWith("bakery.yaml"));
  if (bakery === undefined) throw new Error("the reference has no bakery protocol");
  const merged = insertBlock(bakery.content, block);
  return [rootFile(bakery.marker.value), { path: bakery.marker.value, text: JSON.stringify(merged, null, 2) }];
}

/** A protocol with a fragment put in. */
export function insertBlock(protocol: Members, { marker: { value }, content }: ReferenceBlock): Members {
  const steps = value === "" ? [] : value.split("/");
  return merge(
    protocol,
    steps.reduceRight<Members>((inner, step) => ({ [step]: inner }), content),
  );
}

// A fragment shows one construct, so only what would be an error counts.
const rootFile = (path: string): SourceFile => ({ path: "wirepact.yaml", text: `protocols: [${path}]\nlint: minimal\n` });

const isMembers = (value: unknown): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);

function merge(base: Members, addition: Members): Members {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(addition)) {
    const old = merged[name];
    merged[name] = isMembers(old) && isMembers(value) ? merge(old, value) : value;
  }
  return merged;
}
