// Executes a plan: commits and tags the new version, the packages, the released model and the changelog, then publishes the packages.
// Before the commit every change can be reverted; after it, the next run continues where this one stopped.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { explain, type Json } from "@wirepact/core";
import { downgradeMessage, type Migrations, runnable, upgradeMessage } from "@wirepact/core/codegen";
import { asType } from "@wirepact/core/codegen/frames";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import { migrationSteps } from "../emit/migrations.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { compileSpec } from "../pipeline/compile.js";
import { generate } from "../pipeline/generate.js";
import { digestOf } from "../text/digest.js";
import { emitSurfaceText } from "./api/emit-surface.js";
import { billFile, billOfMaterials } from "./bill-of-materials.js";
import { addToChangelog } from "./changelog.js";
import { freezeModel } from "./frozen/freeze-model.js";
import { readReleasedModel, releaseFile, releasesFolder } from "./frozen/release-files.js";
import { notesFile, readNotes } from "./own-notes.js";
import { hasProblems, type PackedPackage, packPackages } from "./pack-packages.js";
import { type DueRelease, messageOf, type ReleasePlan } from "./plan-release.js";
import { askGit, changedFiles, commitOf } from "./process/git.js";
import { buildProject, lookUpPackage, publishTarball } from "./process/npm.js";
import { type CommandResult, runCommand } from "./process/run-command.js";
import { closeRecord, createTags, type NewRecord, openRecord } from "./release-record.js";
import { restorePaths } from "./restore-paths.js";
import { withVersion, writeSpec } from "./write-version.js";

