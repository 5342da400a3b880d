// A message that shows a break: what one side sends and the other refuses. Types, and how one is told from another.

import type { Issue, Json, Mode, Path } from "@wirepact/core";
import type { Use } from "../compare/change.js";

export interface Counterexample {
  /** Whose message it is. */
  readonly sender: "old-senders" | "new-senders";
  readonly mode: Mode;
  readonly message: Json;
  /** The message as it travels, where only that shows the break. */
  readonly text?: { readonly encoding: string; readonly text: string };
  /** What the reader says; undefined when it reads something else instead. */
  readonly issue: Issue | undefined;
  /** The type of the message. */
  readonly tag: string;
}

const steps = (path: Use["path"]): string => path.map((step) => (typeof step === "number" ? "*" : step)).join("/");

/** Counterexamples of one kind show the same break. */
export function kindOf({ sender, mode, issue, tag, text }: Counterexample): string {
  return JSON.stringify([sender, mode, tag, issue?.code, issue === undefined ? "" : steps(issue.path), text?.encoding]);
}

/** How well a counterexample fits a place in messages of a type: 0 not at all, 3 exactly. */
export function fitness({ tag, issue }: Counterexample, { tag: wanted, path, renamed = path }: Use): 0 | 1 | 2 | 3 {
  if (tag !== wanted || issue === undefined) return 0;
  const [now, before] = [likeness(issue.path, renamed), likeness(issue.path, path)];
  return now > before ? now : before;
}

function likeness(seen: Path, wanted: Path): 0 | 1 | 2 | 3 {
  const fits = wanted.every((step, index) => index >= seen.length || step === "*" || step === seen[index]);
  if (fits) return seen.length === wanted.length ? 3 : 2;
  // A field that moved is met elsewhere by the other side.
  return wanted.length > 0 && seen.at(-1) === wanted.at(-1) ? 1 : 0;
}
