// `wirepact import`: makes a spec from a JSON Schema or from example messages.

import { existsSync } from "node:fs";
import { readIfThere, recordOf } from "../import/record.js";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import type { Imported } from "../import/import-spec.js";
import type { SourceChange } from "../write/replace-sources.js";
import type { AddCommand, CommandContext } from "./command.js";
import { showFinding } from "./generate-report.js";

interface ImportFlags {
  readonly name?: string;
  readonly root?: string;
  readonly spec?: string;
  readonly format: "text" | "json";
  readonly dryRun?: boolean;
  readonly update?: string;
  readonly base?: string;
}

const protocolName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Adds the command. */
export const addImportCommand: AddCommand = (program, context) => {
  program
    .command("import")
    .description("add a protocol from a JSON Schema, or from example messages (JSON, NDJSON)")
    .argument("<source>", "a JSON Schema, a file of messages, or a folder of messages")
    .option("--name <protocol>", "name of the protocol (default: the name of the file or folder)", (value) => {
      if (!protocolName.test(value)) throw new InvalidArgumentError("It must be a lower-case name with hyphens, such as night-post.");
      return value;
    })
    .option("--root <definition>", "definition that describes the messages, if the schema does not name it")
    .option("--spec <file>", "root file of the spec that the protocol is added to")
    .option("--update <protocol file>", "merge the schema into a protocol that was imported before; edits are kept")
    .option("--base <source>", "with --update: what the protocol was imported from, if that is not recorded beside it")
    .option("--dry-run", "print the spec instead of writing it")
    .addOption(new Option("--format <format>", "output format of the report").choices(["text", "json"]).default("text"))
    .action((source: string, flags: ImportFlags) => runImport(source, flags, context));
};

async function runImport(shown: string, flags: ImportFlags, context: CommandContext): Promise<void> {
  const { terminal, folder, exit } = context;
  if (flags.update !== undefined) {
    const { runUpdate } = await import("./import-update.js");
    return runUpdate(shown, { ...flags, update: flags.update }, context);
  }
  const fail = (problem: string): void => void [terminal.printError(`error: ${problem}`), exit(1)];
  const { readImportSource } = await import("../import/read-source.js");
  const { importSpec } = await import("../import/import-spec.js");
  const source = readImportSource(resolve(folder, shown), shown);
  if ("problem" in source) return fail(source.problem);
  const target = await findTarget(shown, flags, context);
  if (target === undefined) return;
  if ("problem" in target) return fail(target.problem);
  const { name: protocol, file, languageSchema } = target;
  terminal.progress?.(`importing ${shown} …`);
  const imported = await importSpec(source.document, { protocol, source: basename(shown), root: flags.root, languageSchema });
  if ("problem" in imported) return fail(`${shown}: ${imported.problem}`);
  if (imported.errors.length > 0) {
    for (const diagnostic of imported.errors) showFinding(diagnostic, terminal);
    return fail(`${shown} cannot be imported: the spec would have the errors above`);
  }
  if (flags.dryRun === true) terminal.print(imported.text.trimEnd());
  else {
    const { replaceSources } = await import("../write/replace-sources.js");
    const recorded = { path: recordOf(file), before: readIfThere(join(target.folder, recordOf(file))), after: imported.text };
    const changes = [{ path: file, before: undefined, after: imported.text }, recorded, ...target.rootFiles];
    const problem = replaceSources(target.folder, changes);
    if (problem !== undefined) return fail(problem.message);
    const written = changes.map(({ path }) => relative(folder, join(target.folder, path)));
    if (flags.format === "text") for (const path of written) terminal.print(`${terminal.colours.green("written")}  ${path}`);
  }
  await showReport(imported, { ...source, protocol }, flags, context);
}

interface Target {
  readonly name: string;
  /** The folder of the root file. */
  readonly folder: string;
  /** The protocol file, relative to it. */
  readonly file: string;
  readonly rootFiles: readonly SourceChange[];
  readonly languageSchema: string | undefined;
}

