// `wirepact generate`: generates packages, docs and test data from the spec, and shows what was written.

import { findProject, fromProject } from "../config/find-project.js";
import type { AddCommand, CommandContext } from "./command.js";
import { describeFailure, hasErrors, showFinding, showFindings, showStage, showTimes } from "./generate-report.js";
import { secondsSince, showSummary, showUnlinked } from "./generate-summary.js";
import { collectSoon } from "./optimize-late.js";

/** The options of the command. */
export interface GenerateFlags {
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly protocol?: string;
  readonly spec?: string;
  readonly force?: boolean;
  readonly stats?: boolean;
  readonly build?: boolean;
}

/** Adds the command. */
export const addGenerateCommand: AddCommand = (program, context) => {
  program
    .command("generate")
    .description("generate packages, docs and test data from the spec")
    .option("--check", "write nothing; list the files that are out of date")
    .addOption(program.createOption("--watch", "keep running and regenerate after every change").conflicts("check"))
    .option("--spec <file>", "root file of the spec (default: the one in the configuration)")
    .option("-p, --protocol <name>", "only this protocol")
    .option("--force", "overwrite files that were edited by hand or were not generated")
    .addOption(program.createOption("--build", "also compile the packages, and report when they are ready").conflicts("check"))
    .option("--stats", "show how long each stage took")
    .action(async (flags: GenerateFlags) => {
      if (flags.watch !== true) return generateOnce(flags, context);
      const { generateOnSave } = await import("./watch.js");
      return generateOnSave(flags, context);
    });
};

async function generateOnce({ protocol, ...flags }: GenerateFlags, { terminal, folder, exit }: CommandContext): Promise<void> {
  const begun = performance.now();
  collectSoon();
  const { generateCached } = await import("../cache/generate-cached.js");
  const project = findProject(folder);
  const result = await generateCached(project, {
    spec: fromProject(project, folder, flags.spec),
    check: flags.check === true,
    force: flags.force === true,
    only: protocol === undefined ? undefined : [protocol],
    onStage: showStage(terminal),
  });
  terminal.progress?.("");
  if ("code" in result) {
    showFinding(result, terminal);
    return exit(1);
  }
  const { config, generation } = result;
  showFindings(generation, { folder, config, terminal });
  const failed = hasErrors(generation);
  if (failed) for (const line of describeFailure(generation, flags.check === true)) terminal.print(line);
  else {
    showSummary(generation, terminal, secondsSince(begun));
    showUnlinked({ protocols: generation.protocols, out: config.out, scope: config.packages.scope }, terminal);
  }
  if (flags.stats === true) showTimes(generation, terminal);
  const { buildPackages } = await import("./build-packages.js");
  const isBuilt = failed || flags.build !== true || (await buildPackages(config.out, terminal));
  exit(failed || !isBuilt ? 1 : 0);
}
