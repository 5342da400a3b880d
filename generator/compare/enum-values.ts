// Enum values that were removed or added, and what happens to messages that use them.

import type { EnumShape, EnumValue } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";

type Value = EnumValue["value"];

interface ValueChange extends Omit<Pair<EnumShape>, "old" | "new"> {
  readonly value: EnumValue;
}

export interface RemovedValue extends ValueChange {
  /** New readers reject it: the enum is closed, or the value does not match its pattern. */
  readonly rejected: boolean;
  /** New readers take it for another value that both enums list. */
  readonly misread: boolean;
  /** Whether both enums are open. */
  readonly open: boolean;
  /** The value it was renamed to: one of the two models has an alias for the other. */
  readonly renamedTo: Value | undefined;
  /** What old readers make of the new value. */
  readonly readBefore: "rejected" | "unknown" | "understood";
}

export interface AddedValue extends ValueChange {
  /** Old readers reject it. */
  readonly rejected: boolean;
  /** Old readers take it for another value. */
  readonly misread: boolean;
  /** Whether the old enum was open, so that readers expect values they do not know. */
  readonly open: boolean;
}

function enumPairs({ shapes }: Comparison): readonly Pair<EnumShape>[] {
  return shapes.flatMap((pair) => {
    const { old, new: current } = pair;
    const isComparable = old.kind === "enum" && current.kind === "enum" && isIntegerEnum(old) === isIntegerEnum(current);
    return isComparable ? [{ ...pair, old, new: current }] : [];
  });
}

const lists = ({ values }: EnumShape, text: Value): boolean => values.some(({ value }) => value === text);

/** The value that a text is an alias of. */
const aliasOf = ({ values }: EnumShape, text: Value): Value | undefined =>
  values.find(({ aliases }) => typeof text === "string" && aliases?.includes(text))?.value;

/** Whether a value that is not listed is valid all the same. */
const acceptsUnknown = (shape: EnumShape, value: Value): boolean =>
  shape.open &&
  (typeof value === "number") === isIntegerEnum(shape) &&
  (shape.pattern === undefined || new RegExp(shape.pattern, "u").test(String(value)));

/** The value that a removed one was renamed to, known by an alias of either model. */
function findRenamed(old: EnumShape, current: EnumShape, removed: Value): Value | undefined {
  const renamed = aliasOf(current, removed) ?? current.values.find(({ value }) => aliasOf(old, value) === removed)?.value;
  return renamed === undefined || lists(old, renamed) ? undefined : renamed;
}

function readBefore(old: EnumShape, removed: Value, renamedTo: Value | undefined): RemovedValue["readBefore"] {
  if (renamedTo === undefined || aliasOf(old, renamedTo) === removed) return "understood";
  return aliasOf(old, renamedTo) !== undefined || acceptsUnknown(old, renamedTo) ? "unknown" : "rejected";
}

/** The values that only the old enums list. */
export const removedValues = oncePerComparison((comparison): readonly RemovedValue[] =>
  enumPairs(comparison).flatMap(({ old, new: current, paths, use }) =>
    old.values
      .filter(({ value }) => !lists(current, value))
      .map((value) => {
        const renamedTo = findRenamed(old, current, value.value);
        const rejected = aliasOf(current, value.value) === undefined && !acceptsUnknown(current, value.value);
        const [open, misread] = [old.open && current.open, renamedTo === undefined && aliasOf(current, value.value) !== undefined];
        return { value, paths, use, rejected, misread, open, renamedTo, readBefore: readBefore(old, value.value, renamedTo) };
      }),
  ),
);

/** The values that only the new enums list, without renamed ones. */
export function addedValues(comparison: Comparison): readonly AddedValue[] {
  return enumPairs(comparison).flatMap(({ old, new: current, paths, use }) => {
    const renamed = new Set(old.values.filter(({ value }) => !lists(current, value)).map(({ value }) => findRenamed(old, current, value)));
    return current.values
      .filter(({ value }) => !lists(old, value) && !renamed.has(value))
      .map((value) => {
        const misread = aliasOf(old, value.value) !== undefined;
        return { value, paths, use, rejected: !misread && !acceptsUnknown(old, value.value), misread, open: old.open };
      });
  });
}
