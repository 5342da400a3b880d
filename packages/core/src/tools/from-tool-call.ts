// A tool call of a model as a message, or the issues that say what to change. Bad input never throws.

import { type BuildOptions, buildMessage, checkBuildOptions } from "../build/build.js";
import { findJsonFault, jsonExcess } from "../encodings/json-text.js";
import { setOwn } from "../base/path.js";
import { InvalidMessageError } from "../errors.js";
import { requireFeature } from "../features.js";
import { frameOf } from "../frames/frames.js";
import { badSyntax, createIssue, duplicateKey, formatPath, mustBe, refusal, unknownType } from "../issues.js";
import { isObject } from "../base/json-kind.js";
import { nearestName } from "../base/nearest.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quote, quoteText } from "../base/quote.js";
import type { Issue, Result } from "../result.js";
import type { Path, Shape } from "../shape/shape.js";
import { findAnswered, type ToolCallOptions } from "./answered-request.js";
import { type Choice, chooseOpening, unrelatedTo } from "./choose-opening.js";
import { restHome, type ToolArgument, toolArguments, type ToolField, toolProperties } from "./tool-fields.js";
import { toolForm, toolPart } from "./tool-form.js";
import { messagesByTool } from "./tool-names.js";

type Members = Readonly<Record<string, unknown>>;

/** The message that a tool call creates. `given` is an object, or its JSON text as some providers send it. */
export function fromToolCall(protocol: ProtocolDescriptor, name: string, given: unknown, options: ToolCallOptions = {}): Result<unknown> {
  const { request: _request, conversation: _conversation, ...building } = options;
  checkBuildOptions(building);
  const known = messagesByTool(protocol);
  const type = known.get(name);
  const message = type === undefined ? undefined : protocol.messages[type];
  if (message === undefined) {
    const names = [...known.keys()];
    return refusal(unknownType(quote(name), typeof name === "string" ? nearestName(name, names) : undefined, names));
  }
  const parsed = parseArguments(given);
  if (!parsed.ok) return parsed;
  if (!isObject(parsed.value)) return refusal(mustBe("wrong-type", "an object", quote(parsed.value)));
  const issues: Issue[] = [];
  const lift = protocol.frames === undefined ? liftFlat : liftFramed;
  const { build, pending } = lift(protocol, message, parsed.value, issues, options);
  try {
    const value = build(building);
    if (issues.length === 0) return { ok: true, value, warnings: [] };
  } catch (error) {
    if (!(error instanceof InvalidMessageError)) throw error;
    const others = error.issues.map((issue) => atArgument(protocol, message, issue));
    const reported = new Set(issues.filter(({ path }) => path.length > 0).map(({ path }) => formatPath(path)));
    const isPending = ({ code, path }: Issue): boolean => code === "missing-field" && pending.includes(String(path.at(-1)));
    issues.push(...others.filter((issue) => !reported.has(formatPath(issue.path)) && !isPending(issue)));
  }
  return { ok: false, issues };
}

/** What builds the message once the arguments are lifted, and the fields that will follow from the conversation once it allows the message. */
interface Lifted {
  readonly build: (options: BuildOptions) => unknown;
  readonly pending: readonly string[];
}

function liftFlat(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  given: Members,
  issues: Issue[],
  options: ToolCallOptions,
): Lifted {
  const extra: Record<string, unknown> = {};
  const lifted = liftArguments({ types: protocol.types, issues }, toolArguments(protocol, message), given, { rest: extra });
  const { fields: following, pending } = follow(protocol, message, lifted, issues, options);
  const fields = { ...following, ...Object.fromEntries(Object.entries(lifted).filter(([, value]) => value !== undefined)) };
  return {
    build: (building) => buildMessage(protocol, message.name, fields, { ...building, extra: { ...extra, ...building.extra } }),
    pending,
  };
}

/** What follows from the conversation; a message that it does not allow is an issue. */
function follow(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  given: Members,
  issues: Issue[],
  { conversation, role }: ToolCallOptions,
): Choice {
  // A role that must not send it is told only that.
  if (conversation === undefined || (role !== undefined && !message.from.includes(role))) return unrelatedTo;
  const choice = chooseOpening(protocol, message, given, { conversation, role });
  issues.push(...choice.issues);
  return choice;
}

