// `wirepact diff`: what changed since a release, which version the changes need, and who breaks.

import { dirname } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources } from "../diagnostics/locate-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { listNames } from "../compare/describe-path.js";
import type { ProjectAssessment } from "../release/assess-project.js";
import { shownFolder } from "./shown-folder.js";
import { findProject } from "../config/find-project.js";
import type { AddCommand, CommandContext } from "./command.js";
import { showFinding } from "./generate-report.js";
import { printProblems } from "./print-problems.js";

const formats = ["text", "json", "markdown"] as const;

interface DiffFlags {
  readonly against?: string;
  readonly protocol?: string;
  readonly format: (typeof formats)[number];
  readonly seed?: number;
  readonly runs?: number;
}

/** Adds the command. */
export const addDiffCommand: AddCommand = (program, context) => {
  program
    .command("diff")
    .description("compare the spec with a release: changes, required version, what breaks, and who is affected")
    .option("--against <baseline>", "released version, model file, spec file or commit to compare with (default: last release)")
    .option("-p, --protocol <name>", "only this protocol")
    .addOption(new Option("--format <format>", "output format").choices(formats).default("text"))
    .option("--seed <number>", "seed for the replayed messages", parseCount)
    .option("--runs <number>", "number of random messages per message type", parseCount)
    .action(async (flags: DiffFlags) => {
      const { loadConfig } = await import("../config/load-config.js");
      const project = findProject(context.folder);
      const config = await loadConfig(project);
      if ("code" in config) {
        await showProblem(config, flags.format, context);
        return context.exit(1);
      }
      const { assessProject } = await import("../release/assess-project.js");
      context.terminal.progress?.("comparing the spec with the release …");
      const assessed = await assessProject({ config, folder: project, onlyVerdict: true, ...flags });
      await showDiff(assessed, { ...context, config, format: flags.format });
      if (flags.format === "text" && assessed.protocols.some(({ assessment }) => assessment.baseline === undefined))
        context.terminal.print(
          "There is no release to compare with yet: `wirepact release --no-publish` makes one, and `wirepact diff --against HEAD` compares with the last commit.",
        );
      const findings = [...assessed.diagnostics, ...assessed.protocols.flatMap(({ assessment }) => assessment.diagnostics)];
      return context.exit(findings.some(({ severity }) => severity === "error") ? 1 : 0);
    });
};

/** A non-negative integer. */
export function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("expected a non-negative integer");
  return Number(text);
}

/** Prints a problem of the configuration in the format that was asked for. */
async function showProblem(problem: Diagnostic, format: DiffFlags["format"], { terminal }: CommandContext): Promise<void> {
  if (format !== "json") return showFinding(problem, terminal);
  const { renderJson } = await import("../release/render/render-json.js");
  terminal.print(renderJson([], [problem], indexSources([], "")));
}

interface DiffView extends CommandContext {
  readonly config: ProjectConfig;
  readonly format: DiffFlags["format"];
}

/** Prints assessments in one of the formats, with the problems found. */
export async function showDiff(assessed: ProjectAssessment, { terminal, folder, config, format }: DiffView): Promise<void> {
  const { compilation, protocols, diagnostics } = assessed;
  const sources = indexSources(compilation.files, shownFolder(folder, dirname(config.rootFile)));
  if (format === "markdown") for (const diagnostic of diagnostics) terminal.printError(renderText(diagnostic, sources, terminal));
  if (format === "json") {
    const { renderJson } = await import("../release/render/render-json.js");
    const items = protocols.map(({ assessment, resolved }) => ({ assessment, spans: resolved.spans }));
    return terminal.print(renderJson(items, diagnostics, sources));
  }
  if (format === "markdown") {
    const { renderMarkdown } = await import("../release/render/render-markdown.js");
    return terminal.print(protocols.map(({ assessment }) => renderMarkdown(assessment)).join("\n"));
  }
  const { renderAssessment } = await import("../release/render/render-assessment.js");
  for (const { assessment, resolved, invalidExamples } of protocols) {
    terminal.print(renderAssessment(assessment, { colours: terminal.colours, sources, spans: resolved.spans }));
    if (invalidExamples.length > 0) terminal.print(`  Examples to change: ${listNames(invalidExamples)}.`);
    for (const diagnostic of assessment.diagnostics) terminal.print(renderText(diagnostic, sources, terminal));
    terminal.print("");
  }
  printProblems(diagnostics, sources, terminal);
}
