// Fills in the defaults of `reading`.

import type { ReadingPolicy } from "@wirepact/core";
import type { ReadingSyntax } from "../model/spec-syntax.js";

/** The complete policy; by default everything is rejected and nothing is changed. */
export function resolveReading(reading: ReadingSyntax): ReadingPolicy {
  const nulls = reading.nulls ?? "reject";
  return {
    default: reading.default ?? "strict",
    trim: reading.trim ?? false,
    nulls,
    emptyStrings: reading.emptyStrings ?? "keep",
    lenient: {
      missing: reading.lenient?.missing ?? "reject",
      invalid: reading.lenient?.invalid ?? "reject",
      unknownValues: reading.lenient?.unknownValues ?? "reject",
      unknownTypes: reading.lenient?.unknownTypes ?? "reject",
      nulls: reading.lenient?.nulls ?? nulls,
      bodies: reading.lenient?.bodies ?? "reject",
    },
  };
}