/** Envelope and body are apart in a frame, and may have fields of the same name. */
function liftFramed(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  given: Members,
  issues: Issue[],
  options: ToolCallOptions,
): Lifted {
  const all = toolArguments(protocol, message);
  const rest: Record<string, unknown> = {};
  const lifted = liftArguments(
    { types: protocol.types, issues },
    all.map((argument) => ({ ...argument, field: { ...argument.field, name: argument.name } })),
    given,
    { rest },
  );
  const argumentOf = new Map(all.map((argument) => [argument.name, argument]));
  const entries = Object.entries(lifted).filter(([, value]) => value !== undefined);
  const inBody = entries.flatMap(([name, value]) => {
    const argument = argumentOf.get(name);
    return argument !== undefined && argument.path.length > 1 ? [[argument.field.name, value] as const] : [];
  });
  const outside = entries.flatMap(([name, value]) => {
    const argument = argumentOf.get(name);
    return argument === undefined || argument.path.length === 1 ? [[argument?.field.name ?? name, value] as const] : [];
  });
  const { build, bodyOf } = requireFeature(protocol, "frames");
  const body = bodyOf(protocol, message);
  const whole = outside.find(([name]) => name === body)?.[1];
  const envelope = Object.fromEntries(outside.filter(([name]) => name !== body));
  const answered = findAnswered(protocol, message, envelope, options);
  if ("issue" in answered) issues.push(answered.issue);
  else if (frameOf(protocol, message)?.replyTo === undefined) follow(protocol, message, envelope, issues, options);
  const isInBody = restHome(protocol, message).path.length > 0;
  const fields = [...inBody, ...(isInBody ? Object.entries(rest) : [])];
  const parts = { ...answered, envelope, body: fields.length > 0 ? Object.fromEntries(fields) : whole };
  const pending = "issue" in answered ? all.flatMap(({ name, fromRequest }) => (fromRequest === undefined ? [] : [name])) : [];
  return {
    build: (building) => build(protocol, message.name, parts, isInBody ? building : { ...building, extra: { ...rest, ...building.extra } }),
    pending,
  };
}

function parseArguments(given: unknown): Result<unknown> {
  if (typeof given !== "string") return { ok: true, value: given, warnings: [] };
  const excess = jsonExcess(given);
  if (excess !== undefined) return refusal(excess);
  try {
    return { ok: true, value: JSON.parse(given) as unknown, warnings: [] };
  } catch {
    // The error of JSON.parse quotes the text, which may contain sensitive values.
    return refusal(badSyntax("JSON", findJsonFault(given).problem));
  }
}

/** Arguments have no body around them: an issue of `payload.branch` is one of `branch`. */
function atArgument(protocol: ProtocolDescriptor, message: MessageDescriptor, issue: Issue): Issue {
  const { body, frames } = protocol;
  const framed = frames === undefined ? undefined : requireFeature(protocol, "frames").bodyOf(protocol, message);
  const field = framed ?? (body === "inline" ? undefined : body.field);
  if (field === undefined || issue.path.length < 2 || issue.path[0] !== field) return issue;
  const all = toolArguments(protocol, message);
  const isWhole = all.some((argument) => argument.path.length === 1 && argument.path[0] === field);
  if (isWhole || !message.shape.fields.some(({ name }) => name === field)) return issue;
  const [, first, ...rest] = issue.path;
  // A field of the body has another name if the envelope has one with its name.
  const path = [all.find((argument) => argument.path.length > 1 && argument.field.name === first)?.name ?? first!, ...rest];
  return { ...issue, path, message: issue.message.replaceAll(formatPath(issue.path), () => formatPath(path)) };
}

interface Lifting {
  readonly types: Readonly<Record<string, Shape>>;
  readonly issues: Issue[];
  /** The value is never shown. */
  readonly sensitive?: boolean;
}

/** Where the arguments of an object are. */
interface ArgumentPlace {
  readonly path?: Path;
  readonly inside?: string | undefined;
  /** What takes the unknown properties; the object itself if it is not given. */
  readonly rest?: Record<string, unknown>;
}

