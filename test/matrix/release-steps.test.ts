// A release that is killed at each of its steps, with a real registry: the next run completes it, and nothing is released without a tag.

import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { berth, crane, rootFile } from "../release/harbour-spec.js";
import { randomNumbers } from "../support/kill-process.js";
import { isThorough } from "../support/sample-size.js";
import { seed } from "../support/seed.js";
import { npm, openReleaseRegistry, type ReleaseRegistry } from "../support/release-registry.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";

const command = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const protocols = ["berth", "crane"] as const;
let registry: ReleaseRegistry;
let project: ReleaseProject;
let patch = 0;

beforeAll(async () => {
  registry = await openReleaseRegistry();
  project = createReleaseProject({
    "spec/wirepact.yaml": rootFile,
    "spec/protocols/berth.yaml": berth,
    "spec/protocols/crane.yaml": crane,
  });
  // These two tools take most of the time, and the other registry tests run them.
  for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
  await project.wirepact("generate");
  project.commit("Begin");
  expect(await project.wirepact("release")).toMatchObject({ code: 0 });
});

afterAll(async () => {
  project?.remove();
  await registry?.close();
});

/** When a release is killed: when it prints a line, in a hook of Git, or when the registry has taken a package. */
type Moment = { readonly line: string } | { readonly hook: string; readonly when?: string } | { readonly taken: string };

type Signal = "SIGKILL" | "SIGINT";

const moments: readonly { readonly what: string; readonly moment: Moment; readonly signal?: Signal }[] = [
  { what: "while it generates the packages", moment: { line: "generating" } },
  { what: "while it builds the packages", moment: { line: "building" } },
  { what: "from the keyboard while it builds the packages", moment: { line: "building" }, signal: "SIGINT" },
  { what: "while it packs the packages", moment: { line: "packing" } },
  { what: "while it commits", moment: { line: "committing" } },
  { what: "before Git has committed", moment: { hook: "pre-commit" } },
  { what: "after Git has committed", moment: { hook: "post-commit" } },
  { what: "between two tags", moment: { hook: "reference-transaction", when: '[ "$1" = committed ] && grep -q refs/tags' } },
  { what: "before it publishes the first package", moment: { line: "publishing @harbour/berth" } },
  { what: "when the registry has taken the first package", moment: { taken: "berth" } },
  { what: "before it publishes the second package", moment: { line: "publishing @harbour/crane" } },
  { what: "when the registry has taken the second package", moment: { taken: "crane" } },
];

/** Installs a hook that kills the process group of the release; gives a function that removes it. */
function installHook(name: string, when = "true"): () => void {
  const hook = join(project.folder, ".git/hooks", name);
  mkdirSync(join(project.folder, ".git/hooks"), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\nif ${when}; then kill -KILL 0; fi\nexit 0\n`);
  chmodSync(hook, 0o755);
  return () => rmSync(hook);
}

/** Runs a release until a moment, then kills it and the processes that it started; gives what it printed. */
async function killRelease(moment: Moment, signal: Signal): Promise<string> {
  const child = spawn(process.execPath, [command, "release"], { cwd: project.folder, detached: true, stdio: ["ignore", "pipe", "ignore"] });
  const kill = (): void => void process.kill(-child.pid!, signal);
  const removeHook = "hook" in moment ? installHook(moment.hook, moment.when) : undefined;
  if ("taken" in moment) registry.taken = (name) => void (name.includes(moment.taken) && kill());
  let printed = "";
  let killed = false;
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString("utf8");
    if (killed || !("line" in moment) || !new RegExp(`^${moment.line}`, "m").test(printed)) return;
    killed = true;
    kill();
  });
  const [code, by] = await new Promise<readonly [number | null, string | null]>((resolve) => {
    child.once("exit", (status, ending) => resolve([status, ending]));
  });
  removeHook?.();
  registry.taken = undefined;
  expect([code, by], printed).toEqual([null, signal]);
  return printed;
}

/** Two of the moments, chosen by the seed; the long tests take all of them. */
const next = randomNumbers(seed);
const chosen = moments
  .map((each) => ({ each, rank: isThorough ? 0 : next() }))
  .sort((one, other) => one.rank - other.rank)
  .slice(0, isThorough ? moments.length : 2)
  .map(({ each }) => each);

test.each(chosen.map((each) => [each.what, each] as const))(
  `is completed when it is killed %s (seed ${seed})`,
  async (_what, { moment, signal = "SIGKILL" as const }) => {
    patch += 1;
    const version = `1.0.${patch}`;
    for (const name of protocols) {
      const path = `spec/protocols/${name}.yaml`;
      project.write(path, project.read(path).replace(/^doc: Ships ask.*$/m, `doc: Ships ask for version ${patch}.`));
    }
    await project.wirepact("generate");
    project.commit(`Edit ${patch}`);
    const edit = project.git("rev-parse", "HEAD");
    await killRelease(moment, signal);
    const { code, said } = await project.wirepact("release");
    expect(code, said).toBe(0);

    // One commit, with both tags, and a clean tree.
    expect(project.git("status", "--porcelain")).toBe("");
    expect(project.git("log", "--format=%s", `${edit}..HEAD`)).toBe(`Release berth ${version}, crane ${version}`);
    expect(project.git("tag", "--points-at", "HEAD").split("\n")).toEqual(protocols.map((name) => `@harbour/${name}@${version}`));
    expect(existsSync(join(project.folder, ".git/wirepact-release.json"))).toBe(false);
    for (const name of protocols) {
      expect(project.git("tag", "--list", `@harbour/${name}@${version}`, "--format=%(contents:subject)")).toMatch(
        new RegExp(`^@harbour/${name} ${version.replaceAll(".", "\\.")} \\(`),
      );
      expect(existsSync(join(project.folder, `spec/releases/${name}/${version}.json`))).toBe(true);
      expect(project.read(`packages/${name}/CHANGELOG.md`).split(`## ${version} (`)).toHaveLength(2);
      const latest: unknown = JSON.parse(
        await npm(project.folder, "view", `@harbour/${name}`, "dist-tags.latest", "--json", "--prefer-online"),
      );
      expect(latest).toBe(version);
    }
    expect(await project.wirepact("release")).toEqual({ code: 0, said: "Nothing to release." });
  },
);
