// Changes of what fields carry besides their type: defaults, filled values, aliases, sensitivity and computed values.

import { type Computed, type Field, formatPath } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { type AliasChange, aliasChanges } from "../aliases.js";
import type { Effect, FoundChange, ModelPaths, Use } from "../change.js";
import type { Comparison, FieldPair } from "../comparison.js";
import { describePaths } from "../describe-path.js";
import { follow } from "../follow.js";
import { oncePerComparison } from "../once-per-comparison.js";
import { breaks, type Example, findingAt, minor, misreads, noAction, patch, type ReleaseRule, undo } from "./release-rule.js";

const note = (settings: string): string => `note?: { type: text, max: 200, ${settings}mail: { section: Note }, doc: 'Anything else.' }`;
const depth = (settings: string): string => `depth?: { type: Draught, ${settings}doc: 'The draught again.' }`;
const secret = (settings: string): string => `secret?: { type: string, ${settings}doc: 'The password.' }`;
const place = (settings: string): string => `place?: { type: string, ${settings}doc: 'Where it lies.' }`;
const number = (settings: string): string => `count: { type: integer, ${settings}doc: 'How many.' }`;
const obsolete = (settings: string): string =>
  `old?: { type: string, ${settings}deprecated: { since: 1.0.0, reason: Not needed., use: note }, doc: 'Not used.' }`;

const defaultAdded: Example = { before: note(""), after: note("default: '', ") };
const fillAdded: Example = { before: number(""), after: number("fill: 1, ") };
const sensitiveAdded: Example = { before: secret(""), after: secret("sensitive: true, ") };
const decodeOnlyAdded: Example = { before: obsolete(""), after: obsolete("decodeOnly: true, ") };
const aliasAdded: Example = { before: place(""), after: place("aliases: [location], ") };
const computedAdded: Example = { before: depth(""), after: depth("computed: { by: draught }, ") };

const isSet = (field: Field, key: "default" | "fill"): boolean => field[key] !== undefined;
const gained = ({ fields }: Comparison, key: "default" | "fill"): readonly FieldPair[] =>
  fields.filter(({ old, new: current }) => !isSet(old, key) && isSet(current, key));
const lost = ({ fields }: Comparison, key: "default" | "fill"): readonly FieldPair[] =>
  fields.filter(({ old, new: current }) => isSet(old, key) && !isSet(current, key));
const altered = ({ fields }: Comparison, key: "default" | "fill"): readonly FieldPair[] =>
  fields.filter(({ old, new: current }) => isSet(old, key) && isSet(current, key) && !sameJson(old[key], current[key]));

/** Required fields that became an enum of one value and were a constant, which builders fill in; or the reverse. */
const constants = ({ old, new: current, fields }: Comparison, kind: "gained" | "lost"): readonly FieldPair[] =>
  fields.filter((field) => {
    const [before, after] = [follow(old, field.old.shape, "").shape, follow(current, field.new.shape, "").shape];
    const [constant, other, its] = kind === "lost" ? [before, after, field.new] : [after, before, field.old];
    const isOneValue = other.kind === "enum" && !other.open && other.values.length === 1;
    const isBuilt = /^(?:messages\/[^/]+|envelope)\/fields\/[^/]+$/.test(field.paths.new ?? "");
    return constant.kind === "literal" && isOneValue && isBuilt && its.required && its.fill === undefined;
  });

/** Fields whose mark became true, or no longer is. */
const marked = ({ fields }: Comparison, key: "sensitive" | "decodeOnly", now: boolean): readonly FieldPair[] =>
  fields.filter(({ old, new: current }) => (old[key] === true) !== now && (current[key] === true) === now);

const computed = (
  comparison: Comparison,
  wanted: ComputedChange["kind"],
  effect: Effect,
  fact?: "before" | "after",
): readonly FoundChange[] =>
  computedChanges(comparison)
    .filter(({ kind }) => kind === wanted)
    .map(({ paths, use, what, by }) => ({ paths, use, facts: { what, ...(fact === undefined ? {} : { [fact]: by }) }, ...effect }));

