import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { baseConfig } from "../support/base-config.js";
import type { MutantPlan } from "./journal.js";
import { switchMutants } from "./switch-mutants.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { mutants, active, journal } = JSON.parse(readFileSync(process.env["MUTANT_PLAN"] ?? "", "utf8")) as MutantPlan;
const order = JSON.parse(process.env["TEST_FILES"] ?? "[]") as readonly string[];

/** Runs the test files in the order in which they were given. */
class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => order.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The usual tests on sources in which mutants can be switched on; no file is edited. */
export default mergeConfig(
  // Options of the process cannot be given to a thread of it.
  { ...baseConfig, test: { ...baseConfig.test, maxWorkers: 1, include: ["test/**/*.test.ts"], execArgv: [] } },
  defineConfig({
    plugins: [
      {
        name: "mutants",
        enforce: "pre",
        transform: (code, id) => {
          const here = mutants.filter(({ file }) => id.split("?")[0] === `${root}${file}`);
          if (here.length === 0) return undefined;
          const changed = here.find(({ start, end, original }) => code.slice(start, end) !== original);
          if (changed !== undefined) throw new Error(`${changed.file} was edited during the run; start again`);
          return { code: switchMutants(code, here), map: null };
        },
      },
    ],
    test: {
      pool: "threads",
      fileParallelism: false,
      // As CI runs them.
      env: { THOROUGH: "0" },
      runner: "test/mutants/mutant-runner.ts",
      bail: active === undefined ? 0 : 1,
      update: "none",
      // A busy machine is no failure: a test that never ends is noticed by its silence or its processor time.
      testTimeout: 3_600_000,
      hookTimeout: 3_600_000,
      sequence: { sequencer: GivenOrder },
      // The sources of one plan never change, so the many processes of it share what they compile.
      experimental: { fsModuleCache: true, fsModuleCachePath: join(dirname(journal), "modules") },
    },
  }),
);
