// Generator, core and store know no protocol: a copy of the real spec in which every protocol, message, field, role, group, view, flow, type and enum word
// is called otherwise goes through the same suites as the real one.

import { runnable } from "@wirepact/core/codegen";
import { type AnyMessage, createHistory, createMemoryStore } from "@wirepact/store";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { describeProtocol } from "../../generator/describe/describe-protocol.js";
import { emitters } from "../../generator/emit/index.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import type { OutputFile } from "../../generator/model/output-file.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { parseSpec } from "../../generator/parse/parse-spec.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import type { Json } from "../../packages/core/src/index.js";
import { boundaryMessages, messageArbitrary, nearMisses } from "../../packages/core/src/testing/index.js";
import { carried } from "../support/carried.js";
import { checkCorpusCase, readCorpus } from "../support/corpus.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { emitAll } from "../support/golden.js";
import { createRandom, mutate, valuePool } from "../support/mutants.js";
import { play, type AnyPackage, transcriptsOf } from "../support/rename/any-package.js";
import { collectNames } from "../support/rename/collect-names.js";
import { renameCase } from "../support/rename/rename-case.js";
import { renameSpec } from "../support/rename/renamed-spec.js";
import { createReferee } from "../support/schema-referee.js";
import { seed } from "../support/seed.js";
import { specProtocols } from "../support/spec-protocols.js";
import { sampleOf, sampleSize } from "../support/sample-size.js";

const spec = renameSpec();
const compilation = await compileFiles(spec.files);
const models = compilation.protocols.map(({ model }) => model);
const originals = specProtocols();

/** The protocols whose packages are emitted: those of the sample, and those whose words the tests at the end know. */
const emitted = [
  ...new Set([
    ...sampleOf(spec.protocols, 5),
    ...spec.protocols.filter(({ original }) => /^mcp-agent-mail$|^message-store$/.test(original)),
  ]),
];

let files: readonly OutputFile[] = [];
let packages: EmittedPackages;
beforeAll(async () => {
  files = await emitAll(
    emitters,
    models.filter(({ name }) => emitted.some((protocol) => protocol.name === name)),
  );
  packages = writePackages(files);
});
afterAll(() => packages.remove());

