// A check that remembers earlier ones says the same as one that does not, and judges only what changed again.

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCheckMemory, type CheckMemory } from "../../../generator/check/check-memory.js";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { seeded } from "../../support/seed.js";
import { isThorough } from "../../support/sample-size.js";
import { readSpecsApart } from "../../support/spec-files.js";
import { typeInto } from "../../support/typed-texts.js";

const blocks = readReferenceBlocks();
const framed = ["calculator", "debugger", "events", "greenhouse"].map((name): SourceFile => {
  const path = `protocols/${name}.yaml`;
  return { path, text: readFileSync(new URL(`../../framed-specs/${path}`, import.meta.url), "utf8") };
});

/** Protocols whose types are found by a tag, by a subject and by frames: with one tag, with a tag per frame, and without a tag. */
const files: readonly SourceFile[] = [
  ...["bakery", "post"].map((name) => {
    const path = `protocols/${name}.yaml`;
    return { path, text: blocks.find(({ marker }) => marker.kind === "file" && marker.value === path)!.text };
  }),
  ...framed,
];

describe.each(files)("$path", (file) => {
  test("diagnostics after edits are those of a first check", async () => {
    const root = { path: "wirepact.yaml", text: `protocols: [${file.path}]\n` };
    const memory = createCheckMemory();
    const texts = [...typeInto(file.text, { lines: isThorough ? 6 : 2 })];
    expect(texts.length).toBeGreaterThan(isThorough ? 17 : 5);
    let mistakes = 0;
    for (const { text, line } of texts) {
      const edited = [root, { ...file, text }];
      const { diagnostics } = await compileFiles(edited, { memory });
      expect(diagnostics, line).toEqual((await compileFiles(edited)).diagnostics);
      mistakes += diagnostics.length;
    }
    expect(mistakes).toBeGreaterThan(0);
  });
});

/** Edits of a line, most of which leave a file that can be read. */
const edits: Readonly<Record<string, (line: string) => string>> = {
  removed: () => "",
  "cut off": (line) => line.slice(0, -1),
  "with another name": (line) => line.replace(/\w+(?=\??:)/, "other_$&"),
  "with another value": (line) => line.replace(/(?<=: *)[\w-]+/, "other"),
  "with another number": (line) => line.replace(/\d+/, (digits) => String(Number(digits) + 1)),
  optional: (line) => line.replace(/(\w)\??:/, "$1?:"),
};

test.each(files)("random edits of $path: diagnostics are those of a first check", async ({ path, text }) => {
  const lines = text.split("\n");
  const edit = fc.record({ at: fc.nat(lines.length - 1), kind: fc.constantFrom(...Object.keys(edits)) });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 5 }), async (all) => {
      const memory = createCheckMemory();
      for (const { at, kind } of all) {
        const edited = lines.map((line, index) => (index === at ? edits[kind]!(line) : line)).join("\n");
        const spec = [
          { path: "wirepact.yaml", text: `protocols: [${path}]\n` },
          { path, text: edited },
        ];
        expect((await compileFiles(spec, { memory })).diagnostics).toEqual((await compileFiles(spec)).diagnostics);
      }
    }),
    seeded(60),
  );
});

/** A memory that keeps the names of the parts that were judged. */
function countingMemory(): {
  readonly memory: CheckMemory;
  readonly judgedAfter: (files: readonly SourceFile[]) => Promise<readonly string[]>;
} {
  const judged: string[] = [];
  const kept = createCheckMemory();
  const memory: CheckMemory = {
    ...kept,
    recall: (part, input, compute) =>
      kept.recall(part, input, () => {
        judged.push((JSON.parse(part) as { readonly name: string }).name);
        return compute();
      }),
  };
  const judgedAfter = async (edited: readonly SourceFile[]): Promise<readonly string[]> => {
    judged.length = 0;
    await compileFiles(edited, { memory });
    return [...new Set(judged)];
  };
  return { memory, judgedAfter };
}

/** What is judged after an edit of a file that was checked before. */
async function judgedInputs(file: SourceFile, text: string): Promise<readonly string[]> {
  const kept = createCheckMemory();
  const inputs: string[] = [];
  const recall: CheckMemory["recall"] = (part, input, compute) =>
    kept.recall(part, input, () => {
      inputs.push(input);
      return compute();
    });
  const check = (edited: string) =>
    compileFiles(
      [
        { path: "wirepact.yaml", text: `protocols: [${file.path}]\n` },
        { ...file, text: edited },
      ],
      { memory: { ...kept, recall } },
    );
  await check(file.text);
  inputs.length = 0;
  await check(text);
  return inputs;
}

describe("what is judged again", () => {
  const [root, file] = readSpecsApart().find(([, { path }]) => path.endsWith("/acp-swarm.yaml"))!;
  const { judgedAfter: judgedAfterFiles } = countingMemory();
  const judgedAfter = (text: string): Promise<readonly string[]> => judgedAfterFiles([root, { ...file, text }]);

  const withNote = (max: number): string =>
    file.text.replace(/(\n {2}task-request:\n(?:.*\n)*? {4}fields:\n)/, `$1      note?: { type: string, max: ${max} }\n`);

  test("everything at first, nothing after a comment, and only the message that changed", async () => {
    // No example violates the limit, so that invalid messages are derived from all definitions.
    expect(await judgedAfter(withNote(40))).toHaveLength(4);
    expect(await judgedAfter(`# A comment.\n${withNote(40)}`)).toEqual([]);
    expect(await judgedAfter(withNote(41))).toEqual(["task-request"]);
  });

  test("with frames, a change of a message only affects those that have its tag", async () => {
    const calculator = framed[0]!;
    const { judgedAfter: judgedAfterEdit } = countingMemory();
    const judgedIn = (text: string): Promise<readonly string[]> =>
      judgedAfterEdit([
        { path: "wirepact.yaml", text: `protocols: [${calculator.path}]\n` },
        { ...calculator, text },
      ]);
    const withField = (max: number): string =>
      calculator.text.replace(/(\n {2}add:\n(?: {4}.*\n)*? {4}fields:)/, `$1\n      note?: { type: string, max: ${max} }`);
    expect(withField(40)).not.toBe(calculator.text);
    expect((await judgedIn(withField(40))).length).toBeGreaterThan(10);
    expect(await judgedIn(`# A comment.\n${withField(40)}`)).toEqual([]);
    expect(await judgedIn(withField(41))).toEqual(["add"]);
    // Without a message, only what lists the names of all messages is judged.
    const inputs = await judgedInputs(calculator, calculator.text.replace(/^ {2}add:\n/m, "  sum:\n"));
    const requests = inputs.filter((input) => input.startsWith("round trip") && input.includes('"method"'));
    expect(requests.filter((input) => !/"(?:add|sum)"/.test(input))).toEqual([]);
    expect(requests).not.toEqual([]);
  });

  test("a memory that is full forgets what was not needed for longest", () => {
    const memory = createCheckMemory();
    const count = (part: string): number => {
      let computed = 0;
      memory.recall(part, "input", () => computed++);
      return computed;
    };
    for (let part = 0; part < 1000; part++) {
      count(String(part));
      expect(count("often")).toBe(part === 0 ? 1 : 0);
    }
    expect([count("999"), count("0")]).toEqual([0, 1]);
    const first = memory.numberOf("first");
    expect(memory.numberOf("first")).toBe(first);
    for (let text = 0; text < 10_000; text++) memory.numberOf(String(text));
    expect(memory.numberOf("first")).not.toBe(first);
  });
});
