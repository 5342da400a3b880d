// The replay: what one release sends is given to readers of the other, both ways, and whatever is refused is a counterexample. Knows no rules.

import type { Issue, Json, Mode } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { toleratesNewTypes } from "../compare/tolerance.js";
import { candidatesOf, type CandidateOptions } from "./candidates.js";
import { kindOf, type Counterexample } from "./counterexample.js";
import { asWritten, isSent, knownNames, knownTags, refusal, strangeNames, tagOf } from "./judge.js";
import { replayTexts } from "./replay-texts.js";
import { touchedTypes } from "./touched-types.js";
import { shrink } from "./shrink.js";

export interface Replay {
  /** Messages that senders of the old release send, and new readers were given. */
  readonly forward: number;
  readonly backward: number;
  readonly seed: number;
  /** One of each kind, as small as it came; `shrinkCounterexample` makes it smaller. */
  readonly counterexamples: readonly Counterexample[];
}

/** Replays an older model and a newer one against each other. */
export async function replayModels(older: ProtocolModel, newer: ProtocolModel, options: CandidateOptions): Promise<Replay> {
  const [old, current] = withOneVersion(older, newer);
  const touched = touchedTypes(old, current);
  const candidates = [...(await candidatesOf(old, touched, options)), ...(await candidatesOf(current, touched, options))];
  const trial = openTrial(old, current);
  const found = new Map<string, Counterexample>();
  const counts = { forward: 0, backward: 0 };
  const add = (counterexample: Counterexample): void => {
    const kind = kindOf(counterexample);
    const known = found.get(kind);
    if (known === undefined || weight(counterexample) < weight(known)) found.set(kind, counterexample);
  };
  for (const message of candidates) {
    const tried = trial(message);
    if (tried.forward) counts.forward += 1;
    if (tried.backward) counts.backward += 1;
    tried.counterexamples.forEach(add);
  }
  for (const counterexample of await replayTexts(old, current, { candidates, touched })) add(counterexample);
  return { ...counts, seed: options.seed, counterexamples: [...found.values()] };
}

const weight = ({ message }: Counterexample): number => JSON.stringify(message).length;

/** Versions are settled before messages are sent, so that they must not decide here. */
export function withOneVersion(older: ProtocolModel, newer: ProtocolModel): readonly [ProtocolModel, ProtocolModel] {
  return [older, { ...newer, version: older.version }];
}

export interface Trial {
  readonly forward: boolean;
  readonly backward: boolean;
  readonly counterexamples: readonly Counterexample[];
}

/** A function that tries one message both ways. */
export function openTrial(old: ProtocolModel, current: ProtocolModel): (message: Json) => Trial {
  const names = { old: knownNames(old), new: knownNames(current) };
  const tags = { old: knownTags(old), new: knownTags(current) };
  const tolerant = toleratesNewTypes(old, current);
  /** Names that only the reader knows are free for senders in principle, but nobody is expected to use them. */
  const isPlausible = (message: Json, sender: "old" | "new"): boolean => {
    const [model, other] = sender === "old" ? [old, "new" as const] : [current, "old" as const];
    const tag = tagOf(model, message);
    if (!tags[sender].has(tag) && tags[other].has(tag)) return false;
    return strangeNames(model, message).every((name) => !names[other].has(name));
  };
  return (message) => {
    const counterexamples: Counterexample[] = [];
    const tag = tagOf(old, message) || tagOf(current, message);
    const add = (sender: Counterexample["sender"], mode: Mode, issue: Issue, shown = message): void =>
      void counterexamples.push({ sender, mode, message: shown, issue, tag });
    let forward = false;
    if (isPlausible(message, "old")) {
      for (const [oldMode, newMode] of modesOf(old, current)) {
        if (refusal(old, message, oldMode) !== undefined) continue;
        forward = true;
        const issue = refusal(current, message, newMode);
        if (issue !== undefined) add("old-senders", newMode, issue);
      }
    }
    const written = asWritten(current, message);
    const backward = isSent(current, written) && isPlausible(written, "new");
    const issue = backward ? refusal(old, written, "strict") : undefined;
    if (issue !== undefined && !(tolerant && issue.code === "unknown-type")) add("new-senders", "strict", issue, written);
    return { forward, backward, counterexamples };
  };
}

/** The modes of old and new readers that are compared: each with itself, and the two defaults where they differ. */
function modesOf(old: ProtocolModel, current: ProtocolModel): readonly (readonly [Mode, Mode])[] {
  const same: readonly (readonly [Mode, Mode])[] = [
    ["strict", "strict"],
    ["lenient", "lenient"],
  ];
  return old.reading.default === "lenient" && current.reading.default === "strict" ? [...same, ["lenient", "strict"]] : same;
}

/** The smallest message that shows the same break. */
export function shrinkCounterexample(older: ProtocolModel, newer: ProtocolModel, counterexample: Counterexample): Counterexample {
  if (counterexample.text !== undefined) return counterexample;
  const trial = openTrial(...withOneVersion(older, newer));
  const kind = kindOf(counterexample);
  const find = (message: Json): Counterexample | undefined => trial(message).counterexamples.find((other) => kindOf(other) === kind);
  return find(shrink(counterexample.message, (smaller) => find(smaller) !== undefined)) ?? counterexample;
}
