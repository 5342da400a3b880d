// The workflows of this repository are linted; the linter finds the mistakes that people make in them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lintWorkflow } from "./support/lint-workflow.js";

const root = join(import.meta.dirname, "..");
const folder = join(root, ".github/workflows");

it.each(readdirSync(folder))("%s has no mistakes", (file) => {
  expect(lintWorkflow(readFileSync(join(folder, file), "utf8"), root)).toEqual([]);
});

describe("the linter finds", () => {
  const site = readFileSync(join(folder, "site.yml"), "utf8");

  it.each([
    ["a misspelled key", "timeout-minutes: 15", "timeout-minute: 15", "must NOT have additional properties"],
    ["an unknown permission", "pages: write", "page: write", "must NOT have additional properties"],
    ["an invalid level", "contents: read", "contents: all", "must be equal to one of the allowed values"],
    ["a job without a time limit", /^ {4}timeout-minutes: 15\n/m, "", "must have required property 'timeout-minutes'"],
    ["an unknown value of a matrix", "path: site", "path: ${{ matrix.folder }}", "matrix.folder leads nowhere"],
    ["an unknown runner", "runs-on: ubuntu-latest", "runs-on: ubuntu", "must be equal to one of the allowed values"],
    ["an unknown event", "workflow_dispatch:", "workflow_dispatched:", "must NOT have additional properties"],
    ["a step that does nothing", "      - run: npm ci", "      - name: npm ci", "must match exactly one schema"],
    ["a job that does not exist", "needs: build", "needs: builds", 'needs "builds", which is not a job'],
    ["a step that does not exist", "steps.publish.outputs", "steps.deploy.outputs", "steps.deploy.outputs.page_url leads nowhere"],
    ["an input that an action does not have", "path: site", "folder: site", 'has no input "folder"'],
    ["an unknown action", "actions/deploy-pages@", "actions/deploy-page@", "is not a known action"],
    ["a script that does not exist", "npm run site", "npm run website", 'package.json has no script "website"'],
    ["a script that bash cannot parse", "npm run site", "if true", "bash cannot parse the script"],
    ["an expression in a script", "npm run site", "echo ${{ github.head_ref }}", "an expression in a script"],
  ])("%s", (_name, from, to, problem) => {
    const edited = site.replace(from, to);
    expect(edited).not.toBe(site);
    expect(lintWorkflow(edited, root).join("\n")).toContain(problem);
  });
});
