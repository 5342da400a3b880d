// Plans a release: which protocols are released, with which version, which packages are published in which order, and what prevents it.
// Reads from Git, the disk and the registry; changes nothing.

import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import { generate } from "../pipeline/generate.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { packageVersion } from "../text/version-text.js";
import { assessProject, type AssessedProtocol, type ProjectAssessment, type ProjectOptions } from "./assess-project.js";
import type { Verdict } from "../compare/change.js";
import { findStrayNotes } from "./own-notes.js";
import { askGit, commitOf, findUpstream } from "./process/git.js";
import { findLoginProblem, lookUpLatest, lookUpPackage } from "./process/npm.js";
import { runCommand } from "./process/run-command.js";
import { nextVersion } from "../compare/verdict.js";
import { distTagOf, nextPrerelease } from "./versions.js";
import { listWorkspace, type WorkspacePackage } from "./workspace.js";

export interface PlanOptions extends Omit<ProjectOptions, "against"> {
  /** False when the packages are published later; then the registry is not needed. */
  readonly publish?: boolean | undefined;
}

/** A protocol that gets a new version. */
export interface DueRelease {
  readonly assessed: AssessedProtocol;
  readonly packageName: string;
  readonly version: string;
  readonly verdict: Verdict | "first" | "code";
  readonly tag: string;
}

/** A package that is packed and checked, and published if the registry lacks it. */
export interface PlannedPackage extends WorkspacePackage {
  readonly why: string;
  /** The npm tag by which users install it: `latest`, `next` for a pre-release, `latest-1` for a patch of major version 1. */
  readonly distTag: string;
}

