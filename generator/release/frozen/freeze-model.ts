// Writes released models, and a list of their hashes that shows when a released model was changed.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { report } from "../../diagnostics/catalog.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { digestOf } from "../../text/digest.js";
import { modelText } from "../../text/model-text.js";
import { hashList, hashListText } from "./released-files.js";
import { releasedProtocols, releasedVersions, releaseFile, surfaceFile } from "./release-files.js";

/** Writes a released model and the API of its package, and adds both to the list. */
export function freezeModel(folder: string, model: ProtocolModel, surface?: string): void {
  const { name, version } = model;
  const files: [string, string][] = [[releaseFile(folder, name, version), modelText(model)]];
  if (surface !== undefined) files.push([surfaceFile(folder, name, version), surface]);
  const hashes = { ...readHashes(folder) };
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    hashes[`${name}/${basename(path)}`] = digestOf(text);
  }
  writeFileSync(join(folder, hashList), hashListText(hashes));
}

function readHashes(folder: string): Readonly<Record<string, string>> {
  const list = join(folder, hashList);
  if (!existsSync(list)) return {};
  try {
    return (JSON.parse(readFileSync(list, "utf8")) as { readonly hashes?: Readonly<Record<string, string>> }).hashes ?? {};
  } catch {
    // Without a list every release is reported, which is safe.
    return {};
  }
}

/** One diagnostic per released model that was changed, deleted or added by hand. */
export function checkFrozen(folder: string): readonly Diagnostic[] {
  const hashes = readHashes(folder);
  const listed = Object.entries(hashes).flatMap(([file, hash]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [changed(file, "is missing")];
    return digestOf(readFileSync(path, "utf8")) === hash ? [] : [changed(file, "was changed")];
  });
  const found = releasedProtocols(folder).flatMap((name) =>
    releasedVersions(folder, name).flatMap((version) =>
      [releaseFile(folder, name, version), surfaceFile(folder, name, version)]
        .filter((path) => existsSync(path))
        .map((path) => `${name}/${basename(path)}`),
    ),
  );
  const unlisted = found.filter((file) => hashes[file] === undefined);
  return [...listed, ...unlisted.map((file) => changed(file, "is not listed in hashes.json"))];
}

const changed = (file: string, state: string): Diagnostic => report("release/frozen-changed", { file: `releases/${file}`, state }, {});
