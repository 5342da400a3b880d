// Verdicts on patterns that were analyzed before; `test/generator/check/pattern-verdicts.test.ts` compares them with the analyzer and reports what to add.

import type { PatternVerdict } from "./judge-pattern.js";

/** Verdict by pattern. */
export const patternVerdicts: Readonly<Record<string, PatternVerdict>> = {
  "\\.json$": "safe",
  "^#?[0-9]+$": "safe",
  "^US-[0-9]{3}$": "safe",
  "^[0-9]+$": "safe",
  "^[A-Z][A-Z0-9_]*$": "safe",
  "^[A-Z_][A-Z0-9_]*$": "safe",
  "^[A-Za-z0-9][A-Za-z0-9._-]*$": "safe",
  "^[A-Za-z0-9_-]+$": "safe",
  "^[^\\s@:/]+@[^\\s@:/]+:[^\\s]+$": "safe",
  "^[a-zA-Z0-9][a-zA-Z0-9/_-]*$": "safe",
  "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]+$": "safe",
};
