// Every message has a minimal example, examples with all optional fields, and at least two invalid examples.

import type { Json } from "@wirepact/core";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { ownFields } from "../inventory.js";

export const exampleMissing: CheckRule = {
  names: ["example-missing", "example-no-negative"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) => [missing, negatives].flatMap((check) => check(context, message))),
};

const has = (body: Json | undefined, name: string): boolean => typeof body === "object" && body !== null && Object.hasOwn(body, name);

function missing(context: CheckContext, message: MessageModel): readonly Violation[] {
  const optional = ownFields(context.model, message).filter(({ required }) => !required);
  const bodies = message.examples.map(({ value }) => bodyOf(context, value));
  const missingExample = (what: string, hint: string): readonly Violation[] => [
    violation(context, "check/example-missing", {
      parameters: { message: message.name, what },
      location: `messages/${message.name}/examples`,
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

function bodyOf({ model }: CheckContext, value: Json): Json | undefined {
  if (model.body === "inline") return value;
  return typeof value === "object" && value !== null && Object.hasOwn(value, model.body.field)
    ? (value as { readonly [member: string]: Json })[model.body.field]
    : undefined;
}

function negatives(context: CheckContext, message: MessageModel): readonly Violation[] {
  // A draft without any example is reported once.
  if (message.invalid.length >= 2 || message.examples.length === 0) return [];
  return [
    violation(context, "check/example-no-negative", {
      parameters: { message: message.name, count: message.invalid.length },
      location: `messages/${message.name}/invalid`,
      on: "key",
    }),
  ];
}
