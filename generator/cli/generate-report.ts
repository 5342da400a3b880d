// What `wirepact generate` says about a run: findings, files, counts, times.

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources } from "../diagnostics/place-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Generation, Stage } from "../generate.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { shownFolder } from "./check.js";
import type { Terminal } from "./terminal.js";

/** Where a run took place. */
export interface Place {
  readonly folder: string;
  readonly config: ProjectConfig;
  readonly terminal: Terminal;
}

/** Shows a finding that is about no spec file. */
export function showFinding(diagnostic: Diagnostic, terminal: Terminal): void {
  terminal.print(renderText(diagnostic, indexSources([], ""), terminal));
}

/** Shows what was found in the spec and on disk. */
export function showFindings({ diagnostics, sources }: Generation, { folder, config, terminal }: Place): void {
  const indexed = indexSources(sources, shownFolder(folder, dirname(config.rootFile)));
  for (const diagnostic of diagnostics) terminal.print(renderText(diagnostic, indexed, terminal));
}

/** Shows the files that were touched, and how many of everything there are. */
export function showSummary(generation: Generation, { terminal }: Pick<Place, "terminal">, time: string): void {
  const { protocols, messages, written, unchanged, deleted } = generation;
  for (const path of written) terminal.print(`${terminal.colours.green("written")}  ${path}`);
  for (const path of deleted) terminal.print(`${terminal.colours.yellow("deleted")}  ${path}`);
  const files = `${written.length} written, ${unchanged.length} unchanged, ${deleted.length} deleted`;
  terminal.print(`${count(protocols.length, "protocol")}, ${count(messages, "message")}: ${files} (${time})`);
}

/** Says which packages npm does not know yet. */
export function showUnlinked({ protocols }: Generation, { config, terminal }: Place): void {
  const unlinked = protocols.filter((name) => !existsSync(join(config.out, "node_modules", config.packages.scope, name)));
  if (unlinked.length > 0) terminal.print(`Run \`npm install\` to link ${unlinked.map((name) => `packages/${name}`).join(", ")}.`);
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Shows how long each stage took. */
export function showTimes({ times }: Generation, terminal: Terminal): void {
  for (const [stage, milliseconds] of Object.entries(times)) terminal.print(`${stage.padEnd(8)} ${milliseconds.toFixed(1).padStart(8)} ms`);
}

const stageWords: { readonly [stage in Stage]: string } = {
  compile: "reading the spec",
  lower: "making schemas",
  emit: "making files",
  write: "writing files",
};

/** Shows on a terminal which stage a run is at. */
export const showStage =
  (terminal: Terminal): ((stage: Stage) => void) =>
  (stage) =>
    terminal.progress?.(terminal.colours.dim(`${stageWords[stage]} …`));

/** Whether a run failed. */
export const hasErrors = ({ diagnostics }: Generation): boolean => diagnostics.some(({ severity }) => severity === "error");
