// The lines of a message around an issue, unless they may contain something that must not be shown.

import { hasSecret, nearestName, type ProtocolDescriptor, sensitiveNames } from "@wirepact/core";
import { codeFrame } from "../diagnostics/code-frame.js";
import type { TextStyle } from "../diagnostics/render-text.js";
import { indexLines } from "../text/line-index.js";
import { valueEnd } from "../text/value-end.js";
import type { PlacedIssue } from "./check-messages.js";
import type { SourcedMessage } from "./read-messages.js";

/** A longer message of a protocol with sensitive fields is not searched for them. */
const mostSearched = 10_000;

/** The frame of an issue, after a line break; empty if there is nothing to show. */
export type IssueFrame = (origin: SourcedMessage, found: PlacedIssue) => string;

/** Makes the frames of the issues of a protocol's messages. */
export function createIssueFrame(protocol: ProtocolDescriptor, { colours, width }: TextStyle): IssueFrame {
  const names = [...sensitiveNames(protocol)];
  /** A message is safe to show if no sensitive field is in it, not even misspelled. Escaped names and labels of mail could not be recognized. */
  const isSafe = (text: string, encoding: string): boolean => {
    if (names.length === 0 || hasSecret(text)) return !hasSecret(text);
    if (encoding === "mail" || text.length > mostSearched || /\\[ux]/i.test(text)) return false;
    return [...new Set(text.match(/[^\s"':,{}[\]]+/g))].every((word) => !names.includes(word) && nearestName(word, names) === undefined);
  };
  return ({ input, encoding, line }, { issue: { at } }) => {
    if (typeof input !== "string" || at === undefined || !isSafe(input, encoding)) return "";
    // Positions do not count a byte order mark.
    const text = input.replace(/^\uFEFF/, "");
    const range = { start: at.offset, end: valueEnd(text, at.offset) };
    return `\n${codeFrame({ text, index: indexLines(text), ...range, colours, width: Math.max(40, width - 12), firstLine: line })}`;
  };
}
