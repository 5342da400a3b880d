// The live view of a conversation: a line per message with its direction, type, ID, time and size, and a line per issue.

import { formatIssues, type Issue } from "@wirepact/core";
import { shownText } from "../inspect/render-issues.js";
import type { Observed } from "../party/observer.js";

export interface ViewedMessage {
  /** Milliseconds since the start. */
  readonly at: number;
  /** Whether the message goes to the command or the server that is tapped. */
  readonly isInbound: boolean;
  readonly observed: Observed;
  readonly bytes: number;
}

type Paint = (text: string, level: "error" | "warning") => string;

/** `  489 ms <- ok initialize result #0 in 449 ms 263 B`, and the issues below. */
export function viewMessage({ at, isInbound, observed, bytes }: ViewedMessage, paint: Paint): readonly string[] {
  const { type, id, took, issues, warnings } = observed;
  const verdict = issues.length > 0 ? paint("✗ ", "error") : "ok";
  const words = [
    `${Math.round(at)} ms`.padStart(9),
    isInbound ? "->" : "<-",
    verdict,
    type ?? "?",
    ...(id === undefined ? [] : [shownText(`#${id}`)]),
    ...(took === undefined ? [] : [`in ${Math.round(took)} ms`]),
    `${bytes} B`,
  ];
  const lines = (found: readonly Issue[], level: "error" | "warning"): readonly string[] =>
    found.map((issue) => `${" ".repeat(13)}${paint(level, level)} ${shownText(formatIssues([issue]))}`);
  return [words.join(" "), ...lines(issues, "error"), ...lines(warnings, "warning")];
}
