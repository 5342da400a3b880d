// What `wirepact generate` shows about a run: diagnostics, stages, times, and what a failed run did.

import { dirname } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources } from "../diagnostics/locate-diagnostics.js";
import { renderText, summarize } from "../diagnostics/render-text.js";
import type { Generation, Stage } from "../pipeline/generate.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { showDiagnostics } from "./show-diagnostics.js";
import { shownFolder } from "./shown-folder.js";
import type { Terminal } from "./terminal.js";

/** The project of a run, and where to show it. */
export interface RunContext {
  readonly folder: string;
  readonly config: ProjectConfig;
  readonly terminal: Terminal;
}

/** Shows a diagnostic that is not about a spec file. */
export function showFinding(diagnostic: Diagnostic, terminal: Terminal): void {
  terminal.print(renderText(diagnostic, indexSources([], ""), terminal));
}

/** Shows diagnostics with the lines of the spec that they are about. */
export function showFindings(
  { diagnostics, sources }: Pick<Generation, "diagnostics" | "sources">,
  { folder, config, terminal }: RunContext,
): void {
  const indexed = indexSources(sources, shownFolder(folder, dirname(config.rootFile)));
  showDiagnostics(diagnostics, indexed, terminal);
}

/** Shows how long each stage took. */
export function showTimes({ times }: Generation, terminal: Terminal): void {
  for (const [stage, milliseconds] of Object.entries(times)) terminal.print(`${stage.padEnd(8)} ${milliseconds.toFixed(1).padStart(8)} ms`);
}

const stageLabels: { readonly [stage in Stage]: string } = {
  compile: "compiling the spec",
  lower: "creating schemas",
  emit: "generating files",
  write: "writing files",
};

/** Shows the current stage, on a terminal only. */
export const showStage =
  (terminal: Terminal): ((stage: Stage) => void) =>
  (stage) =>
    terminal.progress?.(terminal.colours.dim(`${stageLabels[stage]} …`));

/** Whether a run failed. */
export const hasErrors = ({ diagnostics }: Generation): boolean => diagnostics.some(({ severity }) => severity === "error");

/** The last lines of a failed run: what was written, or why nothing could be compared. */
export function describeFailure(generation: Generation, isCheck: boolean): readonly string[] {
  if (isCheck) return [describeCheck(generation)];
  const { written } = generation;
  if (written.length === 0) return ["Nothing was written."];
  return [
    ...written.map((path) => `written  ${path}`),
    `Writing failed after ${written.length} file${written.length === 1 ? "" : "s"}; run \`wirepact generate\` again to write the rest.`,
  ];
}

function describeCheck({ diagnostics }: Generation): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => code !== "write/drift")) return `${summarize(diagnostics)}; the files were not compared.`;
  // Only files that were edited or not generated have a hint.
  const force = errors.some(({ hint }) => hint !== undefined) ? "; add --force to overwrite files that were edited or not generated" : "";
  return `Out of date. Run \`wirepact generate\`${force}.`;
}
