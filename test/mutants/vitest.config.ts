import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import usual from "../vitest.config.js";
import type { Mutant } from "./find-mutants.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const mutant = JSON.parse(process.env["MUTANT"] ?? "null") as Mutant | null;
const order = JSON.parse(process.env["TEST_FILES"] ?? "[]") as readonly string[];

/** Runs the test files in the order in which they were given: the fastest first. */
class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => order.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The usual tests with one token of one source file changed in memory; no file is edited. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, maxWorkers: 1 } },
  defineConfig({
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        transform: (code, id) => {
          if (mutant === null || id.split("?")[0] !== `${root}${mutant.file}`) return undefined;
          if (code.slice(mutant.start, mutant.end) !== mutant.original) throw new Error(`${mutant.file} is not the file that was mutated`);
          return { code: code.slice(0, mutant.start) + mutant.replacement + code.slice(mutant.end), map: null };
        },
      },
    ],
    test: { pool: "threads", fileParallelism: false, bail: 1, sequence: { sequencer: GivenOrder } },
  }),
);
