// The packed packages in a browser's place: bundled without anything of Node, run where there is no Node, and weighed.

import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import * as acpSwarm from "@wirepact/acp-swarm";
import type * as messageStore from "@wirepact/message-store";
import type { createMemoryStore as createMemory } from "@wirepact/store/memory";
import { build, type Metafile } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardName } from "../../generator/exports/exported-names.js";
import { type Consumer, installPacked } from "../support/packed.js";
import { specProtocols } from "../support/spec-protocols.js";

const models = specProtocols();

interface Bundle {
  readonly text: string;
  /** Bytes on their way to a browser. */
  readonly gzip: number;
  readonly metafile: Metafile;
}

interface BundleOptions {
  readonly format?: "esm" | "iife";
  readonly external?: readonly string[];
  readonly minify?: boolean;
}

describe("bundled for browsers", () => {
  let consumer: Consumer;
  beforeAll(() => {
    consumer = installPacked();
  });
  afterAll(() => consumer?.remove());

  /** Bundles a module that exports something of the packages; whatever cannot be resolved, such as a part of Node, is an error. */
  async function bundle(contents: string, { format = "esm", external = [], minify = true }: BundleOptions = {}): Promise<Bundle> {
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: consumer.folder },
      bundle: true,
      minify,
      platform: "browser",
      target: "es2022",
      format,
      ...(format === "iife" ? { globalName: "bundled" } : {}),
      external: [...external],
      metafile: true,
      write: false,
      logLevel: "silent",
    });
    const text = outputFiles[0]!.text;
    return { text, gzip: gzipSync(text, { level: 9 }).length, metafile };
  }

  /** Runs a bundle with what browsers have and Node does not provide by itself, and gives its exports. */
  function runBundle({ text }: Bundle): Record<string, (...given: readonly unknown[]) => unknown> {
    const { TextEncoder, TextDecoder, crypto, URL, structuredClone, setTimeout, AbortController, performance } = globalThis;
    const browser = createContext({ TextEncoder, TextDecoder, crypto, URL, structuredClone, setTimeout, AbortController, performance });
    runInContext(text, browser);
    return (browser as { readonly bundled: ReturnType<typeof runBundle> }).bundled;
  }

  it.each(models.map((model) => ({ name: model.name, model })))(
    "$name judges, writes and reads its messages without Node",
    async ({ model }) => {
      const { is, encode, decode, validate } = runBundle(await bundle(`export * from "@wirepact/${model.name}";`, { format: "iife" }));
      for (const { name, examples } of Object.values(model.messages)) {
        const { value } = examples[0]!;
        expect(is!(value), name).toBe(true);
        expect(decode!(encode!(value)), name).toMatchObject({ ok: true, value: { [model.tag]: name } });
      }
      expect(validate!({})).toMatchObject({ ok: false, issues: [{ code: "missing-field" }] });
    },
  );

  it("core and the store in memory need nothing of Node either", async () => {
    const { metafile } = await bundle('export * from "@wirepact/core"; export { createMemoryStore } from "@wirepact/store";', {
      external: ["node:*"],
    });
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === "import-statement"));
    expect(imported).toEqual([]);
  });

  it("the store in memory runs without Node and without the drivers of databases", async () => {
    const source = 'export { createMemoryStore } from "@wirepact/store/memory"; export * as records from "@wirepact/message-store";';
    const { createMemoryStore, records } = runBundle(await bundle(source, { format: "iife" })) as unknown as {
      readonly createMemoryStore: typeof createMemory;
      readonly records: typeof messageStore;
    };
    const store = createMemoryStore(records);
    await store.append("trip-7", null, [records.createUserMessage({ content: "When does the ferry leave?", timestamp: 100 })]);
    expect(await store.conversation("trip-7")).toMatchObject([{ content: "When does the ferry leave?" }]);
  });

  it("importing one guard brings neither other guards nor the walker", async () => {
    const { text } = await bundle('export { isTaskRequest } from "@wirepact/acp-swarm";', { minify: false });
    const functions = Array.from(text.matchAll(/^(?:async )?(?:function\*?|class) (\w+)/gm), ([, name = ""]) => name);
    const ofGuards = "fitsEnvVars fitsGitRemote fitsTaskRequest isTaskRequest";
    const ofCore = "isDate isDateTime isForeignPlain isLeapDay isObject isObjectLike isPlain isUnusualDateTime isUnusualUrl isUrl isUuid4";
    expect(new Set(functions)).toEqual(new Set(`${ofGuards} ${ofCore}`.split(" ")));
  });

  /** Everything but the Standard Schemas, whose JSON Schemas consist of documentation; they are weighed on their own. */
  const code = Object.keys(acpSwarm).filter((name) => !name.endsWith("Schema"));

  it("validate brings along what messages are judged by, and nothing else of the descriptor", async () => {
    const { text } = await bundle('export { validate } from "@wirepact/acp-swarm";');
    expect(text).toContain("GIT_CLONE_FAILED");
    expect(text).not.toMatch(/lenientSteps|maxBytes|ACP swarm messages/);
  });

  it("options that take a function bring its code along only where it is passed", async () => {
    const receive = `export { ${code.join()} } from "@wirepact/acp-swarm";`;
    const forms = /PRIVATE KEY/;
    expect((await bundle(receive)).text).not.toMatch(forms);
    expect((await bundle(`${receive} export { scanSecrets } from "@wirepact/core";`)).text).toMatch(forms);
  });

  // In bytes, minified and compressed. The goal is 20 KB for all code of acp-swarm.
  it.each([
    ["the guards of acp-swarm", 'export { is } from "@wirepact/acp-swarm";', 1_610],
    ["validate of acp-swarm", 'export { validate } from "@wirepact/acp-swarm";', 9_430],
    ["encode and decode of acp-swarm", 'export { encode, decode } from "@wirepact/acp-swarm";', 13_590],
    ["createConversation of acp-swarm", 'export { createConversation } from "@wirepact/acp-swarm";', 5_530],
    ["the Standard Schema of one message", 'export { taskRequestSchema } from "@wirepact/acp-swarm";', 10_915],
    ["the code of acp-swarm with what it uses of core", `export { ${code.join()} } from "@wirepact/acp-swarm";`, 21_405],
    ["the code and the JSON Schemas of acp-swarm", 'export * from "@wirepact/acp-swarm";', 23_820],
    ["core without encodings", 'export * from "@wirepact/core";', 16_700],
  ])("%s stay small", async (_name, contents, most) => {
    const { gzip } = await bundle(contents);
    expect(gzip).toBeLessThanOrEqual(most);
  });

  it("every single guard adds less than 1.5 KB in acp-swarm, and less than 1.78 KB in protocols with larger messages", async () => {
    const guards = models.flatMap(({ name, messages }) =>
      Object.values(messages).map(({ typeName }) => ({ name, guard: guardName(typeName) })),
    );
    expect(guards.length).toBeGreaterThan(40);
    const sizes = await Promise.all(
      guards.map(async ({ name, guard }) => ({ name, guard, gzip: (await bundle(`export { ${guard} } from "@wirepact/${name}";`)).gzip })),
    );
    expect(sizes.filter(({ name, gzip }) => gzip >= (name === "acp-swarm" ? 1_500 : 1_780))).toEqual([]);
  });
});
