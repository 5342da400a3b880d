// `wirepact release`: checks the version, writes the changelog and the released model, commits, tags and publishes; or only prints the plan.

import { dirname } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources } from "../diagnostics/locate-diagnostics.js";
import { report } from "../diagnostics/catalog.js";
import { isSystemProblem, systemProblem } from "../disk/system-problem.js";
import type { ReleasePlan } from "../release/plan-release.js";
import { shownFolder } from "./shown-folder.js";
import { findProject } from "../config/find-project.js";
import type { AddCommand, CommandContext, ExitCode } from "./command.js";
import { parseCount } from "./diff.js";
import { showFinding } from "./generate-report.js";
import { printProblems } from "./print-problems.js";
import type { Terminal } from "./terminal.js";

interface ReleaseFlags {
  readonly dryRun?: boolean;
  readonly publish: boolean;
  readonly protocol?: string;
  readonly seed?: number;
  readonly runs?: number;
}

/** Adds the command. */
export const addReleaseCommand: AddCommand = (program, context) => {
  program
    .command("release")
    .description("release changed protocols: set the version, write the changelog, commit, tag and publish")
    .option("--dry-run", "change nothing; print the next version, the reasons for it, what breaks, who is affected, and the steps")
    .option("--no-publish", "stop after committing and tagging; run again without this option to publish")
    .option("-p, --protocol <name>", "only this protocol and the packages it depends on")
    .option("--seed <number>", "seed for the replayed messages", parseCount)
    .option("--runs <number>", "number of random messages per message type", parseCount)
    .action(async (flags: ReleaseFlags) => {
      const { loadConfig } = await import("../config/load-config.js");
      const config = await loadConfig(findProject(context.folder));
      if ("code" in config) {
        showFinding(config, context.terminal);
        return context.exit(1);
      }
      return context.exit(await release(config, flags, context));
    });
};

/** Releases, or says what to do when the system does not let it: the next run completes or reverts what was begun. */
async function release(config: ProjectConfig, flags: ReleaseFlags, context: CommandContext): Promise<ExitCode> {
  if (flags.dryRun === true) return releaseAlone(config, flags, context);
  try {
    return await releaseLocked(config, flags, context);
  } catch (error) {
    if (!isSystemProblem(error)) throw error;
    showFinding(report("release/system-problem", { problem: systemProblem(error) }, {}), context.terminal);
    return 1;
  }
}

/** Releases while no other process does. */
async function releaseLocked(config: ProjectConfig, flags: ReleaseFlags, context: CommandContext): Promise<ExitCode> {
  const { lockRelease } = await import("../release/release-record.js");
  const unlock = await lockRelease(config.out);
  if ("code" in unlock) {
    showFinding(unlock, context.terminal);
    return 1;
  }
  try {
    return await releaseAlone(config, flags, context);
  } finally {
    unlock();
  }
}

async function releaseAlone(config: ProjectConfig, flags: ReleaseFlags, { terminal, folder }: CommandContext): Promise<ExitCode> {
  const recovered = await recover(config, flags, terminal);
  if (!recovered) return 1;
  const { planRelease } = await import("../release/plan-release.js");
  terminal.progress?.("comparing the spec with the last release …");
  const plan = await planRelease({ config, folder: findProject(folder), ...flags });
  const prevented = await showPlan(plan, { terminal, folder, config });
  if (plan.due.length === 0 && plan.packages.length === 0 && !prevented) terminal.print("Nothing to release.");
  else if (flags.dryRun === true)
    terminal.print(`Dry run: nothing was changed${prevented ? "; the problems above prevent the release" : ""}.`);
  else if (prevented) terminal.print("Not released; nothing was changed.");
  if (prevented) return 1;
  if (flags.dryRun === true || (plan.due.length === 0 && plan.packages.length === 0)) return 0;
  const { runRelease } = await import("../release/run-release.js");
  const { tags, published, reverted, diagnostics } = await runRelease(config, plan, {
    onStep: (step) => terminal.print(terminal.colours.dim(step)),
    stopped: terminal.interrupted?.(),
  });
  for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
  if (reverted) terminal.print("Not released; all changes were reverted.");
  for (const tag of tags) terminal.print(`${terminal.colours.green("tagged")}     ${tag}`);
  for (const { name, version } of published) terminal.print(`${terminal.colours.green("published")}  ${name} ${version}`);
  if (tags.length > 0) {
    terminal.print(await describePush(config, tags));
    terminal.print(`The tags contain the release notes, for example for \`gh release create ${tags[0]} --notes-from-tag\`.`);
  }
  if (tags.length > 0 && !flags.publish) terminal.print("Not published yet; run `wirepact release` at this commit to publish.");
  return diagnostics.length > 0 ? 1 : 0;
}

/** Git pushes the commit with its tags only from a branch; elsewhere the tags, which bring the commit along. */
async function describePush({ out }: ProjectConfig, tags: readonly string[]): Promise<string> {
  const { findUpstream } = await import("../release/process/git.js");
  const { branch, remote, hasUpstream } = await findUpstream(out);
  if (remote === undefined) return "There is no remote: run `git remote add origin <url>` to be able to push the release.";
  const command =
    branch === undefined
      ? `git push ${remote} ${tags.join(" ")}`
      : `git push --follow-tags${hasUpstream ? "" : ` --set-upstream ${remote} ${branch}`}`;
  return `Run \`${command}\` to push the release.`;
}

/** Completes or reverts a release that was killed; false when that is not possible. A dry run only reports it. */
async function recover({ out }: ProjectConfig, { dryRun }: ReleaseFlags, terminal: Terminal): Promise<boolean> {
  const { findRecord, recoverRelease } = await import("../release/release-record.js");
  if (dryRun === true) {
    const record = await findRecord(out);
    if (record !== undefined) showFinding(report("release/interrupted", { message: record.message }, {}), terminal);
    return true;
  }
  const recovery = await recoverRelease(out);
  if (recovery === undefined) return true;
  if ("code" in recovery) {
    showFinding(recovery, terminal);
    return false;
  }
  if ("restored" in recovery) terminal.print("Reverted the changes of an interrupted release.");
  else
    terminal.print(
      `Completed an interrupted release${recovery.tagged.map((tag) => `\n${terminal.colours.green("tagged")}     ${tag}`).join("")}`,
    );
  return true;
}

/** Prints the changes, and the steps or the problems; true when a problem prevents the release. */
async function showPlan(
  plan: ReleasePlan,
  { terminal, folder, config }: Pick<CommandContext, "terminal" | "folder"> & { readonly config: ProjectConfig },
): Promise<boolean> {
  const { renderAssessment } = await import("../release/render/render-assessment.js");
  const { renderPlan } = await import("../release/render/render-plan.js");
  const { compilation, protocols } = plan.project;
  const sources = indexSources(compilation.files, shownFolder(folder, dirname(config.rootFile)));
  for (const { assessment, resolved } of protocols) {
    const isUnchanged = assessment.verdict === "none" && assessment.next === assessment.baseline;
    if (assessment.isReleased || isUnchanged) continue;
    terminal.print(`${renderAssessment(assessment, { colours: terminal.colours, sources, spans: resolved.spans })}\n`);
  }
  const prevented = plan.diagnostics.some(({ severity }) => severity === "error");
  // Steps that will not be taken are no plan.
  if (!prevented) for (const line of renderPlan(plan, config, terminal.colours)) terminal.print(line);
  printProblems(plan.diagnostics, sources, terminal);
  return prevented;
}
