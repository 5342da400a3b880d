// Every invalid example is refused, and for the reason it states: one issue, with that code, at that location. One that is made from an example which is
// itself invalid says nothing yet.

import { explain, formatPath, type Issue, type Path } from "@wirepact/core";
import { violation, firstWritten, type CheckRule } from "../check-rule.js";
import { isKnownDefect } from "../known-defects.js";
import type { InvalidExample } from "../../model/protocol-model.js";

export const invalidExample: CheckRule = {
  names: ["invalid-example-accepted", "invalid-example-differs"],
  allowable: false,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.invalid.flatMap((example) => {
        const location = `messages/${message.name}/invalid/${example.name}`;
        const result = explain(context.model, example.value, { mode: "strict", reading: true });
        if (result.ok) {
          const where = firstWritten(context, location, [`set/${fieldOf(example.at)}`, "set"]);
          const parameters = { example: example.name, issue: example.issue, at: formatPath(example.at) };
          return [violation(context, "check/invalid-example-accepted", { parameters, ...where })];
        }
        const difference = describeDifference(example, result.issues);
        // The example it is made from has the same defect, or bounds contradict each other: both are reported by themselves.
        if (difference === undefined || result.issues.some((issue) => isKnownDefect(context, message, issue))) return [];
        const where = firstWritten(context, location, wrongParts(example, result.issues));
        const [only] = result.issues;
        const isElsewhere = result.issues.length === 1 && only?.code === example.issue;
        const hint = isElsewhere ? `state its location: \`at: [${only.path.join(", ")}]\`` : undefined;
        return [violation(context, "check/invalid-example-differs", { parameters: { example: example.name, difference }, ...where, hint })];
      }),
    ),
};

/** The last name on a path, by which fields are set. */
const fieldOf = (path: Path): string => path.findLast((step) => typeof step === "string") ?? "";

/** The parts of an invalid example that may be wrong: what it expects, when only that differs, or what it sets. */
function wrongParts({ issue, at }: InvalidExample, [first, ...others]: readonly Issue[]): readonly string[] {
  if (first === undefined || others.length > 0) return [];
  if (formatPath(first.path) === formatPath(at)) return ["issue"];
  return first.code === issue ? ["at", `set/${fieldOf(first.path)}`] : [`set/${fieldOf(first.path)}`];
}

function describeDifference({ issue, at }: InvalidExample, issues: readonly Issue[]): string | undefined {
  const [only] = issues;
  if (issues.length === 1 && only !== undefined && only.code === issue && formatPath(only.path) === formatPath(at)) return undefined;
  return `expected ${issue} at ${formatPath(at)}, got ${issues.map(({ code, path }) => `${code} at ${formatPath(path)}`).join(" and ")}`;
}
