// Quick fixes: wherever a hint names an edit, the edit exists, and the mistake is gone after it.

import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import type { FileView } from "../../../generator/lsp/file-views.js";
import { fixesAt } from "../../../generator/lsp/quick-fixes.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import { applyEdits } from "../../../generator/model/text-edit.js";
import { readTree } from "../../../generator/yaml/read-yaml.js";
import { readFixtures, type DiagnosticFixture } from "../../support/diagnostic-fixture.js";

const today = "2026-06-01";

/** Why a person has to decide although there is a hint. */
const decisions: readonly (readonly [reason: string, hints: readonly RegExp[]])[] = [
  ["there are several ways, which mean different things", [/, or /, /^leave out `\?` or/, /^add it to the steps of a flow/]],
  ["no known name is near", [/^known [a-z ]+: /, /^allowed keys: /, /^use one of /, /^run `wirepact explain`/]],
  [
    "only a person knows the type, the name or the value",
    [/^add a type/, /…/, /^use `list: Type`/, /^choose another name/, /^give the message another/],
  ],
  ["only a person knows which version is right", [/^resolve the conflict/]],
  [
    "the hint explains a rule of the language",
    [/^only /, /^`brand: true` is only/, / has the parameters /, /^a type cannot be/, /^results are written/],
  ],
  [
    "what belongs together is not known",
    [/^fields go under `fields`/, /^use single quotes for a string that starts with/, /^compare two numbers/],
  ],
  [
    "where it belongs is not known",
    [/^a map can be any object/, /^fields are required by default/, /^items of an array are counted from 0: `[^`]+`; a rule/],
  ],
  ["a person chooses the message that shows it", [/^add an example under `(?:wire|invalid)`/]],
];

/** Fixtures in which the name that a hint suggests is taken by another entry. */
const taken: ReadonlySet<string> = new Set(["resolve/unknown-message.flow", "check/example-unknown-field"]);

interface Case {
  readonly fixture: DiagnosticFixture;
  readonly diagnostics: readonly Diagnostic[];
  readonly diagnostic: Diagnostic;
  readonly hint: string;
  readonly fix: ReturnType<typeof fixesAt>[number]["fix"] | undefined;
}

/** The diagnostics of a fixture that have a hint, with their fixes. */
async function casesOf(fixture: DiagnosticFixture): Promise<readonly Case[]> {
  const { diagnostics, protocols, intact } = await compileFiles(fixture.files, { today });
  return diagnostics.flatMap((diagnostic): readonly Case[] => {
    const { span } = diagnostic;
    const file = fixture.files.find(({ path }) => path === span?.file);
    const hint = diagnostic.hint ?? /did you mean .*/.exec(diagnostic.message)?.[0];
    if (hint === undefined || span === undefined || file === undefined || diagnostic.code !== fixture.code) return [];
    const model = [...protocols, ...intact].find((each) => each.model.source === file.path)?.model;
    const [found] = fixesAt([diagnostic], { file, node: readTree(file).node } as FileView, model, span);
    return [{ fixture, diagnostics, diagnostic, hint, fix: found?.fix }];
  });
}

const count = (diagnostics: readonly Diagnostic[], { code, message }: Diagnostic): number =>
  diagnostics.filter((each) => each.code === code && each.message === message).length;

/** The cases of all fixtures, from the tests before the last one. */
const all: Case[] = [];

describe.each(["parse", "resolve", "check"] as const)("%s", (stage) => {
  for (const fixture of readFixtures(stage)) {
    test(fixture.name, async () => {
      const cases = await casesOf(fixture);
      all.push(...cases);
      for (const { diagnostics, diagnostic, hint, fix } of cases) {
        if (fix === undefined) {
          const reason = taken.has(fixture.name) || decisions.some(([, hints]) => hints.some((pattern) => pattern.test(hint)));
          expect(reason, `"${hint}" has neither a fix nor a reason for having none`).toBe(true);
          continue;
        }
        const files = fixture.files.map((file) => ({
          ...file,
          text: applyEdits(
            file.text,
            fix.edits.filter(({ span }) => span.file === file.path),
          ),
        }));
        const after = (await compileFiles(files, { today })).diagnostics;
        expect(count(after, diagnostic), `${diagnostic.message}; ${fix.title}\n${files[1]?.text}`).toBeLessThan(
          count(diagnostics, diagnostic),
        );
        // A correction never breaks the YAML.
        expect(after.filter(({ code }) => code === "parse/syntax" || code === "parse/duplicate-key")).toEqual(
          diagnostics.filter(({ code }) => code === "parse/duplicate-key"),
        );
      }
    });
  }
});

test("most hints are fixes, and every reason is needed", () => {
  const unfixed = all.filter(({ fix }) => fix === undefined);
  expect(all.length - unfixed.length).toBeGreaterThan(75);
  for (const [reason, hints] of decisions)
    for (const pattern of hints)
      expect(
        unfixed.some(({ hint }) => pattern.test(hint)),
        `${reason}: ${String(pattern)}`,
      ).toBe(true);
});
