// The errors that connections send on their own are valid, and have no placeholder that nothing replaces.

import type { FailureReason, Json } from "@wirepact/core";
import { fillTemplate } from "@wirepact/core/codegen/frames";
import { shapeAtPath } from "@wirepact/core/shape";
import { writtenVersion } from "../../describe/written-version.js";
import { didYouMeanOf } from "../../text/did-you-mean.js";
import { violation, type CheckContext, type CheckRule, firstWritten, type Violation } from "../check-rule.js";
import { checkValue } from "./default-violates.js";

export const failureInvalid: CheckRule = {
  names: ["failure-invalid"],
  allowable: false,
  check: (context) => {
    const { model } = context;
    const frame = model.frames?.find(({ kind }) => kind === "error");
    const message = Object.values(model.messages).find((each) => each.frame === frame?.name);
    const shape = message && shapeAtPath(model.types, message.shape, frame?.body === undefined ? [] : [frame.body]);
    if (shape === undefined) return [];
    const versions = [model.version, ...Object.keys(model.speaks ?? {})].map((version) => writtenVersion(model, version));
    return templatesIn(context).flatMap(({ template, location }) => {
      const problem = checkValue(context, shape, fillTemplate(template, "what is wrong", versions) as Json);
      return problem === undefined ? [] : [violation(context, "check/failure-invalid", { parameters: { problem }, location })];
    });
  },
};

export const unknownPlaceholder: CheckRule = {
  names: ["unknown-placeholder"],
  allowable: true,
  check: (context) =>
    templatesIn(context).flatMap(({ template, location }) =>
      [...stringsIn(template, location)].flatMap(({ text, at }): readonly Violation[] =>
        (text.match(/\$[A-Za-z]\w*/g) ?? [])
          .filter((name) => !placeholders.includes(name))
          .map((name) =>
            violation(context, "check/unknown-placeholder", {
              parameters: { name },
              ...firstWritten(context, location, [at.slice(location.length + 1)]),
              hint: didYouMeanOf("placeholders", name, placeholders),
            }),
          ),
      ),
    ),
};

const placeholders: readonly string[] = ["$details", "$versions"];

interface Template {
  readonly template: Json;
  readonly location: string;
}

/** The bodies of all errors; several for a reason are a list. */
function templatesIn({ model: { failures = {}, otherFailures = {} } }: CheckContext): readonly Template[] {
  return (Object.entries(failures) as [FailureReason, Json][]).flatMap(([reason, first]) => {
    const others = otherFailures[reason] ?? [];
    if (others.length === 0) return [{ template: first, location: `failures/${reason}` }];
    return [first, ...others].map((template, index) => ({ template, location: `failures/${reason}/${index}` }));
  });
}

function* stringsIn(value: Json, at: string): Generator<{ readonly text: string; readonly at: string }> {
  if (typeof value === "string") yield { text: value, at };
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* stringsIn(inner, `${at}/${name}`);
}
