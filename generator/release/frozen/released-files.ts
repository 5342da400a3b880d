// The files of a release that a project starts from, and the list of hashes. Uses no Node APIs.

import type { OutputFile } from "../../model/output-file.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { modelText } from "../../text/model-text.js";

export const hashList = "hashes.json";

/** The text of the list, given the hashes by the files. */
export function hashListText(hashes: Readonly<Record<string, string>>): string {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const about = "Hashes of released models and APIs, which must not change.";
  return `${JSON.stringify({ about, hashes: sorted }, null, 2)}\n`;
}

/** A released model in the folder of the releases, with the list. */
export async function releasedFiles(folder: string, model: ProtocolModel): Promise<readonly OutputFile[]> {
  const file = `${model.name}/${model.version}.json`;
  const text = modelText(model);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [
    { path: `${folder}/${file}`, text },
    { path: `${folder}/${hashList}`, text: hashListText({ [file]: `sha256-${hex}` }) },
  ];
}
