// Changes of conversations: flows, their steps, their deadlines and how they are identified.

import { type Flow, formatPath } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { Effect, FoundChange } from "../change.js";
import { compareNames } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { deadlineChanges, type DeadlineChange } from "../deadlines.js";
import { flowListChanges, stepChanges, type StepChange } from "../flow-steps.js";
import { unlessNegotiated } from "../tolerance.js";
import {
  added,
  lines,
  minor,
  misreads,
  noAction,
  patch,
  removed,
  setting,
  undo,
  exceptNegotiated,
  type ReleaseRule,
} from "./release-rule.js";

const flowAdded = lines(
  ["flows:", "  berthing:", "    doc: From asking to leaving."],
  [
    "flows:",
    "  departure:",
    "    doc: Leaving with the tide.",
    "    key: thread",
    "    start: [LEAVE]",
    "    steps: {}",
    "    end: [LEAVE]",
    "    transcripts: { one: [LEAVE] }",
    "    illegal: { other: { messages: [ASK], at: 0 } }",
    "  berthing:",
    "    doc: From asking to leaving.",
  ],
);
const stepAdded = {
  before: "steps: { ASK: [GRANT, DENY], GRANT: [LEAVE] }",
  after: "steps: { ASK: [GRANT, DENY], GRANT: [LEAVE, DENY] }",
};
const startAdded = { before: "start: [ASK]", after: "start: [ASK, GRANT]" };
const endAdded = { before: "end: [LEAVE]", after: "end: [DENY, LEAVE]" };
const deadline = (time: string): string => `deadlines: [{ after: [ASK], within: ${time}, doc: 'Ships drift.' }]`;
const shortened = { before: deadline("10m"), after: deadline("5m") };
const towage = (...keys: readonly string[]): readonly string[] => ["doc: A tug at work.", ...keys];
const openAllowed = lines(towage("inside: visit"), towage("inside: visit", "open: allow"));
const sameAdded = lines(towage("inside: visit"), towage("inside: visit", "same: [captain]"));
const rounds = (start: number): string => `rounds: { field: round, start: ${start}, openedBy: order, echoedBy: sent, max: tries }`;

/** A step that the monitor of the other release only warns about is a minor change. */
const step = ({ paths, step: what, tolerated }: StepChange, effect: Effect): FoundChange => ({
  paths,
  facts: { what },
  ...(tolerated ? minor : effect),
});

const listed = (comparison: Comparison, key: "start" | "end", kind: "added" | "removed", effect: Effect): readonly FoundChange[] =>
  flowListChanges(comparison, key)[kind].map(({ paths, flow, tag }) => ({ paths, facts: { what: flow, after: tag }, ...effect }));

const differing = ({ flows }: Comparison, key: "key" | "rounds" | "inside"): readonly FoundChange[] =>
  flows.paired
    .filter(({ old, new: current }) => !sameJson(setOrNull(old, key), setOrNull(current, key)))
    .map(({ name }) => setting(`flows/${name}/${key}`, { what: name }, misreads("old-senders", "old-readers")));

const setOrNull = (flow: Flow, key: "key" | "rounds" | "inside"): unknown => flow[key] ?? null;

/** Flows for which one of the models alone allows the outer flow to end before. */
const opened = ({ flows }: Comparison, isAllowed: boolean, effect: Effect): readonly FoundChange[] =>
  flows.paired
    .filter(({ old, new: current }) => (old.open === "allow") !== isAllowed && (current.open === "allow") === isAllowed)
    .map(({ name }) => setting(`flows/${name}/open`, { what: name }, effect));

const repeated = ({ flows }: Comparison, kind: "added" | "removed", effect: Effect): readonly FoundChange[] =>
  flows.paired.flatMap(({ name, old, new: current }) =>
    compareNames(old.same?.map(formatPath), current.same?.map(formatPath))[kind].map((field) =>
      setting(`flows/${name}/same`, { what: name, [kind === "added" ? "after" : "before"]: field }, effect),
    ),
  );

