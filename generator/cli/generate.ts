// `wirepact generate`: makes the packages follow the spec, and says what it did.

import type { AddCommand, CommandContext } from "./command.js";
import { describeCheck, hasErrors, showFinding, showFindings, showStage, showTimes } from "./generate-report.js";
import { secondsSince, showSummary, showUnlinked } from "./generate-summary.js";

/** The options of the command. */
export interface GenerateFlags {
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly only?: string;
  readonly spec?: string;
  readonly force?: boolean;
  readonly stats?: boolean;
}

/** Adds the command. */
export const addGenerateCommand: AddCommand = (program, context) => {
  program
    .command("generate")
    .description("write the packages and products of the spec's protocols")
    .option("--check", "write nothing; list the files that are not as the spec gives them")
    .addOption(program.createOption("--watch", "stay, and generate again whenever the spec is saved").conflicts("check"))
    .option("--spec <file>", "root file of the spec, in place of the configured one")
    .option("--only <protocol>", "only this protocol")
    .option("--force", "overwrite files that were edited by hand or are not ours")
    .option("--stats", "show how long each stage took")
    .action(async (flags: GenerateFlags) => {
      if (flags.watch !== true) return generateOnce(flags, context);
      const { generateOnSave } = await import("./watch.js");
      return generateOnSave(flags, context);
    });
};

async function generateOnce({ only, ...flags }: GenerateFlags, { terminal, folder, exit }: CommandContext): Promise<void> {
  const begun = performance.now();
  const { loadConfig } = await import("../config/load-config.js");
  const config = await loadConfig(folder, { spec: flags.spec });
  if ("code" in config) {
    showFinding(config, terminal);
    return exit(1);
  }
  const { generateCached } = await import("../cache/generate-cached.js");
  const generation = await generateCached(folder, {
    config,
    check: flags.check === true,
    force: flags.force === true,
    only: only === undefined ? undefined : [only],
    onStage: showStage(terminal),
    isConfigured: flags.spec === undefined,
  });
  terminal.progress?.("");
  const place = { folder, config, terminal };
  showFindings(generation, place);
  const failed = hasErrors(generation);
  if (failed) terminal.print(flags.check === true ? describeCheck(generation) : "Nothing was written.");
  else {
    showSummary(generation, terminal, secondsSince(begun));
    showUnlinked({ protocols: generation.protocols, out: config.out, scope: config.packages.scope }, terminal);
  }
  if (flags.stats === true) showTimes(generation, terminal);
  exit(failed ? 1 : 0);
}
