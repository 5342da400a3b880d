// What the catalogue says of one diagnostic code. Wordings take typed parameters; explanations come with a wrong and a right example.

import type { Severity } from "../model/diagnostic.js";

export interface CatalogEntry<Parameters> {
  readonly severity: Severity;
  /** The one-line wording, without the code and without a full stop. */
  readonly say: (parameters: Parameters) => string;
  /** Two or three sentences for `wirepact explain`. */
  readonly explain: string;
  /** Smallest spec text that shows the mistake, and its repair. */
  readonly wrong: string;
  readonly right: string;
}

/** Declares an entry with its parameters' type inferred from the wording. */
export function entry<Parameters>(definition: CatalogEntry<Parameters>): CatalogEntry<Parameters> {
  return definition;
}
