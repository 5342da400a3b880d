// Whether parsing stays in proportion to reading YAML. Both run in turn, and the shortest run of each is what it takes when nothing else runs.

import { parseEvents } from "js-yaml";
import { expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { readSpecFiles } from "../../support/spec-files.js";

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

test("parsing a spec takes little longer than parsing its YAML", () => {
  const files = readSpecFiles();
  let [yaml, parsed] = [Infinity, Infinity];
  // On a busy machine it takes a while until both had a quiet moment.
  for (let round = 0; round < 15 || (round < 150 && parsed / yaml >= 6); round++) {
    yaml = Math.min(
      yaml,
      timeOf(() => files.map(({ text }) => parseEvents(text, { maxDepth: 64 }))),
    );
    parsed = Math.min(
      parsed,
      timeOf(() => parseSpec(files)),
    );
  }
  expect(parsed / yaml).toBeLessThan(6);
});
