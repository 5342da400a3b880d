// Specs that outlive the page: edits in the storage of the browser, by what they started with, and a spec in the fragment of a link.

import type { SpecFiles } from "../spec-job.js";
import { didYouMeanOf } from "../../text/did-you-mean.js";
import { packText, unpackText } from "./pack-text.js";

/** Browsers and chat programs cut longer links. */
const longestLink = 30_000;

/** A spec in a link becomes at most this long, in bytes. */
const longestSpec = 2_000_000;

const keyOf = (slot: string): string => `wirepact-spec:${slot}`;
const lastKey = "wirepact-spec-start";

/** The storage of the browser, which some pages must not use. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Full, or forbidden: the edit lives as long as the page.
  }
}

/** Where edits are kept: those of a linked spec beside the reader's own. */
export const slotOf = (start: string, isLinked: boolean): string => (isLinked ? `${start}#link` : start);

/** The start of a slot, and whether it is of a linked spec. */
export const startIn = (slot: string): readonly [start: string, isLinked: boolean] => {
  const [start = "", link] = slot.split("#");
  return [start, link !== undefined];
};

/** The slot of what the reader edited last. */
export const lastSlot = (): string => stored(lastKey) ?? "";

export const rememberSlot = (slot: string): void => store(lastKey, slot);

export const keptEdit = (slot: string): SpecFiles | undefined => readFiles(stored(keyOf(slot)));

/** Keeps an edit; undefined forgets it. */
export const keepEdit = (slot: string, files: SpecFiles | undefined): void =>
  store(keyOf(slot), files === undefined ? undefined : JSON.stringify(files));

/** What a link opens: a spec to start with, undefined if it is damaged, and its edit if there is one. */
export interface LinkedSpec {
  readonly start: string | undefined;
  readonly files?: SpecFiles | undefined;
  /** What is wrong with the link. */
  readonly problem?: string;
}

/** The fragment of a link that opens the page with a spec; undefined if it would be too long. */
export async function specLink(start: string, files: SpecFiles): Promise<string | undefined> {
  const link = `#start=${encodeURIComponent(start)}&spec=${await packText(JSON.stringify(files))}`;
  return link.length > longestLink ? undefined : link;
}

/** What the fragment of this page opens, given what can be started with; undefined if it does not come from a link to a spec. */
export async function linkedSpec(starts: readonly string[]): Promise<LinkedSpec | undefined> {
  const given = new URLSearchParams(location.hash.slice(1));
  const [start, data] = [given.get("start") ?? "", given.get("spec")];
  if (data === null && !given.has("start")) return undefined;
  // Chat programs take the punctuation after a link for a part of it.
  const files = data === null ? undefined : readFiles((await unpackText(data.replace(/[^\w-]+$/, ""), longestSpec)) ?? null);
  if (data !== null && files === undefined)
    return { start: undefined, problem: `This link is incomplete: its spec could not be read. Ask for it again. ${notOfLink}` };
  if (starts.includes(start)) return { start, files };
  const hint = didYouMeanOf("protocols", start, starts.filter(isProtocol));
  const unknown = `This site has no protocol "${start}"${hint === undefined ? "" : ` (${hint})`}.`;
  if (files === undefined) return { start: undefined, problem: `${unknown} ${notOfLink}` };
  return { start: "+", files, problem: `${unknown} The spec of the link is compared with nothing.` };
}

const notOfLink = "What is shown below does not come from the link.";

const isProtocol = (start: string): boolean => /^[a-z]/.test(start);

const isFile = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  ["path", "text"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");

/** The files of a spec in JSON, if that is what the text is. */
function readFiles(text: string | null): SpecFiles | undefined {
  try {
    const value = JSON.parse(text ?? "null") as Partial<SpecFiles> | null;
    return isFile(value?.protocol) && Array.isArray(value?.types) && value.types.every(isFile) ? (value as SpecFiles) : undefined;
  } catch {
    return undefined;
  }
}
