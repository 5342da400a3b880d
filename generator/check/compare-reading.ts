// Compares the result of decoding a wire example with the fields that the example states. All fields of the message itself are compared. Envelope fields, unknown
// properties and constants are only compared if they are stated, so that they need not be repeated in every example.

import { formatPath, type Field, type Json, type Path } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { ownFields } from "../describe/message-parts.js";

type Members = { readonly [member: string]: Json };

/** A description of the first difference, or undefined. */
export function compareReading(
  model: ProtocolModel,
  message: MessageModel,
  { expected, actual }: { readonly expected: Json; readonly actual: unknown },
): string | undefined {
  const { body } = model;
  if (!isObject(expected) || !isObject(actual)) return sameJson(expected, actual) ? undefined : `got ${short(actual)}`;
  const own = ownFields(model, message);
  const kept = Object.values(model.encodings.mail?.keeps ?? {});
  if (body === "inline") return compareObjects(expected, actual, { fields: own, path: [], leave: kept });
  const outer = compareObjects(without(expected, body.field), without(actual, body.field), { fields: [], path: [], leave: kept });
  if (outer !== undefined) return outer;
  const [left, right] = [member(expected, body.field), member(actual, body.field)];
  if (isObject(left) && isObject(right)) return compareObjects(left, right, { fields: own, path: [body.field], leave: [] });
  return sameJson(left, right) ? undefined : `expected ${body.field} to be ${short(left)}, got ${short(right)}`;
}

interface Comparison {
  /** Fields that are compared even if the example does not state them. */
  readonly fields: readonly Field[];
  readonly path: Path;
  /** Names that are only compared if the example states them. */
  readonly leave: readonly string[];
}

function compareObjects(expected: Members, actual: Members, { fields, path, leave }: Comparison): string | undefined {
  for (const [name, value] of Object.entries(expected)) {
    if (!Object.hasOwn(actual, name)) return `${formatPath([...path, name])} is missing`;
    if (!sameJson(value, actual[name])) return `expected ${formatPath([...path, name])} to be ${short(value)}, got ${short(actual[name])}`;
  }
  const unstated = fields.find(
    ({ name, shape }) => shape.kind !== "literal" && !leave.includes(name) && Object.hasOwn(actual, name) && !Object.hasOwn(expected, name),
  );
  return unstated === undefined
    ? undefined
    : `${formatPath([...path, unstated.name])} is ${short(actual[unstated.name])}, which the example does not state`;
}

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);

const member = (members: Members, name: string): Json | undefined => (Object.hasOwn(members, name) ? members[name] : undefined);

const without = (members: Members, name: string): Members => Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));

/** A value as JSON, shortened for a message. */
function short(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
