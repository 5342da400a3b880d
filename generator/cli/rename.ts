// `wirepact rename`: gives a message, a field, a type or another symbol a new name everywhere in the spec.

import { dirname, resolve } from "node:path";
import { Argument } from "commander";
import type { SymbolKind } from "../model/symbols.js";
import type { RenamedFile, Renaming } from "../resolve/symbols/rename-spec.js";
import type { AddCommand, CommandContext } from "./command.js";
import { showFinding } from "./generate-report.js";

const kinds: readonly SymbolKind[] = ["message", "field", "type", "value", "role", "group", "capability", "flow", "rule", "view", "frame"];

interface RenameFlags extends Pick<Renaming, "protocol" | "alias" | "migration"> {
  readonly spec?: string;
}

/** Adds the command. */
export const addRenameCommand: AddCommand = (program, context) => {
  program
    .command("rename")
    .description("rename a message, a field or another definition everywhere in the spec")
    .addArgument(new Argument("<kind>", "what to rename").choices(kinds))
    .argument("<old>", "current name; for a field or an enum value, optionally with its owner (for example order.note)")
    .argument("<new>", "new name")
    .option("--spec <file>", "root file of the spec (default: the one in the configuration)")
    .option("-p, --protocol <name>", "only in this protocol")
    .option("--alias", "keep the old name as an alias that is still decoded (messages, fields and enum values)")
    .option("--migration <version>", "add a migration from the old name to the version that has the new one (fields and enum values)")
    .action((kind: SymbolKind, old: string, name: string, { spec, ...flags }: RenameFlags) =>
      rename({ kind, old, name, ...flags }, spec, context),
    );
};

async function rename(renaming: Renaming, named: string | undefined, { terminal, folder, exit }: CommandContext): Promise<void> {
  const { findSpec } = await import("../config/find-spec.js");
  const { loadSpec } = await import("../load/load-spec.js");
  const { sharedPaths, spokenPaths } = await import("../parse/parse-spec.js");
  const { isReleasePath } = await import("../yaml/spoken-files.js");
  const { renameInSpec } = await import("../resolve/symbols/rename-spec.js");
  const { replaceSources } = await import("../write/replace-sources.js");
  const spec = await findSpec(folder, named);
  if (typeof spec !== "string") return void [showFinding(spec, terminal), exit(1)];
  const root = resolve(folder, spec);
  const { files, diagnostics } = loadSpec(root);
  for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
  if (diagnostics.some(({ severity }) => severity === "error")) return exit(1);
  // Older versions keep their names.
  const spoken = new Set(spokenPaths(files));
  const own = files.slice(1).filter(({ path }) => !isReleasePath(path) && !spoken.has(path));
  const result = renameInSpec(own, new Set(sharedPaths(files[0]!)), renaming);
  const problem = "problem" in result ? result.problem : replaceSources(dirname(root), result.files)?.message;
  if (problem !== undefined) return void [terminal.printError(`error: ${problem}`), exit(1)];
  if ("files" in result) for (const file of result.files) terminal.print(describeRenamed(file, renaming));
  terminal.print("Run `wirepact check`, then generate.");
}

function describeRenamed({ path, occurrences, hasAlias, migrations }: RenamedFile, { old, migration }: Renaming): string {
  const alias = hasAlias ? `, with the alias ${old.slice(old.lastIndexOf(".") + 1)}` : "";
  const converted = migrations > 0 ? `, with a migration to ${migration}` : "";
  return `${path}: ${occurrences} ${occurrences === 1 ? "occurrence" : "occurrences"}${alias}${converted}`;
}
