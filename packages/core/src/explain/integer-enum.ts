// Checking enums of integers.

import { prepareEnum } from "./scalar.js";
import { type Check, type PrepareKind, refuse, report, show } from "../walk/walk.js";
import { mustBe } from "../issues.js";
import type { EnumShape } from "../shape/shape.js";
import { isIntegerEnum } from "../shape/shape-kind.js";

/** The feature `enums`: makes the check of an enum of strings or integers. */
export const prepareAnyEnum: PrepareKind<EnumShape> = (preparation, shape, words) =>
  isIntegerEnum(shape) ? prepareIntegerEnum(shape, words) : prepareEnum(preparation, shape, words);

/** Makes the check of an enum of integers. An alias is a string, which decoding turns into the integer. */
function prepareIntegerEnum(shape: EnumShape, words: string): Check {
  const known = shape.values.map(({ value }) => value);
  const values = new Set<unknown>(known);
  return (walk, value, leniency) => {
    if (values.has(value)) return value;
    if (!isInteger(value)) {
      const meant = typeof value === "string" ? walk.normalization?.findValue(shape, value) : undefined;
      if (meant !== undefined) return meant;
      return refuse(walk, shape.open ? "an integer" : words, value);
    }
    if (shape.open) return value;
    const wording = mustBe("unknown-value", words, show(walk, value));
    if (walk.lenient && walk.normalization !== undefined)
      return walk.normalization.readUnknownValue(walk, { value, known, wording, leniency });
    report(walk, wording, value, known);
    return value;
  };
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);
