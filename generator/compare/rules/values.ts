// Changes of which values a field accepts: its type, limits, pattern and format.

import { isNumberName } from "@wirepact/core/describe";
import { boundChanges, describeBound, type BoundChange } from "../bounds.js";
import type { Affected, Effect, FoundChange } from "../change.js";
import type { Comparison, Pair } from "../comparison.js";
import { describeKind } from "../describe-kind.js";
import type { PlainShape } from "@wirepact/core/shape";
import { follow } from "../follow.js";
import { formatChanges } from "../formats.js";
import { nullChanges, type NullChange } from "../nulls.js";
import { patternChanges } from "../patterns.js";
import { readsMore, relateShapes, type Relation } from "../relate-shapes.js";
import { sameTypeScript } from "../same-typescript.js";
import { findingAt, breaks, minor, patch, patternEffect, affectedIf, undo, type Example, type ReleaseRule } from "./release-rule.js";

const reason = (type: string): string => `reason: { ${type}, mail: Reason, doc: 'Why not.' }`;
const remark = (type: string): string => `remark?: { type: ${type}, max: 80, doc: 'Anything else.' }`;
const home = (settings: string): string => `home?: { type: url, schemes: [https], ${settings}doc: 'Page of the ship.' }`;
const berth = (max: number): string => `berth?: { type: string, max: ${max}, mail: subject, doc: 'Which berth.' }`;
const port = (settings: string): string => `port?: { type: string, ${settings}doc: 'Code of the last port.' }`;
const sent = (settings: string): string => `sent: { type: timestamp, ${settings}fill: $now, mail: Sent, doc: 'When it was sent.' }`;

const widened: Example = { before: remark("line"), after: remark("text") };
const nullableAdded: Example = { before: home(""), after: home("nullable: true, ") };
const tightened: Example = { before: berth(20), after: berth(5) };
const patternAdded: Example = { before: port(""), after: port("pattern: '^[A-Z]{3}$', ") };
const formatTightened: Example = { before: sent("write: seconds, "), after: sent("utc: true, write: seconds, ") };

/** Pairs of types that relate in one way. Code breaks unless both are the same TypeScript type. */
const related = ({ old, new: current, shapes }: Comparison, relation: Relation, ...affected: readonly Affected[]): readonly FoundChange[] =>
  shapes
    .filter((pair) => relateShapes(old, current, pair) === relation)
    .map((pair) =>
      findingAt(
        pair,
        effectOf(
          [
            ...affected,
            ...affectedIf({ "source-code": (!sameTypeScript(old, pair.old, current, pair.new) && isTyped(pair)) || losesConstant(pair) }),
          ],
          readsMore(old, current, pair) || losesConstant({ ...pair, old: pair.new, new: pair.old }),
        ),
        { before: describeKind(pair.old), after: describeKind(pair.new) },
      ),
    );

function effectOf(affected: readonly Affected[], isMore: boolean): Effect {
  if (affected.length > 0) return { breaks: affected };
  return isMore ? minor : { ...patch, harmless: "the same values are accepted" };
}

/** Other properties are `unknown` in TypeScript, whatever `extras` says. */
const isTyped = ({ paths }: Pair<PlainShape>): boolean => !(paths.new ?? "").includes("/extras/values");

/** The package exports a constant for each named enum. */
const losesConstant = ({ old, new: current, paths }: Pair<PlainShape>): boolean =>
  old.kind === "enum" && current.kind !== "enum" && paths.old === paths.new && /^types\/[^/]*$/.test(paths.old ?? "");

/** What null does to the side that does not allow it: rejected, or taken for an absent field. */
const nulls = (comparison: Comparison, nullable: boolean, affected: Affected): readonly FoundChange[] =>
  nullChanges(comparison)
    .filter((change: NullChange) => change.nullable === nullable)
    .map((change) =>
      findingAt(change, {
        breaks: affectedIf({ [affected]: change.rejected, "source-code": true }),
        misreads: affectedIf({ [affected]: !change.rejected }),
      }),
    );

const exclusions = {
  format: "the pattern or the format excludes such strings anyway",
  rule: "a rule requires the value to be equal to that of another field, which excludes such values anyway",
};

const bounds = (comparison: Comparison, tighter: boolean, effect: Effect): readonly FoundChange[] =>
  boundChanges(comparison)
    .filter((change) => change.tighter === tighter)
    .map((change: BoundChange) => ({
      ...findingAt(change, change.excludedBy === undefined ? effect : { ...patch, harmless: exclusions[change.excludedBy] }, {
        before: describeBound(change, change.old),
        after: describeBound(change, change.new),
      }),
      paths: { old: `${change.paths.old}/${change.bound}`, new: `${change.paths.new}/${change.bound}` },
    }));

