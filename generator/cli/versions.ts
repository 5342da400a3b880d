// `wirepact versions`: what happens to messages that are converted between two versions of a protocol.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Option } from "commander";
import { findProject } from "../config/find-project.js";
import type { ConversionReport, MessageConversion } from "../release/convert/assess-conversions.js";
import type { AddCommand } from "./command.js";
import { parseCount } from "./diff.js";
import { showFinding, showFindings } from "./generate-report.js";

interface VersionsFlags {
  readonly against?: string;
  readonly protocol?: string;
  readonly format: "text" | "json";
  readonly failOn?: "losses" | "impossible";
  readonly accept?: string;
  readonly seed: number;
  readonly runs: number;
}

/** Adds the command. */
export const addVersionsCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("versions")
    .description("show what is lost when messages are converted between the spec and the versions that it supports, in both directions")
    .option(
      "--against <baseline>",
      "released version, model file, spec file or commit to convert from and to (default: the versions under `speaks`, else the last release)",
    )
    .option("-p, --protocol <name>", "only this protocol")
    .addOption(new Option("--format <format>", "output format").choices(["text", "json"]).default("text"))
    .addOption(
      new Option("--fail-on <verdict>", "exit with 1 if a message has losses or cannot be converted").choices(["losses", "impossible"]),
    )
    .option("--accept <file>", "exit with 1 only for what this file does not list; `--format json` writes such a file")
    .option("--seed <number>", "seed for the arbitrary messages", parseCount, 1)
    .option("--runs <number>", "number of arbitrary messages per message type", parseCount, 20)
    .action(async ({ against, protocol, format, failOn, accept, seed, runs }: VersionsFlags) => {
      const { loadConfig } = await import("../config/load-config.js");
      const project = findProject(folder);
      const config = await loadConfig(project);
      if ("code" in config) {
        showFinding(config, terminal);
        return exit(1);
      }
      const { compileSpec } = await import("../pipeline/compile.js");
      const { assessConversions } = await import("../release/convert/assess-conversions.js");
      const { openBaselines } = await import("../release/find-baseline.js");
      const { report } = await import("../diagnostics/catalog.js");
      terminal.progress?.("checking the spec …");
      const { protocols, diagnostics, files } = await compileSpec(config.rootFile);
      const problems = diagnostics.filter(({ severity }) => severity === "error");
      const chosen = protocols.filter(({ model }) => protocol === undefined || model.name === protocol);
      if (protocol !== undefined && chosen.length === 0 && problems.length === 0)
        problems.push(report("release/no-protocol", { name: protocol, known: protocols.map(({ model }) => model.name) }, {}));
      const find = openBaselines(config, project, against);
      const reports: ConversionReport[] = [];
      for (const { model } of chosen) {
        terminal.progress?.(`converting messages of ${model.name} …`);
        const spoken = against === undefined ? Object.values(model.speaks ?? {}).flatMap((version) => version.model ?? []) : [];
        for (const old of spoken) reports.push(...(await assessConversions(old, model, { seed, runs })));
        if (spoken.length > 0) continue;
        const baseline = await find(model.name, model.version);
        if (baseline !== undefined && "code" in baseline) problems.push(baseline);
        else if (baseline === undefined) terminal.printError(`${model.name} has no release to compare with`);
        else reports.push(...(await assessConversions(baseline.model, model, { seed, runs })));
      }
      if (format === "json") terminal.print(JSON.stringify(reports, null, 2));
      else for (const line of reports.flatMap(renderReport)) terminal.print(line);
      showFindings({ diagnostics: problems, sources: files }, { folder, config, terminal });
      const accepted = accept === undefined ? undefined : readAccepted(join(folder, accept));
      if (typeof accepted === "string") terminal.printError(accepted);
      const isRefused = (finding: string): boolean => typeof accepted !== "object" || !accepted.has(finding);
      const failed = findingsIn(reports, accept !== undefined ? "losses" : failOn).filter(isRefused);
      if (accept !== undefined) for (const finding of failed) terminal.printError(`not accepted: ${finding}`);
      return exit(problems.length > 0 || failed.length > 0 ? 1 : 0);
    });
};

/** What is lost or impossible, one line for each place. */
function findingsIn(reports: readonly ConversionReport[], level: VersionsFlags["failOn"]): readonly string[] {
  return reports.flatMap(({ protocol, from, to, messages }) =>
    messages.flatMap(({ message, losses, impossible }) => {
      const start = `${protocol} ${from} as ${to}: ${message}`;
      return [
        ...(level === "losses" ? losses.map(({ kind, path }) => `${start}: ${kind} ${path}`) : []),
        ...(level === undefined ? [] : impossible.map(({ path, reason }) => `${start}: ${path === "" ? reason : path} impossible`)),
      ];
    }),
  );
}

/** The findings of a report that was written before, or why it cannot be read. */
function readAccepted(path: string): ReadonlySet<string> | string {
  try {
    return new Set(findingsIn(JSON.parse(readFileSync(path, "utf8")) as readonly ConversionReport[], "losses"));
  } catch {
    return `${path} is not a report that \`wirepact versions --format json\` wrote`;
  }
}

const verdictWords: Readonly<Record<MessageConversion["verdict"], string>> = {
  equal: "equal",
  converted: "converted without losses",
  losses: "with losses",
  impossible: "not always possible",
  "by hand": "by hand",
};

/** One line per message, and one for each loss. */
function renderReport({ protocol, from, to, messages }: ConversionReport): readonly string[] {
  const width = Math.max(...messages.map(({ message }) => message.length));
  return [
    `${protocol}: messages of ${from} as ${to}`,
    ...messages.flatMap(({ message, verdict, messages: count, losses, impossible }) => [
      `  ${message.padEnd(width)}  ${verdictWords[verdict]}`,
      ...losses.map(({ kind, path, messages: lost, value }) => `    ${kind} ${path} in ${lost} of ${count}, such as ${shown(value)}`),
      ...impossible.flatMap(({ path, reason, messages: failed, example }) => [
        `    ${path === "" || reason.startsWith(path) ? reason : `${path} ${reason}`} (${failed} of ${count})`,
        ...(example === undefined ? [] : [`      ${shown(example)}`]),
      ]),
    ]),
    "",
  ];
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
