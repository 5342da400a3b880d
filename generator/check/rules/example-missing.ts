// Every message is shown at its smallest and at its fullest, and is seen to be refused.

import type { Json } from "@wirepact/core";
import type { MessageModel } from "../../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import { ownFields } from "../inventory.js";

export const exampleMissing: CheckRule = {
  names: ["example-missing", "example-no-negative"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) => [missing, negatives].flatMap((check) => check(context, message))),
};

const has = (body: Json | undefined, name: string): boolean => typeof body === "object" && body !== null && Object.hasOwn(body, name);

function missing(context: CheckContext, message: MessageModel): readonly Finding[] {
  const optional = ownFields(context.model, message).filter(({ required }) => !required);
  const bodies = message.examples.map(({ value }) => bodyOf(context, value));
  const complain = (what: string, hint: string): readonly Finding[] => [
    finding(context, "check/example-missing", {
      parameters: { message: message.name, what },
      place: `messages/${message.name}/examples`,
      on: "key",
      hint,
    }),
  ];
  if (bodies.length === 0) return complain("no example", "add `examples` with a `minimal` one that has the required fields only");
  if (optional.length === 0) return [];
  if (!bodies.some((body) => !optional.some(({ name }) => has(body, name))))
    return complain("no minimal example, without any optional field", "add an example `minimal` that has the required fields only");
  const unshown = optional.filter(({ name }) => !bodies.some((body) => has(body, name)));
  if (unshown.length === 0) return [];
  const names = unshown.map(({ name }) => name).join(", ");
  const isFull = message.examples.some(({ name }) => name === "full");
  return complain(
    `no example that has ${names}`,
    isFull ? `put ${names} into the example \`full\`` : "add an example `full` that has every field",
  );
}

function bodyOf({ model }: CheckContext, value: Json): Json | undefined {
  if (model.body === "inline") return value;
  return typeof value === "object" && value !== null && Object.hasOwn(value, model.body.field)
    ? (value as { readonly [member: string]: Json })[model.body.field]
    : undefined;
}

function negatives(context: CheckContext, message: MessageModel): readonly Finding[] {
  if (message.invalid.length >= 2) return [];
  return [
    finding(context, "check/example-no-negative", {
      parameters: { message: message.name, count: message.invalid.length },
      place: `messages/${message.name}/invalid`,
      on: "key",
    }),
  ];
}
