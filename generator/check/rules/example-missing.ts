// Every message has a minimal example, examples with all optional fields, and at least two invalid examples.

import type { Json } from "@wirepact/core";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { ownFields, partsOf } from "../../describe/message-parts.js";
import { locationOfMessage } from "../inventory.js";

export const exampleMissing: CheckRule = {
  names: ["example-missing", "example-no-negative"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages)
      .filter((message) => !isAnyResult(context, message))
      .flatMap((message) => [missing, negatives].flatMap((check) => check(context, message))),
};

/** Whether a message is the result of an unknown request, which the results of requests are examples of. */
const isAnyResult = ({ model }: CheckContext, { name, frame }: MessageModel): boolean =>
  name === frame && model.frames?.some((candidate) => candidate.name === name && candidate.kind === "result") === true;

const has = (body: Json | undefined, name: string): boolean => typeof body === "object" && body !== null && Object.hasOwn(body, name);

function missing(context: CheckContext, message: MessageModel): readonly Violation[] {
  const optional = ownFields(context.model, message).filter(({ required }) => !required);
  const bodies = message.examples.map(({ value }) => bodyOf(context, message, value));
  const missingExample = (what: string, hint: string): readonly Violation[] => [
    violation(context, "check/example-missing", {
      parameters: { message: message.name, what },
      location: `${locationOfMessage(context, message)}/examples`,
      on: "key",
      hint,
    }),
  ];
  if (bodies.length === 0) return missingExample("no example", "add an example `minimal` with only the required fields");
  if (optional.length === 0) return [];
  if (!bodies.some((body) => !optional.some(({ name }) => has(body, name))))
    return missingExample("no example without optional fields", "add an example `minimal` with only the required fields");
  const uncovered = optional.filter(({ name }) => !bodies.some((body) => has(body, name)));
  if (uncovered.length === 0) return [];
  const names = uncovered.map(({ name }) => name).join(", ");
  const isFull = message.examples.some(({ name }) => name === "full");
  return missingExample(
    `no example with ${names}`,
    isFull ? `add ${names} to the example \`full\`` : "add an example `full` with all fields",
  );
}

function bodyOf({ model }: CheckContext, message: MessageModel, value: Json): Json | undefined {
  const { body } = partsOf(model, message);
  if (body === undefined) return value;
  return typeof value === "object" && value !== null && Object.hasOwn(value, body)
    ? (value as { readonly [member: string]: Json })[body]
    : undefined;
}

function negatives(context: CheckContext, message: MessageModel): readonly Violation[] {
  // A result shares its envelope with all others of its frame.
  const least = message.answers === undefined ? 2 : 1;
  // A draft without any example is reported once.
  if (message.invalid.length >= least || message.examples.length === 0) return [];
  const wanted = least === 1 ? "one invalid example" : "two invalid examples";
  return [
    violation(context, "check/example-no-negative", {
      parameters: { message: message.name, wanted, count: message.invalid.length },
      location: `${locationOfMessage(context, message)}/invalid`,
      on: "key",
    }),
  ];
}
