// Resolves the expected issue of an example: its code and its location in the message.

import { issueCodes, type Path } from "@wirepact/core";
import { didYouMean } from "../text/did-you-mean.js";
import type { ExampleScope } from "./examples.js";
import { findField, locationName } from "./namespace.js";
import { visitShapes } from "@wirepact/core/shape";

/** The codes that every message can have. */
const generalCodes: ReadonlySet<string> = new Set(issueCodes.filter((issue) => issue !== "rule"));

/** Reports a code that is neither an issue code nor a rule of this message. */
export function checkIssueCode({ scope, names, syntax }: ExampleScope, code: string, location: string): void {
  // The codes of rules are looked for only where they are needed: a protocol has many examples and many types.
  if (generalCodes.has(code)) return;
  const { envelope, own, framed, types } = names;
  const shapes = [
    ...Object.values(types),
    ...[...envelope, ...own, ...(framed?.body === undefined ? [] : [framed.body])].map(({ shape }) => shape),
  ];
  const ofTypes = shapes
    .flatMap((shape) => [...visitShapes(shape, "")])
    .flatMap(({ shape }) => (shape.kind === "struct" ? (shape.rules ?? []).map(({ name }) => name) : []));
  const rules = [...Object.keys(scope.syntax.envelope.rules ?? {}), ...Object.keys(syntax.rules ?? {}), ...ofTypes].map(
    (name) => `rule/${name}`,
  );
  const known: readonly string[] = [...generalCodes, ...rules];
  if (!known.includes(code))
    scope.report("resolve/unknown-issue", { issue: code, message: names.message }, location, { hint: issueHint(code, known) });
}

/** The nearest code, a code that contains the given one (such as `range`), or how to list all codes. */
function issueHint(code: string, known: readonly string[]): string {
  const longer = known.find((issue) => issue.split(/[-/]/).includes(code));
  return (
    didYouMean(code, known) ?? (longer === undefined ? "run `wirepact explain` for a list of all issue codes" : `did you mean "${longer}"?`)
  );
}

/** `at: title`, `at: [payload, title]` or a dotted path, as a path from the message. */
export function issuePath({ names }: ExampleScope, at: string | readonly (string | number)[]): Path {
  if (typeof at === "string") return at === "" ? [] : locationName(names, at);
  const [first, ...rest] = at;
  if (typeof first !== "string") return at;
  // A full path starts at the envelope, a short one at a field of the body.
  const own = names.own.some((field) => field.name === first) ? findField(names, first) : undefined;
  return own === undefined ? at : [...own.path, ...rest];
}
