// Every invalid example is refused, and for the reason it states: one issue, with that code, at that place. One that is made from an example which is
// itself invalid says nothing yet.

import { explain, formatPath, type Issue } from "@wirepact/core";
import { finding, type CheckRule } from "../check-rule.js";
import { isKnownDefect } from "../known-defects.js";
import type { InvalidExample } from "../../model/protocol-model.js";

export const invalidExample: CheckRule = {
  names: ["invalid-example-accepted", "invalid-example-differs"],
  allowable: false,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.invalid.flatMap((example) => {
        const place = `messages/${message.name}/invalid/${example.name}`;
        const result = explain(context.model, example.value, { mode: "strict", reading: true });
        if (result.ok)
          return [finding(context, "check/invalid-example-accepted", { parameters: { example: example.name }, place, on: "key" })];
        const difference = describeDifference(example, result.issues);
        // The example it is made from has the same defect, or bounds contradict each other: both are reported by themselves.
        if (difference === undefined || result.issues.some((issue) => isKnownDefect(context, message, issue))) return [];
        return [finding(context, "check/invalid-example-differs", { parameters: { example: example.name, difference }, place, on: "key" })];
      }),
    ),
};

function describeDifference({ issue, at }: InvalidExample, issues: readonly Issue[]): string | undefined {
  const [only] = issues;
  if (issues.length === 1 && only !== undefined && only.code === issue && formatPath(only.path) === formatPath(at)) return undefined;
  return `expected ${issue} at ${formatPath(at)}, got ${issues.map(({ code, path }) => `${code} at ${formatPath(path)}`).join(" and ")}`;
}
