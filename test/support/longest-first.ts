// Runs the tests that take longest before the others, so that at the end no worker waits for one of them, and those of a project together, because
// a worker loads all modules again when it changes the project.

import { BaseSequencer, type TestSpecification } from "vitest/node";

const longest = [
  "test/matrix/random-specs.test.ts",
  "test/matrix/site-playgrounds.test.ts",
  "test/matrix/projects.test.ts",
  "test/matrix/release-steps.test.ts",
  "test/matrix/agents.test.ts",
  "test/matrix/downloaded-project.test.ts",
  "test/generator/import/published-definitions.test.ts",
  "test/generator/conform/conform.test.ts",
  "test/release/interrupted.test.ts",
  "test/generator/tap/tap.test.ts",
  "test/random-specs/random-specs.test.ts",
  "test/generator/release/benchmark.test.ts",
  "test/core/scaling.test.ts",
];

/** The order of the test files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((path) => moduleId.endsWith(path));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted(
      (one, other) => one.project.name.localeCompare(other.project.name) || placeOf(one) - placeOf(other),
    );
  }
}
