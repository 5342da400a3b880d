// Sentences about changes: who breaks, which message shows it, and how much was replayed.

import { formatPath, type Json } from "@wirepact/core";
import type { AssessedChange, Assessment } from "../assess-release.js";
import type { Affected } from "../../compare/change.js";
import type { Counterexample, Misreading } from "../proof/counterexample.js";
import { isDated } from "../../text/version-text.js";
import { findReleaseText } from "../../compare/rules/index.js";
import { compareReleases, isPrerelease } from "../versions.js";

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

type Breaking = Pick<AssessedChange, "rule" | "breaks" | "misreads" | "shownBy">;

const parties = { "old-senders": "senders", "old-readers": "readers" } as const;

/** What breaks, one sentence for each side; empty if nothing does. */
export const describeAffected = (change: Breaking, versions: Versions): readonly string[] =>
  affectedSides(change, versions).map(({ sentence }) => sentence);

/** A side that breaks, and the messages that show it. */
export interface AffectedSide {
  readonly sentence: string;
  readonly messages: readonly Counterexample[];
}

/** Every side that breaks. A message that shows it for senders and readers is listed once, after both. */
export function affectedSides(change: Breaking, versions: Versions): readonly AffectedSide[] {
  const messages = distinctMessages(change.shownBy, versions);
  const affected = describeParties(change, versions);
  const isShared = messages.length < change.shownBy.length;
  const messagesOf = ({ affected: sides }: Party, isLast: boolean): readonly Counterexample[] => {
    if (isShared) return isLast ? messages : [];
    return messages.filter(({ sender }) => sides.includes(affectedBy[sender]));
  };
  return [
    ...affected.map((party, index) => ({ sentence: party.sentence, messages: messagesOf(party, index === affected.length - 1) })),
    ...describeCode(change, versions).map((sentence) => ({ sentence, messages: [] })),
  ];
}

interface Party {
  readonly sentence: string;
  readonly affected: readonly Affected[];
}

function describeParties(change: Breaking, { baseline, next }: Versions): readonly Party[] {
  const affected = (["old-senders", "old-readers"] as const).filter((each) => isAffected(change, each));
  const [first] = affected;
  if (first !== undefined && change.shownBy.length === 0 && affected.every((each) => !change.breaks.includes(each))) {
    // A single message does not show what happens in a conversation, so the rule says it.
    const who = affected.length === 2 ? "Senders and readers" : parties[first] === "senders" ? "Senders" : "Readers";
    return [{ sentence: `${who} of ${baseline} break. ${reasonOf(change)}`, affected }];
  }
  const verb = (each: Affected): string => {
    const shown = change.shownBy.filter(({ sender }) => affectedBy[sender] === each);
    // What the messages show counts more than what the rule expects.
    const isMisread = shown.length > 0 ? shown.every(({ issue }) => issue === undefined) : !change.breaks.includes(each);
    return isMisread ? "misinterpret" : "reject";
  };
  return affected.map((each) => ({
    sentence:
      each === "old-senders"
        ? `Senders of ${baseline} break: readers of ${next} ${verb(each)} their messages.`
        : `Readers of ${baseline} break: they ${verb(each)} messages of senders of ${next}.`,
    affected: [each],
  }));
}

function describeCode(change: Breaking, { baseline }: Versions): readonly string[] {
  if (change.misreads.includes("source-code")) return [`Code written for ${baseline} breaks. ${reasonOf(change)}`];
  if (!change.breaks.includes("source-code")) return [];
  return [`Code written for ${baseline} breaks ${whenCodeBreaks(change)}.`];
}

/** When code no longer compiles or works: `if it builds the message`. */
export function whenCodeBreaks({ rule }: Pick<AssessedChange, "rule">): string {
  return `if it ${findReleaseText(rule)?.code ?? "uses the part of the API that was removed or changed"}`;
}

const reasonOf = ({ rule }: Pick<AssessedChange, "rule">): string => findReleaseText(rule)?.explain ?? "";

/** What is not certain about a break, in one sentence each. */
export function describeDoubt({ unshown, undecided, notShown }: Doubtful, { baseline }: Versions): readonly string[] {
  if (undecided !== undefined) return [`Undecided, and counted as breaking: ${undecided}.`];
  if (notShown !== undefined) return [`Not demonstrated: ${notShown}.`];
  if (unshown.length === 0) return [];
  const who = (["old-senders", "old-readers"] as const).flatMap((each) => (unshown.includes(each) ? [parties[each]] : []));
  return [`No message was found that shows this for ${who.join(" and ")} of ${baseline}.`];
}

type Doubtful = Pick<AssessedChange, "unshown" | "undecided" | "notShown">;

/** What users of the old release have to do, in which order; undefined where nothing breaks. */
export function describeUpdate({ changes, baseline }: Pick<Assessment, "changes" | "baseline">): string | undefined {
  const breaks = (affected: Affected): boolean => changes.some((change) => isAffected(change, affected));
  const [senders, readers] = [breaks("old-senders"), breaks("old-readers")];
  if (senders && readers) return "Update senders and readers at the same time.";
  if (senders) return "Update senders before readers.";
  if (readers) return "Update readers before senders.";
  return breaks("source-code") ? `Messages stay compatible with ${baseline}; only code that uses the package breaks.` : undefined;
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
  /** Undefined for changes that break nothing. */
  readonly affected?: Affected;
  readonly changes: readonly AssessedChange[];
}

const titles: readonly { readonly title: string; readonly affected: Affected }[] = [
  { title: "Breaking changes for senders", affected: "old-senders" },
  { title: "Breaking changes for readers", affected: "old-readers" },
  { title: "Breaking changes in the API", affected: "source-code" },
];

