// Whether parsing stays in proportion to reading YAML, counted in steps.

import { parseEvents } from "js-yaml";
import { expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { stepsOf } from "../../support/count-steps.js";
import { readSpecFiles } from "../../support/spec-files.js";

test("parsing a spec takes few more steps than parsing its YAML", () => {
  const files = readSpecFiles();
  const yaml = stepsOf(() => files.map(({ text }) => parseEvents(text, { maxDepth: 64 })));
  const parsed = stepsOf(() => parseSpec(files));
  expect(parsed / yaml).toBeLessThan(2);
});
