// Runs the tests that take longest before the others, so that at the end no worker waits for one of them.

import { BaseSequencer, type TestSpecification } from "vitest/node";

const longest = [
  "test/matrix/site.test.ts",
  "test/matrix/projects.test.ts",
  "test/matrix/release-steps.test.ts",
  "test/generator/release/benchmark.test.ts",
  "test/generator/cli/generate.test.ts",
  "test/generator/release/adversarial.test.ts",
  "test/gallery/programs.test.ts",
  "test/protocols/framed.test.ts",
  "test/protocols/rename.test.ts",
  "test/site/playgrounds.test.ts",
  "test/generator/cache/generate-cached.test.ts",
  "test/generator/cli/pipes.test.ts",
  "test/generator/emit/golden.test.ts",
  "test/core/encodings/fuzz.test.ts",
  "test/store/processes.test.ts",
];

/** The order of the test files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((path) => moduleId.endsWith(path));
    const usual = await super.sort(files);
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
