// Every invalid example is rejected with exactly the stated issue. Examples that are based on an example which is itself invalid are skipped.

import { explain, formatPath, type Issue, type Path } from "@wirepact/core";
import { asType } from "@wirepact/core/codegen/frames";
import { violation, firstWritten, type CheckRule } from "../check-rule.js";
import { isKnownDefect } from "../known-defects.js";
import type { InvalidExample } from "../../model/protocol-model.js";
import { locationOfMessage } from "../inventory.js";
import { partForMessage } from "../message-part.js";

export const invalidExample: CheckRule = {
  names: ["invalid-example-accepted", "invalid-example-differs"],
  allowable: false,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.invalid.flatMap((example) => {
        const location = `${locationOfMessage(context, message)}/invalid/${example.name}`;
        const { recall } = partForMessage(context, message, example.value);
        const result = recall(`invalid ${message.name} ${JSON.stringify(example.value)}`, (protocol) =>
          explain(protocol, example.value, { mode: "strict", reading: true, ...asType(message) }),
        );
        if (result.ok) {
          const where = firstWritten(context, location, [`set/${fieldOf(example.at)}`, "set"]);
          const parameters = { example: example.name, issue: example.issue, at: formatPath(example.at) };
          return [violation(context, "check/invalid-example-accepted", { parameters, ...where })];
        }
        const difference = describeDifference(example, result.issues);
        // The issue is reported elsewhere: for the example that it is based on, or for contradictory limits.
        if (difference === undefined || result.issues.some((issue) => isKnownDefect(context, message, issue))) return [];
        const where = firstWritten(context, location, wrongParts(example, result.issues));
        const [only] = result.issues;
        const isElsewhere = result.issues.length === 1 && only?.code === example.issue;
        const hint = isElsewhere ? `state its location: \`at: [${only.path.join(", ")}]\`` : undefined;
        const parameters = { example: example.name, difference, isElsewhere };
        return [violation(context, "check/invalid-example-differs", { parameters, ...where, hint })];
      }),
    ),
};

/** The last name of a path, which is the name of the field. */
const fieldOf = (path: Path): string => path.findLast((step) => typeof step === "string") ?? "";

/** The keys of an invalid example to report: the expected issue if only that differs, otherwise the fields it sets. */
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
