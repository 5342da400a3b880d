// A difference between two releases of a protocol, as plain data. Types only.

import type { Path } from "@wirepact/core";

/** How much a change raises the version. */
export type Level = "major" | "minor" | "patch";

/** The highest level of all changes; none when nothing differs. */
export type Verdict = Level | "none";

/**
 * Who breaks: senders of the old release, whose messages new readers reject or misread; readers of the old release, which reject or misread
 * messages of new senders; or source code that uses the old package and no longer compiles.
 */
export type Affected = "old-senders" | "old-readers" | "source-code";

/** Model paths of a changed part; one is missing where the part was added or removed. */
export interface ModelPaths {
  readonly old?: string;
  readonly new?: string;
}

/** A message type and the path into its messages where a change shows; `*` stands for any item or key. */
export interface Use {
  readonly tag: string;
  readonly path: Path;
  /** The same path with the names of the new release, where they differ. */
  readonly renamed?: Path;
}

/** The parameters of a change's message. */
export interface ChangeFacts {
  /** The changed part: `ASK.draught`. */
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
  /** A string that shows the change. */
  readonly text?: string;
}

/** What a finding says about compatibility. */
export interface Effect {
  /** Whose messages are rejected, who rejects them, or whose code no longer compiles. */
  readonly breaks?: readonly Affected[];
  /** Whose messages are accepted and then misunderstood, or who waits for something that never comes. */
  readonly misreads?: readonly Affected[];
  /** The level if nothing breaks. */
  readonly otherwise?: "minor" | "patch";
  /** The policy forbids it in every version unless it is allowed with a reason. */
  readonly forbidden?: true;
  /** Worth a warning although nothing breaks. */
  readonly careful?: true;
  /** Why it could not be decided whether anybody is affected. It counts as a break. */
  readonly undecided?: string | undefined;
  /** Why nothing breaks, if the wording of the change suggests otherwise. */
  readonly harmless?: string | undefined;
}

/** One difference that a rule found. */
export interface FoundChange extends Effect {
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
  readonly facts: ChangeFacts;
  /** Better advice than that of the rule, where the finding suggests it. */
  readonly fix?: string | undefined;
}

/** A difference with its rule, its level and its wording. */
export interface Change {
  readonly rule: string;
  readonly level: Level;
  readonly paths: ModelPaths;
  readonly use?: Use;
  readonly breaks: readonly Affected[];
  readonly misreads: readonly Affected[];
  readonly forbidden: boolean;
  readonly careful: boolean;
  readonly undecided?: string;
  readonly facts: ChangeFacts;
  readonly message: string;
  readonly fix: string;
}
