// `wirepact release`: checks the version, writes the changelog, freezes the model, commits, tags and publishes; or shows what it would do.

import { dirname } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources } from "../diagnostics/locate-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ReleasePlan } from "../release/plan-release.js";
import { shownFolder } from "./shown-folder.js";
import type { AddCommand, CommandContext, ExitCode } from "./command.js";
import { readInteger } from "./diff.js";
import { showFinding } from "./generate-report.js";

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
    .description("release what changed: version, changelog, frozen model, commit, tags, publication")
    .option("--dry-run", "change nothing; show the version, the reasons, who breaks, and every step")
    .option("--no-publish", "stop after the commit and the tags; run again without this option to publish")
    .option("-p, --protocol <name>", "release only this protocol and what its package depends on")
    .option("--seed <number>", "seed of the generated messages", readInteger)
    .option("--runs <number>", "number of generated messages per message type", readInteger)
    .action(async (flags: ReleaseFlags) => {
      const { loadConfig } = await import("../config/load-config.js");
      const config = await loadConfig(context.folder);
      if ("code" in config) {
        showFinding(config, context.terminal);
        return context.exit(1);
      }
      return context.exit(await release(config, flags, context));
    });
};

async function release(config: ProjectConfig, flags: ReleaseFlags, { terminal, folder }: CommandContext): Promise<ExitCode> {
  const { planRelease } = await import("../release/plan-release.js");
  const plan = await planRelease({ config, folder, ...flags });
  const refused = await showPlan(plan, { terminal, folder, config });
  if (plan.due.length === 0 && plan.packages.length === 0 && !refused) terminal.print("Nothing to release.");
  else if (flags.dryRun === true) terminal.print(`Dry run: nothing was changed${refused ? "; the release would be refused" : ""}.`);
  else if (refused) terminal.print("Not released; nothing was changed.");
  if (refused) return 1;
  if (flags.dryRun === true || (plan.due.length === 0 && plan.packages.length === 0)) return 0;
  const { runRelease } = await import("../release/run-release.js");
  const { tags, published, diagnostics } = await runRelease(config, plan, (step) => terminal.print(terminal.colours.dim(step)));
  for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
  for (const tag of tags) terminal.print(`${terminal.colours.green("tagged")}     ${tag}`);
  for (const { name, version } of published) terminal.print(`${terminal.colours.green("published")}  ${name} ${version}`);
  if (tags.length > 0) terminal.print("Run `git push --follow-tags` to share the release.");
  if (tags.length > 0 && !flags.publish) terminal.print("Nothing is published yet: run `wirepact release` at this commit to publish.");
  return diagnostics.length > 0 ? 1 : 0;
}

/** The most errors of the spec that are shown; `wirepact check` shows all. */
const mostShown = 3;

/** Shows the changes, the steps and the diagnostics; true when one of them is an error. */
async function showPlan(
  plan: ReleasePlan,
  { terminal, folder, config }: Pick<CommandContext, "terminal" | "folder"> & { readonly config: ProjectConfig },
): Promise<boolean> {
  const { renderAssessment } = await import("../release/render/render-assessment.js");
  const { renderPlan } = await import("../release/render/render-plan.js");
  const { compilation, protocols } = plan.project;
  const sources = indexSources(compilation.files, shownFolder(folder, dirname(config.rootFile)));
  for (const { assessment, resolved } of protocols) {
    if (assessment.baseline !== undefined && assessment.verdict === "none") continue;
    terminal.print(`${renderAssessment(assessment, { colours: terminal.colours, sources, spans: resolved.spans })}\n`);
  }
  for (const line of renderPlan(plan, config, terminal.colours)) terminal.print(line);
  const isSpecError = ({ code }: Diagnostic): boolean => !code.startsWith("release/");
  const specErrors = plan.diagnostics.filter(isSpecError);
  const shown = [...specErrors.slice(0, mostShown), ...plan.diagnostics.filter((diagnostic) => !isSpecError(diagnostic))];
  for (const diagnostic of shown) terminal.print(renderText(diagnostic, sources, terminal));
  if (specErrors.length > mostShown) terminal.print(`… and ${specErrors.length - mostShown} more; run \`wirepact check\``);
  return plan.diagnostics.some(({ severity }) => severity === "error");
}
