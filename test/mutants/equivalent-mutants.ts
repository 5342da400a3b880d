// Mutants that no test can kill, because the program behaves the same, each with the reason.

export interface EquivalentMutant {
  readonly file: string;
  /** The line of the source, trimmed. */
  readonly lineText: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: "packages/store/src/sqlite/sqlite-view.ts",
    lineText: "const source = after > 0 && location.last - after < fewMessages ? positionIndex : index.name;",
    original: "<",
    replacement: "<=",
    reason: "The threshold between two indexes that give the same rows.",
  },
  {
    file: "packages/store/src/postgres/open-postgres-store.ts",
    lineText: "const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });",
    original: "10_000",
    replacement: "10001",
    reason: "One millisecond more of a timeout of ten seconds.",
  },
  {
    file: "packages/core/src/conversation.ts",
    lineText: "const roles = [...new Set(types.flatMap((type) => protocol.messages[type]?.from ?? []))];",
    original: "?.",
    replacement: ".",
    reason: "The replies and the result of a message are messages of the protocol.",
  },
  {
    file: "packages/core/src/testing/text-arbitraries.ts",
    lineText: "return samples.length === 0 ? [] : [{ weight: 1, arbitrary: fc.constantFrom(...samples) }];",
    original: "1",
    replacement: "2",
    reason: "How often a sample is chosen; each remains possible.",
  },
  {
    file: "packages/core/src/exchanges.ts",
    lineText: "entry.issues.push(createIssue(wrongRole(from, descriptor.name, descriptor.from), entry.tagPath));",
    original: "push",
    replacement: "unshift",
    reason: "It is the first issue of the message.",
  },
  {
    file: "packages/core/src/encodings/mail-outline.ts",
    lineText: 'return (mark.startsWith("`") && rest.includes("`")) || !infoString.test(rest) ? "" : mark;',
    original: "startsWith",
    replacement: "endsWith",
    reason: "The mark of a fence repeats one character.",
  },
  {
    file: "packages/core/src/encodings/mail-outline.ts",
    lineText: String.raw`return text.includes("\r") ? text.replaceAll("\r\n", "\n").replace(/\r$/, "") : text;`,
    original: String.raw`"\r"`,
    replacement: '""',
    reason: "Without the shortcut the same text comes out.",
  },
  {
    file: "packages/core/src/encodings/json-text.ts",
    lineText: String.raw`const [token] = /^-?\d{16,308}(?![\d.eE])/.exec(text.slice(offset, offset + 310)) ?? [];`,
    original: "310",
    replacement: "311",
    reason: "The pattern reads no more than 310 characters.",
  },
  {
    file: "packages/core/src/encodings/mail-read.ts",
    lineText: "colon: -1,",
    original: "1",
    replacement: "2",
    reason: "Any offset before the text makes the search begin.",
  },
  {
    file: "packages/core/src/conversation.ts",
    lineText: "if (count > 0) forgetOldest(count);",
    original: ">",
    replacement: ">=",
    reason: "Forgetting no message changes nothing.",
  },
  {
    file: "packages/core/src/formats.ts",
    lineText: "return /-01T00:00:00/.test(new Date(last + 1000).toISOString());",
    original: "1000",
    replacement: "1001",
    reason: "A millisecond later it is the same second.",
  },
  {
    file: "packages/core/src/formats.ts",
    lineText: "return text.length >= 2 * min || (text.length >= min && countCodePoints(text) >= min);",
    original: "2",
    replacement: "3",
    reason: "A shortcut that spares counting; what it misses is counted.",
  },
  {
    file: "packages/store/src/transfer.ts",
    lineText: 'if ("issues" in entry) rejections.push({ line: number, issues: entry.issues });',
    original: "push",
    replacement: "unshift",
    reason: "They are sorted by line before they are reported.",
  },
  {
    file: "packages/store/src/prepare-rows.ts",
    lineText: 'if (!sameText(rows[known]?.text ?? "", row.text)) throw idConflict(row.id ?? "");',
    original: '""',
    replacement: '"mutant"',
    reason: "The row of a known id exists, and so does the id.",
  },
  {
    file: "packages/core/src/encodings/mail-plan.ts",
    lineText: "words: [name, ...(protocol.messages[name]?.aliases ?? [])].map(lowerCase),",
    original: "?.",
    replacement: ".",
    reason: "The order of precedence names messages of the protocol.",
  },
];
