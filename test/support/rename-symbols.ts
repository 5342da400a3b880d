// Renames the symbols of a spec file, one at a time, and compiles each renamed spec.

import { compileFiles } from "../../generator/pipeline/compile.js";
import { applyEdits } from "../../generator/model/text-edit.js";
import type { SourceFile } from "../../generator/model/source.js";
import type { SpecSymbol } from "../../generator/model/symbols.js";
import { indexProtocol } from "../../generator/resolve/symbols/index-symbols.js";
import { familyOf, renameEdits } from "../../generator/resolve/symbols/symbol-queries.js";
import { readTree } from "../../generator/yaml/read-yaml.js";
import { seed } from "./seed.js";

const today = "2026-01-01";

/** Another name in the same case. */
function newName({ kind, name }: SpecSymbol): string {
  if (kind === "example" || kind === "transcript") return `${name} again`;
  return /[a-z]/.test(name) && kind !== "type" ? `${name}x` : `${name}X`;
}

/** Each set of symbols that share a name, or a random sample of them. Returns what the compiler found in addition. */
export async function renameOneAtATime(
  file: SourceFile,
  sample = Infinity,
): Promise<{ readonly count: number; readonly failures: readonly string[] }> {
  const root = { path: "wirepact.yaml", text: `protocols:\n  - ${file.path}\n` };
  const before = await compileFiles([root, file], { today });
  const index = indexProtocol({ file, node: readTree(file).node! });
  const families = new Map(index.symbols.map((symbol) => [[...familyOf(index, [symbol.id])].sort().join(), symbol]));
  const chosen = shuffled([...families.values()]).slice(0, sample);
  const failures: string[] = [];
  for (const symbol of chosen) {
    const text = applyEdits(file.text, renameEdits(index, [symbol.id], newName(symbol)));
    const { diagnostics } = await compileFiles([root, { path: file.path, text }], { today });
    const added = diagnostics.length - before.diagnostics.length;
    if (added !== 0 || text === file.text) failures.push(`${symbol.id}: ${added} more diagnostics (${diagnostics[0]?.message ?? ""})`);
  }
  return { count: chosen.length, failures };
}

/** The items in a random order that the seed determines. */
function shuffled<T>(items: readonly T[]): readonly T[] {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff);
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
