// Changes in words for people: who is hurt, by which message, and what to do instead.

import type { Json } from "@wirepact/core";
import type { AssessedChange, Assessment } from "../assess-release.js";
import type { Direction } from "../compare/change.js";
import type { Counterexample } from "../proof/counterexample.js";

/** The two releases by name. */
export interface Versions {
  readonly baseline: string;
  readonly next: string;
}

/** The two releases of an assessment by name. */
export const versionsOf = ({ baseline, next }: Pick<Assessment, "baseline" | "next">): Versions => ({
  baseline: baseline ?? "nothing",
  next: baseline === next ? "the new release" : next,
});

/** Who is hurt, in a sentence each; empty when nobody is. */
export function describeVictims({ breaks, misleads }: Pick<AssessedChange, "breaks" | "misleads">, { baseline, next }: Versions): string {
  const refused = (who: Direction): boolean => breaks.includes(who);
  const hurt = (who: Direction): boolean => refused(who) || misleads.includes(who);
  const sentences = [
    ...(hurt("old-senders")
      ? [`Senders of ${baseline} break: readers of ${next} ${refused("old-senders") ? "refuse" : "misunderstand"} what they send.`]
      : []),
    ...(hurt("new-senders")
      ? [`Readers of ${baseline} break: they ${refused("new-senders") ? "refuse" : "misunderstand"} what senders of ${next} send.`]
      : []),
    ...(hurt("source") ? ["Programs break: what they use of the package is gone or of another type."] : []),
  ];
  return sentences.join(" ");
}

/** A message in one line; long texts inside it, and the line itself, are cut where they are longer than anybody reads. */
export function showMessage(message: Json, most = 300): string {
  const text = JSON.stringify(message, (_key, value: unknown) => (typeof value === "string" ? shorten(value) : value));
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
}

const mostOfText = 60;

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > mostOfText ? `${characters.slice(0, 20).join("")}… (${characters.length} characters)` : text;
}

/** What the reader says about a message. */
export function describeRefusal({ issue, mode, text }: Counterexample): string {
  const how = text === undefined ? "" : ` when it is written as ${text.encoding}`;
  if (issue === undefined) return `it is read as something else${how}`;
  return `${issue.message}${how}${mode === "lenient" ? ", in lenient reading" : ""}`;
}

/** The heading of a protocol: `mail 1.0.0 -> 2.0.0 (major)`. */
export function describeVerdict({ protocol, baseline, next, verdict }: Assessment): string {
  if (baseline === undefined) return `${protocol} ${next} (first release)`;
  if (verdict === "none") return `${protocol}: nothing changed since ${baseline}${next === baseline ? "" : `; the version is ${next}`}`;
  return `${protocol} ${baseline} -> ${next} (${verdict})`;
}

/** How much was replayed. */
export function describeReplay({ replay, disagreements, ...assessment }: Assessment): string {
  const { baseline, next } = versionsOf(assessment);
  const count = (number: number): string => `${number} message${number === 1 ? "" : "s"}`;
  const result = disagreements.length === 0 ? "rules and messages agree" : "rules and messages disagree";
  return `Replayed ${count(replay.forward)} of ${baseline} to readers of ${next}, and ${count(replay.backward)} back (seed ${replay.seed}): ${result}.`;
}
