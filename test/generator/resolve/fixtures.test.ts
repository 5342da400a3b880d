import { describe, expect, test } from "vitest";
import { sortDiagnostics } from "../../../generator/diagnostics/sort-diagnostics.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../../generator/resolve/resolve-spec.js";
import { expectFindings, readBase, readFixtures } from "../../support/diagnostic-fixture.js";

function resolveFiles(files: readonly SourceFile[]): readonly Diagnostic[] {
  const { syntax, diagnostics } = parseSpec(files);
  return syntax === undefined
    ? diagnostics
    : sortDiagnostics(
        resolveSpec(syntax).diagnostics,
        files.map(({ path }) => path),
      );
}

describe("fixtures", () => {
  for (const fixture of readFixtures("resolve")) test(fixture.name, () => expectFindings(fixture, resolveFiles(fixture.files)));
});

test("the base of the fixtures has no diagnostics", () => {
  expect(resolveFiles(readBase())).toEqual([]);
});
