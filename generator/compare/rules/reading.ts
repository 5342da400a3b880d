// Changes of how messages are read: strict or lenient mode, rules between fields, warnings, and the treatment of strings.

import type { Rule } from "@wirepact/core";
import type { Affected, Effect, FoundChange, ModelPaths } from "../change.js";
import type { Comparison, LoneRule } from "../comparison.js";
import { describePaths } from "../describe-path.js";
import { leniencyChanges } from "../leniencies.js";
import { nullRank } from "../nulls.js";
import { sameRule } from "../pair-models.js";
import {
  affectedIf,
  breaks,
  type Example,
  findingAt,
  lines,
  minor,
  noAction,
  patch,
  type ReleaseRule,
  setting,
  undo,
} from "./release-rule.js";

const meter = (settings: string): string => `meter?: { type: epoch, ${settings}doc: 'When it was measured.' }`;
const track = (settings: string): string => `track?: { type: path, ${settings}doc: 'Where its track is.' }`;
const oil = (cargo: string): string => `no-oil-without-crew: { doc: Oil needs a crew., when: { cargo: ${cargo} }, require: [crew] }`;
const differ = "note-or-log: { doc: A log is better than a note., differ: [note, log], level: warning }";
const reading = (settings: string): string => `reading: { ${settings}, lenient: { missing: body } }`;

const leniencyAdded: Example = { before: meter(""), after: meter("lenient: { convert: timestamp }, ") };
const warningAdded: Example = { before: track(""), after: track("inside: warn, ") };
const ruleAdded = lines(["rules:", `  ${differ}`], ["rules:", `  ${oil("oil")}`, `  ${differ}`]);
const stricter: Example = { before: reading("default: lenient, trim: true"), after: reading("default: strict, trim: true") };

/** Rules between fields that only one model has, without those that only warn. */
const loneRules = (rules: readonly LoneRule[], affected: Affected): readonly FoundChange[] =>
  rules
    .filter(({ rule }) => rule.level !== "warning")
    .map(({ rule, reachable, reported, moved, paths, use }) => ({
      paths,
      use: { ...use, path: [...use.path, ...rule.at] },
      facts: { what: nameOf(rule, paths) },
      ...(moved === true && reachable && { undecided: "the rule moved to another object, where it may have the same effect" }),
      ...(reachable ? breaks(affected) : { ...unreached(reported, affected), harmless: "no message shows the difference" }),
    }));

/** The name of a rule, and the message or type that it belongs to. */
function nameOf({ name }: Rule, { old, new: current }: ModelPaths): string {
  const [, owner] = /^(?:types|messages)\/([^/]*)/.exec(current ?? old ?? "") ?? [];
  return owner === undefined ? name : `${name} of ${owner}`;
}

/** A rule about fields that were added or removed with it, or that other rules imply, affects no message; its issue code may still be missed. */
function unreached(reported: boolean, affected: Affected): Effect {
  if (!reported) return patch;
  return affected === "old-readers" ? breaks("source-code") : minor;
}

const readingSetting = (key: string, before: string, after: string, effect: Effect): FoundChange =>
  setting(`reading/${key}`, { what: key, before, after }, effect);

const changedRules = ({ rules }: Comparison): readonly FoundChange[] =>
  rules.paired.flatMap(({ old, new: current, paths, use, narrower, wider }) => {
    const sameDemand = sameRule(old, current);
    const [before, after] = [old.level !== "warning", current.level !== "warning"];
    if ((sameDemand && before === after) || (!before && !after)) return [];
    const affected = affectedIf({ "old-senders": after && (narrower || !before), "old-readers": before && (wider || !after) });
    const at = { paths, use: use && { ...use, path: [...use.path, ...current.at] }, facts: { what: nameOf(current, paths) } };
    return [affected.length > 0 ? { ...at, breaks: affected } : { ...at, ...patch, harmless: "no message shows the difference" }];
  });

/** Rules that demand the same under another name, which is part of their issue code. */
const renamedRules = ({ rules }: Comparison): readonly FoundChange[] =>
  rules.paired
    .filter(({ old, new: current }) => old.name !== current.name)
    .map(({ old, new: current, paths }) => ({
      paths,
      facts: { what: current.name, before: old.name, after: current.name },
      ...breaks("source-code"),
    }));

