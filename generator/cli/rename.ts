// `wirepact rename`: gives a message, a field, a type or another symbol a new name everywhere in the spec.

import { dirname, resolve } from "node:path";
import { Argument } from "commander";
import { nearestName } from "@wirepact/core";
import type { YamlNode } from "../model/source.js";
import type { SpecSymbol, SymbolIndex, SymbolKind } from "../model/symbols.js";
import type { SourceChange } from "../write/replace-sources.js";
import type { AddCommand, CommandContext } from "./command.js";
import { showFinding } from "./generate-report.js";

const kinds: readonly SymbolKind[] = ["message", "field", "type", "value", "role", "group", "flow", "rule", "view", "frame"];

interface RenameFlags {
  readonly spec?: string;
  readonly protocol?: string;
  readonly alias?: boolean;
}

interface Renaming {
  readonly kind: SymbolKind;
  readonly old: string;
  readonly name: string;
}

/** Adds the command. */
export const addRenameCommand: AddCommand = (program, context) => {
  program
    .command("rename")
    .description("rename a message, field, type or enum value everywhere in the spec")
    .addArgument(new Argument("<kind>", "what to rename").choices(kinds))
    .argument("<old>", "its name; a field or an enum value also as owner.name, for example order.note")
    .argument("<new>", "its new name")
    .option("--spec <file>", "root file of the spec")
    .option("--protocol <name>", "only in this protocol")
    .option("--alias", "keep the old name as an alias that is still decoded (messages, fields and enum values)")
    .action((kind: SymbolKind, old: string, name: string, flags: RenameFlags) => rename({ kind, old, name }, flags, context));
};

async function rename(renaming: Renaming, flags: RenameFlags, { terminal, folder, exit }: CommandContext): Promise<void> {
  const { findSpec } = await import("../config/find-spec.js");
  const { loadSpec } = await import("../load/load-spec.js");
  const { readTree } = await import("../yaml/read-yaml.js");
  const { indexSymbols } = await import("../resolve/symbols/index-symbols.js");
  const { renameProblem } = await import("../resolve/symbols/rename-problem.js");
  const { renameEdits } = await import("../resolve/symbols/symbol-queries.js");
  const { aliasEdit } = await import("../resolve/symbols/alias-edit.js");
  const { applyEdits } = await import("../model/text-edit.js");
  const { replaceSources } = await import("../write/replace-sources.js");
  const spec = await findSpec(folder, flags.spec);
  if (typeof spec !== "string") return void [showFinding(spec, terminal), exit(1)];
  const root = resolve(folder, spec);
  const { files, diagnostics } = loadSpec(root);
  for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
  if (diagnostics.some(({ severity }) => severity === "error")) return exit(1);
  const known = new Set<string>();
  const changes: SourceChange[] = [];
  const lines: string[] = [];
  for (const file of files.slice(1)) {
    const { node } = readTree(file);
    if (node === undefined || (flags.protocol !== undefined && !isProtocol(node, flags.protocol))) continue;
    const index = indexSymbols([{ file, node }]);
    for (const symbol of index.symbols) if (symbol.kind === renaming.kind) known.add(symbol.name);
    const symbols = symbolsNamed(index, renaming);
    if (symbols.length === 0) continue;
    const problem = renameProblem(index, symbols, renaming.name);
    if (problem !== undefined) return void [terminal.complain(`error: ${file.path}: ${problem}`), exit(1)];
    const edits = renameEdits(
      index,
      symbols.map(({ id }) => id),
      renaming.name,
    );
    const old = symbols[0]!.name;
    const renamed = applyEdits(file.text, edits);
    const alias = flags.alias === true ? aliasEdit({ path: file.path, text: renamed }, renaming, old) : [];
    changes.push({ path: file.path, before: file.text, after: applyEdits(renamed, alias) });
    lines.push(
      `${file.path}: ${edits.length} ${edits.length === 1 ? "place" : "places"}${alias.length > 0 ? `, with the alias ${old}` : ""}`,
    );
  }
  if (changes.length > 0) {
    const problem = replaceSources(dirname(root), changes);
    if (problem !== undefined) return void [terminal.complain(`error: ${problem}`), exit(1)];
    for (const line of [...lines, "Run `wirepact check`, then generate."]) terminal.print(line);
    return;
  }
  const near = nearestName(renaming.old.split(".").at(-1) ?? "", [...known]);
  terminal.complain(`error: unknown ${renaming.kind} "${renaming.old}"${near === undefined ? "" : `; did you mean "${near}"?`}`);
  exit(1);
}

const isProtocol = (node: YamlNode, name: string): boolean =>
  node.kind === "map" && node.entries.some(({ key, value }) => key === "protocol" && value.kind === "scalar" && value.text === name);

/** The symbols with a name; `owner.name` is the one that a message, type or field owns. */
function symbolsNamed(index: SymbolIndex, { kind, old }: Renaming): readonly SpecSymbol[] {
  const ofKind = index.symbols.filter((symbol) => symbol.kind === kind);
  const whole = ofKind.filter(({ name }) => name === old);
  const dot = old.lastIndexOf(".");
  if (whole.length > 0 || dot === -1) return whole;
  const [owner, name] = [old.slice(0, dot), old.slice(dot + 1)];
  return ofKind.filter((symbol) => symbol.name === name && symbol.id.slice(symbol.id.indexOf("#")).split("/").includes(owner));
}