const deadlineFinding = ({ paths, what, before, after }: DeadlineChange, effect: Effect): FoundChange => ({
  paths,
  facts: { what, before, after },
  ...effect,
});

export const flowRules: readonly ReleaseRule[] = [
  {
    id: "flow-added",
    mirror: "flow-removed",
    find: ({ flows }) =>
      added(
        "flows",
        flows.added.map(({ name }) => name),
        misreads("old-senders"),
      ),
    say: ({ what }) => `flow ${what} added`,
    explain: "New monitors report conversations of old agents that do not follow the flow.",
    fix: "Release it together with its messages, or describe it in the docs first.",
    example: flowAdded,
  },
  {
    id: "flow-removed",
    mirror: "flow-added",
    find: ({ flows }) =>
      removed(
        "flows",
        flows.removed.map(({ name }) => name),
        { misreads: ["old-readers"], breaks: ["source-code"] },
      ),
    say: ({ what }) => `flow ${what} removed`,
    explain: "Old monitors still expect the flow, and report conversations of new agents that do not follow it.",
    code: "uses the monitor of the flow",
    fix: "Keep the flow: old monitors still expect it.",
    example: undo(flowAdded),
  },
  {
    id: "transition-removed",
    mirror: "transition-added",
    find: (comparison) => stepChanges(comparison).removed.map((change) => step(change, misreads("old-senders"))),
    say: ({ what }) => `step removed: ${what}`,
    explain: "Old agents still take the step, and new monitors report it as illegal.",
    fix: "Keep the step under `lenient`, so that monitors only warn.",
    example: undo(stepAdded),
  },
  {
    id: "transition-added",
    mirror: "transition-removed",
    find: (comparison) => stepChanges(comparison).added.map((change) => step(change, unlessNegotiated(comparison))),
    say: ({ what }) => `step added: ${what}`,
    explain: "Old monitors report the step as illegal.",
    fix: "Release the step under `lenient` first, so that the monitors of that release only warn.",
    example: stepAdded,
  },
  {
    id: "flow-start-removed",
    mirror: "flow-start-added",
    find: (comparison) => listed(comparison, "start", "removed", misreads("old-senders")),
    say: ({ what, after }) => `flow ${what}: may no longer start with ${after}`,
    explain: "Old agents still start conversations with that message, and new monitors report it.",
    fix: "Keep it as a possible start.",
    example: undo(startAdded),
  },
  {
    id: "flow-start-added",
    mirror: "flow-start-removed",
    find: (comparison) => listed(comparison, "start", "added", unlessNegotiated(comparison)),
    say: ({ what, after }) => `flow ${what}: may now start with ${after}`,
    explain: "Old monitors do not know the message as a start and report it.",
    except: exceptNegotiated,
    fix: "Add a separate flow for the new start, or release a major version.",
    example: startAdded,
  },
  {
    id: "flow-end-removed",
    mirror: "flow-end-added",
    find: (comparison) => listed(comparison, "end", "removed", misreads("old-senders")),
    say: ({ what, after }) => `flow ${what}: no longer ends with ${after}`,
    explain: "Old agents end conversations with that message, and new monitors wait for another one.",
    fix: "Keep it as a possible end.",
    example: undo(endAdded),
  },
  {
    id: "flow-end-added",
    mirror: "flow-end-removed",
    find: (comparison) => listed(comparison, "end", "added", unlessNegotiated(comparison)),
    say: ({ what, after }) => `flow ${what}: may now end with ${after}`,
    explain: "Old monitors wait for one of the other ends.",
    except: exceptNegotiated,
    fix: "Keep ending the flow with one of the old messages, or release a major version.",
    example: endAdded,
  },
  {
    id: "flow-key-changed",
    mirror: "flow-key-changed",
    find: (comparison) => differing(comparison, "key"),
    say: ({ what }) => `flow ${what}: conversations are identified by another key`,
    explain: "The two sides assign messages to different conversations.",
    fix: "Keep the key: both sides must identify conversations in the same way.",
    example: { before: "key: thread", after: "key: [berth]" },
  },
  {
    id: "refusals-changed",
    mirror: "refusals-changed",
    find: ({ old, new: current, flows }) =>
      flows.paired
        .filter(({ name }) => !sameJson(old.flows[name]?.refusals ?? null, current.flows[name]?.refusals ?? null))
        .map(({ name }) => setting(`flows/${name}/refusals`, { what: name }, patch)),
    say: ({ what }) => `flow ${what}: other messages count as refusals`,
    explain: "Only tests of implementations look at it; no message is read in another way.",
    fix: noAction,
    example: lines([stepAdded.after], [stepAdded.after, "refusals: [DENY]"]),
  },
  {
    id: "flow-inside-changed",
    mirror: "flow-inside-changed",
    find: (comparison) => differing(comparison, "inside"),
    say: ({ what }) => `flow ${what}: takes place inside another flow, or no longer inside one`,
    explain: "One side reports messages that the other side allows, because they are not inside the flow that it expects.",
    fix: "Keep the flow where it is, or release a major version.",
    example: lines(towage("inside: visit"), towage()),
  },
  {
    id: "flow-open-forbidden",
    mirror: "flow-open-allowed",
    find: (comparison) => opened(comparison, false, misreads("old-senders")),
    say: ({ what }) => `flow ${what}: must now end before the outer flow`,
    explain: "Old agents end the outer flow while this one is open, and new monitors report it.",
    fix: "Keep `open: allow`.",
    example: undo(openAllowed),
  },
  {
    id: "flow-open-allowed",
    mirror: "flow-open-forbidden",
    find: (comparison) => opened(comparison, true, unlessNegotiated(comparison)),
    say: ({ what }) => `flow ${what}: may now be open when the outer flow ends`,
    explain: "New agents end the outer flow while this one is open, and old monitors report it.",
    except: exceptNegotiated,
    fix: "Keep ending the flow first, or release a major version.",
    example: openAllowed,
  },
  {
    id: "flow-same-added",
    mirror: "flow-same-removed",
    find: (comparison) => repeated(comparison, "added", misreads("old-senders")),
    say: ({ what, after }) => `flow ${what}: ${after} must now be the same in all messages`,
    explain: "Old agents send other values, and new monitors report them.",
    fix: "Recommend it in the docs first, or release a major version.",
    example: sameAdded,
  },
  {
    id: "flow-same-removed",
    mirror: "flow-same-added",
    find: (comparison) => repeated(comparison, "removed", unlessNegotiated(comparison)),
    say: ({ what, before }) => `flow ${what}: ${before} may now differ between messages`,
    explain: "New agents send other values, and old monitors report them.",
    except: exceptNegotiated,
    fix: "Keep sending the same value, or release a major version.",
    example: undo(sameAdded),
  },
  {
    id: "rounds-changed",
    mirror: "rounds-changed",
    find: (comparison) => differing(comparison, "rounds"),
    say: ({ what }) => `flow ${what}: rounds are counted differently`,
    explain: "The two sides expect different round numbers.",
    fix: "Keep counting rounds as before.",
    example: { before: rounds(1), after: rounds(0) },
  },
  {
    id: "deadline-shortened",
    mirror: "deadline-extended",
    find: (comparison) =>
      deadlineChanges(comparison)
        .filter(({ shorter }) => shorter)
        .map((change) => deadlineFinding(change, change.hint ? minor : misreads("old-senders"))),
    say: ({ what, before, after }) => `deadline after ${what} shortened from ${before} to ${after}`,
    explain: "Agents of the old release rely on the old deadline and are late.",
    fix: "Keep the old deadline, or set `level: hint`.",
    example: shortened,
  },
  {
    id: "deadline-extended",
    mirror: "deadline-shortened",
    find: (comparison) =>
      deadlineChanges(comparison)
        .filter(({ shorter }) => !shorter)
        .map((change) => deadlineFinding(change, minor)),
    say: ({ what, before, after }) => `deadline after ${what} extended from ${before} to ${after}`,
    explain: "Agents that meet the old deadline also meet the new one.",
    fix: noAction,
    example: undo(shortened),
  },
];
