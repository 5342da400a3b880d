// What `wirepact generate` says about a run: findings, stages, times.

import { dirname } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources } from "../diagnostics/locate-diagnostics.js";
import { renderText, summarize } from "../diagnostics/render-text.js";
import type { Generation, Stage } from "../generate.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { showDiagnostics } from "./show-diagnostics.js";
import { shownFolder } from "./shown-folder.js";
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
  showDiagnostics(diagnostics, indexed, terminal);
}

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

/** What a check that failed comes to: files that differ, or errors that kept it from comparing any. */
export function describeCheck({ diagnostics }: Generation): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => code !== "write/drift")) return `${summarize(diagnostics)}; the files were not compared.`;
  // Only drift that was made by hand has a hint: how to overwrite it.
  const rest = errors.some(({ hint }) => hint !== undefined) ? ", and only with --force over what was made by hand" : "";
  return `Not up to date. \`wirepact generate\` writes what the spec gives${rest}.`;
}
