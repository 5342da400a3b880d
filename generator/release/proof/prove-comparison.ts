// Combines rules and replay: every change gets a message that shows it, and a message that no rule explains is a separate change.

import type { ProtocolModel } from "../../model/protocol-model.js";
import { compareModels, type CompareOptions, type ModelComparison } from "../../compare/compare-models.js";
import type { Change, Verdict } from "../../compare/change.js";
import { messageNotUnderstood } from "../../compare/rules/found-elsewhere.js";
import { affectedOf, fitness, type Counterexample } from "./counterexample.js";
import { demonstrate } from "./demonstrate.js";
import { showConversations } from "./show-conversations.js";
import type { ProvenChange } from "./proven-change.js";
import { replayModels, shrinkCounterexample, type Replay } from "./replay.js";

export interface Proof {
  readonly verdict: Verdict;
  readonly changes: readonly ProvenChange[];
  readonly replay: Pick<Replay, "forward" | "backward" | "seed">;
}

export interface ProofOptions extends CompareOptions {
  readonly seed?: number;
  readonly runs?: number;
}

/** Compares two models by the rules and checks the result by replaying messages. */
export async function proveComparison(old: ProtocolModel, current: ProtocolModel, options: ProofOptions = {}): Promise<Proof> {
  const { seed = 1, runs = 30, ...compare } = options;
  const compared = compareModels(old, current, compare);
  // Two models without any difference treat all messages alike.
  if (compared.verdict === "none" && compare.rules === undefined)
    return { verdict: "none", changes: [], replay: { forward: 0, backward: 0, seed } };
  const proof = combineProof(old, current, compared, await replayModels(old, current, { seed, runs }));
  return { ...proof, changes: await demonstrate(old, current, proof.changes) };
}

/** Combines what the rules found with what the replay found. */
export function combineProof(
  old: ProtocolModel,
  current: ProtocolModel,
  { changes, verdict }: ModelComparison,
  { counterexamples, ...replay }: Replay,
): Proof {
  const smallest = (found: Counterexample): Counterexample => shrinkCounterexample(old, current, found);
  const used = new Set<Counterexample>();
  const proven = changes.map((change): ProvenChange => {
    const shown = pickFor(change, counterexamples, used);
    for (const counterexample of shown) used.add(counterexample);
    const unshown = (["old", "new"] as const).filter(
      (sender) => change.breaks.includes(affectedOf[sender]) && !shown.some((found) => found.sender === sender),
    );
    return { ...change, shownBy: shown.map(smallest), unshown: unshown.map((sender) => affectedOf[sender]) };
  });
  const isExplained = ({ sender, issue }: Counterexample): boolean =>
    // If the change is a break anyway, a renamed or moved part may be read as anything.
    changes.some((change) => affects(change, sender) || (issue === undefined && change.level === "major"));
  const unexplained = firstOfEach(counterexamples.filter((found) => !isExplained(found))).map((found) => notUnderstood(smallest(found)));
  const shown = showConversations(old, current, proven);
  return { verdict: unexplained.length > 0 ? "major" : verdict, changes: [...unexplained, ...shown], replay };
}

/** The change that a message shows which no rule explains. */
function notUnderstood(found: Counterexample): ProvenChange {
  const { sender, tag, issue, misread } = found;
  const [senders, readers] = sender === "old" ? ["old", "new"] : ["new", "old"];
  const affected = [affectedOf[sender]];
  const { id, fix } = messageNotUnderstood;
  return {
    rule: id,
    level: "major",
    paths: { old: `messages/${tag}`, new: `messages/${tag}` },
    use: { tag, path: issue?.path ?? misread?.path ?? [] },
    breaks: issue === undefined ? [] : affected,
    misreads: issue === undefined ? affected : [],
    forbidden: false,
    careful: false,
    facts: { what: tag },
    message: `${tag}: ${readers} readers ${issue === undefined ? "misread" : "reject"} a message of ${senders} senders`,
    fix,
    shownBy: [found],
    unshown: [],
  };
}

/** The smallest unexplained message of each sender. */
function firstOfEach(found: readonly Counterexample[]): readonly Counterexample[] {
  return (["old", "new"] as const).flatMap((sender) =>
    found
      .filter((counterexample) => counterexample.sender === sender)
      .sort((a, b) => weight(a) - weight(b))
      .slice(0, 1),
  );
}

/** Whether a change explains that a message of these senders is not understood. */
function affects({ breaks, misreads }: Change, sender: Counterexample["sender"]): boolean {
  return breaks.includes(affectedOf[sender]) || misreads.includes(affectedOf[sender]);
}

/** The counterexample that fits a change best, for the senders of each release. */
function pickFor(change: Change, all: readonly Counterexample[], used: ReadonlySet<Counterexample>): readonly Counterexample[] {
  const { use } = change;
  return (["old", "new"] as const).flatMap((sender) => {
    if (!affects(change, sender)) return [];
    const fitting = all
      .filter((candidate) => candidate.sender === sender)
      .map((candidate) => ({ candidate, fit: use === undefined ? (used.has(candidate) ? 0 : 1) : fitness(candidate, use) }))
      .filter(({ fit }) => fit > 0)
      .sort(
        (a, b) => b.fit - a.fit || doubt(a.candidate, change) - doubt(b.candidate, change) || weight(a.candidate) - weight(b.candidate),
      );
    return fitting[0] === undefined ? [] : [fitting[0].candidate];
  });
}

/** Less for a message that shows what the change says: a rejection where it breaks a reader or sender, and strictly where both modes show it. */
function doubt({ sender, issue, mode }: Counterexample, { breaks }: Change): number {
  const isExpected = breaks.includes(affectedOf[sender]) === (issue !== undefined);
  return (isExpected ? 0 : 2) + (mode === "strict" ? 0 : 1);
}

const weight = ({ message }: Counterexample): number => JSON.stringify(message).length;
