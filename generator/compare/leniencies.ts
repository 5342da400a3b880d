// What lenient mode accepts in only one of the models.

import type { Field, LenientPolicy, Shape, ShapeLeniency } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { ModelPaths, Use } from "./change.js";
import type { Comparison, UsePair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { expand, follow } from "./follow.js";
import { compareNames } from "./compare-names.js";

export interface LeniencyChange {
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
  /** What is accepted. */
  readonly relaxation: string;
}

export interface LeniencyChanges {
  readonly removed: readonly LeniencyChange[];
  readonly added: readonly LeniencyChange[];
}

/** Relaxations that were removed and added. */
export const leniencyChanges = oncePerComparison((comparison: Comparison): LeniencyChanges => {
  return merge([ofReading, ofUses, ofFields, ofMessages, ofRules, ofFlows].map((find) => find(comparison)));
});

type Setting = readonly [relaxation: string, value: unknown];

/** Settings of one part, before and after; a setting with another value counts as removed and added. */
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

/** What lenient mode accepts everywhere. A policy that accepts more in the same way adds settings, and never changes one. */
function acceptedBy({ missing, invalid, unknownValues, unknownTypes, nulls, bodies }: LenientPolicy): readonly Setting[] {
  const isDropped = invalid === "unset";
  const accepted: readonly (readonly [string, boolean])[] = [
    ["missing fields in the body", missing !== "reject"],
    ["missing fields in the envelope", missing === "unset"],
    ["invalid values", isDropped],
    ["unknown enum values", unknownValues !== "reject"],
    ["unknown message types", unknownTypes === "keep"],
    ["nulls in optional fields", nulls !== "reject" || isDropped],
    // A null that counts as absent makes a required field a missing one; otherwise it is an invalid value.
    ["nulls in required fields of the body", nulls === "absent" ? missing !== "reject" : isDropped],
    ["nulls in required fields of the envelope", nulls === "absent" ? missing === "unset" : isDropped],
    ["bodies that are strings", bodies === "text"],
  ];
  return [
    ...accepted.filter(([, isAccepted]) => isAccepted).map(([words]): Setting => [words, true]),
    ...(unknownValues === "reject" ? [] : [["the case of unknown enum values", unknownValues] as Setting]),
  ];
}

function ofReading({ old, new: current }: Comparison): LeniencyChanges {
  const paths = { old: "reading/lenient", new: "reading/lenient" };
  const { removed, added } = between(acceptedBy(old.reading.lenient), acceptedBy(current.reading.lenient), { paths });
  // Values that strict mode also accepts are reported as a change of strict mode.
  const isStrict = ({ relaxation }: LeniencyChange): boolean =>
    relaxation === "nulls in optional fields" && (old.reading.nulls === "reject") !== (current.reading.nulls === "reject");
  return { removed: removed.filter((each) => !isStrict(each)), added: added.filter((each) => !isStrict(each)) };
}

function ofUses({ old, new: current, uses }: Comparison): LeniencyChanges {
  const settings = (model: ProtocolModel, shape: Shape, other: ShapeLeniency = {}): readonly Setting[] => [
    ...Object.entries(shape.lenient ?? {}).flatMap(([key, value]): readonly Setting[] => {
      if (key === "unset") return [];
      const isWrapped = key === "wrap" && follow(model, shape, "").shape.kind !== "list";
      const words = isWrapped ? "a single value instead of an object" : shapeWords[key as keyof ShapeLeniency];
      return [[words, key === "accept" ? expand(model, value as Shape) : value]];
    }),
    ...ofInvalidValues(model, shape, other),
  ];
  const found = merge(
    uses.map((pair) => {
      const [before, after] = [settings(old, pair.old, pair.new.lenient), settings(current, pair.new, pair.old.lenient)];
      return between(before, after, { paths: placeOfLeniency(old, current, pair), use: pair.use });
    }),
  );
  return { removed: onceEach(found.removed), added: onceEach(found.added) };
}

/** The named types that are lenient in both models, or else the place where they are used. */
function placeOfLeniency(old: ProtocolModel, current: ProtocolModel, { given, paths }: UsePair): ModelPaths {
  const typeOf = ({ types }: ProtocolModel, shape: Shape): string | undefined =>
    shape.kind === "reference" && shape.lenient === undefined && types[shape.type]?.kind !== "reference" ? shape.type : undefined;
  const [was, is] = [typeOf(old, given.old), typeOf(current, given.new)];
  return was === undefined || is === undefined ? paths : { old: `types/${was}`, new: `types/${is}` };
}

/** Each change once, at the place of a message if there is one. */
function onceEach(changes: readonly LeniencyChange[]): readonly LeniencyChange[] {
  const known = new Map<string, LeniencyChange>();
  for (const change of changes) {
    const key = JSON.stringify([change.paths, change.relaxation]);
    if (known.get(key)?.use === undefined) known.set(key, change);
  }
  return [...known.values()];
}

/** What becomes of invalid values, which the protocol decides where the type does not. The types of two models that agree say nothing new. */
function ofInvalidValues(model: ProtocolModel, shape: Shape, other: ShapeLeniency): readonly Setting[] {
  const { unset } = shape.lenient ?? {};
  if (unset === other.unset) return [];
  const { invalid, unknownValues } = model.reading.lenient;
  const isUnset = unset === true || invalid === "unset";
  const isEnum = unknownValues !== "reject" && follow(model, shape, "").shape.kind === "enum";
  return [
    ...(isUnset ? [[shapeWords.unset, true] as Setting] : []),
    ...(isEnum ? [["unknown enum values", unset === true ? "unset" : unknownValues] as Setting] : []),
  ];
}

const shapeWords: Readonly<Record<keyof ShapeLeniency, string>> = {
  accept: "another type",
  convert: "a timestamp string",
  wrap: "a single value instead of an array",
  unset: "invalid values",
  items: "invalid items",
};

function ofFields({ fields }: Comparison): LeniencyChanges {
  const settings = (field: Field, other: Field): readonly Setting[] => [
    // For an optional field, or one that is not computed, there is nothing to relax.
    ...(field.lenientlyOptional === true && other.required ? [["a missing value", true] as Setting] : []),
    // Where invalid values are unset, null is.
    ...(field.lenientNulls === undefined || isUnset(other) ? [] : [["null", field.lenientNulls] as Setting]),
    ...(field.computed?.lenient === "warn" && other.computed !== undefined ? [["a value that was not computed", true] as Setting] : []),
  ];
  return merge(fields.map(({ old, new: current, paths, use }) => between(settings(old, current), settings(current, old), { paths, use })));
}

const isUnset = ({ shape }: Field): boolean => "lenient" in shape && shape.lenient?.unset === true;

function ofMessages({ messages }: Comparison): LeniencyChanges {
  return merge(
    messages.map(({ old, new: current, paths, use }) => {
      const { removed, added } = compareNames(old.lenientAliases, current.lenientAliases);
      const named = (aliases: readonly string[]) => aliases.map((alias) => ({ paths, use, relaxation: `the message type ${alias}` }));
      return { removed: named(removed.filter((alias) => current.aliases?.includes(alias) !== true)), added: named(added) };
    }),
  );
}

function ofRules({ rules }: Comparison): LeniencyChanges {
  const settings = (lenient: "warn" | undefined): readonly Setting[] => (lenient === undefined ? [] : [["messages that violate it", true]]);
  return merge(
    rules.paired.map(({ old, new: current, paths, use }) => between(settings(old.lenient), settings(current.lenient), { paths, use })),
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
          paths: { old: `flows/${name}/lenient`, new: `flows/${name}/lenient` },
        },
      );
      // A step that became a regular one is accepted in every mode.
      return { removed: removed.filter(({ relaxation }) => !usual.has(relaxation)), added };
    }),
  );
}
