// Sentences about a break: who is affected, which message shows it and what to do instead. Uses no Node APIs.

import { formatPath, type Json } from "@wirepact/core";
import type { Affected, Change } from "../../compare/change.js";
import { findReleaseText } from "../../compare/rules/index.js";
import type { Allowance } from "../../model/protocol-model.js";
import type { Counterexample, Misreading } from "../proof/counterexample.js";

/** The names of the two releases. */
export interface Versions {
  readonly baseline: string;
  readonly next: string;
}

/** Who breaks when a message of a release is not understood by the other. */
export const affectedBy: Readonly<Record<Counterexample["sender"], Affected>> = { old: "old-senders", new: "old-readers" };

/** Whether a change breaks a side, or is misread by it. */
export const isAffected = ({ breaks, misreads }: Pick<Change, "breaks" | "misreads">, affected: Affected): boolean =>
  breaks.includes(affected) || misreads.includes(affected);

interface Breaking extends Pick<Change, "rule" | "breaks" | "misreads"> {
  readonly shownBy: readonly Counterexample[];
}

/** The sides in words. */
export const parties = { "old-senders": "senders", "old-readers": "readers" } as const;

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
export function whenCodeBreaks({ rule }: Pick<Change, "rule">): string {
  return `if it ${findReleaseText(rule)?.code ?? "uses the part of the API that was removed or changed"}`;
}

const reasonOf = ({ rule }: Pick<Change, "rule">): string => findReleaseText(rule)?.explain ?? "";

/** What to do about a change: instead of a break, or to be careful; undefined where nothing has to be done. */
export function describeAdvice({ level, forbidden, careful, fix, allowed }: Advised): string | undefined {
  if (level !== "major" && !forbidden) return careful ? `Note: ${fix}` : undefined;
  if (allowed === undefined) return `Instead: ${fix}`;
  return `Allowed${allowed.until === undefined ? "" : ` until ${allowed.until}`}: ${allowed.reason}`;
}

interface Advised extends Pick<Change, "level" | "forbidden" | "careful" | "fix"> {
  readonly allowed?: Allowance;
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

/** What both releases take a part for, the old one first. */
function describeMisreading({ path, sent, read }: Misreading, sender: Counterexample["sender"], { baseline, next }: Versions): string {
  const where = path.length === 0 ? "it" : formatPath(path);
  const value = (given: Json | undefined): string => (given === undefined ? "absent" : showMessage(given, 60));
  const [before, after] = sender === "old" ? [sent, read] : [read, sent];
  return `${where} is ${value(before)} for ${baseline} and ${value(after)} for ${next}`;
}
