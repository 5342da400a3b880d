// A message that shows a break: one side sends it and the other rejects or misreads it.

import type { Issue, Json, Mode, Path } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { Affected, Use } from "../../compare/change.js";

export interface Counterexample {
  /** The release whose senders send it; readers of the other release reject it. */
  readonly sender: "old" | "new";
  readonly mode: Mode;
  readonly message: Json;
  /** The encoded message, where only that shows the break. */
  readonly text?: { readonly encoding: string; readonly text: string };
  /** The issue of the reader; undefined when it reads something else instead. */
  readonly issue: Issue | undefined;
  /** What senders and readers take the message for, where it is not rejected. */
  readonly misread?: Misreading;
  /** The type of the message. */
  readonly tag: string;
}

/** Who breaks when a message of a release is not understood by the other. */
export const affectedOf = { old: "old-senders", new: "old-readers" } as const satisfies Readonly<
  Record<Counterexample["sender"], Affected>
>;

/** The part of a message that two releases read differently. */
export interface Misreading {
  readonly path: Path;
  readonly sent: Json | undefined;
  readonly read: Json | undefined;
}

/** The first part in which two values differ; undefined when they are equal. */
export function findMisreading(sent: unknown, read: unknown, path: Path = []): Misreading | undefined {
  if (isRecord(sent) && isRecord(read)) {
    for (const name of new Set([...Object.keys(sent), ...Object.keys(read)])) {
      const found = findMisreading(sent[name], read[name], [...path, name]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (Array.isArray(sent) && Array.isArray(read) && sent.length === read.length) {
    for (const [index, item] of sent.entries()) {
      const found = findMisreading(item, read[index], [...path, index]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return sameJson(sent ?? null, read ?? null) ? undefined : { path, sent: sent as Json | undefined, read: read as Json | undefined };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const steps = (path: Use["path"]): string => path.map((step) => (typeof step === "number" ? "*" : step)).join("/");

/** Counterexamples with the same key show the same break. */
export function breakKey({ sender, mode, issue, misread, tag, text }: Counterexample): string {
  return JSON.stringify([sender, mode, tag, issue?.code, steps(issue?.path ?? misread?.path ?? []), text?.encoding]);
}

/** How well a counterexample fits a path in messages of a type: 0 not at all, 3 exactly. */
export function fitness({ tag, issue, misread }: Counterexample, { tag: wanted, path, renamed = path }: Use): 0 | 1 | 2 | 3 {
  const seen = issue?.path ?? misread?.path;
  if (tag !== wanted || seen === undefined) return 0;
  const [now, before] = [likeness(seen, renamed), likeness(seen, path)];
  return now > before ? now : before;
}

function likeness(seen: Path, wanted: Path): 0 | 1 | 2 | 3 {
  const fits = wanted.every((step, index) => index >= seen.length || step === "*" || step === seen[index]);
  if (fits) return seen.length === wanted.length ? 3 : 2;
  // The other side reports a moved field at another path.
  return wanted.length > 0 && seen.at(-1) === wanted.at(-1) ? 1 : 0;
}
