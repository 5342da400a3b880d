// Valid messages to start from: the fullest one, one per side of every conditional rule, and the smallest. Always the same ones.

import { replaceAt } from "../base/path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json } from "../shape/shape.js";
import { fieldAtPath } from "../shape/at-path.js";
import { sampleOf, samplesOf } from "./shape-samples.js";
import { removeAt, resolveRules } from "./resolve-rules.js";

/** The descriptor of a message; throws where the protocol has no such tag. */
export function messageOf(protocol: ProtocolDescriptor, tag: string): MessageDescriptor {
  const message = Object.hasOwn(protocol.messages, tag) ? protocol.messages[tag] : undefined;
  if (message === undefined) throw new RangeError(`${protocol.name} has no message ${JSON.stringify(tag)}`);
  return message;
}

/** The smallest valid message, or undefined when a pattern of a required field cannot be read. */
export function leastMessage(protocol: ProtocolDescriptor, message: MessageDescriptor): Json | undefined {
  const sample = sampleOf({ protocol, fullness: "least" }, message.shape);
  return sample === undefined ? undefined : resolveRules(protocol, message, sample);
}

/** Full messages that together have every field, also those which a rule allows only together with certain others. */
export function fullMessages(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly Json[] {
  const full = sampleOf({ protocol, fullness: "most" }, message.shape);
  if (full === undefined) return [];
  const sides = message.rules.flatMap((rule) => {
    if (rule.kind === "count") return rule.fields.map((kept) => rule.fields.filter((path) => path !== kept).reduce(removeAt, full));
    if (rule.kind === "conditions") {
      const { conditions } = rule;
      return [conditions.reduce<Json>((value, { field, equals }) => replaceAt(value, field, equals) as Json, full)];
    }
    if (rule.kind !== "condition") return [];
    const field = fieldAtPath(protocol.types, message.shape, rule.field);
    const others = field === undefined ? [] : samplesOf({ protocol, fullness: "most" }, field.shape).map(({ value }) => value);
    const other = others.find((value) => value !== rule.equals);
    return [rule.equals, other].filter((value) => value !== undefined).map((value) => replaceAt(full, rule.field, value) as Json);
  });
  return [full, ...sides].map((value) => resolveRules(protocol, message, value));
}
