// Changes of what a package offers to code: exports, types, groups and views.

import type { View } from "@wirepact/core";
import type { Effect, FoundChange, ModelPaths } from "../change.js";
import { compareKeys, compareNames, pairNames } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { exportedTypes } from "../exported-types.js";
import { exportChanges } from "../exports.js";
import { added, breaks, lines, minor, misreads, noAction, type ReleaseRule, removed, setting, undo } from "./release-rule.js";

const arrivals = "arrivals: { doc: Who came., agents: any, messages: [ASK, GRANT] }";
const spare = "Spare: { type: line, doc: 'Used by nobody.' }";

const exportAdded = { before: "thread: [order_no]", after: "thread: [order_no, answers]" };
const typeAdded = lines(["types:"], ["types:", `  ${spare}`]);
const memberAdded = {
  before: "answers: { doc: What the office says., members: [GRANT] }",
  after: "answers: { doc: What the office says., members: [GRANT, DENY] }",
};
const groupAdded = lines(
  ["groups:", `  ${memberAdded.after}`],
  ["groups:", "  requests: { doc: What ships send., members: [ASK, LEAVE] }", `  ${memberAdded.after}`],
);
const viewAdded = lines(
  ["views:", `  ${arrivals}`],
  ["views:", "  departures: { doc: Who left., agents: any, messages: [LEAVE] }", `  ${arrivals}`],
);
const viewWidened = { before: "arrivals: { doc: Who came., agents: any, messages: [ASK] }", after: arrivals };

const groupMembers = ({ old, new: current, keptTags }: Comparison, kind: "added" | "removed", effect: Effect): readonly FoundChange[] =>
  pairNames(old.groups, current.groups).paired.flatMap((pair) =>
    compareNames(keptTags(pair.old.members), pair.new.members)[kind].map((tag) =>
      setting(`groups/${pair.name}/members`, { what: pair.name, after: tag }, effect),
    ),
  );

const views = (comparison: Comparison, narrower: boolean, effect: Effect): readonly FoundChange[] =>
  viewChanges(comparison)
    .filter((change) => change.narrower === narrower)
    .map(({ paths, what, before, after }) => ({ paths, facts: { what, before, after }, ...effect }));

