// `wirepact import --update`: merges a newer schema into a protocol that was imported and then edited.

import { basename, dirname, join, relative, resolve } from "node:path";
import type { MergedSpec } from "../import/merge-specs.js";
import { readIfThere, recordOf } from "../import/record.js";
import type { CommandContext } from "./command.js";
import { showFinding } from "./generate-report.js";

interface UpdateFlags {
  readonly root?: string;
  readonly format: "text" | "json";
  readonly dryRun?: boolean;
  readonly update: string;
  readonly base?: string;
}

/** Merges, writes and reports. The exit code is 1 if there are conflicts. */
export async function runUpdate(shown: string, flags: UpdateFlags, context: CommandContext): Promise<void> {
  const { terminal, folder, exit } = context;
  const fail = (problem: string): undefined => {
    terminal.printError(`error: ${problem}`);
    exit(1);
    return undefined;
  };
  const { finishEdits } = await import("../disk/finish-edits.js");
  const { mergeSpecs } = await import("../import/merge-specs.js");
  const { replaceSources } = await import("../write/replace-sources.js");
  const path = resolve(folder, flags.update);
  finishEdits(dirname(path));
  const edited = readIfThere(path);
  if (edited === undefined) return fail(`${flags.update} does not exist; without --update, the schema is imported as a new protocol`);
  const protocol = /^protocol:[ ]*['"]?([a-z][a-z0-9-]*)/m.exec(edited)?.[1];
  if (protocol === undefined) return fail(`${flags.update} is not a protocol file: it has no \`protocol\``);
  const languageSchema = /^# yaml-language-server: \$schema=(\S+)/.exec(edited)?.[1];
  const importText = async (source: string): Promise<string | undefined> => {
    const { importSpec } = await import("../import/import-spec.js");
    const { readImportSource } = await import("../import/read-source.js");
    const document = readImportSource(resolve(folder, source), source);
    if ("problem" in document) return fail(document.problem);
    const imported = await importSpec(document.document, { protocol, source: basename(source), root: flags.root, languageSchema });
    if ("problem" in imported) return fail(`${source}: ${imported.problem}`);
    for (const diagnostic of imported.errors) showFinding(diagnostic, terminal);
    return imported.errors.length > 0 ? fail(`${source} cannot be imported: the spec would have the errors above`) : imported.text;
  };
  const record = recordOf(path);
  const recorded = flags.base === undefined ? readIfThere(record) : undefined;
  if (recorded === undefined && flags.base === undefined)
    return fail(
      `${recordOf(flags.update)}, which records what was imported, does not exist; name the schema that it was imported from with --base`,
    );
  const base = recorded ?? (await importText(flags.base ?? ""));
  const newer = base === undefined ? undefined : await importText(shown);
  if (base === undefined || newer === undefined) return;
  const merged = mergeSpecs({ base, edited, newer });
  if ("problem" in merged) return fail(`${flags.update}: ${merged.problem}`);
  if (flags.dryRun === true) terminal.print(merged.text.trimEnd());
  else {
    const changes = [
      { path: basename(path), before: edited, after: merged.text },
      { path: basename(record), before: readIfThere(record), after: newer },
    ];
    const problem = replaceSources(dirname(path), changes);
    if (problem !== undefined) return fail(problem.message);
    const written = changes.map((change) => relative(folder, join(dirname(path), change.path)));
    if (flags.format === "text") for (const file of written) terminal.print(`${terminal.colours.green("written")}  ${file}`);
  }
  showMerge(merged, protocol, flags, context);
  if (merged.conflicts.length > 0) exit(1);
}

function showMerge(
  { added, changed, removed, conflicts }: MergedSpec,
  protocol: string,
  flags: UpdateFlags,
  { terminal }: CommandContext,
): void {
  if (flags.format === "json") return terminal.print(JSON.stringify({ protocol, added, changed, removed, conflicts }, null, 2));
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];
  const lines = [
    ...section("Added:", added),
    ...section("Changed, as it was not edited:", changed),
    ...section("Removed, as it was not edited:", removed),
    ...section(
      "Conflicts, where the edit was kept:",
      conflicts.map(({ path, newer }) => `${path}: the schema ${newer === undefined ? "does not have it any more" : `now has ${newer}`}`),
    ),
    "",
    added.length + changed.length + removed.length + conflicts.length === 0
      ? "Nothing changed."
      : `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${conflicts.length} in conflict. Conflicts are marked with "import: conflict"; run \`wirepact check\`.`,
  ];
  terminal.print(lines.join("\n"));
}