const removedAlias = ({ alias, what, paths, use, rejected }: AliasChange): FoundChange => ({
  paths,
  use,
  facts: { what, before: alias },
  ...(rejected ? breaks("old-senders") : misreads("old-senders")),
});

export const fieldSettingRules: readonly ReleaseRule[] = [
  {
    id: "default-added",
    mirror: "default-removed",
    find: (comparison) =>
      gained(comparison, "default").map((field) => findingAt(field, minor, { after: JSON.stringify(field.new.default) })),
    say: ({ what, after }) => `${what}: default ${after} added`,
    explain: "The spec now defines what the absence of the field means. Existing senders and readers need no change.",
    fix: noAction,
    example: defaultAdded,
  },
  {
    id: "default-removed",
    mirror: "default-added",
    find: (comparison) =>
      lost(comparison, "default")
        .filter((field) => !field.new.required)
        .map((field) => findingAt(field, misreads("old-senders", "old-readers"), { before: JSON.stringify(field.old.default) })),
    say: ({ what, before }) => `${what}: default ${before} removed`,
    explain: "Senders that omit the field rely on the default.",
    fix: "Keep the default: senders that omit the field rely on it.",
    example: undo(defaultAdded),
  },
  {
    id: "default-changed",
    mirror: "default-changed",
    find: (comparison) =>
      altered(comparison, "default").map((field) =>
        findingAt(field, misreads("old-senders", "old-readers"), {
          before: JSON.stringify(field.old.default),
          after: JSON.stringify(field.new.default),
        }),
      ),
    say: ({ what, before, after }) => `${what}: default changed from ${before} to ${after}`,
    explain: "A message without the field means one thing to its sender and another to its reader.",
    fix: "Keep the default: senders that omit the field rely on it.",
    example: { before: note("default: '', "), after: note("default: None., ") },
  },
  {
    id: "fill-added",
    mirror: "fill-removed",
    find: (comparison) => [...gained(comparison, "fill"), ...constants(comparison, "gained")].map((field) => findingAt(field, minor)),
    say: ({ what }) => `${what}: builders now fill the field`,
    explain: "Code that builds the message may omit the field. Existing code needs no change.",
    fix: noAction,
    example: fillAdded,
  },
  {
    id: "fill-removed",
    mirror: "fill-added",
    find: (comparison) =>
      [...lost(comparison, "fill"), ...constants(comparison, "lost")].map((field) =>
        findingAt(field, field.new.required && field.new.computed === undefined ? breaks("source-code") : minor),
      ),
    say: ({ what }) => `${what}: builders no longer fill the field`,
    explain: "Code that leaves a required field to the builder no longer compiles.",
    code: "leaves the field to the builder",
    fix: "Keep the `fill`: existing code leaves the field to the builder.",
    example: undo(fillAdded),
  },
  {
    id: "fill-changed",
    mirror: "fill-changed",
    find: (comparison) => altered(comparison, "fill").map((field) => findingAt(field, minor)),
    say: ({ what }) => `${what}: builders fill the field with another value`,
    explain: "Readers accept both values.",
    fix: "No action is needed if both values mean the same to readers.",
    example: { before: number("fill: 1, "), after: number("fill: 2, ") },
  },
  {
    id: "sensitive-added",
    mirror: "sensitive-removed",
    find: (comparison) => marked(comparison, "sensitive", true).map((field) => findingAt(field, patch)),
    say: ({ what }) => `${what}: marked as sensitive`,
    explain: "Its values no longer appear in issues and logs.",
    fix: noAction,
    example: sensitiveAdded,
  },
  {
    id: "sensitive-removed",
    mirror: "sensitive-added",
    find: (comparison) => marked(comparison, "sensitive", false).map((field) => findingAt(field, { ...minor, careful: true })),
    say: ({ what }) => `${what}: no longer marked as sensitive`,
    explain: "Nothing breaks, but values that were withheld now appear in issues and logs.",
    fix: "Make sure that the field holds no secrets: its values now appear in issues and logs.",
    example: undo(sensitiveAdded),
  },
  {
    id: "decode-only-added",
    mirror: "decode-only-removed",
    find: (comparison) => marked(comparison, "decodeOnly", true).map((field) => findingAt(field, minor)),
    say: ({ what }) => `${what}: field is now read but no longer written`,
    explain: "The field is optional, so readers already handle its absence.",
    fix: "Make sure that readers do not need the field.",
    example: decodeOnlyAdded,
  },
  {
    id: "decode-only-removed",
    mirror: "decode-only-added",
    find: (comparison) => marked(comparison, "decodeOnly", false).map((field) => findingAt(field, minor)),
    say: ({ what }) => `${what}: field is written again`,
    explain: "Readers of the old release know the field.",
    fix: noAction,
    example: undo(decodeOnlyAdded),
  },
  {
    id: "read-alias-added",
    mirror: "read-alias-removed",
    find: (comparison) =>
      aliasChanges(comparison).added.map(({ alias, what, paths, use, taken }) => ({
        paths,
        use,
        facts: { what, after: alias },
        ...(taken === true ? misreads("old-senders") : minor),
      })),
    say: ({ what, after }) => `${what}: alias ${after} added`,
    explain:
      "Readers accept one more name. Existing senders and readers need no change, unless `extras` allowed old senders to use the name for another property: new readers treat it as the field.",
    fix: "No action is needed, unless `extras` allowed the name; in that case, choose another alias.",
    example: aliasAdded,
  },
  {
    id: "read-alias-removed",
    mirror: "read-alias-added",
    find: (comparison) => aliasChanges(comparison).removed.map(removedAlias),
    say: ({ what, before }) => `${what}: alias ${before} removed`,
    explain: "Messages of senders that use the alias are rejected or misread.",
    fix: "Keep the alias: accepting it costs nothing.",
    example: undo(aliasAdded),
  },
  {
    id: "computed-added",
    mirror: "computed-removed",
    find: (comparison) => computed(comparison, "added", breaks("old-senders"), "after"),
    say: ({ what, after }) => `${what}: must now be computed from ${after}`,
    explain: "Messages of old senders in which the two fields disagree are rejected.",
    fix: "Add `level: warning`, so that readers only warn about a wrong value.",
    example: computedAdded,
  },
  {
    id: "computed-removed",
    mirror: "computed-added",
    find: (comparison) => computed(comparison, "removed", breaks("old-readers"), "before"),
    say: ({ what, before }) => `${what}: no longer computed from ${before}`,
    explain: "Readers of the old release compare the two fields, and reject messages in which they disagree.",
    fix: "Keep computing the value: old readers check it.",
    example: undo(computedAdded),
  },
  {
    id: "computed-changed",
    mirror: "computed-changed",
    find: (comparison) => computed(comparison, "changed", breaks("old-senders", "old-readers")),
    say: ({ what }) => `${what}: computed differently`,
    explain: "Each side computes a different value, and rejects the value of the other side.",
    fix: "Add `level: warning` first, and change the computation in a major version.",
    example: { before: depth("computed: { by: draught }, "), after: depth("computed: { by: draught, table: { '4': 4, '5': 6 } }, ") },
  },
];

interface ComputedChange {
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
  readonly what: string;
  readonly kind: "added" | "removed" | "changed";
  /** The field it is computed from. */
  readonly by: string;
}

/** Every change of a computed field that readers check. */
const computedChanges = oncePerComparison(({ fields }: Comparison): readonly ComputedChange[] => {
  return fields.flatMap(({ old, new: current, paths, use }): ComputedChange[] => {
    const [before, after] = [demanding(old.computed), demanding(current.computed)];
    if (before === undefined && after === undefined) return [];
    const at = { paths, use, what: describePaths(paths) };
    if (before === undefined && after !== undefined) return [{ ...at, kind: "added", by: formatPath(after.by) }];
    if (before !== undefined && after === undefined) return [{ ...at, kind: "removed", by: formatPath(before.by) }];
    if (before === undefined || after === undefined) return [];
    const same = sameJson(before.by, after.by) && sameJson(before.table ?? null, after.table ?? null);
    return same ? [] : [{ ...at, kind: "changed", by: formatPath(after.by) }];
  });
});

const demanding = (setting: Computed | undefined): Computed | undefined => (setting?.level === "warning" ? undefined : setting);
