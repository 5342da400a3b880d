// Rules that JSON Schema cannot express, as the published schema lists them: in `$comment`, so that every validator takes the schema.

import type { Path } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";

/** A rule between fields, whose paths start at the object that has the comment, or about a single string. */
export type CustomRule =
  | { readonly kind: "differ"; readonly fields: readonly [Path, Path] }
  | { readonly kind: "equal" | "less" | "less-or-equal"; readonly fields: readonly [Path, Path]; readonly as?: "timestamp" }
  | { readonly kind: "excludes"; readonly list: Path; readonly value: Path }
  | { readonly kind: "path-inside" | "int64" }
  | { readonly kind: "trimmed-length"; readonly max: number };

/** How such a comment starts; the rules follow as a JSON array. */
export const ruleCommentStart = "Rules that JSON Schema cannot express: ";

/** The comment, if there are rules. */
export function ruleComment(rules: readonly CustomRule[]): JsonSchema {
  return rules.length === 0 ? {} : { $comment: `${ruleCommentStart}${JSON.stringify(rules)}` };
}