export const packageRules: readonly ReleaseRule[] = [
  {
    id: "export-removed",
    mirror: "export-added",
    find: (comparison) =>
      exportChanges(comparison).removed.map(({ name, place }) => setting(place, { what: name, before: place }, breaks("source-code"))),
    say: ({ what, before }) => `export ${what} removed (it came with ${before})`,
    explain:
      "Some exports depend on a part of the spec, such as a flow or an encoding. Without that part they are not generated, and code that imports them no longer compiles.",
    code: "imports it",
    fix: "Keep the part of the spec that the export depends on.",
    example: undo(exportAdded),
  },
  {
    id: "export-added",
    mirror: "export-removed",
    find: (comparison) => exportChanges(comparison).added.map(({ name, place }) => setting(place, { what: name, after: place }, minor)),
    say: ({ what, after }) => `export ${what} added (it comes with ${after})`,
    explain: "The package exports one more name. Existing code needs no change.",
    fix: noAction,
    example: exportAdded,
  },
  {
    id: "named-type-removed",
    mirror: "named-type-added",
    find: ({ old, new: current }) =>
      removed("types", compareNames(exportedTypes(old), exportedTypes(current)).removed, breaks("source-code")),
    say: ({ what }) => `type ${what} removed`,
    explain: "Code that imports the type no longer compiles.",
    code: "imports the type",
    fix: "Keep the type, even if no message uses it.",
    example: undo(typeAdded),
  },
  {
    id: "named-type-added",
    mirror: "named-type-removed",
    find: ({ old, new: current }) => added("types", compareNames(exportedTypes(old), exportedTypes(current)).added),
    say: ({ what }) => `type ${what} added`,
    explain: "The package exports one more type. Existing code needs no change.",
    fix: noAction,
    example: typeAdded,
  },
  {
    id: "type-name-changed",
    mirror: "type-name-changed",
    find: ({ messages }) =>
      messages
        // A renamed message is reported by the rule about renamed messages.
        .filter(({ old, new: current, renamed }) => renamed === undefined && old.typeName !== current.typeName)
        .map(({ old, new: current, paths }) => ({
          paths: { old: `${paths.old}/name`, new: `${paths.new}/name` },
          facts: { what: current.name, before: old.typeName, after: current.typeName },
          ...breaks("source-code"),
        })),
    say: ({ what, before, after }) => `${what}: TypeScript type renamed from ${before} to ${after}`,
    explain: "The type, its guard and its builder have other names, so code that imports them no longer compiles.",
    code: "imports the type, its guard or its builder",
    fix: "Keep the TypeScript name with `name`.",
    example: { before: "name: Denial", after: "name: Refusal" },
  },
  {
    id: "group-removed",
    mirror: "group-added",
    find: ({ old, new: current }) => removed("groups", compareKeys(old.groups, current.groups).removed, breaks("source-code")),
    say: ({ what }) => `group ${what} removed`,
    explain: "The package no longer exports the guard and the filter of the group.",
    code: "uses the guard or the filter of the group",
    fix: "Keep the group until the next major version.",
    example: undo(groupAdded),
  },
  {
    id: "group-added",
    mirror: "group-removed",
    find: ({ old, new: current }) => added("groups", compareKeys(old.groups, current.groups).added),
    say: ({ what }) => `group ${what} added`,
    explain: "The package exports a guard and a filter for the group. Existing code needs no change.",
    fix: noAction,
    example: groupAdded,
  },
  {
    id: "view-removed",
    mirror: "view-added",
    find: ({ old, new: current }) => removed("views", compareKeys(old.views, current.views).removed, breaks("source-code")),
    say: ({ what }) => `view ${what} removed`,
    explain: "Code that reads the view no longer works.",
    code: "reads the view",
    fix: "Keep the view until the next major version.",
    example: undo(viewAdded),
  },
  {
    id: "view-added",
    mirror: "view-removed",
    find: ({ old, new: current }) => added("views", compareKeys(old.views, current.views).added),
    say: ({ what }) => `view ${what} added`,
    explain: "Stores offer one more view. Existing code needs no change.",
    fix: noAction,
    example: viewAdded,
  },
  {
    id: "group-member-removed",
    mirror: "group-member-added",
    find: (comparison) => groupMembers(comparison, "removed", breaks("source-code")),
    say: ({ what, after }) => `group ${what}: message ${after} removed`,
    explain: "Code that filters by the group no longer receives the message.",
    code: "filters messages by the group",
    fix: "Keep the message in the group until the next major version.",
    example: undo(memberAdded),
  },
  {
    id: "group-member-added",
    mirror: "group-member-removed",
    find: (comparison) => groupMembers(comparison, "added", breaks("source-code")),
    say: ({ what, after }) => `group ${what}: message ${after} added`,
    explain: "Code that handles every message of the group, such as an exhaustive `switch`, no longer compiles.",
    code: "handles every message of the group, as an exhaustive `switch` does",
    fix: "Add a new group with the message, and keep this one.",
    example: memberAdded,
  },
  {
    id: "view-narrowed",
    mirror: "view-widened",
    find: (comparison) => views(comparison, true, misreads("source-code")),
    say: ({ what, before, after }) => `view ${what}: changed from ${before} to ${after}`,
    explain: "Code that reads the view no longer sees some of the messages.",
    fix: "Keep the view, and add a new one.",
    example: undo(viewWidened),
  },
  {
    id: "view-widened",
    mirror: "view-narrowed",
    find: (comparison) => views(comparison, false, minor),
    say: ({ what, before, after }) => `view ${what}: changed from ${before} to ${after}`,
    explain: "Code that reads the view sees more messages.",
    fix: noAction,
    example: viewWidened,
  },
];

interface ViewChange {
  readonly paths: ModelPaths;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** Some messages are no longer shown, or the view takes other parameters. */
  readonly narrower: boolean;
}

/** Every view of both models that shows other messages. */
function viewChanges({ old, new: current, keptTags }: Comparison): readonly ViewChange[] {
  return pairNames<View>(old.views, current.views).paired.flatMap(({ name, old: before, new: after }) => {
    const taken = before.messages === "all" ? "all" : keptTags(before.messages);
    const [was, is] = [describe(before.agents, taken), describe(after.agents, after.messages)];
    if (was === is) return [];
    const lost =
      taken === "all" ? after.messages !== "all" : after.messages !== "all" && taken.some((tag) => !after.messages.includes(tag));
    const paths = { old: `views/${name}`, new: `views/${name}` };
    return [{ paths, what: name, before: was, after: is, narrower: lost || before.agents !== after.agents }];
  });
}

const describe = (agents: View["agents"], messages: View["messages"]): string =>
  `${messages === "all" ? "all messages" : [...messages].sort().join(", ")} of ${agents === "one" ? "one agent" : `${agents} agents`}`;
