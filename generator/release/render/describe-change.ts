// Sentences about the changes of a release: the verdict, what is not certain, and how much was replayed. Those about a break are in `describe-break.ts`.

import type { Json } from "@wirepact/core";
import type { AssessedChange, Assessment } from "../assess-release.js";
import type { Affected } from "../../compare/change.js";
import { isDated } from "../../text/version-text.js";
import { compareReleases, isPrerelease } from "../versions.js";
import { isAffected, parties, showMessage, type Versions } from "./describe-break.js";

/** The names of the two releases of an assessment. */
export const versionsOf = ({ baseline, next }: Pick<Assessment, "baseline" | "next">): Versions => ({
  baseline: baseline ?? "nothing",
  next: baseline === next ? "the new release" : next,
});

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
    title: `Releases ${baseline} and ${next} treat this differently:`,
    messages: given,
    outcome: `${baseline}: ${old}; ${next}: ${current}`,
  })),
];

/** A message in one line, with dots instead of the fields that are left out. */
function showPart(part: Json, message: Json): string {
  const text = showMessage(part, 200);
  return JSON.stringify(part) === JSON.stringify(message) ? text : text.replace(/\}$/, ", …}");
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
