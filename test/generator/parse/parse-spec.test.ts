import { describe, expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { expectFindings, readBase, readFixture, readFixtures } from "../../support/diagnostic-fixture.js";

describe("fixtures", () => {
  for (const fixture of readFixtures("parse")) test(fixture.name, () => expectFindings(fixture, parseSpec(fixture.files).diagnostics));
});

test("the base of the fixtures has no findings", () => {
  expect(parseSpec(readBase()).diagnostics).toEqual([]);
});