export interface ReleasePlan {
  readonly project: ProjectAssessment;
  readonly due: readonly DueRelease[];
  /** Whether the packages are published right away. */
  readonly publish: boolean;
  /** The packages in the order of publication. */
  readonly packages: readonly PlannedPackage[];
  /** Everything that prevents the release, and warnings. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The subject of the release commit. */
export const messageOf = ({ due }: Pick<ReleasePlan, "due">): string =>
  `Release ${due.map(({ assessed, version }) => `${assessed.assessment.protocol} ${version}`).join(", ")}`;

/** Plans the release of all protocols, or of one and its dependencies. */
export async function planRelease(options: PlanOptions): Promise<ReleasePlan> {
  const { config, protocol: only, publish = true } = options;
  const project = await assessProject(options);
  const due = (await Promise.all(project.protocols.map((assessed) => dueRelease(config, assessed)))).filter((each) => each !== undefined);
  const workspace = listWorkspace(config.out);
  const chosen = only === undefined ? workspace : neededBy(workspace, only);
  const { packages, diagnostics } = publish ? await planPackages(config, chosen, due) : planUnpublished(chosen, due);
  return {
    project,
    due,
    publish,
    packages,
    diagnostics: [
      ...project.diagnostics,
      ...missingForRelease(project, due),
      ...project.protocols.flatMap(({ assessment }) => assessment.diagnostics),
      ...(only === undefined ? findStrayNotes(config.rootFile, namesOf(project)) : []),
      ...(await checkTree(config, project, due)),
      ...diagnostics,
    ],
  };
}

const namesOf = ({ compilation }: ProjectAssessment): readonly string[] => compilation.protocols.map(({ model }) => model.name);

/** Drafts can be generated without examples and a description of the protocol, but not released. */
function missingForRelease({ compilation }: ProjectAssessment, due: readonly DueRelease[]): readonly Diagnostic[] {
  const released = new Set(due.map(({ assessed }) => assessed.resolved.model.source));
  return compilation.diagnostics
    .filter(
      ({ code, span, message }) =>
        (code === "check/example-missing" || (code === "check/doc-missing" && message.startsWith("the protocol "))) &&
        released.has(span?.file ?? ""),
    )
    .map((diagnostic) => ({ ...diagnostic, severity: "error" }));
}

async function dueRelease(config: ProjectConfig, assessed: AssessedProtocol): Promise<DueRelease | undefined> {
  const { protocol, baseline, next, verdict, isReleased } = assessed.assessment;
  const packageName = `${config.packages.scope}/${protocol}`;
  const make = (version: string, why: DueRelease["verdict"]): DueRelease => ({
    assessed,
    packageName,
    version,
    verdict: why,
    tag: `${packageName}@${version}`,
  });
  if (baseline === undefined) return make(next, "first");
  if (!isReleased && (verdict !== "none" || next !== baseline)) return make(next, verdict);
  const last = isReleased ? next : baseline;
  const changed = await codeChanged(config.out, `${packageName}@${last}`, `packages/${protocol}`);
  if (!changed) return undefined;
  return make(isReleased ? nextPrerelease(last) : nextVersion(baseline, "patch"), "code");
}

/** Whether the package differs from the tagged one although the spec is the same, because templates or the generator changed. */
async function codeChanged(folder: string, tag: string, path: string): Promise<boolean> {
  if ((await askGit(folder, "rev-parse", "--verify", "--quiet", `refs/tags/${tag}`)) === undefined) return false;
  const differing = await askGit(folder, "diff", "--name-only", `refs/tags/${tag}`, "--", path);
  return (differing ?? "").split("\n").some((file) => file !== "" && !file.endsWith("/CHANGELOG.md"));
}

function neededBy(workspace: readonly WorkspacePackage[], protocol: string): readonly WorkspacePackage[] {
  const wanted = new Set(workspace.filter((each) => each.protocol === protocol).map(({ name }) => name));
  for (const each of workspace.toReversed()) if (wanted.has(each.name)) for (const name of each.needs) wanted.add(name);
  return workspace.filter(({ name }) => wanted.has(name));
}

async function planPackages(
  config: ProjectConfig,
  workspace: readonly WorkspacePackage[],
  due: readonly DueRelease[],
): Promise<Pick<ReleasePlan, "packages" | "diagnostics">> {
  const asked = await Promise.all(
    workspace.map(async (each) => {
      const release = due.find(({ assessed }) => assessed.assessment.protocol === each.protocol);
      const version = release === undefined ? each.version : packageVersion(release.version);
      return { each: { ...each, version }, release, published: await lookUpPackage(config.out, each.name, version) };
    }),
  );
  const unknown = asked.map(({ published }) => published).find((published) => published.state === "unknown");
  if (unknown !== undefined) {
    return { packages: [], diagnostics: [report("release/registry-unreachable", { problem: unknown.problem }, {})] };
  }
  const there = asked.filter(({ release, published }) => release !== undefined && published.state === "there");
  const missing = asked.filter(({ published }) => published.state !== "there");
  const packages = await Promise.all(
    missing.map(async ({ each, release }) => {
      const distTag = distTagOf(each.version, await lookUpLatest(config.out, each.name));
      return { ...each, distTag, why: release === undefined ? "not in the registry" : whyDue(release) };
    }),
  );
  const names = packages.map(({ name }) => name);
  const problem = packages.length === 0 ? undefined : await findLoginProblem(config.out, names);
  return {
    packages,
    diagnostics: [
      ...there.map(({ each: { name, version } }) => report("release/package-exists", { name, version }, {})),
      ...(await findUnpublished(config.out, due)),
      ...(problem === undefined ? [] : [report("release/not-logged-in", { problem }, {})]),
    ],
  };
}

/** Releases that were tagged and not published, and that the next one leaves behind. */
async function findUnpublished(out: string, due: readonly DueRelease[]): Promise<readonly Diagnostic[]> {
  const found = await Promise.all(
    due.map(async ({ assessed, packageName: name }) => {
      const { baseline } = assessed.assessment;
      const tag = `${name}@${baseline}`;
      if (baseline === undefined || (await commitOf(out, tag)) === undefined) return [];
      const { state } = await lookUpPackage(out, name, packageVersion(baseline));
      return state === "absent" ? [report("release/tag-unpublished", { name, version: baseline, tag }, {})] : [];
    }),
  );
  return found.flat();
}

/** All packages are checked, because the registry is not asked which of them it has. */
function planUnpublished(
  workspace: readonly WorkspacePackage[],
  due: readonly DueRelease[],
): Pick<ReleasePlan, "packages" | "diagnostics"> {
  const packages = workspace.map((each) => {
    const release = due.find(({ assessed }) => assessed.assessment.protocol === each.protocol);
    const planned = { ...each, distTag: "latest" };
    return release === undefined
      ? { ...planned, why: "unchanged" }
      : { ...planned, version: packageVersion(release.version), why: whyDue(release) };
  });
  return { packages: due.length === 0 ? [] : packages, diagnostics: [] };
}

function whyDue({ verdict }: DueRelease): string {
  if (verdict === "first") return "first release";
  if (verdict === "none") return "no changes; the spec sets the version";
  return verdict === "code" ? "patch: only the generated code changed" : verdict;
}

/** Problems of the working tree that prevent a release. */
async function checkTree(config: ProjectConfig, project: ProjectAssessment, due: readonly DueRelease[]): Promise<readonly Diagnostic[]> {
  const { out } = config;
  if ((await askGit(out, "rev-parse", "--verify", "--quiet", "HEAD")) === undefined) {
    return [report("release/not-a-repository", {}, {})];
  }
  const status = (await askGit(out, "status", "--porcelain", "--untracked-files=all", "--", ".")) ?? "";
  const files = status.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(2).trim()]));
  const tags = await Promise.all(
    due.map(async ({ tag }) => ({ tag, found: await askGit(out, "rev-parse", "--verify", "--quiet", `refs/tags/${tag}`) })),
  );
  return [
    ...(due.length === 0 ? [] : await checkRepository(out)),
    ...(files.length === 0 ? [] : [report("release/dirty-tree", { files }, {})]),
    ...(await findDrift(config, project)),
    ...tags.filter(({ found }) => found !== undefined).map(({ tag }) => report("release/tag-exists", { tag }, {})),
  ];
}

/** Whether Git can commit the release, and where the commit can be pushed. */
async function checkRepository(out: string): Promise<readonly Diagnostic[]> {
  const { code, problems } = await runCommand("git", ["var", "GIT_COMMITTER_IDENT"], { folder: out });
  const problem =
    problems
      .trim()
      .split("\n")
      .at(-1)
      ?.replace(/^fatal: /, "") ?? "";
  const { branch, remote, hasUpstream } = await findUpstream(out);
  return [
    ...(code === 0 ? [] : [report("release/no-identity", { problem }, {})]),
    ...(branch === undefined ? [report("release/detached-head", {}, {})] : []),
    ...(branch === undefined || hasUpstream
      ? []
      : [report("release/no-upstream", { branch, ...(remote === undefined ? {} : { remote }) }, {})]),
  ];
}

async function findDrift(config: ProjectConfig, { compilation }: ProjectAssessment): Promise<readonly Diagnostic[]> {
  // A spec with errors generates nothing, and the errors are reported already.
  if (compilation.diagnostics.some(({ severity }) => severity === "error")) return [];
  const { diagnostics } = await generate({ config, check: true, compilation });
  const files = diagnostics.filter(({ code }) => code === "write/drift").map(({ message }) => message.split(" ")[0] ?? "");
  const errors = diagnostics.filter(({ code, severity }) => code !== "write/drift" && severity === "error");
  return [...errors, ...(files.length === 0 ? [] : [report("release/drift", { files }, {})])];
}
