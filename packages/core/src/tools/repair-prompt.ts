// What a model needs to repair a message: every issue in one line, the constraint of the field, and the nearest right value.

import { dereference } from "../shape/dereference.js";
import { describeShape, shapeConstraints } from "../describe/describe-shape.js";
import { identify } from "../frames/frames.js";
import { formatPath } from "../issues.js";
import { isObject } from "../base/json-kind.js";
import { checkOptions } from "../known-name.js";
import { nearestName } from "../base/nearest.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quoteText } from "../base/quote.js";
import type { Issue } from "../result.js";
import { hasSecret } from "../receive/secrets.js";
import type { Field, Path, Shape } from "../shape/shape.js";
import { fieldAtPath, shapeAtPath } from "../shape/at-path.js";
import { messagesByTool } from "./tool-names.js";
import { toolArguments } from "./tool-fields.js";

export interface RepairOptions {
  /** What was rejected: the name of its type or tool, or the message itself. */
  readonly message?: unknown;
  /** The protocol, so that constraints and values can be quoted. */
  readonly protocol?: ProtocolDescriptor | undefined;
  /** The most issues that are quoted; the rest is counted. Defaults to 8. */
  readonly limit?: number | undefined;
}

/** A compact instruction to repair a rejected message. Strings that look like secrets are not repeated. */
export function repairPrompt(issues: readonly Issue[], options: RepairOptions = {}): string {
  const rejected = findMessage(options);
  return [
    `The ${rejected === undefined ? "message" : `${rejected.name} message`} was rejected and not sent:`,
    ...describeIssues(issues, options),
    "Change only what is listed here, keep everything else, and send the complete message again.",
  ].join("\n");
}

/** One line for each issue, with what its field must be. Strings that look like secrets are not repeated. */
export function describeIssues(issues: readonly Issue[], options: RepairOptions = {}): readonly string[] {
  checkOptions(options, ["message", "protocol", "limit"]);
  const { limit = 8 } = options;
  const rejected = findMessage(options);
  const shown = issues.slice(0, limit).map((issue) => `- ${issueLine(options.protocol, rejected, issue)}`);
  return issues.length > limit ? [...shown, `- and ${issues.length - limit} more`] : shown;
}

function findMessage({ message, protocol }: RepairOptions): MessageDescriptor | undefined {
  if (protocol === undefined) return undefined;
  const tagged = protocol.frames === undefined && isObject(message) ? message[protocol.tag] : undefined;
  const named = isObject(message) ? (tagged ?? identify(protocol, message)?.name) : message;
  if (typeof named !== "string") return undefined;
  const type = messagesByTool(protocol).get(named) ?? named;
  return Object.hasOwn(protocol.messages, type) ? protocol.messages[type] : undefined;
}

function issueLine(protocol: ProtocolDescriptor | undefined, message: MessageDescriptor | undefined, issue: Issue): string {
  // A secret may be part of what an issue quotes.
  const text = hasSecret(issue.message) ? `${formatPath(issue.path)} is not valid` : issue.message;
  const field = protocol === undefined || message === undefined ? undefined : fieldAt(protocol, message, issue.path);
  // What follows from a conversation is one of a few values, whatever else the field allows.
  const isChoice = (issue.code === "missing-field" || issue.code === "wrong-constant") && Array.isArray(issue.expected);
  if (protocol === undefined || field === undefined || isChoice) return `${text} [${issue.code}].`;
  const said = unquoted(text);
  const constraints = constraintsOf(protocol, field).filter((phrase) => !said.includes(unquoted(phrase).replace(/^(?:an?|matches) /, "")));
  const nearest = nearestValue(protocol, field, issue);
  return [
    `${text} [${issue.code}].`,
    ...(constraints.length === 0 ? [] : [`Expected: ${constraints.join(", ")}.`]),
    ...(nearest === undefined || text.includes(nearest) ? [] : [`For example: ${nearest}.`]),
  ].join(" ");
}

const unquoted = (text: string): string => text.replaceAll('"', "");

/** The field that an issue points at, by its path in the message or in the arguments of the tool. */
function fieldAt(protocol: ProtocolDescriptor, message: MessageDescriptor, path: Path): Field | undefined {
  const [first] = path;
  const argument = toolArguments(protocol, message).find(({ name }) => name === first);
  if (argument !== undefined && !message.shape.fields.some(({ name }) => name === first)) {
    return path.length === 1 ? argument.field : stepInto(protocol, argument.field.shape, path.slice(1));
  }
  return stepInto(protocol, message.shape, path);
}

/** The innermost field on a path, with the shape of the value at its end: an item of an array has no name, but its constraints are the ones that count. */
function stepInto({ types }: ProtocolDescriptor, outer: Shape, path: Path): Field | undefined {
  const shape = shapeAtPath(types, outer, path);
  const fields = path.map((_step, index) => fieldAtPath(types, outer, path.slice(0, index + 1)));
  const field = fields.findLast((found) => found !== undefined);
  return shape && field && { ...field, shape };
}

/** What the field must be and satisfy, one phrase each. */
function constraintsOf(protocol: ProtocolDescriptor, { shape }: Field): readonly string[] {
  const words = describeShape(protocol, shape);
  const target = dereference(protocol.types, shape);
  if (target?.kind === "enum" && !target.open) return [words];
  const constraints = shapeConstraints(protocol.types, shape);
  return [
    ...(words === "a string" ? [] : [words]),
    ...constraints.filter((phrase) => phrase !== "no additional properties" && !words.includes(phrase)),
  ];
}

/** The value that was most likely meant. */
function nearestValue({ types }: ProtocolDescriptor, { shape, sensitive }: Field, { received }: Issue): string | undefined {
  const target = dereference(types, shape);
  if (target?.kind === "literal") return JSON.stringify(target.value);
  if (sensitive === true) return undefined;
  if (target?.kind === "enum" && typeof received === "string") {
    const nearest = nearestName(
      received,
      target.values.map(({ value }) => value).filter((value) => typeof value === "string"),
    );
    return nearest === undefined ? undefined : quoteText(nearest);
  }
  return target?.kind === "scalar" && target.example !== undefined ? quoteText(target.example) : undefined;
}
