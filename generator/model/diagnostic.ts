// A finding of a stage about the spec. Types only.

import type { Span } from "./source.js";

export type Severity = "error" | "warning" | "info";

export interface Diagnostic {
  /** `stage/kebab-code`, catalogued in `diagnostics/catalog.ts`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Absent only when no file could be read. */
  readonly span?: Span;
  /** What to do about it, e.g. `did you mean "status"?`. */
  readonly hint?: string;
  /** Other places that matter: the first of two duplicates, the rule that was broken. */
  readonly related?: readonly { readonly message: string; readonly span: Span }[];
}
