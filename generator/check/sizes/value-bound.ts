// The maximum size of enum values, constants and keys, before an encoding adds quotes or line breaks.

import type { EnumShape, LiteralShape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import { boundOfInteger, boundOfText, plainText, quotedBytes, type ScalarBound } from "../../scalars/scalar-bound.js";

/** The maximum size of an enum value; undefined if other values can have any length. */
export function boundOfEnum(shape: EnumShape): ScalarBound {
  const { open, values, pattern } = shape;
  if (isIntegerEnum(shape))
    return open ? boundOfInteger({}) : { kind: "bare", bytes: Math.max(...values.map(({ value }) => String(value).length)) };
  const known = plainText(Math.max(0, ...values.map(({ value: word }) => quotedBytes(String(word)) - 2)));
  if (!open) return known;
  const other = boundOfText({ pattern });
  return other?.kind === "text" && known?.kind === "text" ? { ...other, length: Math.max(other.length, known.length) } : undefined;
}

/** The size of a constant. */
export function boundOfLiteral({ value }: LiteralShape): ScalarBound {
  return typeof value === "string" ? plainText(quotedBytes(value) - 2) : { kind: "bare", bytes: String(value).length };
}

/** The maximum size of a key of a map. */
export function boundOfKey(pattern: string | undefined): ScalarBound {
  return boundOfText({ pattern });
}
