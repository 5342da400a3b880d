// A message that shows a break: one side sends it and the other rejects or misreads it.

import type { Issue, Json, Mode, Path } from "@wirepact/core";
import type { Use } from "../compare/change.js";

export interface Counterexample {
  /** The release whose senders send it; readers of the other release reject it. */
  readonly sender: "old" | "new";
  readonly mode: Mode;
  readonly message: Json;
  /** The encoded message, where only that shows the break. */
  readonly text?: { readonly encoding: string; readonly text: string };
  /** The issue of the reader; undefined when it reads another message instead. */
  readonly issue: Issue | undefined;
  /** The type of the message. */
  readonly tag: string;
}

const steps = (path: Use["path"]): string => path.map((step) => (typeof step === "number" ? "*" : step)).join("/");

/** Counterexamples with the same key show the same break. */
export function breakKey({ sender, mode, issue, tag, text }: Counterexample): string {
  return JSON.stringify([sender, mode, tag, issue?.code, issue === undefined ? "" : steps(issue.path), text?.encoding]);
}

/** How well a counterexample fits a path in messages of a type: 0 not at all, 3 exactly. */
export function fitness({ tag, issue }: Counterexample, { tag: wanted, path, renamed = path }: Use): 0 | 1 | 2 | 3 {
  if (tag !== wanted || issue === undefined) return 0;
  const [now, before] = [likeness(issue.path, renamed), likeness(issue.path, path)];
  return now > before ? now : before;
}

function likeness(seen: Path, wanted: Path): 0 | 1 | 2 | 3 {
  const fits = wanted.every((step, index) => index >= seen.length || step === "*" || step === seen[index]);
  if (fits) return seen.length === wanted.length ? 3 : 2;
  // The other side reports a moved field at another path.
  return wanted.length > 0 && seen.at(-1) === wanted.at(-1) ? 1 : 0;
}
