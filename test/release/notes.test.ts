// Release notes: the tag of a release has its section of the changelog, and the release workflow publishes it.

import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, expect, test } from "vitest";
import type { Assessment } from "../../generator/release/assess-release.js";
import { releaseSection } from "../../generator/release/changelog.js";
import { findStrayNotes, readNotes } from "../../generator/release/own-notes.js";
import { changelogOf, releaseNotes } from "../../generator/release/release-notes.js";
import { createTags, findRecord, openRecord, recoverRelease } from "../../generator/release/release-record.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { repository } from "../support/packed.js";
import { createReleaseProject } from "../support/release-project.js";
import { berth } from "../support/harbour-spec.js";

const changelog = `# Changelog

## 2.0.0-rc.1 (2026-11-17)

Not compatible with 1.0.0.

### Breaking changes for senders

- ask.metres: limit tightened from at most 400 to at most 200. New readers reject:

  \`\`\`jsonc
  { "metres": 201 }
  \`\`\`

## 2.0.0 (2026-12-01)

Compatible.

## 1.0.0 (2026-01-01)

First release: the message \`ask\`.
`;

test("notes are the section of one release, with what was released when", () => {
  const notes = releaseNotes("@harbour/berth@2.0.0-rc.1", changelog);
  expect(notes).toMatch(/^@harbour\/berth 2\.0\.0-rc\.1 \(2026-11-17\)\n\nNot compatible with 1\.0\.0\.\n\n### Breaking changes/);
  expect(notes).toMatch(/\{ "metres": 201 \}\n {2}```\n$/);
  expect(releaseNotes("@harbour/berth@2.0.0", changelog)).toBe("@harbour/berth 2.0.0 (2026-12-01)\n\nCompatible.\n");
  expect(releaseNotes("@harbour/berth@1.0.0", changelog)).toBe("@harbour/berth 1.0.0 (2026-01-01)\n\nFirst release: the message `ask`.\n");
});

test("a changelog may begin with the release", () => {
  expect(releaseNotes("berth@1.0.0", "## 1.0.0 (2026-01-01)\n\nFirst.\n\n- a\n- b\n")).toBe(
    "berth 1.0.0 (2026-01-01)\n\nFirst.\n\n- a\n- b\n",
  );
});

test("a release without a section has no notes but its tag", () => {
  expect(releaseNotes("@harbour/berth@1.0", changelog)).toBe("@harbour/berth@1.0");
  expect(releaseNotes("@harbour/berth@1.0.0", undefined)).toBe("@harbour/berth@1.0.0");
});

test("the changelog belongs to the package", () => {
  expect(changelogOf("@harbour/berth@2025-06-18.1.0")).toBe("packages/berth/CHANGELOG.md");
  expect(changelogOf("berth@1.0.0")).toBe("packages/berth/CHANGELOG.md");
});

test("what people wrote is below what the release promises, whatever it contains", () => {
  const notes = "# Why\n\nShips get longer.\n\n```sh\n## not a heading\n```\n\n### Details\n\nNone.\n";
  project.write("spec/notes/berth.md", `\uFEFF${notes.replaceAll("\n", "\r\n")}`);
  project.write("spec/notes/crane.md", "\n \n");
  const root = join(project.folder, "spec/wirepact.yaml");
  const read = readNotes(root, "berth");
  expect(read).toBe("### Why\n\nShips get longer.\n\n```sh\n## not a heading\n```\n\n##### Details\n\nNone.");
  expect([readNotes(root, "crane"), readNotes(root, "quay")]).toEqual([undefined, undefined]);
  const { model } = resolveText(berth);
  const assessment = { protocol: "berth", baseline: undefined, verdict: "none" } as Assessment;
  const section = releaseSection({ assessment, model, version: "1.0.0", notes: read, date: "2026-03-04" });
  expect(releaseNotes("berth@1.0.0", `# Changelog\n\n${section}\n## 0.9.0 (2026-01-01)\n\nEarlier.\n`)).toBe(
    `berth 1.0.0 (2026-03-04)\n\nFirst release: the message \`ask\`.\n\n${read}\n`,
  );
});

test("notes that belong to no protocol are reported", () => {
  project.write("spec/notes/brth.md", "Lost.");
  expect(findStrayNotes(join(project.folder, "spec/wirepact.yaml"), ["berth", "crane"])).toEqual([
    expect.objectContaining({ code: "release/notes-unknown", severity: "error", hint: 'did you mean "berth"?' }),
  ]);
});

interface Workflow {
  readonly jobs: { readonly release: { readonly steps: readonly { readonly name?: string; readonly run?: string }[] } };
}

const project = createReleaseProject({ "packages/berth/CHANGELOG.md": changelog });
afterAll(() => project.remove());

test("the workflow creates one release on GitHub for each new tag, with its notes", async () => {
  project.commit("Release");
  const tags = ["@harbour/berth@1.0.0", "@harbour/berth@2.0.0-rc.1", "@harbour/crane@2025-06-18"];
  expect(await createTags(project.folder, tags, "HEAD")).toEqual({ tagged: tags });
  expect(project.git("tag", "--list", "@harbour/berth@2.0.0-rc.1", "--format=%(contents)")).toBe(
    releaseNotes("@harbour/berth@2.0.0-rc.1", changelog).trimEnd(),
  );
  const workflow = load(readFileSync(join(repository, ".github/workflows/release.yml"), "utf8")) as Workflow;
  const { run = "" } = workflow.jobs.release.steps.find(({ name }) => name === "Release notes")!;
  // GitHub cannot be reached from a test: this program notes what it is asked to do, and knows one release already.
  const tools = join(project.folder, "node_modules/.tools");
  mkdirSync(tools, { recursive: true });
  const asked = join(tools, "asked");
  writeFileSync(join(tools, "gh"), `#!/bin/sh\nif [ "$2" = view ]; then [ "$3" = "${tags[0]}" ]; exit; fi\necho "$@" >> "${asked}"\n`);
  chmodSync(join(tools, "gh"), 0o755);
  execFileSync("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", run], {
    cwd: project.folder,
    env: { ...process.env, PATH: `${tools}:${process.env["PATH"]}` },
  });
  expect(readFileSync(asked, "utf8").trimEnd().split("\n")).toEqual([
    `release create ${tags[1]} --verify-tag --notes-from-tag --title ${tags[1]} --prerelease`,
    `release create ${tags[2]} --verify-tag --notes-from-tag --title ${tags[2]}`,
  ]);
});

test("an interrupted release is completed although a hook added something to the message of its commit", async () => {
  const tag = "@harbour/berth@2.0.0";
  await openRecord(project.folder, { message: "Release berth 2.0.0", tags: [tag], folders: [], specs: {} });
  project.write("released.txt", "2.0.0\n");
  project.commit("PORT-7: Release berth 2.0.0");
  const commit = project.git("rev-parse", "HEAD");
  project.git("commit", "--quiet", "--allow-empty", "-m", 'Revert "Release berth 2.0.0"');
  expect(await recoverRelease(project.folder)).toEqual({ tagged: [tag] });
  expect(project.git("rev-parse", `${tag}^{commit}`)).toBe(commit);
  expect(await findRecord(project.folder)).toBeUndefined();
});
