// Every line of every spec, cut off where somebody is still typing: completion offers what was there.

import { describe, expect, it } from "vitest";
import { complete } from "../../../generator/lsp/completion.js";
import type { SourceFile, Span, YamlNode } from "../../../generator/model/source.js";
import { indexSymbols } from "../../../generator/resolve/symbols/index-symbols.js";
import { readTree } from "../../../generator/yaml/read-yaml.js";
import { readSpecFiles } from "../../support/spec-files.js";

interface Cut {
  readonly text: string;
  readonly offset: number;
  readonly cut: string;
}

/** The text with the rest of a line removed. */
function cutLine(text: string, offset: number, cut: string): Cut {
  const end = text.indexOf("\n", offset);
  return { text: text.slice(0, offset) + text.slice(end === -1 ? text.length : end), offset, cut };
}

/** The scalars of more than one line. */
function* blocksOf(node: YamlNode): Generator<Span> {
  if (node.kind === "scalar") {
    if (node.text.includes("\n")) yield node.span;
  } else for (const child of node.kind === "list" ? node.items : node.entries.map(({ value }) => value)) yield* blocksOf(child);
}

/** Cuts before the last known name of every line. */
function* cutsBeforeUses({ path, text }: SourceFile, node: YamlNode): Generator<Cut> {
  const { uses, symbols } = indexSymbols([{ file: { path, text }, node }]);
  const kinds = new Map(symbols.map(({ id, kind }) => [id, kind]));
  const blocks = [...blocksOf(node)];
  const last = new Map<string, { readonly start: number; readonly cut: string }>();
  for (const { span, targets } of uses) {
    const kind = kinds.get(targets[0] ?? "");
    const before = text.slice(text.lastIndexOf("\n", span.start - 1) + 1, span.start);
    // Inside an encoded message nothing is completed.
    if (kind === "rule" || before.endsWith('"') || blocks.some(({ start, end }) => start <= span.start && span.end <= end)) continue;
    const line = String(text.lastIndexOf("\n", span.start - 1));
    if ((last.get(line)?.start ?? -1) < span.start) last.set(line, { start: span.start, cut: text.slice(span.start, span.end) });
  }
  for (const { start, cut } of last.values()) yield cutLine(text, start, cut);
}

describe.each(readSpecFiles().slice(1))("$path", (file) => {
  const { node } = readTree(file);

  it("every line cut off at its end is answered", { timeout: 60_000 }, () => {
    let answered = 0;
    let lines = 0;
    for (const { index } of file.text.matchAll(/$/gm)) {
      lines++;
      if (lines % 20 !== 0) continue;
      const start = file.text.lastIndexOf("\n", index - 1) + 1;
      const half = start + Math.floor((index - start) / 2);
      const { text, offset } = cutLine(file.text, half, "");
      if (complete({ path: file.path, text }, offset, "protocolFile").suggestions.length > 0) answered++;
    }
    expect(answered).toBeGreaterThan(0);
  });

  it("a name that was cut off is among the suggestions", { timeout: 60_000 }, () => {
    const cuts = [...cutsBeforeUses(file, node!)].filter((_, index) => index % 9 === 0);
    expect(cuts.length).toBeGreaterThan(5);
    const missed = cuts.filter(({ text, offset, cut }) => {
      const { suggestions } = complete({ path: file.path, text }, offset, "protocolFile");
      return !suggestions.some(({ label }) => label === cut || label === `$${cut}`);
    });
    expect(missed.map(({ text, offset, cut }) => `${text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset)}| ${cut}`)).toEqual([]);
  });
});
