// The words by which a mail message's subject shows its message type, in the order in which they are looked for.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison } from "./comparison.js";

/** A subject with two such words that the releases read as different types. */
export interface SubjectMisreading {
  readonly words: readonly [string, string];
  readonly before: string;
  readonly after: string;
}

interface TypeWord {
  readonly word: string;
  readonly type: string;
}

function typeWords({ encodings, messages }: ProtocolModel, now: (tag: string) => string): readonly TypeWord[] {
  const tags = [...new Set([...(encodings.mail?.precedence ?? []), ...Object.keys(messages)])];
  return tags.flatMap((tag) =>
    [tag, ...(messages[tag]?.aliases ?? [])].map((word): TypeWord => ({ word: word.toLowerCase(), type: now(tag) })),
  );
}

/** The first such subject; undefined when there is none. */
export function findSubjectMisreading({ old, new: current, tagNow }: Comparison): SubjectMisreading | undefined {
  if (old.encodings.mail === undefined || current.encodings.mail === undefined) return undefined;
  const [before, after] = [typeWords(old, tagNow), typeWords(current, (tag) => tag)];
  const kept = new Set(after.map(({ type }) => type));
  const known = before.filter(({ type }) => kept.has(type));
  const typeIn = (list: readonly TypeWord[], words: readonly string[]): string | undefined =>
    list.find(({ word }) => words.includes(word))?.type;
  for (const { word: one } of known) {
    for (const { word: other } of after) {
      const words = [one, other] as const;
      const [was, is] = [typeIn(before, words), typeIn(after, words)];
      if (was !== undefined && is !== undefined && kept.has(was) && was !== is) return { words, before: was, after: is };
    }
  }
  return undefined;
}
