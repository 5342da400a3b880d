import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import { expectFindings, readBase, readFixtures } from "../../support/diagnostic-fixture.js";

const today = "2026-06-01";

describe("fixtures", () => {
  for (const fixture of readFixtures("check")) {
    test(fixture.name, async () => expectFindings(fixture, (await compileFiles(fixture.files, { today })).diagnostics));
  }
});

test("the base of the fixtures has no diagnostics", async () => {
  expect((await compileFiles(readBase(), { today })).diagnostics).toEqual([]);
});
