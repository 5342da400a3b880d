// The step of the GitHub Action that compares the spec with the last release, run as the runner does.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { repository } from "../support/packed.js";
import { removeTemporary } from "../support/remove-temporary.js";

interface Action {
  readonly runs: { readonly steps: readonly { readonly id?: string; readonly run: string }[] };
}

test("writes the verdict to the summary and whether the version is high enough", () => {
  const action = load(readFileSync(join(repository, ".github/actions/compatibility/action.yml"), "utf8")) as Action;
  const step = action.runs.steps.find(({ id }) => id === "diff")!;
  const folder = mkdtempSync(join(tmpdir(), "action-"));
  const files = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary"), HOME: folder };
  for (const path of [files.GITHUB_OUTPUT, files.GITHUB_STEP_SUMMARY]) writeFileSync(path, "");
  try {
    execFileSync("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step.run], {
      cwd: repository,
      env: { ...process.env, ...files, RUNNER_TEMP: folder, GITHUB_WORKSPACE: repository, AGAINST: "" },
    });
    expect(readFileSync(files.GITHUB_OUTPUT, "utf8")).toBe("ok=true\n");
    expect(readFileSync(files.GITHUB_STEP_SUMMARY, "utf8")).toMatch(/^## \S+/);
  } finally {
    removeTemporary(folder);
  }
});
