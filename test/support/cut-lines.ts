// Lines of a spec that are cut off before their last word, where somebody is still typing: completion must offer that word.

import { complete } from "../../generator/lsp/completion.js";
import type { SourceFile } from "../../generator/model/source.js";
import { lastTokens } from "./spec-tokens.js";

export interface CutLines {
  /** The number of lines that were cut. */
  readonly count: number;
  /** Lines whose last word was not offered. */
  readonly missed: readonly string[];
}

/** Cuts every line whose last word is a key, a value of the language or a name; or each `step`-th of them, from `first` on. */
export function completeCutLines({ path, text }: SourceFile, { first = 0, step = 1 } = {}): CutLines {
  const tokens = [...lastTokens({ path, text }).values()].filter((_, index) => index % step === first % step);
  const missed = tokens.flatMap(({ start, text: word }) => {
    const end = text.indexOf("\n", start);
    const cut = text.slice(0, start) + text.slice(end === -1 ? text.length : end);
    const { suggestions } = complete({ path, text: cut }, start, "protocolFile");
    if (suggestions.some(({ label }) => label === word || label === `$${word}`)) return [];
    const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    return [`${text.slice(0, start).split("\n").length}: ${before}| ${word}`];
  });
  return { count: tokens.length, missed };
}
