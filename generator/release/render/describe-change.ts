// Sentences about changes: who breaks, which message shows it, and how much was replayed.

import { formatPath, type Json } from "@wirepact/core";
import type { AssessedChange, Assessment } from "../assess-release.js";
import type { Affected } from "../compare/change.js";
import type { Counterexample, Misreading } from "../proof/counterexample.js";

/** The names of the two releases. */
export interface Versions {
  readonly baseline: string;
  readonly next: string;
}

/** The names of the two releases of an assessment. */
export const versionsOf = ({ baseline, next }: Pick<Assessment, "baseline" | "next">): Versions => ({
  baseline: baseline ?? "nothing",
  next: baseline === next ? "the new release" : next,
});

/** Who breaks when a message of a release is not understood by the other. */
export const affectedBy: Readonly<Record<Counterexample["sender"], Affected>> = { old: "old-senders", new: "old-readers" };

const isAffected = ({ breaks, misreads }: Pick<AssessedChange, "breaks" | "misreads">, affected: Affected): boolean =>
  breaks.includes(affected) || misreads.includes(affected);

/** Who breaks, in one sentence each; none when nobody does. */
export function describeAffected(change: Pick<AssessedChange, "breaks" | "misreads">, { baseline, next }: Versions): readonly string[] {
  const verb = (affected: Affected): string => (change.breaks.includes(affected) ? "reject" : "misinterpret");
  return [
    ...(isAffected(change, "old-senders")
      ? [`Senders of ${baseline} break: readers of ${next} ${verb("old-senders")} their messages.`]
      : []),
    ...(isAffected(change, "old-readers")
      ? [`Readers of ${baseline} break: they ${verb("old-readers")} messages of senders of ${next}.`]
      : []),
    ...(isAffected(change, "source-code")
      ? [`Code written for ${baseline} breaks: part of the package's API was removed or changed.`]
      : []),
  ];
}

/** What is not certain about a break, in one sentence each. */
export function describeDoubt({ unshown, undecided }: Pick<AssessedChange, "unshown" | "undecided">): readonly string[] {
  if (undecided !== undefined) return [`Undecided, and counted as a break: ${undecided}.`];
  return unshown.length === 0 ? [] : ["No message was found that shows this."];
}

/** Why a release is only a patch, or none at all. */
export function describeReason({ verdict, changes, baseline }: Pick<Assessment, "verdict" | "changes" | "baseline">): readonly string[] {
  if (verdict === "none") return [`Messages, flows and the API are the same as in ${baseline}.`];
  if (verdict !== "patch") return [];
  return [
    changes.length === 0
      ? "Only the order or the notation of parts changed: both releases accept the same messages and have the same API."
      : "Both releases accept the same messages and have the same API.",
  ];
}

/** Changes under a heading, by who must act on them. */
export interface ChangeGroup {
  readonly title: string;
  /** Undefined for changes that break nobody. */
  readonly affected?: Affected;
  readonly changes: readonly AssessedChange[];
}

const titles: readonly { readonly title: string; readonly affected: Affected }[] = [
  { title: "Breaking changes for senders", affected: "old-senders" },
  { title: "Breaking changes for readers", affected: "old-readers" },
  { title: "Breaking changes in the API", affected: "source-code" },
];

/** Examples are tests and documentation; users of a release need not hear of them. */
const isNoise = ({ rule, careful }: AssessedChange): boolean => rule.startsWith("example-") && !careful;

/** The changes by who must act on them, then additions, then the rest. Empty groups are left out. */
export function groupChanges(changes: readonly AssessedChange[]): readonly ChangeGroup[] {
  const compatible = (level: "minor" | "patch"): readonly AssessedChange[] =>
    changes.filter((change) => change.level === level && !change.forbidden && !isNoise(change));
  const groups: readonly ChangeGroup[] = [
    ...titles.map((group) => ({ ...group, changes: changes.filter((change) => isAffected(change, group.affected)) })),
    { title: "Added", changes: compatible("minor") },
    { title: "Other changes", changes: compatible("patch") },
  ];
  return groups.filter((group) => group.changes.length > 0);
}

/** A change as a sentence without a full stop; a name at its beginning keeps its case. */
export function sentenceOf({ message, facts: { what, before = what } }: Pick<AssessedChange, "message" | "facts">): string {
  const named = message.startsWith(what) || message.startsWith(before);
  return named ? message : `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
}

/** A message in one line; long strings inside it, and the line itself, are shortened. */
export function showMessage(message: Json, max = 300): string {
  const text = JSON.stringify(message, (_key, value: unknown) => (typeof value === "string" ? shorten(value) : value));
  return text.length > max ? `${text.slice(0, max)}… (${text.length} characters)` : text;
}

const maxString = 60;

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > maxString ? `${characters.slice(0, 20).join("")}… (${characters.length} characters)` : text;
}

/** Why the reader does not understand a message. */
export function describeRejection({ issue, misread, mode, text }: Counterexample): string {
  const how = text === undefined ? "" : ` when encoded as ${text.encoding}`;
  if (issue === undefined) return `${misread === undefined ? "it is read as another message" : describeMisreading(misread)}${how}`;
  return `${issue.message}${how}${mode === "lenient" ? " (in lenient mode)" : ""}`;
}

function describeMisreading({ path, sent, read }: Misreading): string {
  const where = path.length === 0 ? "it" : formatPath(path);
  const value = (given: Json | undefined): string => (given === undefined ? "nothing" : showMessage(given, 60));
  return `${where} is sent as ${value(sent)} and read as ${value(read)}`;
}

/** The heading of a protocol: `mail 1.0.0 -> 2.0.0 (major)`. */
export function describeVerdict({ protocol, baseline, next, verdict }: Assessment): string {
  if (baseline === undefined) return `${protocol} ${next} (first release)`;
  if (verdict === "none") return `${protocol}: no changes since ${baseline}${next === baseline ? "" : `; the version is ${next}`}`;
  return `${protocol} ${baseline} -> ${next} (${verdict})`;
}

/** How many messages were replayed. */
export function describeReplay({ replay, ...assessment }: Assessment): string {
  const { baseline, next } = versionsOf(assessment);
  const count = (number: number): string => `${number} message${number === 1 ? "" : "s"}`;
  return `Replayed ${count(replay.forward)} of ${baseline} to readers of ${next}, and ${count(replay.backward)} of ${next} to readers of ${baseline} (seed ${replay.seed}).`;
}
