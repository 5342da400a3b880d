// Fields that the user gives for messages, such as the name of a tool that exists.

import { explain, findMisspellings, formatIssues, nearestName, type ProtocolDescriptor } from "@wirepact/core";
import { asType } from "@wirepact/core/codegen/frames";
import { frameOf, samplesOf, type Members } from "../party/make-messages.js";

/** Fields by message types. */
export type GivenValues = Readonly<Record<string, object>>;

/** A message with the fields that were given for its type; others of its body are kept. */
export function withValues(protocol: ProtocolDescriptor, type: string, message: Members, values: GivenValues): Members {
  const [given, body] = [values[type], bodyOf(protocol, type)];
  if (given === undefined) return message;
  return body === undefined ? { ...message, ...given } : { ...message, [body]: { ...(message[body] as object | undefined), ...given } };
}

/** Where the fields of a message are; undefined if they are beside its type. */
const bodyOf = (protocol: ProtocolDescriptor, type: string): string | undefined =>
  frameOf(protocol, type)?.body ?? (protocol.body === "inline" ? undefined : protocol.body.field);

/** What is wrong with values; undefined if messages to the role can have them. */
export function problemOfValues(protocol: ProtocolDescriptor, role: string, values: unknown): string | undefined {
  const isObject = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(values)) return 'must be an object of fields by message type, such as {"tools/call": {"name": "weigh"}}';
  const known = Object.values(protocol.messages)
    .filter(({ name, to, answers }) => to.includes(role) && answers === undefined && frameOf(protocol, name)?.replyTo === undefined)
    .map(({ name }) => name);
  for (const [type, given] of Object.entries(values) as [string, unknown][]) {
    const nearest = nearestName(type, known);
    if (!known.includes(type))
      return `unknown message type "${type}"${nearest === undefined ? `; a ${role} gets ${known.join(", ")}` : `; did you mean "${nearest}"?`}`;
    if (!isObject(given)) return `"${type}" must be an object of fields`;
    const message = withValues(protocol, type, samplesOf(protocol, type)[0]!, { [type]: given });
    const result = explain(protocol, message, asType(protocol.messages[type]!));
    const body = bodyOf(protocol, type);
    const misspelled = findMisspellings(protocol, type, body === undefined ? given : { [body]: given });
    const issues = [...(result.ok ? [] : result.issues), ...misspelled];
    if (issues.length > 0) return `"${type}": ${formatIssues(issues)}`;
  }
  return undefined;
}
