// Every wire example decodes as stated: to the fields and warnings, or to the issue.

import { formatPath, type Issue } from "@wirepact/core";
import type { MessageModel, WireExample } from "../../model/protocol-model.js";
import { violation, firstWritten, type CheckContext, type CheckRule } from "../check-rule.js";
import { compareReading } from "../compare-reading.js";
import { isKnownDefect } from "../known-defects.js";
import { readWire } from "../read-wire.js";
import { locationOfMessage } from "../inventory.js";

export const wireExampleDiffers: CheckRule = {
  names: ["wire-example-differs"],
  allowable: false,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.wire.flatMap((example) => {
        const found = findDifference(context, message, example);
        if (found === undefined || startsFromDefect(context, message, example)) return [];
        const where = firstWritten(context, `${locationOfMessage(context, message)}/wire/${example.name}`, [found.part]);
        const parameters = { example: example.name, difference: found.difference };
        return [violation(context, "check/wire-example-differs", { parameters, ...where })];
      }),
    ),
};

/** Whether the example that it is based on is itself invalid, with the same issue. */
function startsFromDefect(context: CheckContext, message: MessageModel, example: WireExample): boolean {
  if ("text" in example.input) return false;
  const result = readWire(context, example);
  return (result.ok ? result.warnings : result.issues).some((issue) => isKnownDefect(context, message, issue));
}

interface Difference {
  readonly difference: string;
  /** The key of the example that differs. */
  readonly part: "issue" | "warnings" | "reads" | "set";
}

function findDifference(context: CheckContext, message: MessageModel, example: WireExample): Difference | undefined {
  const { expect } = example;
  const result = readWire(context, example);
  if (!expect.ok) {
    const expected = `expected ${expect.issue} at ${formatPath(expect.at)}`;
    if (result.ok) return { difference: `${expected}, got no issue`, part: "issue" };
    const [only] = result.issues;
    const same = result.issues.length === 1 && only?.code === expect.issue && formatPath(only.path) === formatPath(expect.at);
    return same ? undefined : { difference: `${expected}, got ${inWords(result.issues)}`, part: "issue" };
  }
  if (!result.ok) return { difference: `rejected with ${inWords(result.issues)}`, part: "set" };
  const codes = result.warnings.map(({ code }) => code).toSorted();
  if (codes.join() !== expect.warnings.toSorted().join()) {
    const expected = expect.warnings.length === 0 ? "no warnings" : `the warnings ${expect.warnings.join(", ")}`;
    return { difference: `expected ${expected}, got ${inWords(result.warnings)}`, part: "warnings" };
  }
  if (expect.reads === undefined) return undefined;
  const difference = compareReading(context.model, message, { expected: expect.reads, actual: result.value });
  return difference === undefined ? undefined : { difference, part: "reads" };
}

const inWords = (issues: readonly Issue[]): string =>
  issues.length === 0 ? "none" : issues.map(({ code, path }) => `${code} at ${formatPath(path)}`).join(" and ");
