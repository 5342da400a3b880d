// The GitHub workflows that `wirepact init` writes: the tests of every pull request, a comment with what it changes for users, and the release.

import type { OutputFile } from "../model/output-file.js";
import type { RenderTemplate } from "../text/render-template.js";
import type { PackageScripts } from "./starter-scripts.js";

/** The workflows and the action that comments. Actions of others are pinned by digest, because a tag can be moved. */
export function starterWorkflows(render: RenderTemplate, { check, test }: PackageScripts["names"]): readonly OutputFile[] {
  const prepare = "npm ci --ignore-scripts";
  return [
    { path: ".github/workflows/protocols.yml", text: render("init/protocols.yml", { check, test }) },
    { path: ".github/workflows/compatibility.yml", text: render("init/compatibility.yml", { prepare }) },
    { path: ".github/workflows/release.yml", text: render("init/release.yml", { prepare, tests: "protocols.yml" }) },
    { path: ".github/actions/compatibility/action.yml", text: render("init/compatibility-action.yml", {}) },
  ];
}
