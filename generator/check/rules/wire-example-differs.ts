// Every wire example is read as it says: the value and the warnings, or the issue.

import { formatPath, type Issue } from "@wirepact/core";
import type { MessageModel, WireExample } from "../../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule } from "../check-rule.js";
import { compareReading } from "../compare-reading.js";
import { isKnownDefect } from "../known-defects.js";
import { readWire } from "../read-wire.js";

export const wireExampleDiffers: CheckRule = {
  names: ["wire-example-differs"],
  allowable: false,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.wire.flatMap((example) => {
        const difference = describeDifference(context, message, example);
        if (difference === undefined || startsFromDefect(context, message, example)) return [];
        const place = `messages/${message.name}/wire/${example.name}`;
        return [finding(context, "check/wire-example-differs", { parameters: { example: example.name, difference }, place, on: "key" })];
      }),
    ),
};

/** Whether the example it is made from is itself invalid in a way that shows here too. */
function startsFromDefect(context: CheckContext, message: MessageModel, example: WireExample): boolean {
  if ("text" in example.input) return false;
  const result = readWire(context, example);
  return (result.ok ? result.warnings : result.issues).some((issue) => isKnownDefect(context, message, issue));
}

function describeDifference(context: CheckContext, message: MessageModel, example: WireExample): string | undefined {
  const { expect } = example;
  const result = readWire(context, example);
  if (!expect.ok) {
    if (result.ok) return `expected ${expect.issue} at ${formatPath(expect.at)}, but it is read`;
    const [only] = result.issues;
    const same = result.issues.length === 1 && only?.code === expect.issue && formatPath(only.path) === formatPath(expect.at);
    return same ? undefined : `expected ${expect.issue} at ${formatPath(expect.at)}, got ${inWords(result.issues)}`;
  }
  if (!result.ok) return `it is not read: ${inWords(result.issues)}`;
  const codes = result.warnings.map(({ code }) => code).toSorted();
  if (codes.join() !== expect.warnings.toSorted().join())
    return `expected the warnings [${expect.warnings.join(", ")}], got ${inWords(result.warnings)}`;
  return expect.reads === undefined ? undefined : compareReading(context.model, message, { expected: expect.reads, actual: result.value });
}

const inWords = (issues: readonly Issue[]): string =>
  issues.length === 0 ? "none" : issues.map(({ code, path }) => `${code} at ${formatPath(path)}`).join(" and ");
