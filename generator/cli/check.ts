// `wirepact check`: compiles the spec and shows its errors, or a summary of its content.

import { dirname, resolve } from "node:path";
import { Option } from "commander";
import type { ProtocolSyntax } from "../model/spec-syntax.js";
import type { Compilation } from "../pipeline/compile.js";
import { indexSources, type Sources } from "../diagnostics/locate-diagnostics.js";
import { renderGithub } from "../diagnostics/render-github.js";
import { renderSarif } from "../diagnostics/render-sarif.js";
import { summarize } from "../diagnostics/render-text.js";
import type { AddCommand, ExitCode } from "./command.js";
import { showFinding } from "./generate-report.js";
import { showDiagnostics } from "./show-diagnostics.js";
import { shownFolder } from "./shown-folder.js";
import { countProtocol, describeDefaults, describeSpec, describeTotals, renderReport } from "./check-report.js";
import type { Terminal } from "./terminal.js";

/** The most diagnostics that are shown as text; JSON and SARIF contain all of them. */
const mostShown = 200;

const formats = ["text", "json", "github", "sarif"] as const;

type Format = (typeof formats)[number];

interface CheckFlags {
  readonly format: Format;
  readonly spec?: string;
  readonly fix?: boolean;
  readonly errorsOnly?: boolean;
  readonly all?: boolean;
  readonly explainDefaults?: boolean;
}

/** Adds the command. */
export const addCheckCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("check")
    .description("check the spec and its examples")
    .argument("[spec]", "root file of the spec (default: the one in the configuration)")
    .option("--spec <file>", "root file of the spec (same as the argument)")
    .addOption(new Option("--format <format>", "output format").choices(formats).default("text"))
    .option("--fix", "correct misspelled names and other mistakes with a known correction, and add missing examples")
    .option("--errors-only", "show errors only, without warnings")
    .option("--all", "show all warnings, not only the first of each kind")
    .option("--explain-defaults", "show the keys that each protocol does not write, with the values that apply")
    .action(async (given: string | undefined, { format, spec: named, fix, errorsOnly, all, explainDefaults }: CheckFlags) => {
      if (given !== undefined && named !== undefined) {
        terminal.printError("error: use either the argument or --spec, not both");
        return exit(2);
      }
      const { findSpec } = await import("../config/find-spec.js");
      const spec = await findSpec(folder, given ?? named);
      if (typeof spec !== "string") {
        showFinding(spec, terminal);
        return exit(1);
      }
      const { compileSpec } = await import("../pipeline/compile.js");
      // Messages show the path as it was typed, where it leads to the same file.
      const root = folder === process.cwd() ? spec : resolve(folder, spec);
      const place = shownFolder(folder, dirname(resolve(root)));
      if (fix === true) {
        const { fixSpec } = await import("./fix-spec.js");
        const { done, problem } = await fixSpec(root);
        const print = format === "text" ? terminal.print : terminal.printError;
        for (const line of done) print(`fixed ${place}${line}`);
        if (problem !== undefined) return void [terminal.printError(`error: ${problem}`), exit(1)];
      }
      terminal.progress?.("checking the spec …");
      const { diagnostics, ...rest } = await compileSpec(root);
      const shown = errorsOnly === true ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
      const compilation = { ...rest, diagnostics: shown };
      const sources = indexSources(compilation.files, place);
      if (explainDefaults === true && format === "text") terminal.print(describeDefaults(await protocolsIn(compilation)));
      show(compilation, { format, sources, terminal, all });
      exit(exitCodeOf(compilation));
    });
};

/** The protocol files as written, as far as they have no mistakes. */
async function protocolsIn({ files }: Compilation): Promise<readonly ProtocolSyntax[]> {
  const { parseSpec } = await import("../parse/parse-spec.js");
  return parseSpec(files).syntax?.protocols.map(({ syntax }) => syntax) ?? [];
}

/** 1 when one of the diagnostics is an error. */
function exitCodeOf({ diagnostics }: Pick<Compilation, "diagnostics">): ExitCode {
  return diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}

interface View {
  readonly format: Format;
  readonly sources: Sources;
  readonly terminal: Terminal;
  readonly all: boolean | undefined;
}

function show({ diagnostics, protocols }: Compilation, { format, sources, terminal, all }: View): void {
  const counts = protocols.map(({ model }) => countProtocol(model));
  if (format === "json") return terminal.print(renderReport(counts, diagnostics, sources));
  if (format === "sarif") return terminal.print(renderSarif(diagnostics, sources));
  // Diagnostics come last, where a terminal stops scrolling.
  if (exitCodeOf({ diagnostics }) === 0 && format === "text") terminal.print(describeSpec(counts, terminal.colours));
  const most = all === true && format === "text" ? Infinity : mostShown;
  const shown = diagnostics.slice(0, most);
  if (format === "github") for (const diagnostic of shown) terminal.print(renderGithub(diagnostic, sources));
  else showDiagnostics(shown, sources, terminal, all === true ? Infinity : undefined);
  if (diagnostics.length > most) terminal.print(`… and ${diagnostics.length - most} more\n`);
  terminal.print(`${describeTotals(counts)}${summarize(diagnostics)}`);
}
