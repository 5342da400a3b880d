// `wirepact generate`: makes the packages follow the spec, and says what it did.

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources } from "../diagnostics/place-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Generation } from "../generate.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { shownFolder } from "./check.js";
import type { AddCommand } from "./command.js";
import type { Terminal } from "./terminal.js";

interface Flags {
  readonly check?: boolean;
  readonly only?: string;
  readonly force?: boolean;
  readonly stats?: boolean;
}

/** Adds the command. */
export const addGenerateCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("generate")
    .description("write the packages and products of the spec's protocols")
    .option("--check", "write nothing; list the files that are not as the spec gives them")
    .option("--only <protocol>", "only this protocol")
    .option("--force", "overwrite files that were edited by hand or are not ours")
    .option("--stats", "show how long each stage took")
    .action(async (flags: Flags) => {
      const begun = performance.now();
      const { loadConfig } = await import("../config/load-config.js");
      const config = await loadConfig(folder);
      if ("code" in config) return fail(terminal, config, exit);
      const { generateCached } = await import("../cache/generate-cached.js");
      const { only, check, force } = flags;
      const generation = await generateCached(folder, {
        config,
        check: check === true,
        force: force === true,
        ...(only === undefined ? {} : { only: [only] }),
      });
      showFindings(generation, { folder, config, terminal });
      const failed = generation.diagnostics.some(({ severity }) => severity === "error");
      if (failed) terminal.print(flags.check === true ? "Not up to date." : "Nothing was written.");
      else showSummary(generation, config, terminal, performance.now() - begun);
      if (flags.stats === true) showTimes(generation, terminal);
      exit(failed ? 1 : 0);
    });
};

function fail(terminal: Terminal, diagnostic: Diagnostic, exit: (code: 1) => void): void {
  terminal.print(renderText(diagnostic, indexSources([], ""), terminal));
  exit(1);
}

interface Place {
  readonly folder: string;
  readonly config: ProjectConfig;
  readonly terminal: Terminal;
}

function showFindings({ diagnostics, sources }: Generation, { folder, config, terminal }: Place): void {
  const indexed = indexSources(sources, shownFolder(folder, dirname(config.rootFile)));
  for (const diagnostic of diagnostics) terminal.print(renderText(diagnostic, indexed, terminal));
}

function showSummary(generation: Generation, config: ProjectConfig, terminal: Terminal, milliseconds: number): void {
  const { protocols, messages, written, unchanged, deleted } = generation;
  for (const path of written) terminal.print(`${terminal.colours.green("written")}  ${path}`);
  for (const path of deleted) terminal.print(`${terminal.colours.yellow("deleted")}  ${path}`);
  const files = `${written.length} written, ${unchanged.length} unchanged, ${deleted.length} deleted`;
  const counted = `${count(protocols.length, "protocol")}, ${count(messages, "message")}: ${files}`;
  terminal.print(`${counted} (${(milliseconds / 1000).toFixed(2)} s)`);
  const unlinked = protocols.filter((name) => !existsSync(join(config.out, "node_modules", config.packages.scope, name)));
  if (unlinked.length > 0) terminal.print(`Run \`npm install\` to link ${unlinked.map((name) => `packages/${name}`).join(", ")}.`);
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

function showTimes({ times }: Generation, terminal: Terminal): void {
  for (const [stage, milliseconds] of Object.entries(times)) terminal.print(`${stage.padEnd(8)} ${milliseconds.toFixed(1).padStart(8)} ms`);
}
