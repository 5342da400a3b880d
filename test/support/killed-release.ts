// A project whose `wirepact release` is killed at random moments, together with the processes that it started.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, rmSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { crane } from "./harbour-spec.js";
import type { KillReport } from "./kill-portions.js";
import { createReleaseProject, type ReleaseProject } from "./release-project.js";

const command = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const spec = "spec/protocols/crane.yaml";
const record = ".git/wirepact-release.json";
const tag = "@harbour/crane@1.1.0";

/** Kills releases, and expects that the next run of each makes the same release; throws with the difference otherwise. */
export async function killRelease(kills: number, random: () => number): Promise<KillReport> {
  const project = createReleaseProject({ "spec/wirepact.yaml": "protocols: [protocols/crane.yaml]\nlint: minimal\n", [spec]: crane });
  try {
    for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
    run(project, "generate");
    project.commit("Begin");
    run(project, "release", "--no-publish");
    const fragile = "      fragile?: { type: boolean, doc: 'Whether it can break.' }\n";
    project.edit(spec, "    examples:\n", `${fragile}    examples:\n      full: { tons: 2, fragile: true }\n`);
    run(project, "generate");
    project.commit("Say what is fragile");
    const head = project.git("rev-parse", "HEAD");
    const begun = performance.now();
    run(project, "release", "--no-publish");
    let time = performance.now() - begun;
    const expected = released(project);
    let [killed, interrupted] = [0, 0];
    for (let round = 0; round < kills; round++) {
      project.git("reset", "--quiet", "--hard", head);
      project.git("tag", "--delete", tag);
      // Half of the kills come at any moment, the others while the release changes the project.
      const started = performance.now();
      if (await killAtRandom(project.folder, random() < 0.5 ? time : time / 2, random, random() < 0.5)) killed++;
      // A busy machine may have been slow when the time was measured.
      else time = Math.min(time, performance.now() - started);
      if (existsSync(join(project.folder, record))) interrupted++;
      run(project, "release", "--no-publish");
      const problem = differenceOf(project, expected);
      if (problem !== undefined) throw new Error(`after kill ${round + 1}: ${problem}`);
    }
    return { killed, interrupted };
  } finally {
    project.remove();
  }
}

/** Runs a command to its end. */
function run({ folder }: ReleaseProject, ...parameters: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...parameters], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${parameters.join(" ")} failed: ${stdout}${stderr}`);
}

/** What a finished release leaves in the repository. */
const released = ({ git }: ReleaseProject): string =>
  [git("rev-parse", "HEAD^{tree}"), git("log", "-2", "--format=%s"), git("rev-parse", `${tag}^{tree}`), git("tag")].join("\n");

function differenceOf(project: ReleaseProject, expected: string): string | undefined {
  const [found, status] = [released(project), project.git("status", "--porcelain")];
  if (status !== "") return `the working tree is not clean:\n${status}`;
  if (existsSync(join(project.folder, record))) return "the record of the release is still there";
  return found === expected ? undefined : `expected\n${expected}\ngot\n${found}`;
}

/** Starts a release and kills its process group; false when it ended before. */
async function killAtRandom(folder: string, within: number, random: () => number, atRecord: boolean): Promise<boolean> {
  const child = spawn(process.execPath, [command, "release", "--no-publish"], { cwd: folder, stdio: "ignore", detached: true });
  const ended = new Promise<boolean>((resolve) => child.once("exit", (_code, signal) => resolve(signal === "SIGKILL")));
  const watcher = watch(join(folder, ".git"));
  try {
    if (atRecord) await Promise.race([ended, recordAppears(watcher)]);
    await Promise.race([ended, pause(random() * within)]);
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    return await ended;
  } finally {
    watcher.close();
  }
}

const recordAppears = (watcher: ReturnType<typeof watch>): Promise<void> =>
  new Promise((resolve) => {
    watcher.on("change", (_event, name) => {
      if (name === "wirepact-release.json") resolve();
    });
  });
