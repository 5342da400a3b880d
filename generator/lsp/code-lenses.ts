// Code lenses: how many examples a message has, and what changed since the last release.

import type { CodeLens } from "vscode-languageserver/node";
import type { ProtocolModel } from "../model/protocol-model.js";
import { compareModels } from "../compare/compare-models.js";
import { readReleasedModel, releasedVersions, releaseFile, releasesFolder } from "../release/frozen/release-files.js";
import { toRange } from "./positions.js";
import type { FileView } from "./file-views.js";

/** The command that shows the changes since the last release. */
export const showChangesCommand = "wirepact.showChanges";

/** The lenses of a protocol file. */
export function lensesOf({ symbols, lines, node }: FileView, model: ProtocolModel | undefined, rootFile: string): CodeLens[] {
  if (model === undefined) return [];
  const lenses: CodeLens[] = symbols.symbols.flatMap(({ kind, name, span }): readonly CodeLens[] => {
    const message = kind === "message" ? model.messages[name] : undefined;
    if (message === undefined) return [];
    const title = `${message.examples.length} valid, ${message.invalid.length} invalid ${message.invalid.length === 1 ? "example" : "examples"}`;
    return [{ range: toRange(lines, span), command: { title, command: "" } }];
  });
  const version = node?.kind === "map" ? node.entries.find(({ key }) => key === "version") : undefined;
  const changes = changesSince(model, rootFile);
  if (version !== undefined && changes !== undefined) {
    const title = changes.verdict === "none" ? `no changes since ${changes.since}` : `${changes.verdict} since ${changes.since}: show`;
    const command = { title, command: changes.verdict === "none" ? "" : showChangesCommand, arguments: [model.source] };
    lenses.push({ range: toRange(lines, version.keySpan), command });
  }
  return lenses;
}

export interface Changes {
  readonly since: string;
  readonly verdict: string;
  readonly lines: readonly string[];
}

/** What changed since the last release, by the rules alone. */
export function changesSince(model: ProtocolModel, rootFile: string): Changes | undefined {
  const releases = releasesFolder(rootFile);
  const since = releasedVersions(releases, model.name).at(-1);
  if (since === undefined) return undefined;
  const released = readReleasedModel(releaseFile(releases, model.name, since), `releases/${model.name}/${since}.json`);
  if ("code" in released) return undefined;
  const { changes, verdict } = compareModels(released, model);
  return { since, verdict, lines: changes.map(({ level, message }) => `${level}: ${message}`) };
}