/** Examples are tests and documentation; users of a release need not hear of them. */
const isOfExample = ({ rule }: Pick<AssessedChange, "rule">): boolean => rule.startsWith("example-");

/** How many examples were added and removed, without a full stop; undefined when none were. */
export function describeExamples(changes: readonly Pick<AssessedChange, "rule">[]): string | undefined {
  const count = (rule: string): number => changes.filter((change) => change.rule === rule).length;
  const [added, removed] = [count("example-added"), count("example-removed")];
  if (added + removed === 0) return undefined;
  const counts = [...(added === 0 ? [] : [`${added} added`]), ...(removed === 0 ? [] : [`${removed} removed`])];
  const fewer = removed > added ? "; the next release is tested with those that are left" : "";
  return `examples: ${counts.join(", ")}${fewer}`;
}

/** The changes of a level that are listed one by one: not those of examples, and not those that are reported as errors. */
export function listedChanges(changes: readonly AssessedChange[], level: AssessedChange["level"]): readonly AssessedChange[] {
  return changes.filter(
    (change) => change.level === level && !isOfExample(change) && (level === "major" || !change.forbidden || change.allowed !== undefined),
  );
}

/** The changes by who must act on them, then additions, then the rest. Empty groups are left out. */
export function groupChanges(changes: readonly AssessedChange[]): readonly ChangeGroup[] {
  const compatible = (level: "minor" | "patch"): readonly AssessedChange[] =>
    listedChanges(changes, level).filter(({ forbidden }) => !forbidden);
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

/** The messages that show a change; one that both sides misread is shown once. */
export function distinctMessages(shownBy: readonly Counterexample[], versions: Versions): readonly Counterexample[] {
  const keys = shownBy.map((found) => `${showMessage(found.message)}\n${describeRejection(found, versions)}`);
  return shownBy.filter((_found, index) => keys.indexOf(keys[index]!) === index);
}

/** Why the reader does not understand a message. */
export function describeRejection({ issue, misread, mode, text, sender }: Counterexample, versions: Versions): string {
  const how = text === undefined ? "" : ` when encoded as ${text.encoding}`;
  if (issue !== undefined) return `${issue.message}${how}${mode === "lenient" ? " (in lenient mode)" : ""}`;
  return `${misread === undefined ? "it is read as another message" : describeMisreading(misread, sender, versions)}${how}`;
}

/** A conversation that shows a break: who has it, its messages, and what the monitor of the other release says to it. */
export interface ShownConversation {
  readonly title: string;
  readonly messages: readonly string[];
  readonly outcome: string;
}

/** The conversations and the scenes that show a break. */
export const describeConversations = (
  { conversations = [], scenes = [] }: Pick<AssessedChange, "conversations" | "scenes">,
  { baseline, next }: Versions,
): readonly ShownConversation[] => [
  ...conversations.map(({ sender, messages, essence = messages, issue, awaits = [] }) => {
    const [own, other] = sender === "old" ? [baseline, next] : [next, baseline];
    return {
      title: `In this conversation of ${own}, the monitor of ${other} ${issue === undefined ? "keeps waiting" : "reports an issue"}:`,
      messages: essence.map((part, index) => showPart(part, messages[index]!)),
      outcome: issue?.message ?? `still awaited: ${awaits.join(", ")}`,
    };
  }),
  ...scenes.map(({ given, old, new: current }) => ({
    title: `Given this, programs of ${baseline} and ${next} do something different:`,
    messages: given,
    outcome: `${baseline}: ${old}; ${next}: ${current}`,
  })),
];

/** A message in one line, with dots instead of the fields that are left out. */
function showPart(part: Json, message: Json): string {
  const text = showMessage(part, 200);
  return JSON.stringify(part) === JSON.stringify(message) ? text : text.replace(/\}$/, ", …}");
}

/** What both releases take a part for, the old one first. */
function describeMisreading({ path, sent, read }: Misreading, sender: Counterexample["sender"], { baseline, next }: Versions): string {
  const where = path.length === 0 ? "it" : formatPath(path);
  const value = (given: Json | undefined): string => (given === undefined ? "absent" : showMessage(given, 60));
  const [before, after] = sender === "old" ? [sent, read] : [read, sent];
  return `${where} is ${value(before)} for ${baseline} and ${value(after)} for ${next}`;
}

/** The heading of a protocol: `mail 1.0.0 -> 2.0.0 (major)`. */
export function describeVerdict(assessment: Assessment): string {
  const { protocol, baseline, next, verdict } = assessment;
  if (baseline === undefined) return `${protocol} ${next} (first release)`;
  if (verdict === "none") return `${protocol}: no changes since ${baseline}${next === baseline ? "" : `; the spec sets version ${next}`}`;
  return `${protocol} ${baseline} -> ${next} (${verdict}${describeDemanded(assessment)})`;
}

/** The version that the changes require, where the spec has a lower or a needlessly high one. */
function describeDemanded({ next, demanded, diagnostics }: Assessment): string {
  if (next === demanded) return "";
  if (diagnostics.some(({ code }) => code === "release/version-too-low")) return `, requires ${demanded}`;
  return isDated(next) || isPrerelease(next) || compareReleases(next, demanded) < 0
    ? ""
    : `; the spec sets ${next}, and ${demanded} would be enough`;
}

/** How many messages were replayed. */
export function describeReplay({ replay, ...assessment }: Assessment): string {
  const { baseline, next } = versionsOf(assessment);
  const count = (number: number): string => `${number} message${number === 1 ? "" : "s"}`;
  return `Replayed ${count(replay.forward)} of ${baseline} to readers of ${next}, and ${count(replay.backward)} of ${next} to readers of ${baseline} (seed ${replay.seed}).`;
}
