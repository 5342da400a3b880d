// The catalog entry of a diagnostic code: its message with typed parameters, and an explanation with a wrong and a right example.

import type { Severity } from "../model/diagnostic.js";

export interface CatalogEntry<Parameters> {
  readonly severity: Severity;
  /** The one-line message, without the code and without a full stop. */
  readonly say: (parameters: Parameters) => string;
  /** Up to three sentences for `wirepact explain`. */
  readonly explain: string;
  /** The smallest spec that shows the mistake, and its correction. */
  readonly wrong: string;
  readonly right: string;
}

/** `a, b or c`. */
export function alternatives(values: readonly string[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} or ${values.at(-1) ?? ""}`;
}

/** Declares an entry; the type of its parameters is inferred from the message. */
export function entry<Parameters>(definition: CatalogEntry<Parameters>): CatalogEntry<Parameters> {
  return definition;
}
