// The steps of the GitHub Action that compares the spec with the last release and comments on the pull request, run as the runner does.

import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { repository } from "../support/packed.js";
import { removeTemporary } from "../support/remove-temporary.js";

interface Action {
  readonly runs: { readonly steps: readonly { readonly id?: string; readonly run: string }[] };
}

const action = load(readFileSync(join(repository, ".github/actions/compatibility/action.yml"), "utf8")) as Action;

test("comments the verdict once, and replaces the comment of an earlier run", () => {
  const { run } = action.runs.steps.find((step) => step.run.includes("gh api"))!;
  const folder = mkdtempSync(join(tmpdir(), "action-"));
  try {
    writeFileSync(join(folder, "wirepact-diff.md"), "## oacp 1.0.0 -> 2.0.0 (major)\n");
    // GitHub cannot be reached from a test: this program notes what it is asked to do, and knows a comment after the first one was made.
    const gh = `#!/bin/sh\ncase "$*" in *--paginate*) cat "${folder}/known" 2> /dev/null; exit 0;; esac\necho "$@" >> "${folder}/asked"\necho 7 > "${folder}/known"\n`;
    writeFileSync(join(folder, "gh"), gh);
    chmodSync(join(folder, "gh"), 0o755);
    const env = {
      ...process.env,
      PATH: `${folder}:${process.env["PATH"]}`,
      RUNNER_TEMP: folder,
      GITHUB_REPOSITORY: "acme/mail",
      NUMBER: "3",
    };
    for (const _ of [1, 2]) execFileSync("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", run], { cwd: folder, env });
    expect(readFileSync(join(folder, "asked"), "utf8").trimEnd().split("\n")).toEqual([
      `api --method POST repos/acme/mail/issues/3/comments --field body=@${folder}/wirepact-comment.md`,
      `api --method PATCH repos/acme/mail/issues/comments/7 --field body=@${folder}/wirepact-comment.md`,
    ]);
    expect(readFileSync(join(folder, "wirepact-comment.md"), "utf8")).toBe(
      "<!-- wirepact compatibility -->\n## oacp 1.0.0 -> 2.0.0 (major)\n",
    );
  } finally {
    removeTemporary(folder);
  }
});

test("writes the verdict to the summary and whether the version is high enough", () => {
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
