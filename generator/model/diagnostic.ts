// A diagnostic about the spec. Types only.

import type { Span } from "./source.js";

export type Severity = "error" | "warning" | "info";

export interface Diagnostic {
  /** `stage/kebab-code`, defined in `diagnostics/catalog.ts`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Absent only if no file could be read. */
  readonly span?: Span;
  /** How to fix it, such as `did you mean "status"?`. */
  readonly hint?: string;
  /** Related locations, such as the first of two duplicates. */
  readonly related?: readonly { readonly message: string; readonly span: Span }[];
}
