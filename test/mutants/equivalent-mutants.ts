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
];
