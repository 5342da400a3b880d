// Every example is a valid message. An issue is reported once: not again for examples that are based on it, and not if it follows from contradictory limits.

import { formatPath, type Issue } from "@wirepact/core";
import type { Example, MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { isContradicted, checkExample } from "../known-defects.js";
import { locationOfValue } from "../location-of-value.js";
import { locationOfMessage } from "../inventory.js";

export const exampleInvalid: CheckRule = {
  names: ["example-invalid"],
  allowable: false,
  check: (context) => {
    const shared = new Set<string>();
    return Object.values(context.model.messages).flatMap((message) => checkMessage(context, message, shared));
  },
};

/** `shared` contains the issues of the envelope example, which all messages share. */
function checkMessage(context: CheckContext, message: MessageModel, shared: Set<string>): readonly Violation[] {
  const isMade = ({ name }: Example): boolean => {
    const location = `${locationOfMessage(context, message)}/examples/${name}`;
    return !context.spans.has(location) || context.spans.has(`${location}/like`);
  };
  const said = new Set<string>();
  const written = message.examples.filter((example) => !isMade(example));
  const made = message.examples.filter(isMade);
  return [...written, ...made].flatMap((example) => {
    const result = checkExample(context, message, example.value);
    if (result.ok) return [];
    const issues = result.issues.filter((issue) => !isContradicted(context, message, issue));
    const due = isMade(example) ? issues.filter((issue) => !said.has(keyOf(issue))) : issues;
    for (const issue of issues) said.add(keyOf(issue));
    return due.flatMap((issue) => reportIssue(context, { message, example, issue }, shared));
  });
}

/** The required field of the envelope that an example lacks because the example of the envelope does. */
function forgottenEnvelopeField({ model, spans }: CheckContext, { shape }: MessageModel, { code, path }: Issue): string | undefined {
  const [name] = path;
  if (code !== "missing-field" || path.length !== 1 || typeof name !== "string" || model.frames !== undefined) return undefined;
  const isShared = model.envelope.includes(name) && shape.fields.some((field) => field.name === name && field.required);
  return isShared && spans.has("envelope/example") && !spans.has(`envelope/example/${name}`) ? name : undefined;
}

const keyOf = ({ code, path }: Issue): string => `${code} ${formatPath(path)}`;

function reportIssue(
  context: CheckContext,
  { message, example, issue }: { readonly message: MessageModel; readonly example: Example; readonly issue: Issue },
  shared: Set<string>,
): readonly Violation[] {
  const location = `${locationOfMessage(context, message)}/examples/${example.name}`;
  const value = issue.code === "missing-field" ? undefined : locationOfValue(context, location, issue.path);
  if (value?.startsWith("envelope/") === true) {
    const key = `${value} ${keyOf(issue)}`;
    if (shared.has(key)) return [];
    shared.add(key);
  }
  const parameters = { example: example.name, problem: issue.message };
  const forgotten = forgottenEnvelopeField(context, message, issue);
  if (forgotten !== undefined) {
    // The cause is one value, however many examples start from it.
    if (shared.has(`missing ${forgotten}`)) return [];
    shared.add(`missing ${forgotten}`);
    const hint = `add \`${forgotten}\` to \`example\` of the envelope, which all examples start from`;
    return [violation(context, "check/example-invalid", { parameters, location: "envelope/example", on: "key", hint })];
  }
  if (value === undefined) return [violation(context, "check/example-invalid", { parameters, location, on: "key" })];
  return [violation(context, "check/example-invalid", { parameters, location: value })];
}
