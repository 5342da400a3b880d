// One mistake per message and its correction, from the invalid examples of the spec.

import { explain, formatIssues, formatPath, type Path, readPath } from "@wirepact/core";
import { alongPath } from "@wirepact/core/shape";
import { packageProtocol } from "../../describe/package-protocol.js";
import type { InvalidExample, MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, value } from "../../text/markdown.js";

export interface Correction {
  /** What is wrong, as a program would report it. */
  readonly issue: string;
  readonly wrong: string;
  readonly right: string;
}

/** A wrong value and the right one; undefined if the spec has no invalid example of the message. */
export function correctionOf(model: ProtocolModel, message: MessageModel): Correction | undefined {
  const candidates = message.invalid.filter(({ at }) => !isSensitive(model, message, at));
  const ranked = candidates.toSorted((a, b) => rankOf(model, message, a) - rankOf(model, message, b));
  const [example] = ranked;
  if (example === undefined) return undefined;
  const result = explain(packageProtocol(model), example.value);
  const issue = result.ok ? undefined : result.issues.find(({ code: found }) => found === example.issue);
  if (issue === undefined) return undefined;
  const { at } = example;
  const right = rightValue(message, at);
  const wrong = readPath(example.value, at);
  return {
    issue: code(formatIssues([issue])),
    wrong: wrong === undefined ? `without ${code(formatPath(at))}` : `${code(formatPath(at))}: ${value(wrong)}`,
    right: right === undefined ? `omit ${code(formatPath(at))}` : `${code(formatPath(at))}: ${value(right)}`,
  };
}

/** The value of a valid example at the location of a mistake. */
const rightValue = ({ examples }: MessageModel, at: Path): unknown =>
  examples.map((example) => readPath(example.value, at)).find((found) => found !== undefined);

/** Mistakes in values of the message itself teach the most; missing fields are listed anyway. */
function rankOf(model: ProtocolModel, message: MessageModel, { issue, at, value: wrong }: InvalidExample): number {
  const isOwn = model.body === "inline" ? !model.envelope.includes(String(at[0])) : at[0] === model.body.field;
  const hasBoth = readPath(wrong, at) !== undefined && rightValue(message, at) !== undefined;
  const isLong = JSON.stringify(readPath(wrong, at) ?? "").length > 60;
  return (isOwn ? 0 : 2) + (hasBoth ? 0 : 4) + (issue === "wrong-type" ? 1 : 0) + (isLong ? 3 : 0);
}

/** Whether a path leads into a sensitive field. */
function isSensitive({ types }: ProtocolModel, message: MessageModel, path: Path): boolean {
  return [...alongPath(types, message.shape, path)].some(({ field }) => field?.sensitive);
}
