// Renames a case of the corpus: what arrives and what is said of it change alike.

import type { CorpusCase, CorpusFinding, CorpusVerdict } from "../corpus.js";
import type { Renaming } from "./renaming.js";

/** The case under the new words of its protocol. */
export function renameCase({ text, value, bytes, ...rest }: CorpusCase, renaming: Renaming): CorpusCase {
  const words = rest.encoding === "mail" ? renaming.mail : renaming.text;
  return {
    ...rest,
    ...(text === undefined ? {} : { text: typeof text === "string" ? words(text) : renamePieces(text as readonly unknown[], words) }),
    ...(value === undefined ? {} : { value: renaming.data(value) }),
    // Byte by byte, so that broken characters stay as broken as they are.
    ...(bytes === undefined
      ? {}
      : { bytes: Buffer.from(words(Buffer.from(bytes, "base64").toString("latin1")), "latin1").toString("base64") }),
    strict: renameVerdict(rest.strict, renaming),
    lenient: renameVerdict(rest.lenient, renaming),
  };
}

function renamePieces(pieces: readonly unknown[], words: (text: string) => string): readonly unknown[] {
  return pieces.map((piece) => (typeof piece === "string" ? words(piece) : piece));
}

function renameVerdict(verdict: CorpusVerdict, { data }: Renaming): CorpusVerdict {
  const findings = (list: readonly CorpusFinding[]): readonly CorpusFinding[] =>
    list.map((finding) => ({ ...finding, path: data(finding.path) }));
  if (!verdict.ok) return { ...verdict, issues: findings(verdict.issues) };
  const { warnings = [], reads } = verdict;
  return { ok: true, warnings: findings(warnings), ...(reads === undefined ? {} : { reads: data(reads) }) };
}
