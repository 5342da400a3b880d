// A check that remembers earlier ones says the same as one that does not, and judges only what changed again.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createCheckMemory, type CheckMemory } from "../../../generator/check/check-memory.js";
import { compileFiles } from "../../../generator/compile.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { readSpecsApart } from "../../support/spec-files.js";
import { typeInto } from "../../support/typed-texts.js";

const blocks = readReferenceBlocks(fileURLToPath(new URL("../../../spec/README.md", import.meta.url)));
const framed = new URL("../../framed-specs/protocols/calculator.yaml", import.meta.url);

/** Protocols whose types are found by a tag, by a subject and by a frame. */
const files: readonly SourceFile[] = [
  ...["bakery", "post"].map((name) => {
    const path = `protocols/${name}.yaml`;
    return { path, text: blocks.find(({ marker }) => marker.kind === "file" && marker.value === path)!.text };
  }),
  { path: "protocols/calculator.yaml", text: readFileSync(framed, "utf8") },
];

describe.each(files)("$path", (file) => {
  test("diagnostics after edits are those of a first check", { timeout: 60_000 }, async () => {
    const root = { path: "wirepact.yaml", text: `protocols: [${file.path}]\n` };
    const memory = createCheckMemory();
    const texts = [...typeInto(file.text, { lines: 6 })];
    expect(texts.length).toBeGreaterThan(17);
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

describe("what is judged again", () => {
  const [root, file] = readSpecsApart().find(([, { path }]) => path.endsWith("/acp-swarm.yaml"))!;
  const judged: string[] = [];
  const kept = createCheckMemory();
  const counting: CheckMemory = {
    recall: (part, input, compute) =>
      kept.recall(part, input, () => {
        judged.push(Object.keys((JSON.parse(part) as { readonly messages: object }).messages).join());
        return compute();
      }),
  };
  const judgedAfter = async (text: string): Promise<readonly string[]> => {
    judged.length = 0;
    await compileFiles([root, { ...file, text }], { memory: counting });
    return [...new Set(judged)];
  };

  const withNote = (max: number): string =>
    file.text.replace(/(\n {2}task-request:\n(?:.*\n)*? {4}fields:\n)/, `$1      note?: { type: string, max: ${max} }\n`);

  test("everything at first, nothing after a comment, and only the message that changed", async () => {
    // No example violates the limit, so that invalid messages are derived from all definitions.
    expect(await judgedAfter(withNote(40))).toHaveLength(4);
    expect(await judgedAfter(`# A comment.\n${withNote(40)}`)).toEqual([]);
    expect(await judgedAfter(withNote(41))).toEqual(["task-request"]);
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
  });
});
