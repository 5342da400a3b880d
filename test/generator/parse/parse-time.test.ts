import { parseEvents } from "js-yaml";
import { expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { readSpecFiles } from "../../support/spec-files.js";

/** The shortest of many runs, in milliseconds: what it takes when nothing else runs. */
function shortest(run: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

test("parsing the spec costs little more than reading its YAML", () => {
  const files = readSpecFiles();
  const yaml = shortest(() => files.map(({ text }) => parseEvents(text, { maxDepth: 64 })));
  expect(shortest(() => parseSpec(files)) / yaml).toBeLessThan(6);
});
