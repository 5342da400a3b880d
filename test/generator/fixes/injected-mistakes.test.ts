// Random mistakes in real specs: corrections never add errors, never lose a comment or a name, and keep what the spec means.

import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import { fixFiles } from "../../../generator/fixes/fix-files.js";
import { loadSpec } from "../../../generator/load/load-spec.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { findComments } from "../../../generator/yaml/find-comments.js";
import { readYaml } from "../../../generator/yaml/read-yaml.js";
import { injectMistakes } from "../../support/inject-mistakes.js";
import { createDice, mutateSpec } from "../../support/mutate-spec.js";
import { sampleOf, sampleSize } from "../../support/sample-size.js";
import { seed } from "../../support/seed.js";
import { readSpecsApart } from "../../support/spec-files.js";

const gallery = loadSpec(fileURLToPath(new URL("../../../spec/gallery/wirepact.yaml", import.meta.url))).files;

/** A spec of its own for every protocol file. */
const specs: readonly (readonly [name: string, files: readonly SourceFile[]])[] = [
  ...readSpecsApart(),
  ...gallery.slice(1).map((file) => [{ path: gallery[0]!.path, text: `protocols: [${file.path}]\n` }, file] as const),
].map((files) => [files[1].path, files]);

/** How many cases each spec has. */
const cases = Number(process.env["CASES"] ?? 6);

const errorsIn = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.filter(({ severity }) => severity === "error").map(({ code, message }) => `${code}: ${message}`);

const compile = (files: readonly SourceFile[]): ReturnType<typeof compileFiles> => compileFiles(files, { today: "2026-06-01" });

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** How often each word is in one text and not in another. */
function lostWords(before: string, after: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of wordsIn(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wordsIn(before).filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

describe.each(sampleOf(specs))("%s", (_name, files) => {
  test("what is rewritten as in other languages gets its meaning back", async () => {
    const { protocols } = await compile(files);
    const dice = createDice(seed);
    for (let turn = 0; turn < sampleSize(cases); turn++) {
      const { files: wrong, made } = injectMistakes(files, 6 - (turn % 6), dice);
      const fixed = await fixFiles(wrong, compile);
      const after = await compile(fixed.files);
      const story = `${made.join("; ")}\n${fixed.done.join("\n")}`;
      expect(errorsIn(after.diagnostics), story).toEqual([]);
      expect(
        after.protocols.map(({ model }) => model),
        story,
      ).toEqual(protocols.map(({ model }) => model));
      expect(findComments(fixed.files[1]!.text), story).toEqual(findComments(files[1]!.text));
      expect((await fixFiles(fixed.files, compile)).done, story).toEqual([]);
    }
  });

  test("whatever a mistake is, nothing else is lost, and there are no more errors than before", async () => {
    const file = files[1]!;
    const mutations = mutateSpec(file.text, readYaml(file).node!, { count: sampleSize(2 * cases), dice: createDice(seed) });
    for (const { kind, path, text, words } of mutations) {
      const wrong = [files[0]!, { ...file, text }];
      const before = await compile(wrong);
      const fixed = await fixFiles(wrong, compile);
      const now = fixed.files[1]!;
      const story = `${kind} at ${path}\n${fixed.done.join("\n")}`;
      const mistaken = new Set(words.flatMap(wordsIn));
      expect(
        lostWords(text, now.text).filter((word) => !mistaken.has(word)),
        story,
      ).toEqual([]);
      expect(findComments(now.text), story).toEqual(findComments(text));
      const after = await compile(fixed.files);
      // What cannot be read conceals what else is wrong.
      if (readYaml(wrong[1]!).node !== undefined)
        expect(errorsIn(after.diagnostics).length, story).toBeLessThanOrEqual(errorsIn(before.diagnostics).length);
      expect((await fixFiles(fixed.files, compile)).done, story).toEqual([]);
    }
  });
});