export interface ReleaseOutcome {
  readonly tags: readonly string[];
  readonly published: readonly PackedPackage[];
  /** Whether everything is as it was before, because of a problem. */
  readonly reverted: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReleaseControl {
  /** Is called with each step before it starts. */
  readonly onStep: (step: string) => void;
  /** Stops the release: before the commit all changes are reverted, after it nothing more is published. */
  readonly stopped?: AbortSignal | undefined;
}

/** Executes a plan that has no problems. */
export async function runRelease(config: ProjectConfig, plan: ReleasePlan, control: ReleaseControl): Promise<ReleaseOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-release-"));
  const stop = (reverted: boolean, ...diagnostics: readonly Diagnostic[]): ReleaseOutcome => ({
    tags: [],
    published: [],
    reverted,
    diagnostics,
  });
  try {
    const versions = newVersions(config, plan);
    if (plan.due.length > 0) await openRecord(config.out, recordOf(config, plan, versions));
    for (const [path, text] of versions) writeSpec(path, text);
    const prepared = await prepare(config, plan, { folder, ...control });
    const problems = "diagnostics" in prepared ? prepared.diagnostics : await commit(config, plan, control);
    if (problems.length > 0) {
      if (plan.due.length > 0) await undo(config.out, plan);
      // Ctrl+C also ends the programs that the release runs, so that they seem to fail.
      return stop(true, ...(isStopped(control) ? [report("release/stopped", {}, {})] : problems));
    }
    const tags = plan.due.map(({ tag }) => tag);
    const tagging = await createTags(config.out, tags, "HEAD");
    if ("code" in tagging) return stop(false, tagging);
    await closeRecord(config.out);
    if (!plan.publish || "diagnostics" in prepared) return { tags, published: [], reverted: false, diagnostics: [] };
    return { tags, reverted: false, ...(await publish(config, plan, { packed: prepared.packed, ...control })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isStopped = ({ stopped }: ReleaseControl): boolean => stopped?.aborted === true;

type Prepared = { readonly packed: readonly PackedPackage[] } | { readonly diagnostics: readonly Diagnostic[] };

const failed = (...diagnostics: readonly Diagnostic[]): Prepared => ({ diagnostics });

/** The spec files that get a new version, with their new text. */
function newVersions({ rootFile }: ProjectConfig, { due }: ReleasePlan): ReadonlyMap<string, string> {
  return new Map(
    due.flatMap(({ assessed, version }) => {
      const { model } = assessed.resolved;
      const path = join(dirname(rootFile), model.source);
      return model.version === version ? [] : [[path, withVersion(path, version)] as const];
    }),
  );
}

/** What the next run needs to know if this one is killed. */
function recordOf({ out, rootFile }: ProjectConfig, plan: ReleasePlan, versions: ReadonlyMap<string, string>): NewRecord {
  const inProject = (path: string): string => relative(out, path).split(sep).join("/");
  return {
    message: messageOf(plan),
    tags: plan.due.map(({ tag }) => tag),
    folders: [...writtenFolders(plan), inProject(releasesFolder(rootFile))],
    specs: Object.fromEntries([...versions].map(([path, text]) => [inProject(path), digestOf(text)])),
    notes: plan.due
      .map(({ assessed }) => notesFile(rootFile, assessed.assessment.protocol))
      .filter((path) => existsSync(path))
      .map(inProject),
  };
}

/** Folders of the project with generated files. */
const writtenFolders = ({ due }: ReleasePlan): readonly string[] => [
  ...due.map(({ assessed }) => `packages/${assessed.assessment.protocol}`),
  "generated",
];

/** Reverts everything since the last commit: the tree was clean before the release. */
async function undo(out: string, plan: ReleasePlan): Promise<void> {
  await restorePaths(out, [".", ...writtenFolders(plan)]);
  await closeRecord(out);
}

/** Everything before the commit, except for the versions in the spec. */
async function prepare(
  config: ProjectConfig,
  { due, packages }: ReleasePlan,
  { folder, ...control }: ReleaseControl & { readonly folder: string },
): Promise<Prepared> {
  const { onStep } = control;
  if (due.length > 0) onStep("generating");
  const compilation = await compileSpec(config.rootFile);
  const generation = due.length === 0 ? undefined : await generate({ config, compilation });
  const errors = (generation?.diagnostics ?? compilation.diagnostics).filter(({ severity }) => severity === "error");
  if (errors.length > 0) return failed(...errors);
  const models = compilation.protocols.map(({ model }) => model);
  const unmoved = due.flatMap((release) => testMigrations(config, release, models));
  if (unmoved.length > 0) return failed(...unmoved);
  for (const release of due) {
    const unreadable = await writeRecords(config, release, models);
    if (unreadable !== undefined) return failed(unreadable);
  }
  if (isStopped(control)) return failed(report("release/stopped", {}, {}));
  onStep("building");
  const problem = await buildProject(config.out);
  if (problem !== undefined) return failed(report("release/build-failed", { problem }, {}));
  onStep(`packing ${packages.length} package${packages.length === 1 ? "" : "s"}`);
  const packed = await packPackages({ config, packages, models, folder });
  return hasProblems(packed) ? failed(...packed) : { packed };
}

const modelOf = ({ assessed }: DueRelease, models: readonly ProtocolModel[]): ProtocolModel =>
  models.find(({ name }) => name === assessed.assessment.protocol)!;

function testMigrations({ rootFile }: ProjectConfig, release: DueRelease, models: readonly ProtocolModel[]): readonly Diagnostic[] {
  const { protocol, baseline } = release.assessed.assessment;
  if (baseline === undefined) return [];
  const old = readReleasedModel(releaseFile(releasesFolder(rootFile), protocol, baseline));
  return "code" in old ? [old] : checkMigrations(old, modelOf(release, models));
}

/** Writes the released model, the API, the changelog and the bill of materials of one release; returns why the API cannot be read. */
async function writeRecords(config: ProjectConfig, release: DueRelease, models: readonly ProtocolModel[]): Promise<Diagnostic | undefined> {
  const model = modelOf(release, models);
  const surface = await emitSurfaceText(config, model);
  if (typeof surface !== "string") return surface;
  freezeModel(releasesFolder(config.rootFile), model, surface);
  const folder = `packages/${model.name}`;
  const changelog = join(config.out, folder, "CHANGELOG.md");
  const { assessment } = release.assessed;
  const date = new Date().toISOString().slice(0, 10);
  const notes = readNotes(config.rootFile, model.name);
  writeFileSync(changelog, await addToChangelog(changelog, { assessment, model, version: release.version, notes, date }));
  rmSync(notesFile(config.rootFile, model.name), { force: true });
  writeFileSync(join(config.out, folder, billFile), billOfMaterials({ project: config.out, folder, date }));
  return undefined;
}

async function commit({ out, rootFile }: ProjectConfig, plan: ReleasePlan, control: ReleaseControl): Promise<readonly Diagnostic[]> {
  if (isStopped(control)) return [report("release/stopped", {}, {})];
  if (plan.due.length === 0) return [];
  control.onStep("committing");
  await askGit(out, "add", "--", dirname(rootFile), "packages", "generated");
  const [head = "HEAD", staged] = [await commitOf(out, "HEAD"), await changedFiles(out, "--cached")];
  const committed = await runCommand("git", ["commit", "--quiet", "-m", messageOf(plan)], { folder: out });
  const inCommit = committed.code === 0 ? new Set(await changedFiles(out, head, "HEAD")) : undefined;
  const lost = inCommit === undefined ? [] : staged.filter((path) => !inCommit.has(path));
  if (inCommit !== undefined && lost.length === 0) return [];
  if (inCommit !== undefined) await askGit(out, "reset", "--quiet", "--soft", head);
  return [report("release/commit-failed", { problem: inCommit === undefined ? reasonOf(committed) : lossOf(lost, staged.length) }, {})];
}

/** What a hook of Git did with the files of a commit that Git made all the same. */
const lossOf = ([path = "", ...others]: readonly string[], all: number): string =>
  `a Git hook removed ${others.length + 1} of ${all} files from the commit, such as ${path}; see \`git config core.hooksPath\` or .git/hooks`;

/** Why Git rejected a commit; the state of the branch, which it prints first, is no reason. */
function reasonOf({ problems, out }: CommandResult): string {
  const reason = [...problems.split("\n"), ...out.split("\n")].find(
    (line) => line.trim() !== "" && !/^(?:On|Your) branch|^HEAD detached/.test(line),
  );
  if (/^nothing (?:added )?to commit/.test(reason ?? ""))
    return "Git ignores all files of the release; see `git check-ignore --verbose packages/*`";
  return reason?.trim() ?? "Git printed no reason";
}

async function publish(
  config: ProjectConfig,
  { packages }: ReleasePlan,
  { packed, ...control }: ReleaseControl & { readonly packed: readonly PackedPackage[] },
): Promise<Pick<ReleaseOutcome, "published" | "diagnostics">> {
  const published: PackedPackage[] = [];
  for (const [index, each] of packed.entries()) {
    const { name, version, file, integrity } = each;
    control.onStep(`publishing ${name} ${version}`);
    const distTag = packages.find((planned) => planned.name === name)?.distTag ?? "latest";
    const problem = isStopped(control) ? "interrupted" : await publishTarball(config.out, file, { distTag, access: config.access });
    if (problem !== undefined) {
      // The registry may have accepted it although its answer was lost.
      const there = await lookUpPackage(config.out, name, version);
      if (there.state !== "there" || there.integrity !== integrity) {
        const left = packed.length - index;
        return { published, diagnostics: [report("release/publish-failed", { name: `${name} ${version}`, problem, left }, {})] };
      }
    }
    published.push(each);
  }
  return { published, diagnostics: [] };
}

/** One diagnostic per example of the old release that the new migrations fail to upgrade or downgrade. */
function checkMigrations(old: ProtocolModel, current: ProtocolModel): readonly Diagnostic[] {
  const steps = migrationSteps(current);
  const fresh = steps.filter(({ version }) => old.migrations[version] === undefined);
  if (fresh.length === 0) return [];
  const migrations: Migrations = { protocol: runnable(current), steps };
  return Object.values(old.messages).flatMap((message) => {
    const { name, examples } = message;
    if (!fresh.some(({ messages }) => Object.hasOwn(messages, name))) return [];
    return examples.flatMap((example) => {
      const problem = tryExample(migrations, old, message, example.value);
      return problem === undefined ? [] : [report("release/migration-fails", { message: name, example: example.name, problem }, {})];
    });
  });
}

function tryExample(migrations: Migrations, old: ProtocolModel, message: MessageModel, value: Json): string | undefined {
  const checking = asType(message);
  const up = upgradeMessage(migrations, value, old.version, message.name, checking);
  if (!up.ok) return up.issues[0]?.message;
  const down = explain(runnable(old), downgradeMessage(migrations, up.value as object, old.version, message.name), {
    reading: true,
    ...checking,
  });
  return down.ok ? undefined : `downgraded to ${old.version}: ${down.issues[0]?.message}`;
}