const formats = (comparison: Comparison, tighter: boolean, fact: "before" | "after", effect: Effect): readonly FoundChange[] =>
  formatChanges(comparison)
    .filter((change) => change.tighter === tighter)
    .map((change) => findingAt(change, effect, { [fact]: change.demand }));

/** Numbers of a mail message that became percentages, which are written with `%`, or no longer are. */
const percentages = ({ old, new: current, fields }: Comparison): readonly FoundChange[] =>
  fields.flatMap((field) => {
    if (field.old.mail === undefined || field.new.mail === undefined) return [];
    const [before, after] = [follow(old, field.old.shape, "").shape, follow(current, field.new.shape, "").shape];
    if (before.kind !== "scalar" || after.kind !== "scalar" || !isNumberName(before.scalar) || !isNumberName(after.scalar)) return [];
    const affected = affectedIf({
      "old-senders": before.scalar === "percent" && after.scalar !== "percent",
      "old-readers": before.scalar !== "percent" && after.scalar === "percent",
    });
    return affected.length === 0 ? [] : [findingAt(field, { breaks: affected })];
  });

export const valueRules: readonly ReleaseRule[] = [
  {
    id: "type-changed",
    mirror: "type-changed",
    find: (comparison) => [...related(comparison, "changed", "old-senders", "old-readers"), ...related(comparison, "equal")],
    say: ({ what, before, after }) => `${what}: type changed from ${before} to ${after}`,
    explain: "Values of one type are rejected where the other is expected.",
    code: "uses values of the old type",
    fix: "Add a second field with the new type and mark this one as `deprecated`.",
    example: { before: reason("type: string, min: 1"), after: reason("type: boolean") },
  },
  {
    id: "type-narrowed",
    mirror: "type-widened",
    find: (comparison) => related(comparison, "narrowed", "old-senders"),
    say: ({ what, before, after }) => `${what}: type narrowed from ${before} to ${after}`,
    explain: "Old senders send values that the new type does not allow.",
    code: "passes values of the old type",
    fix: "Keep accepting the wider type; builders and docs can recommend the narrower one.",
    example: undo(widened),
  },
  {
    id: "type-widened",
    mirror: "type-narrowed",
    find: (comparison) => related(comparison, "widened", "old-readers"),
    say: ({ what, before, after }) => `${what}: type widened from ${before} to ${after}`,
    explain: "Old readers reject values that the old type does not allow.",
    code: "expects values of the old type",
    fix: "Add a second field for the new values: old readers reject them here.",
    example: widened,
  },
  {
    id: "cardinality-changed",
    mirror: "cardinality-changed",
    find: ({ old, new: current, shapes }) =>
      shapes
        .filter((pair) => relateShapes(old, current, pair) === "cardinality")
        .map((pair) =>
          findingAt(pair, breaks("old-senders", "old-readers", "source-code"), {
            before: describeKind(pair.old),
            after: describeKind(pair.new),
          }),
        ),
    say: ({ what, before, after }) => `${what}: type changed from ${before} to ${after}`,
    explain: "A single value is rejected where an array is expected, and an array where a single value is expected.",
    code: "uses the value as it was, single or in an array",
    fix: "Add a second field for the array; `lenient: { wrap: list }` accepts single values in lenient mode only.",
    example: { before: reason("type: string, min: 1"), after: reason("list: { type: string, min: 1 }") },
  },
  {
    id: "nullable-added",
    mirror: "nullable-removed",
    find: (comparison) => nulls(comparison, true, "old-readers"),
    say: ({ what }) => `${what}: null is now allowed`,
    explain: "Old readers reject null, or treat it as an absent field. Code that reads the field must handle null.",
    code: "reads the field without handling null",
    fix: "Omit the field instead of writing null, where it is optional.",
    example: nullableAdded,
  },
  {
    id: "nullable-removed",
    mirror: "nullable-added",
    find: (comparison) => nulls(comparison, false, "old-senders"),
    say: ({ what }) => `${what}: null is no longer allowed`,
    explain: "New readers reject null from old senders, or treat it as an absent field.",
    code: "sets the field to null",
    fix: "Keep accepting null.",
    example: undo(nullableAdded),
  },
  {
    id: "const-changed",
    mirror: "const-changed",
    find: ({ old: { tag }, shapes }) =>
      shapes.flatMap((pair) => {
        const { old, new: current, use } = pair;
        if (old.kind !== "literal" || current.kind !== "literal" || old.value === current.value) return [];
        // The type of a renamed message is left to the rule about renamed messages.
        if (use?.path.length === 1 && use.path[0] === tag) return [];
        const facts = { before: JSON.stringify(old.value), after: JSON.stringify(current.value) };
        return [findingAt(pair, breaks("old-senders", "old-readers", "source-code"), facts)];
      }),
    say: ({ what, before, after }) => `${what}: constant changed from ${before} to ${after}`,
    explain: "Each side rejects the constant of the other.",
    code: "uses the old constant",
    fix: "Keep the constant, or turn it into a closed enum in a major version.",
    example: { before: "kinds?: { const: 1, doc: 'Always 1.' }", after: "kinds?: { const: 2, doc: 'Always 2.' }" },
  },
  {
    id: "bound-tightened",
    mirror: "bound-loosened",
    find: (comparison) => bounds(comparison, true, breaks("old-senders")),
    say: ({ what, before, after }) => `${what}: limit tightened from ${before} to ${after}`,
    explain: "Old senders still send values within the old limit, and new readers reject them.",
    fix: "Keep the old limit, and recommend the new one in `doc` until the next major version.",
    example: tightened,
  },
  {
    id: "bound-loosened",
    mirror: "bound-tightened",
    find: (comparison) => bounds(comparison, false, breaks("old-readers")),
    say: ({ what, before, after }) => `${what}: limit loosened from ${before} to ${after}`,
    explain: "New senders send values beyond the old limit, and old readers reject them.",
    fix: "Add a second field for the new values, or release a major version: old readers reject values beyond the old limit.",
    example: undo(tightened),
  },
  {
    id: "pattern-added",
    mirror: "pattern-removed",
    find: (comparison) =>
      patternChanges(comparison)
        .filter(({ old }) => old === undefined)
        .map((change) => findingAt(change, patternEffect(change.relation), { after: change.new ?? "" })),
    say: ({ what, after }) => `${what}: pattern \`${after}\` added`,
    explain: "Old senders send strings that do not match the pattern.",
    fix: "Recommend the pattern in `doc`, and add it in a major version.",
    example: patternAdded,
  },
  {
    id: "pattern-removed",
    mirror: "pattern-added",
    find: (comparison) =>
      patternChanges(comparison)
        .filter((change) => change.new === undefined)
        .map((change) => findingAt(change, patternEffect(change.relation), { before: change.old ?? "" })),
    say: ({ what, before }) => `${what}: pattern \`${before}\` removed`,
    explain: "Old readers reject strings that do not match the old pattern.",
    fix: "Keep the pattern: old readers reject strings that do not match it.",
    example: undo(patternAdded),
  },
  {
    id: "pattern-changed",
    mirror: "pattern-changed",
    find: (comparison) =>
      patternChanges(comparison).flatMap((change) => {
        const { old, new: current } = change;
        return old === undefined || current === undefined
          ? []
          : [findingAt(change, patternEffect(change.relation), { before: old, after: current })];
      }),
    say: ({ what, before, after }) => `${what}: pattern changed from \`${before}\` to \`${after}\``,
    explain: "A string may match one of the two patterns and not the other.",
    fix: "Keep the pattern, or release a major version.",
    example: { before: "pattern: '^[a-z]+$'", after: "pattern: '^[a-z_]{2,}$'" },
  },
  {
    id: "format-tightened",
    mirror: "format-loosened",
    find: (comparison) => formats(comparison, true, "after", breaks("old-senders")),
    say: ({ what, after }) => `${what}: format now requires ${after}`,
    explain: "Old senders send other formats, which new readers reject.",
    fix: "Keep accepting the old formats; builders can write the new one.",
    example: formatTightened,
  },
  {
    id: "format-loosened",
    mirror: "format-tightened",
    find: (comparison) => formats(comparison, false, "before", breaks("old-readers")),
    say: ({ what, before }) => `${what}: format no longer requires ${before}`,
    explain: "Old readers reject the other formats.",
    fix: "Keep writing the old format: old readers reject the others.",
    example: undo(formatTightened),
  },
  {
    id: "written-form-changed",
    mirror: "written-form-changed",
    find: (comparison) => [
      ...comparison.shapes
        .filter(({ old, new: current }) => old.kind === "scalar" && current.kind === "scalar" && old.write !== current.write)
        .map((pair) => findingAt(pair, minor)),
      ...percentages(comparison),
    ],
    say: ({ what }) => `${what}: builders write it in another format`,
    explain:
      "Readers accept both formats of a timestamp. In mail messages, a percentage is written with `%`, which readers of other numbers reject.",
    fix: "No action is needed for a timestamp; in mail messages, keep the type of the number.",
    example: { before: sent("utc: true, write: seconds, "), after: sent("utc: true, ") },
  },
];
