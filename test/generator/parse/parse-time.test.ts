import { parseEvents } from "js-yaml";
import { expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { readSpecFiles } from "../../support/spec-files.js";

/** The shortest of many runs, in milliseconds: what it takes when nothing else runs. */
function shortest(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 15; count += 1) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

test("parsing the spec costs little more than reading its YAML", () => {
  const files = readSpecFiles();
  const yaml = shortest(() => files.map(({ text }) => parseEvents(text, { maxDepth: 64 })));
    yaml,
    shortest(() => parseSpec(files)),
  );
  expect(shortest(() => parseSpec(files)) / yaml).toBeLessThan(6);
});
