// Carries a plan out: version, packages, frozen model and changelog into one commit with its tags, then the packages into the registry, unless that is left for later.
// Until the commit everything can be taken back; after it, running again goes on where it stopped.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compileSpec } from "../compile.js";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import { generate } from "../generate.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { addToChangelog } from "./changelog.js";
import { checkMigrations } from "./check-migrations.js";
import { freezeModel } from "./frozen/freeze-model.js";
import { readReleasedModel, releaseFile, releasesFolder } from "./frozen/release-files.js";
import { isRefused, packPackages, type PackedPackage } from "./pack-packages.js";
import type { DueRelease, ReleasePlan } from "./plan-release.js";
import { askGit } from "./process/git.js";
import { buildProject, lookUpPackage, publishTarball } from "./process/npm.js";
import { runCommand } from "./process/run-command.js";
import { undoChanges } from "./undo-changes.js";
import { writeVersion } from "./write-version.js";

export interface ReleaseOutcome {
  readonly tags: readonly string[];
  readonly published: readonly PackedPackage[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Hears what is being done. */
export type OnStep = (step: string) => void;

/** Carries out a plan that nothing forbids. */
export async function runRelease(config: ProjectConfig, plan: ReleasePlan, onStep: OnStep): Promise<ReleaseOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-release-"));
  try {
    const prepared = await prepare(config, plan, { folder, onStep });
    if ("diagnostics" in prepared) {
      if (plan.due.length > 0) await undoChanges(config.out);
      return { tags: [], published: [], diagnostics: prepared.diagnostics };
    }
    const problem = await commit(config, plan, onStep);
    if (problem !== undefined) {
      await undoChanges(config.out);
      return { tags: [], published: [], diagnostics: [problem] };
    }
    const tags = plan.due.map(({ tag }) => tag);
    return plan.publish ? { tags, ...(await publish(config, prepared.packed, onStep)) } : { tags, published: [], diagnostics: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Prepared = { readonly packed: readonly PackedPackage[] } | { readonly diagnostics: readonly Diagnostic[] };

const failed = (...diagnostics: readonly Diagnostic[]): Prepared => ({ diagnostics });

/** Everything up to the commit. */
async function prepare(
  config: ProjectConfig,
  { due, packages }: ReleasePlan,
  { folder, onStep }: { readonly folder: string; readonly onStep: OnStep },
): Promise<Prepared> {
  for (const { assessed, version } of due) {
    const { model } = assessed.resolved;
    if (model.version !== version) writeVersion(join(dirname(config.rootFile), model.source), version);
  }
  if (due.length > 0) onStep("generating");
  const compilation = await compileSpec(config.rootFile);
  const generation = due.length === 0 ? undefined : await generate({ config, compilation });
  const errors = (generation?.diagnostics ?? compilation.diagnostics).filter(({ severity }) => severity === "error");
  if (errors.length > 0) return failed(...errors);
  const models = compilation.protocols.map(({ model }) => model);
  const unmoved = due.flatMap((release) => testMigrations(config, release, models));
  if (unmoved.length > 0) return failed(...unmoved);
  for (const release of due) await writeRecords(config, release, models);
  onStep("building");
  const problem = await buildProject(config.out);
  if (problem !== undefined) return failed(report("release/build-failed", { problem }, {}));
  onStep(`packing ${packages.length} package${packages.length === 1 ? "" : "s"}`);
  const packed = await packPackages({ config, packages, models, folder });
  return isRefused(packed) ? failed(...packed) : { packed };
}

const modelOf = ({ assessed }: DueRelease, models: readonly ProtocolModel[]): ProtocolModel =>
  models.find(({ name }) => name === assessed.assessment.protocol)!;

function testMigrations({ rootFile }: ProjectConfig, release: DueRelease, models: readonly ProtocolModel[]): readonly Diagnostic[] {
  const { protocol, baseline } = release.assessed.assessment;
  if (baseline === undefined) return [];
  const old = readReleasedModel(releaseFile(releasesFolder(rootFile), protocol, baseline));
  return "code" in old ? [old] : checkMigrations(old, modelOf(release, models));
}

/** The frozen model and the changelog of one release. */
async function writeRecords(config: ProjectConfig, release: DueRelease, models: readonly ProtocolModel[]): Promise<void> {
  const model = modelOf(release, models);
  freezeModel(releasesFolder(config.rootFile), model);
  const changelog = join(config.out, "packages", model.name, "CHANGELOG.md");
  const { assessment } = release.assessed;
  writeFileSync(changelog, await addToChangelog(changelog, { assessment, model, version: release.version }));
}

async function commit({ out, rootFile }: ProjectConfig, { due }: ReleasePlan, onStep: OnStep): Promise<Diagnostic | undefined> {
  if (due.length === 0) return undefined;
  onStep("committing");
  const message = `Release ${due.map(({ assessed, version }) => `${assessed.assessment.protocol} ${version}`).join(", ")}`;
  await askGit(out, "add", "--", dirname(rootFile), "packages", "generated");
  const committed = await runCommand("git", ["commit", "--quiet", "-m", message], { folder: out });
  if (committed.code !== 0) {
    const problem = committed.problems.trim().split("\n")[0] || committed.out.trim().split("\n")[0] || "it does not say why";
    await askGit(out, "reset", "--quiet");
    return report("release/commit-failed", { problem }, {});
  }
  for (const { tag } of due) await askGit(out, "tag", "--annotate", "-m", tag, tag);
  return undefined;
}

async function publish(config: ProjectConfig, packed: readonly PackedPackage[], onStep: OnStep): Promise<Omit<ReleaseOutcome, "tags">> {
  const published: PackedPackage[] = [];
  for (const [index, each] of packed.entries()) {
    const { name, version, file, integrity } = each;
    onStep(`publishing ${name} ${version}`);
    const problem = await publishTarball(config.out, file);
    if (problem !== undefined) {
      // The registry may have taken it although the answer got lost.
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
