// What a release rule is, and the forms of findings that rules share.

import type { Affected, ChangeFacts, Effect, FoundChange, ModelPaths } from "../change.js";
import type { Comparison } from "../comparison.js";
import { describePaths } from "../describe-path.js";
import type { StringRelation } from "../relate-strings.js";

/** One kind of difference between two releases: how it is found, what it is called, and what to do about it. */
export interface ReleaseRule {
  /** Its diagnostic code is `release/<id>`. */
  readonly id: string;
  /** The rule that finds the same edit undone; undefined where nothing has to be found then. */
  readonly mirror: string | undefined;
  readonly find: (comparison: Comparison) => readonly FoundChange[];
  /** One line about a finding, without a full stop. */
  readonly say: (facts: ChangeFacts) => string;
  /** Who is affected and why, in a few sentences. */
  readonly explain: string;
  /** When nobody is affected, in a sentence. */
  readonly except?: string;
  /** What code does that no longer compiles or works: it `uses the field`. */
  readonly code?: string;
  /** What to do instead, or about it. */
  readonly fix: string;
  readonly example: Example;
}

/** Parts of a spec before and after the change. A line `…` separates parts that do not follow each other. */
export interface Example {
  readonly before: string;
  readonly after: string;
}

/** The example of the same edit undone. */
export const undo = ({ before, after }: Example): Example => ({ before: after, after: before });

/** An example of several lines. */
export const lines = (before: readonly string[], after: readonly string[]): Example => ({
  before: before.join("\n"),
  after: after.join("\n"),
});

/** Why a break of monitors or readers can be a minor change. */
export const exceptNegotiated = "It is a minor change where messages carry a version that both sides negotiate.";

export const noAction = "No action is needed.";

/** What to do where something was removed that the old release marked as deprecated; undefined for anything else. */
export const deprecatedAdvice = ({ deprecated }: { readonly deprecated?: unknown }): string | undefined =>
  deprecated === undefined ? undefined : "It was deprecated, so it can be removed in a major version.";

export const minor: Effect = { otherwise: "minor" };
export const patch: Effect = { otherwise: "patch" };
export const breaks = (...affected: readonly Affected[]): Effect => ({ breaks: affected });
export const misreads = (...affected: readonly Affected[]): Effect => ({ misreads: affected });

/** The affected for whom a condition holds. */
export const affectedIf = (conditions: Readonly<Partial<Record<Affected, boolean>>>): readonly Affected[] =>
  (Object.keys(conditions) as Affected[]).filter((affected) => conditions[affected]);

/** Whom a changed pattern affects. */
export function patternEffect({ narrower, wider, undecided }: StringRelation): Effect {
  if (undecided !== undefined) return { ...breaks("old-senders", "old-readers"), undecided };
  if (!narrower && !wider) return { ...patch, harmless: "the same strings are accepted" };
  return { breaks: affectedIf({ "old-senders": narrower, "old-readers": wider }) };
}

/** The same path in both models. */
export const both = (path: string): ModelPaths => ({ old: path, new: path });

/** A finding about the part at a pair of paths, named by its path. */
export const findingAt = (
  { paths, use }: Pick<FoundChange, "paths" | "use">,
  effect: Effect,
  facts: Omit<ChangeFacts, "what"> = {},
): FoundChange => ({ paths, use, facts: { what: describePaths(paths), ...facts }, ...effect });

/** A finding about a setting that has the same path in both models. */
export const setting = (path: string, facts: ChangeFacts, effect: Effect): FoundChange => ({ paths: both(path), facts, ...effect });

/** One finding for each name that was added to a section of the spec. */
export const added = (section: string, names: readonly string[], effect: Effect = minor): readonly FoundChange[] =>
  names.map((name) => ({ paths: { new: `${section}/${name}` }, facts: { what: name }, ...effect }));

/** One finding for each name that was removed from a section of the spec. */
export const removed = (section: string, names: readonly string[], effect: Effect): readonly FoundChange[] =>
  names.map((name) => ({ paths: { old: `${section}/${name}`, new: section }, facts: { what: name }, ...effect }));