export const readingRules: readonly ReleaseRule[] = [
  {
    id: "leniency-added",
    mirror: "leniency-removed",
    find: (comparison) => leniencyChanges(comparison).added.map((change) => findingAt(change, minor, { after: change.relaxation })),
    say: ({ what, after }) => `${what}: lenient mode now accepts ${after}`,
    explain: "Readers in lenient mode accept more. Existing senders and readers need no change.",
    fix: noAction,
    example: leniencyAdded,
  },
  {
    id: "leniency-removed",
    mirror: "leniency-added",
    find: (comparison) =>
      leniencyChanges(comparison).removed.map((change) => findingAt(change, breaks("old-senders"), { before: change.relaxation })),
    say: ({ what, before }) => `${what}: lenient mode no longer accepts ${before}`,
    explain: "Readers in lenient mode reject what they accepted before.",
    fix: "Keep accepting it in lenient mode: senders rely on it.",
    example: undo(leniencyAdded),
  },
  {
    id: "warning-added",
    mirror: "warning-removed",
    find: (comparison) => warningChanges(comparison).added.map(({ paths, what }) => ({ paths, facts: { what }, ...minor })),
    say: ({ what }) => `${what}: warning added`,
    explain: "Readers accept the same messages as before, and now warn about some of them.",
    fix: "No action is needed: a warning rejects nothing.",
    example: warningAdded,
  },
  {
    id: "warning-removed",
    mirror: "warning-added",
    find: (comparison) => warningChanges(comparison).removed.map(({ paths, what }) => ({ paths, facts: { what }, ...minor })),
    say: ({ what }) => `${what}: warning removed`,
    explain: "Readers accept the same messages as before, and no longer warn about some of them.",
    fix: noAction,
    example: undo(warningAdded),
  },
  {
    id: "rule-added",
    mirror: "rule-removed",
    find: ({ rules }) => loneRules(rules.added, "old-senders"),
    say: ({ what }) => `rule ${what} added`,
    explain: "Messages of old senders that violate the rule are rejected.",
    fix: "Add `level: warning`, or release a major version.",
    example: ruleAdded,
  },
  {
    id: "rule-removed",
    mirror: "rule-added",
    find: ({ rules }) => loneRules(rules.removed, "old-readers"),
    say: ({ what }) => `rule ${what} removed`,
    explain: "Old readers reject messages that violate the rule.",
    fix: "Keep following the rule when sending: old readers reject messages that violate it.",
    example: undo(ruleAdded),
  },
  {
    id: "rule-renamed",
    mirror: "rule-renamed",
    find: renamedRules,
    say: ({ before, after }) => `rule ${before} renamed to ${after}`,
    explain: "The name of a rule is part of its issue code, `rule/<name>`, which code may check for.",
    code: "checks for issue codes with the old name",
    fix: "Keep the name; `doc` can describe what the rule requires.",
    example: { before: oil("oil"), after: oil("oil").replace("no-oil-without-crew", "oil-needs-crew") },
  },
  {
    id: "rule-changed",
    mirror: "rule-changed",
    find: changedRules,
    say: ({ what }) => `rule ${what} changed`,
    explain: "A message that satisfies one version of the rule may violate the other.",
    fix: "Add a new rule with `level: warning` next to the old one, and change the old one in a major version.",
    example: { before: oil("oil"), after: oil("grain") },
  },
  {
    id: "reading-stricter",
    mirror: "reading-laxer",
    find: ({ old: { reading: before }, new: { reading: after } }) => [
      ...(before.default === "lenient" && after.default === "strict"
        ? [readingSetting("default", "lenient", "strict", breaks("old-senders", "source-code"))]
        : []),
      ...(nullRank(before) > nullRank(after) ? [readingSetting("nulls", before.nulls, after.nulls, breaks("old-senders"))] : []),
    ],
    say: ({ what, before, after }) => `reading is stricter: reading.${what} changed from ${before} to ${after}`,
    explain: "New readers reject what they accepted before.",
    fix: 'Keep the setting; code can pass `mode: "strict"` itself.',
    example: stricter,
  },
  {
    id: "reading-laxer",
    mirror: "reading-stricter",
    find: ({ old: { reading: before }, new: { reading: after } }) => [
      ...(before.default === "strict" && after.default === "lenient"
        ? // `decode` without a mode then returns another type.
          [readingSetting("default", "strict", "lenient", breaks("source-code"))]
        : []),
      ...(nullRank(before) < nullRank(after) ? [readingSetting("nulls", before.nulls, after.nulls, minor)] : []),
    ],
    say: ({ what, before, after }) => `reading is more lenient: reading.${what} changed from ${before} to ${after}`,
    explain: "Readers accept more. Where the default mode changes, `decode` returns another type.",
    fix: "No action is needed for senders. Code that relies on the default mode receives what lenient mode returns.",
    example: undo(stricter),
  },
  {
    id: "normalisation-changed",
    mirror: "normalisation-changed",
    find: ({ old: { reading: before }, new: { reading: after } }) =>
      (["trim", "emptyStrings"] as const)
        .filter((key) => before[key] !== after[key])
        .map((key) => readingSetting(key, String(before[key]), String(after[key]), { breaks: ["old-senders"], misreads: ["old-readers"] })),
    say: ({ what, before, after }) => `strings are normalised differently: reading.${what} changed from ${before} to ${after}`,
    explain: "Empty strings, and strings with white space around them, are rejected or read as another value.",
    fix: "Keep the setting: empty strings and surrounding white space must keep their meaning.",
    example: { before: reading("default: lenient, trim: true"), after: reading("default: lenient") },
  },
];

interface WarningChange {
  readonly paths: ModelPaths;
  readonly what: string;
}

/** Warnings that only one of the models gives. Other rules report an error that became a warning, or a warning that became an error. */
function warningChanges({ rules, fields, shapes }: Comparison): {
  readonly removed: readonly WarningChange[];
  readonly added: readonly WarningChange[];
} {
  const warns = (part: { readonly level?: "warning" } | undefined): boolean => part?.level === "warning";
  const named = (paths: ModelPaths): WarningChange => ({ paths, what: describePaths(paths) });
  const ofRules = (list: typeof rules.added): readonly WarningChange[] =>
    list.filter(({ rule }) => warns(rule)).map(({ paths, rule }) => ({ paths, what: `rule ${rule.name}` }));
  const computed = (first: "old" | "new", second: "old" | "new"): readonly WarningChange[] =>
    fields.filter((pair) => pair[first].computed === undefined && warns(pair[second].computed)).map(({ paths }) => named(paths));
  const inside = (first: "old" | "new", second: "old" | "new"): readonly WarningChange[] =>
    shapes
      .filter(({ [first]: one, [second]: other }) => pathRule(one) === undefined && pathRule(other) === "warn")
      .map(({ paths }) => named(paths));
  return {
    added: [...ofRules(rules.added), ...computed("old", "new"), ...inside("old", "new")],
    removed: [...ofRules(rules.removed), ...computed("new", "old"), ...inside("new", "old")],
  };
}

const pathRule = (shape: { readonly kind: string; readonly inside?: "warn" | "require" }): "warn" | "require" | undefined => shape.inside;
