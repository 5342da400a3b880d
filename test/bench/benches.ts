// All benchmarks by name. Each runs in a process of its own, because a compiler that has seen other work first optimizes differently.

/** How thoroughly to measure. */
export interface Settings {
  readonly rounds: number;
  readonly isQuick: boolean;
}

/** Modules are loaded on demand, so that no benchmark runs beside the code of another. */
export const benches: Readonly<Record<string, (settings: Settings) => Promise<void> | void>> = {
  accept: async (settings) => (await import("./validators.js")).runAccept(settings),
  reject: async (settings) => (await import("./validators.js")).runReject(settings),
  decode: async (settings) => (await import("./messages/run-codecs.js")).runDecode(settings),
  encode: async (settings) => (await import("./messages/run-codecs.js")).runEncode(settings),
  build: async (settings) => (await import("./messages/run-codecs.js")).runBuild(settings),
  connect: async (settings) => (await import("./messages/run-connect.js")).runConnect(settings),
  "first-import": async (settings) => (await import("./messages/run-first-import.js")).runFirstImport(settings),
  memory: async () => (await import("./messages/run-memory.js")).runMemory(),
  "start-and-size": async (settings) => (await import("./validators.js")).runStartAndSize(settings),
  "guard-sizes": async () => (await import("./validators/start-and-size.js")).guardSizes(),
  mistakes: async () => (await import("./validators.js")).runMistakes(),
  unions: async (settings) => (await import("./unions.js")).runUnions(settings),
  lines: async (settings) => (await import("./decode.js")).runLines(settings),
  mail: async (settings) => (await import("./decode.js")).runMails(settings),
  generate: async (settings) => (await import("./generate.js")).runGenerate(settings),
  edits: async (settings) => (await import("./edits.js")).runEdits(settings),
  "generate-sizes": async (settings) => (await import("./generate.js")).runSizes(settings),
};
