// Fills in what a spec leaves unsaid about reading.

import type { ReadingPolicy } from "@wirepact/core";
import type { ReadingSyntax } from "../model/spec-syntax.js";

/** The whole policy: what is not stated is refused, and nothing is changed. */
export function resolveReading(reading: ReadingSyntax): ReadingPolicy {
  const nulls = reading.nulls ?? "refuse";
  return {
    default: reading.default,
    trim: reading.trim ?? false,
    nulls,
    blanks: reading.blanks ?? "keep",
    lenient: {
      missing: reading.lenient?.missing ?? "refuse",
      malformed: reading.lenient?.malformed ?? "refuse",
      words: reading.lenient?.words ?? "refuse",
      types: reading.lenient?.types ?? "refuse",
      nulls: reading.lenient?.nulls ?? nulls,
      bodies: reading.lenient?.bodies ?? "refuse",
    },
  };
}