/** Fields by the names of the protocol; names that the tool does not have stay, so that the builder reports them. */
function liftArguments(
  lifting: Lifting,
  properties: readonly (ToolArgument | ToolField)[],
  given: Members,
  { path = [], inside, rest }: ArgumentPlace,
): Members {
  const lifted: Record<string, unknown> = {};
  const byName = new Map(properties.map((property) => [property.name, property]));
  for (const [name, value] of Object.entries(given)) {
    const property = byName.get(name);
    if (property === undefined) {
      lifted[name] = value;
      continue;
    }
    const { field, optional } = property;
    const here = { ...lifting, sensitive: lifting.sensitive === true || field.sensitive === true };
    const isBoxed = optional && toolForm(lifting.types, field.shape, inside).nullable;
    if (optional && value === null) continue;
    const inner = liftValue(here, field.shape, isBoxed ? unboxed(value) : value, [...path, name], inside);
    if (property.isRest !== true || !isObject(inner)) setOwn(lifted, field.name, inner);
    else for (const [key, member] of Object.entries(inner)) addUnknown(lifting, properties, [key, member], [...path, name], rest ?? lifted);
  }
  return lifted;
}

/** Adds an unknown property, which must not have the name of a known one. */
function addUnknown(
  { issues, sensitive }: Lifting,
  properties: readonly ToolField[],
  [key, value]: readonly [string, unknown],
  path: Path,
  target: Record<string, unknown>,
): void {
  if (properties.some(({ field }) => field.name === key))
    issues.push(createIssue(duplicateKey(sensitive ? "of a field" : quoteText(key)), path));
  else setOwn(target, key, value);
}

/** The value of a field that may be null as well as absent. */
const unboxed = (value: unknown): unknown => (isObject(value) && Object.keys(value).join() === "value" ? value["value"] : value);

function liftValue(lifting: Lifting, shape: Shape, value: unknown, path: Path, around?: string): unknown {
  const form = toolForm(lifting.types, shape, around);
  const { inside } = form;
  switch (form.as) {
    case "json":
      return typeof value === "string" ? parseText(lifting, value, path) : value;
    case "array":
      return Array.isArray(value) ? value.map((item, index) => liftValue(lifting, form.shape.item, item, [...path, index], inside)) : value;
    case "entries":
      return liftEntries(lifting, form.shape.value, value, path, inside);
    case "object":
      return isObject(value) ? liftArguments(lifting, toolProperties(form.shape), value, { path, inside }) : value;
    case "union": {
      const part = toolPart(lifting.types, form, value);
      return part === undefined ? value : liftValue(lifting, part, value, path, inside);
    }
    default:
      return value;
  }
}

function parseText(lifting: Lifting, text: string, path: Path): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const expected = `JSON text (for example ${quoteText('{"a": 1}')}, or ${quoteText('"a"')} for a string)`;
    lifting.issues.push(createIssue(mustBe("format", expected, lifting.sensitive ? "other text" : quote(text)), path, "JSON text"));
    return undefined;
  }
}

/** An array of entries as a map; a map as it is. */
function liftEntries(lifting: Lifting, shape: Shape, given: unknown, path: Path, inside: string | undefined): unknown {
  if (isObject(given)) return mapValues(given, (value, key) => liftValue(lifting, shape, value, [...path, key], inside));
  if (!Array.isArray(given)) return given;
  const map = new Map<string, unknown>();
  for (const [index, entry] of given.entries()) {
    const here = [...path, index];
    const key = isObject(entry) ? entry["key"] : undefined;
    if (!isObject(entry) || typeof key !== "string" || entry["value"] === undefined) {
      const received = lifting.sensitive ? "something else" : quote(entry);
      lifting.issues.push(createIssue(mustBe("wrong-type", "an object with the properties key and value", received), here));
    } else if (map.has(key)) {
      lifting.issues.push(createIssue(duplicateKey(lifting.sensitive ? "of another entry" : quoteText(key)), path));
    } else map.set(key, liftValue(lifting, shape, entry["value"], [...here, "value"], inside));
  }
  return Object.fromEntries(map);
}

function mapValues(given: Members, change: (value: unknown, key: string) => unknown): Members {
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, change(value, key)]));
}
