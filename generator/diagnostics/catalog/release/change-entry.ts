// How changes between releases stand in the catalogue: those that break somebody, and those that only move the version.

import { entry, type CatalogEntry } from "../../catalog-entry.js";

/** What the wording of a change is made of; `release/compare/change.ts` has the same. */
export interface ChangeFacts {
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
}

type Say = CatalogEntry<ChangeFacts>["say"];

/** A change that needs a major, or that the policy forbids. */
export const breaking = (definition: Omit<CatalogEntry<ChangeFacts>, "severity">): CatalogEntry<ChangeFacts> =>
  entry<ChangeFacts>({ severity: "error", ...definition });

/** A change that needs no more than a minor or a patch. */
export function compatible(
  level: "minor" | "patch",
  { say, explain }: { readonly say: Say; readonly explain: string },
): CatalogEntry<ChangeFacts> {
  const [wrong, right] = level === "minor" ? ["1.0.1", "1.1.0"] : ["1.0.0", "1.0.1"];
  return entry<ChangeFacts>({
    severity: "info",
    say,
    explain,
    wrong: `version: ${wrong} # after 1.0.0`,
    right: `version: ${right} # after 1.0.0`,
  });
}
