// Which source files are mutated, and the test files that should notice.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Area {
  readonly sources: string;
  /** Test files or folders; those that start other processes are left out, because a mutant does not reach into them. */
  readonly tests: readonly string[];
}

const postgresTests = ["postgres", "postgres-errors", "postgres-server"].map((name) => `test/store/${name}.test.ts`);

const storeTests = ["audit", "cli", "error-messages", "framed", "history", "memory", "sqlite", "sqlite-file", "transfer"];

const protocolTests = [
  "acknowledge",
  "every-constraint",
  "framed",
  "framed-tools",
  "generated",
  "groups",
  "hostile-input",
  "referee",
  "replies",
  "testing-subpath",
  "tool-conversations",
  "tools",
];

const conversionTests = ["test/generator/release/conversions.test.ts", "test/versions/gallery-versions.test.ts"];

const releaseTests = [
  "test/generator/release",
  "test/release",
  "test/matrix/release-mistakes.test.ts",
  "test/matrix/release-packing.test.ts",
  "test/matrix/release-verify.test.ts",
  "test/generator/cli/explain.test.ts",
];

export const areas: readonly Area[] = [
  {
    sources: "packages/core/src",
    tests: [
      "test/core",
      "test/constructs",
      "test/generator/emit/testdata.test.ts",
      "test/generator/scalars",
      ...protocolTests.map((name) => `test/protocols/${name}.test.ts`),
      ...conversionTests,
      "test/versions/spoken-versions.test.ts",
    ],
  },
  {
    sources: "packages/store/src/postgres",
    tests: postgresTests,
  },
  {
    sources: "packages/store/src",
    tests: storeTests.map((name) => `test/store/${name}.test.ts`),
  },
  { sources: "generator/compare", tests: releaseTests },
  { sources: "generator/release", tests: releaseTests },
];

/** Files below a folder, or the file itself. */
export function filesBelow(root: string, path: string, ending: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(path, name))
    .toSorted();
}

/** The hand-written source files of all areas. */
export function mutatedFiles(root: string): readonly string[] {
  const files = new Set(areas.flatMap(({ sources }) => filesBelow(root, sources, ".ts")));
  return [...files].filter((file) => !readFileSync(join(root, file), "utf8").slice(0, 200).includes("@generated")).toSorted();
}

/** The test files for a source file; the first area that contains it decides. */
export function testsFor(root: string, file: string): readonly string[] {
  const area = areas.find(({ sources }) => file.startsWith(`${sources}/`));
  // Tests of growth are costly, and how much work a mutant does says little about it.
  return (area?.tests ?? []).flatMap((path) => filesBelow(root, path, ".test.ts")).filter((path) => !/\/scaling[^/]*$/.test(path));
}
