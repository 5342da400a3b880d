// Everything that lenient reading forgives, each as one relaxation with its place: what one model forgives and the other does not.

import { sameJson, type Field, type LenientPolicy, type ShapeLeniency } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Places, Use } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { expand } from "./follow.js";
import { compareLists } from "./pair-names.js";

export interface LeniencyChange {
  readonly places: Places;
  readonly use?: Use | undefined;
  /** What is forgiven. */
  readonly relaxation: string;
}

export interface LeniencyChanges {
  readonly removed: readonly LeniencyChange[];
  readonly added: readonly LeniencyChange[];
}

/** The relaxations that went and those that came. */
export const leniencyChanges = oncePerComparison((comparison: Comparison): LeniencyChanges => {
  const all = [ofReading, ofUses, ofFields, ofMessages, ofRules, ofFlows].map((find) => find(comparison));
  return { removed: all.flatMap(({ removed }) => removed), added: all.flatMap(({ added }) => added) };
});

type Setting = readonly [relaxation: string, value: unknown];

/** Settings of one part, before and after; a setting with another value counts as one that went and one that came. */
function between(before: readonly Setting[], after: readonly Setting[], at: Omit<LeniencyChange, "relaxation">): LeniencyChanges {
  const lacks = (settings: readonly Setting[], [name, value]: Setting): boolean =>
    !settings.some(([other, known]) => other === name && sameJson(value, known));
  const named = ([relaxation]: Setting): LeniencyChange => ({ ...at, relaxation });
  return {
    removed: before.filter((setting) => lacks(after, setting)).map(named),
    added: after.filter((setting) => lacks(before, setting)).map(named),
  };
}

const merge = (changes: readonly LeniencyChanges[]): LeniencyChanges => ({
  removed: changes.flatMap(({ removed }) => removed),
  added: changes.flatMap(({ added }) => added),
});

const policyWords: Readonly<Record<keyof LenientPolicy, string>> = {
  missing: "missing fields",
  invalid: "values that cannot be read",
  unknownValues: "unknown enum values",
  unknownTypes: "unknown message types",
  nulls: "nulls",
  bodies: "bodies that are text",
};

function ofReading({ old, new: current }: Comparison): LeniencyChanges {
  const settings = ({ reading }: ProtocolModel): readonly Setting[] =>
    (Object.keys(policyWords) as (keyof LenientPolicy)[])
      // Nulls that strict reading takes as well are no leniency.
      .filter((key) => reading.lenient[key] !== (key === "nulls" ? reading.nulls : "reject") && reading.lenient[key] !== "reject")
      .map((key): Setting => [policyWords[key], reading.lenient[key]]);
  return between(settings(old), settings(current), { places: { old: "reading/lenient", new: "reading/lenient" } });
}

function ofUses({ old, new: current, uses }: Comparison): LeniencyChanges {
  const settings = (model: ProtocolModel, lenient: ShapeLeniency = {}): readonly Setting[] =>
    Object.entries(lenient).map(([key, value]): Setting => [
      shapeWords[key as keyof ShapeLeniency],
      key === "accept" && lenient.accept !== undefined ? expand(model, lenient.accept) : value,
    ]);
  return merge(
    uses.map(({ old: before, new: after, places, use }) =>
      between(settings(old, before.lenient), settings(current, after.lenient), { places, use }),
    ),
  );
}

const shapeWords: Readonly<Record<keyof ShapeLeniency, string>> = {
  accept: "another form of the value",
  convert: "a time as text",
  wrap: "a lone value",
  unknownValues: "unknown enum values",
};

function ofFields({ fields }: Comparison): LeniencyChanges {
  const settings = (field: Field, other: Field): readonly Setting[] => [
    // An optional field, or one that follows from no other, leaves nothing to forgive.
    ...(field.lenientlyOptional === true && other.required ? [["its absence", true] as Setting] : []),
    ...(field.computed?.lenient === "warn" && other.computed !== undefined ? [["a value that disagrees", true] as Setting] : []),
  ];
  return merge(
    fields.map(({ old, new: current, places, use }) => between(settings(old, current), settings(current, old), { places, use })),
  );
}

function ofMessages({ messages }: Comparison): LeniencyChanges {
  return merge(
    messages.map(({ old, new: current, places, use }) => {
      const { removed, added } = compareLists(old.lenientAliases, current.lenientAliases);
      const named = (aliases: readonly string[]) => aliases.map((alias) => ({ places, use, relaxation: `the tag ${alias}` }));
      return { removed: named(removed.filter((alias) => current.aliases?.includes(alias) !== true)), added: named(added) };
    }),
  );
}

function ofRules({ rules }: Comparison): LeniencyChanges {
  const settings = (lenient: "warn" | undefined): readonly Setting[] => (lenient === undefined ? [] : [["a message that breaks it", true]]);
  return merge(
    rules.paired.map(({ old, new: current, places, use }) => between(settings(old.lenient), settings(current.lenient), { places, use })),
  );
}

function ofFlows({ flows, tagNow }: Comparison): LeniencyChanges {
  const steps = (table: Readonly<Record<string, readonly string[]>>, now: (tag: string) => string): readonly Setting[] =>
    Object.entries(table).flatMap(([from, next]) => next.map((tag): Setting => [`${now(tag)} after ${now(from)}`, true]));
  return merge(
    flows.paired.map(({ name, old, new: current }) => {
      const usual = new Set(steps(current.steps, (tag) => tag).map(([step]) => step));
      const { removed, added } = between(
        steps(old.lenientSteps, tagNow),
        steps(current.lenientSteps, (tag) => tag),
        {
          places: { old: `flows/${name}/lenient`, new: `flows/${name}/lenient` },
        },
      );
      // A step that became a usual one is forgiven more than before.
      return { removed: removed.filter(({ relaxation }) => !usual.has(relaxation)), added };
    }),
  );
}
