// What differs between two releases of a protocol, as data, and what a rule that finds differences looks like. Types only.

import type { Path } from "@wirepact/core";
import type { Comparison } from "./comparison.js";

/** How much a change moves the version. */
export type Level = "major" | "minor" | "patch";

/** The level of all changes together; none when nothing differs. */
export type Verdict = Level | "none";

/**
 * Who is hurt: senders of the old release whose messages new readers refuse or misread, senders of the new release whose messages old readers
 * refuse or misread, or programs that stop compiling.
 */
export type Direction = "old-senders" | "new-senders" | "source";

/** Model paths of a changed part; one of them is missing where the part itself came or went. */
export interface Places {
  readonly old?: string;
  readonly new?: string;
}

/** A message type and the way into its messages where a change shows; `*` stands for any item or key. */
export interface Use {
  readonly tag: string;
  readonly path: Path;
  /** The same way with the names of the new release, where they differ. */
  readonly renamed?: Path;
}

/** What the wording of a change is made of. */
export interface ChangeFacts {
  /** The part in words: `words of letter`. */
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
}

/** One thing a rule found. */
export interface Finding {
  readonly places: Places;
  readonly use?: Use | undefined;
  readonly facts: ChangeFacts;
  /** Whose messages are refused, or whose programs no longer compile. */
  readonly breaks?: readonly Direction[];
  /** Whose messages are accepted and then understood wrongly, or who waits in vain. */
  readonly misleads?: readonly Direction[];
  /** The level when nobody is hurt. */
  readonly otherwise?: "minor" | "patch";
  /** The policy forbids it, whatever the version: it has to be allowed. */
  readonly forbidden?: true;
  /** Worth a warning although it breaks nothing. */
  readonly careful?: true;
}

/** A finding with its rule and its weight. */
export interface Change {
  readonly rule: string;
  readonly level: Level;
  readonly places: Places;
  readonly use?: Use;
  readonly breaks: readonly Direction[];
  readonly misleads: readonly Direction[];
  readonly forbidden: boolean;
  readonly careful: boolean;
  readonly facts: ChangeFacts;
  readonly message: string;
  readonly fix: string;
}

/** The rule that fires when the same edit is undone, or why there is none. */
export type Mirror = { readonly rule: string } | { readonly waiver: string };

export interface ReleaseRule {
  /** Also its code in the catalogue, as `release/<id>`. */
  readonly id: string;
  readonly mirror: Mirror;
  /** What to do instead, or about it. */
  readonly fix: string;
  readonly find: (comparison: Comparison) => readonly Finding[];
}
