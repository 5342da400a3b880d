// Quick fixes: wherever a hint names an edit, the edit exists, and the mistake is gone after it.

import { describe, expect, test } from "vitest";
import { compileFiles, type Compilation } from "../../../generator/pipeline/compile.js";
import type { Fix } from "../../../generator/fixes/fix.js";
import { proposeFix } from "../../../generator/fixes/propose-fix.js";
import { fixesAt } from "../../../generator/lsp/quick-fixes.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { applyEdits } from "../../../generator/model/text-edit.js";
import { readTree, readYaml } from "../../../generator/yaml/read-yaml.js";
import { readFixtures, type DiagnosticFixture } from "../../support/diagnostic-fixture.js";

const today = "2026-06-01";

/** Why a person has to decide although there is a hint. */
const decisions: readonly (readonly [reason: string, hints: readonly RegExp[]])[] = [
  [
    "there are several ways, which mean different things",
    [
      /^repeat the value, or quote the string$/,
      /^describe the body as a type, or remove "\w+" from `has` of the frame$/,
      /^make it optional \(`\w+\?`\), or use `fill` for a value that builders fill in$/,
      /^make it optional \(`\w+\?`\), or add `optional: true`: /,
      /^add `match: first` if the first part whose required fields fit is meant$/,
      /^add `otherwise: \w+` if it is the part for all objects that are none of the others$/,
      /^unite \w+ and \w+ to one object with optional fields/,
      /^change the order: `union: \[[^\]]+\], match: first`$/,
      /^make "\w+" optional \(`\w+\?`\) or nullable, or use an array that can be empty$/,
      /^write \w+ above \w+, or give \w+ another condition under `has` or `where`$/,
      /^describe the result as a message and list it under `replies`, or give the envelope `frames`$/,
      /^refer to \w+ directly in \w+, or in types on the way$/,
      /^simplify the pattern, or allow it with a reason$/,
      /: lower its limits, or raise `maxBytes` of \w+$/,
      /^leave out `\?` or `nullable`; if both are meant, add `allow: /,
      /^put a subject with \{\w+\} first, or give the field another location$/,
      /^list its replies \(`replies: \[\]` if none is expected\), or add it to the steps of a flow, /,
    ],
  ],
  ["no known name is near", [/^known [a-z ]+: /, /^allowed keys: /, /^use one of /, /^run `wirepact explain`/]],
  [
    "only a person knows the type, the name or the value",
    [
      /^add a type/,
      /^add `(?:from|to)` with one of the roles /,
      /…/,
      /^use `list: Type`/,
      /^choose another name/,
      /^give the message another/,
    ],
  ],
  ["only a person knows which version is right", [/^resolve the conflict/, /^release \S+, or name its spec file: /]],
  ["only a person knows who the parties are", [/^add `roles: \{ \w+: … \}` with what each role does$/]],
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
  ["a person stated another location", [/^state its location: `at: /]],
  ["a person chooses the message that shows it", [/^add an example under `(?:wire|invalid)`/, /^add examples with /]],
];

/** Fixtures in which the name that a hint suggests is taken by another entry. */
const taken: ReadonlySet<string> = new Set(["resolve/unknown-message.flow", "check/example-unknown-field"]);

const errorsIn = (diagnostics: readonly Diagnostic[]): number => diagnostics.filter(({ severity }) => severity === "error").length;

const edited = (files: readonly SourceFile[], { edits }: Fix): readonly SourceFile[] =>
  files.map((file) => ({
    ...file,
    text: applyEdits(
      file.text,
      edits.filter(({ span }) => span.file === file.path),
    ),
  }));

/** Whether what a hint suggests would leave as many errors as before, or more. */
async function wouldAddErrors({ fixture, diagnostic, diagnostics }: Case): Promise<boolean> {
  const file = fixture.files.find(({ path }) => path === diagnostic.span?.file)!;
  const fix = proposeFix(diagnostic, file, readTree(file).node);
  return fix !== undefined && errorsIn((await compile(edited(fixture.files, fix))).diagnostics) >= Math.max(1, errorsIn(diagnostics));
}

interface Case {
  readonly fixture: DiagnosticFixture;
  readonly diagnostics: readonly Diagnostic[];
  readonly diagnostic: Diagnostic;
  readonly hint: string;
  readonly fix: Fix | undefined;
}

const compile = (files: readonly SourceFile[]): Promise<Compilation> => compileFiles(files, { today });

/** The diagnostics of a fixture that have a hint, with their fixes. */
async function casesOf(fixture: DiagnosticFixture): Promise<readonly Case[]> {
  const compilation = await compile(fixture.files);
  const cases: Case[] = [];
  for (const diagnostic of compilation.diagnostics) {
    const { span } = diagnostic;
    const hint = diagnostic.hint ?? /did you mean .*/.exec(diagnostic.message)?.[0];
    if (hint === undefined || span === undefined || diagnostic.code !== fixture.code) continue;
    const fixes = await fixesAt(compilation, span.file, span, compile);
    const { diagnostics } = compilation;
    cases.push({ fixture, diagnostics, diagnostic, hint, fix: fixes.find((each) => each.diagnostic === diagnostic)?.fix });
  }
  return cases;
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
      for (const each of cases) {
        const { diagnostics, diagnostic, hint, fix } = each;
        if (fix === undefined) {
          const reason =
            taken.has(fixture.name) ||
            decisions.some(([, hints]) => hints.some((pattern) => pattern.test(hint))) ||
            (await wouldAddErrors(each));
          expect(reason, `"${hint}" has neither a fix nor a reason for having none`).toBe(true);
          continue;
        }
        const files = edited(fixture.files, fix);
        const after = (await compile(files)).diagnostics;
        expect(count(after, diagnostic), `${diagnostic.message}; ${fix.title}\n${files[1]?.text}`).toBeLessThan(
          count(diagnostics, diagnostic),
        );
        // What cannot be read conceals other errors.
        if (readYaml(fixture.files.find(({ path }) => path === diagnostic.span!.file)!).node !== undefined)
          expect(errorsIn(after)).toBeLessThanOrEqual(errorsIn(diagnostics));
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
  expect(all.length - unfixed.length).toBeGreaterThan(70);
  for (const [reason, hints] of decisions)
    for (const pattern of hints)
      expect(
        unfixed.some(({ hint }) => pattern.test(hint)),
        `${reason}: ${String(pattern)}`,
      ).toBe(true);
});
