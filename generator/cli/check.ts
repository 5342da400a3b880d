// `wirepact check`: compiles the spec and says what is wrong with it, or what is in it.

import { dirname, relative, resolve, sep } from "node:path";
import { Option } from "commander";
import type { Compilation } from "../compile.js";
import { indexSources, type Sources } from "../diagnostics/place-diagnostics.js";
import { renderGithub } from "../diagnostics/render-github.js";
import { renderSarif } from "../diagnostics/render-sarif.js";
import { renderText, summarize } from "../diagnostics/render-text.js";
import type { AddCommand, ExitCode } from "./command.js";
import { countExamples, describeCounts, describeProtocol, renderReport } from "./check-report.js";
import type { Terminal } from "./terminal.js";

/** Where the root file of a spec is, unless the user says otherwise. */
export const defaultSpec = "spec/wirepact.yaml";

/** More than this nobody reads; the other formats hold them all. */
const mostShown = 200;

const formats = ["text", "json", "github", "sarif"] as const;

type Format = (typeof formats)[number];

/** Adds the command. */
export const addCheckCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("check")
    .description("check the spec and all its examples")
    .argument("[spec]", `root file of the spec (default: "${defaultSpec}")`)
    .option("--spec <file>", "the same, spelt as for the other commands")
    .addOption(new Option("--format <format>", "how to show what was found").choices(formats).default("text"))
    .action(async (given: string | undefined, { format, spec: named }: { readonly format: Format; readonly spec?: string }) => {
      if (given !== undefined && named !== undefined) {
        terminal.complain("error: the root file is given twice, with --spec and without");
        return exit(2);
      }
      const spec = given ?? named ?? defaultSpec;
      const { compileSpec } = await import("../compile.js");
      // Messages show the path as it was given, wherever that means the same file.
      const root = folder === process.cwd() ? spec : resolve(folder, spec);
      const compilation = await compileSpec(root);
      const sources = indexSources(compilation.files, shownFolder(folder, dirname(resolve(root))));
      show(compilation, { format, sources, terminal });
      exit(exitCodeOf(compilation));
    });
};

/** The spec's folder as it is put before file names: relative to the current one, with `/` at its end. */
export function shownFolder(from: string, to: string): string {
  const way = relative(from, to).split(sep).join("/");
  return way === "" ? "" : `${way}/`;
}

/** 1 when there is an error among the diagnostics. */
function exitCodeOf({ diagnostics }: Pick<Compilation, "diagnostics">): ExitCode {
  return diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}

interface View {
  readonly format: Format;
  readonly sources: Sources;
  readonly terminal: Terminal;
}

function show(compilation: Compilation, { format, sources, terminal }: View): void {
  const { diagnostics, protocols } = compilation;
  if (format === "json") return terminal.print(renderReport(compilation, sources));
  if (format === "sarif") return terminal.print(renderSarif(diagnostics, sources));
  // Findings come last, where a terminal ends up.
  if (exitCodeOf(compilation) === 0 && format === "text")
    for (const { model } of protocols) terminal.print(describeProtocol(model, terminal.colours));
  for (const diagnostic of diagnostics.slice(0, mostShown)) {
    terminal.print(format === "github" ? renderGithub(diagnostic, sources) : `${renderText(diagnostic, sources, terminal)}\n`);
  }
  if (diagnostics.length > mostShown) terminal.print(`… and ${diagnostics.length - mostShown} more\n`);
  terminal.print(`${describeCounts(countExamples(protocols))}${summarize(diagnostics)}`);
}
