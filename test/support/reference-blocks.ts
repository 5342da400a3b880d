// The YAML blocks of the language reference as compilable files: whole protocols, or the bakery protocol with a fragment put in.

import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { SourceFile } from "../../generator/model/source.js";

export type Members = { readonly [member: string]: unknown };

/** A block of the reference. */
export interface ReferenceBlock {
  /** Line of the reference on which it begins. */
  readonly line: number;
  /** `file` with its path, or `into` with a place inside the bakery protocol. */
  readonly marker: { readonly kind: "file" | "into"; readonly value: string };
  readonly content: Members;
  readonly text: string;
}

/** All YAML blocks of a Markdown file; throws for one that does not say where it belongs. */
export function readReferenceBlocks(path: string): readonly ReferenceBlock[] {
  const source = readFileSync(path, "utf8");
  return [...source.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map((match) => {
    const text = match[1] ?? "";
    const line = source.slice(0, match.index).split("\n").length;
    const [, kind, value] = /^# (file|into):[ ]?(.*)\n/.exec(text) ?? [];
    if (kind === undefined) throw new Error(`the block on line ${line} begins with neither "# file:" nor "# into:"`);
    return { line, marker: { kind: kind as "file" | "into", value: value ?? "" }, content: load(text) as Members, text };
  });
}

/** The files of a spec that holds the block alone; a fragment comes with the protocol it belongs to. */
export function blockFiles(block: ReferenceBlock, blocks: readonly ReferenceBlock[]): readonly SourceFile[] {
  const { kind, value } = block.marker;
  if (kind === "file") return [rootFile(value), { path: value, text: block.text }];
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
