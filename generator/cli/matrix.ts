// `wirepact matrix`: which release reads the messages of which other one.

import { Option } from "commander";
import type { CompatibilityMatrix, MatrixCell } from "../release/compatibility-matrix.js";
import { findProject } from "../config/find-project.js";
import type { AddCommand } from "./command.js";
import { showFinding, showFindings } from "./generate-report.js";

interface MatrixFlags {
  readonly protocol?: string;
  readonly format: "text" | "json";
}

/** Adds the command. */
export const addMatrixCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("matrix")
    .description("show which releases can read each other's messages")
    .option("-p, --protocol <name>", "only this protocol")
    .addOption(new Option("--format <format>", "output format").choices(["text", "json"]).default("text"))
    .action(async ({ protocol, format }: MatrixFlags) => {
      const { loadConfig } = await import("../config/load-config.js");
      const config = await loadConfig(findProject(folder));
      if ("code" in config) {
        showFinding(config, terminal);
        return exit(1);
      }
      const { compileSpec } = await import("../pipeline/compile.js");
      const { buildMatrix, describeCell } = await import("../release/compatibility-matrix.js");
      const { readReleases } = await import("../release/frozen/read-releases.js");
      const { releasesFolder } = await import("../release/frozen/release-files.js");
      const { report } = await import("../diagnostics/catalog.js");
      const { protocols, diagnostics, files } = await compileSpec(config.rootFile);
      const problems = diagnostics.filter(({ severity }) => severity === "error");
      const chosen = protocols.filter(({ model }) => protocol === undefined || model.name === protocol);
      if (protocol !== undefined && chosen.length === 0 && problems.length === 0)
        problems.push(report("release/no-protocol", { name: protocol, known: protocols.map(({ model }) => model.name) }, {}));
      const built: CompatibilityMatrix[] = [];
      for (const { model } of chosen) {
        const releases = readReleases(releasesFolder(config.rootFile), model.name);
        if ("code" in releases) problems.push(releases);
        else {
          terminal.progress?.(`comparing the releases of ${model.name} …`);
          built.push(await buildMatrix(releases, model));
        }
      }
      if (format === "json") terminal.print(JSON.stringify(built, null, 2));
      else for (const matrix of built) for (const line of renderMatrix(matrix, describeCell)) terminal.print(line);
      showFindings({ diagnostics: problems, sources: files }, { folder, config, terminal });
      return exit(problems.length > 0 ? 1 : 0);
    });
};

/** One line per release that sends, one column per release that reads. */
function renderMatrix({ protocol, releases, cells }: CompatibilityMatrix, describe: (cell: MatrixCell) => string): readonly string[] {
  const rows = releases.map((sender) => [
    `messages of ${sender}`,
    ...releases.map((reader) => describe(cells.find((cell) => cell.sender === sender && cell.reader === reader)!)),
  ]);
  const table = [[protocol, ...releases.map((reader) => `read by ${reader}`)], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return [
    ...table.map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    ),
    "",
    ...cells.flatMap(renderUnread),
  ];
}

/** How many kinds of messages are listed for two releases; the format json has all of them. */
const mostListed = 10;

/** The messages of one release that another one does not read, and why. */
function renderUnread({ sender, reader, unread }: MatrixCell): readonly string[] {
  if (unread.length === 0) return [];
  const listed = unread.slice(0, mostListed).flatMap(({ type, rejected, messages, reason, example }) => {
    const text = JSON.stringify(example);
    return [`  ${type} (${rejected} of ${messages}): ${reason}`, `    ${text.length > 200 ? `${text.slice(0, 200)}…` : text}`];
  });
  const rest = unread.length > mostListed ? [`  … and ${unread.length - mostListed} more`] : [];
  const [from, to] = [sender, reader].map((name) => (name === "spec" ? "the spec" : name));
  return [`Messages of ${from} that ${to} does not read:`, ...listed, ...rest, ""];
}