/** Where the protocol goes; undefined if that was reported already. */
async function findTarget(
  shown: string,
  flags: ImportFlags,
  { folder, terminal, exit }: CommandContext,
): Promise<Target | { readonly problem: string } | undefined> {
  const { findSpec } = await import("../config/find-spec.js");
  const { finishEdits } = await import("../disk/finish-edits.js");
  const { listProtocol } = await import("../import/list-protocol.js");
  const { readSource } = await import("../load/read-source.js");
  const { readTree } = await import("../yaml/read-yaml.js");
  const name = flags.name ?? nameOf(basename(resolve(folder, shown)));
  if (name === undefined) return { problem: `${shown} does not provide a name for the protocol; use --name` };
  const spec = await findSpec(folder, flags.spec);
  if (typeof spec !== "string") return void [showFinding(spec, terminal), exit(1)];
  const root = resolve(folder, spec);
  finishEdits(dirname(root));
  const file = `protocols/${name}.yaml`;
  const schema = "node_modules/@wirepact/generator/parse/idl.schema.json";
  const languageSchema = existsSync(join(folder, schema))
    ? relative(dirname(join(dirname(root), file)), join(folder, schema)).replaceAll("\\", "/")
    : undefined;
  const target = { name, folder: dirname(root), file, languageSchema };
  if (flags.dryRun === true) return { ...target, rootFiles: [] };
  if (existsSync(join(dirname(root), file)))
    return { problem: `${relative(folder, join(dirname(root), file))} already exists; choose another name with --name` };
  const path = basename(root);
  if (!existsSync(root)) return { ...target, rootFiles: [{ path, before: undefined, after: `protocols:\n  - ${file}\n` }] };
  const { file: rootFile, diagnostics } = readSource({ folder: dirname(root), path, shown: spec });
  if (rootFile === undefined) return void [diagnostics.map((diagnostic) => showFinding(diagnostic, terminal)), exit(1)];
  if (readTree(rootFile).node === undefined) return { problem: `${spec} is not valid YAML; \`wirepact check\` shows where` };
  const after = listProtocol(rootFile, file);
  if (after === undefined) return { problem: `${spec} has no list of \`protocols\`` };
  return { ...target, rootFiles: [{ path, before: rootFile.text, after }] };
}

/** `MCP 2025.json` as `mcp-2025`. */
function nameOf(file: string): string | undefined {
  const words = basename(file, extname(file))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const name = words.join("-").replace(/^[0-9-]+/, "");
  return protocolName.test(name) ? name.slice(0, 60).replace(/-$/, "") : undefined;
}

interface Origin {
  readonly kind: "schema" | "messages";
  readonly messages: number;
  readonly skipped: readonly string[];
  readonly protocol: string;
}

async function showReport(
  { notes, counts }: Imported,
  { kind, messages, skipped, protocol }: Origin,
  flags: ImportFlags,
  { terminal }: CommandContext,
): Promise<void> {
  const { noteText } = await import("../import/write-spec.js");
  if (flags.format === "json") return terminal.print(JSON.stringify({ protocol, ...counts, notes, skipped }, null, 2));
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;
  const summary = `${count(counts.messages, "message")} and ${count(counts.types, "type")}`;
  const lines = [
    "",
    kind === "schema"
      ? `${summary}; ${counts.complete} of ${count(counts.definitions, "definition")} imported completely`
      : `${summary}, from ${count(messages, "example message")}`,
    ...(skipped.length === 0
      ? []
      : [`Not read: ${skipped.slice(0, 5).join(", ")}${skipped.length > 5 ? ` and ${skipped.length - 5} more` : ""}`]),
    ...(notes.length === 0 ? [] : ["", "Not imported, or imported differently:", ...notes.map((note) => `  ${noteText(note)}`)]),
    "",
    "The spec is a draft: review it, especially `from`, `to` and the descriptions, and add examples. `wirepact check` reports what is missing.",
  ];
  terminal.print(lines.join("\n"));
}