describe("the renamed spec", () => {
  it("compiles without diagnostics: examples, wire examples and transcripts are valid, lint is clean", () => {
    expect(compilation.diagnostics).toEqual([]);
    expect(models.map(({ messages }) => Object.keys(messages).length)).toEqual(
      originals.map(({ messages }) => Object.keys(messages).length),
    );
  });

  it("shares no name with the real one, except the names of booleans", () => {
    const { syntax } = parseSpec(spec.files);
    for (const [index, { names }] of spec.protocols.entries()) {
      const renamed = collectNames(syntax!.protocols[index]!.syntax);
      expect(renamed.size).toBe(names.size);
      expect([...renamed].filter((name) => names.has(name) && !/^(?:true|false|yes|no)$/i.test(name))).toEqual([]);
    }
  });

  it("gives packages, schemas and docs without a name of the real one", () => {
    const compound = new Set(
      emitted.flatMap(({ names }) => [...names]).filter((name) => /[A-Za-z0-9][_-][A-Za-z0-9]|[a-z][A-Z]/.test(name)),
    );
    expect(compound.size).toBeGreaterThan(100);
    const found = files.flatMap(({ path, text }) => {
      const words = new Set(text.match(/[A-Za-z0-9]+(?:[_-]+[A-Za-z0-9]+)*/g));
      return [...compound].filter((name) => words.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it("gives packages that compile", () => packages.compile());
});

describe.each(sampleOf(spec.protocols, 5))("$original as $name", ({ original, name, renaming }) => {
  const model = models.find((candidate) => candidate.name === name)!;
  const messages = Object.values(model.messages);
  const examples = messages.flatMap((message) => message.examples.map(({ value }) => ({ message, value })));
  let loaded: AnyPackage;
  beforeAll(async () => {
    loaded = await packages.load<AnyPackage>(name);
  });

  describe.each(readCorpus(original))("the corpus, $file", ({ cases }) => {
    it.each(cases)("$name", (example) => checkCorpusCase(runnable(describeProtocol(model)), loaded.decode, renameCase(example, renaming)));
  });

  it("has guards that agree with the walker and the schema", () => {
    const bySchema = createReferee().compile(lowerProtocol(model).bundle);
    const verdict = (value: unknown): boolean => {
      const answers = [loaded.is(value), bySchema(value), explain(runnable(model), value).ok];
      if (new Set(answers).size > 1) throw new Error(`guard, schema, walker: ${answers.join()} on ${JSON.stringify(value).slice(0, 2000)}`);
      return answers[0]!;
    };
    for (const { value } of examples) expect(verdict(value)).toBe(true);
    for (const { message } of boundaryMessages(runnable(model))) expect(verdict(message)).toBe(true);
    for (const miss of nearMisses(runnable(model))) expect(verdict(miss.message), miss.name).toBe(false);
    const bases = [
      ...examples.map(({ value }) => value),
      ...fc.sample(messageArbitrary<Json>(runnable(model)), { seed, numRuns: sampleSize(50) }),
    ];
    const [random, pool] = [createRandom(seed), valuePool(bases)];
    for (let count = 0; count < sampleSize(1000); count++) verdict(mutate(bases[count % bases.length]!, random, pool));
  });

  it("breaks the same constraints in its near-misses", () => {
    const tally = (of: ProtocolModel): readonly string[] =>
      nearMisses(runnable(of))
        .map(({ issue, path }) => `${issue.split("/")[0]} ${path.length}`)
        .sort();
    expect(tally(model)).toEqual(tally(originals.find((candidate) => candidate.name === original)!));
  });

  it("builds, writes and reads its examples", () => {
    for (const { message, value } of examples) {
      const { [model.tag]: _tag, ...fields } = value as Record<string, Json>;
      const body = model.body === "inline" ? undefined : fields[model.body.field];
      const flat = typeof body === "object" ? { ...fields, ...(body as object) } : fields;
      if (typeof body === "object" && model.body !== "inline") delete (flat as Record<string, Json>)[model.body.field];
      const built = (loaded[`create${message.typeName}`] as (fields: object) => unknown)(flat);
      expect(built).toMatchObject(lowerIds(value) as object);
      for (const encoding of Object.keys(model.encodings)) {
        const read = loaded.decode(loaded.encode(value, { encoding }), { encoding, mode: "strict" });
        expect(read.ok && carried(model, read.value)).toEqual(carried(model, value));
      }
    }
  });

  it("accepts its examples and plays its transcripts as the real one does", async () => {
    for (const { value } of examples)
      expect(await loaded.receive(value, { mode: "strict" })).toMatchObject({ status: "accepted", message: value });
    const real = (await import(`../../packages/${original}/src/index.ts`)) as AnyPackage;
    const before = transcriptsOf(originals.find((candidate) => candidate.name === original)!);
    for (const [index, transcript] of transcriptsOf(model).entries()) {
      expect(play(loaded, transcript), transcript.name).toEqual(renaming.data(play(real, before[index]!)));
    }
  });
});

/** UUIDs are built in lower case. */
function lowerIds(value: Json): Json {
  return JSON.parse(JSON.stringify(value).replaceAll(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/g, (id) => id.toLowerCase())) as Json;
}

describe("replies to rejected messages", () => {
  const { name, renaming } = spec.protocols.find(({ original }) => original === "mcp-agent-mail")!;
  const model = models.find((candidate) => candidate.name === name)!;
  const valid = Object.values(model.messages)[0]!.examples[0]!.value as Record<string, Json>;

  it.each([
    ["an unknown type", { type: "task_assigment" }, "unknown_type", "UNKNOWN_TYPE"],
    ["another version", { version: "2.0.0" }, "version_mismatch", "VERSION_MISMATCH"],
    ["a broken field", { priority: "soon" }, "invalid_format", "INVALID_FORMAT"],
  ])("answer %s in the words of the protocol", async (_title, change, error, code) => {
    const { receive, is } = await packages.load<AnyPackage>(name);
    const self = "harbor-master";
    const { status, replies = [] } = await receive({ ...valid, ...renaming.data(change) }, { self });
    expect(status).toBe("rejected");
    const message_id = "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a";
    expect(replies).toMatchObject(
      renaming.data([
        { error, message_id },
        { type: "error_report", sender_id: self, error: { code, context: { message_id } } },
      ]),
    );
    expect(is(replies[1])).toBe(true);
  });

  it("do not answer what the protocol wants to be silent about", async () => {
    const { receive } = await packages.load<AnyPackage>(name);
    const broken = renaming.data({ ...valid, type: "error_report" });
    expect(await receive(broken, { self: "harbor-master" })).toMatchObject({ status: "rejected", replies: [] });
  });
});

describe("a store", () => {
  const { name, renaming } = spec.protocols.find(({ original }) => original === "message-store")!;
  const { word, data } = renaming;
  const store = createMemoryStore({ protocol: runnable(models.find((candidate) => candidate.name === name)!) });
  const contents = (messages: readonly AnyMessage[]): readonly unknown[] => messages.map((message) => message[word("content")]);
  const record = (type: string, content: string, time: number, more: object = {}): AnyMessage =>
    data({ type, content, timestamp: time, ...more });

  beforeAll(async () => {
    await store.append("job", null, [record("user_message", "hello", 1), record("assistant_message", "hi", 9)]);
    await store.append("job", "hand", [record("task", "dig", 3), record("observation", "worm", 5), record("final", "hole", 6)]);
    await store.append("job", "lead", [record("synthesis", "one hole", 7, { from_manager: "lead", phase_id: 0 })]);
  });

  it("has the views under their names, as methods too", async () => {
    expect(contents(await store.view(word("conversation"), "job"))).toEqual(["hello", "hi"]);
    expect(contents(await store.view(word("agent"), "job", "hand"))).toEqual(["dig", "worm", "hole"]);
    expect(contents(await store.view(word("global"), "job"))).toEqual(["one hole"]);
    const byName = store as unknown as Readonly<
      Record<string, (location: string, agents: readonly string[]) => Promise<readonly AnyMessage[]>>
    >;
    expect(contents(await byName[word("team")]!("job", ["lead", "hand"]))).toEqual(["dig", "worm", "hole", "one hole"]);
    await expect(store.view("conversation", "job")).rejects.toMatchObject({ code: "unknown-view" });
  });

  it("rejects values that are not messages of the protocol", async () => {
    await expect(store.append("job", null, [{ type: "user_message", content: "hello" }])).rejects.toMatchObject({
      code: "invalid-message",
    });
  });

  it("tails what was written", async () => {
    const found: unknown[] = [];
    for await (const { message } of store.tail("job", { live: false })) found.push(message[word("content")]);
    expect(found).toEqual(["hello", "hi", "dig", "worm", "hole", "one hole"]);
  });

  it("tells an agent its history", async () => {
    const historyOf = (agentKey: string) => createHistory({ store, location: "job", agentKey });
    expect(contents(await historyOf("hand").getHistory({ role: "worker" }))).toEqual(["worm"]);
    expect(contents(await historyOf("lead").getHistory({ role: "manager", phase: 1 }))).toEqual(["one hole"]);
    expect(contents(await historyOf("lead").getHistory({ role: "orchestrator" }))).toEqual(["hello", "hi"]);
  });
});
