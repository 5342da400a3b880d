// Makes a message keep what ties its fields together: rules, computed fields and the version. Everything else stays as it is.

import { isObject, sameJson } from "../json-kind.js";
import { readPath, replaceAt } from "../path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json, Path, Rule, Shape } from "../shape.js";
import { unreachable } from "../unreachable.js";
import { understands } from "../version.js";
import { plainShape } from "./plain-shape.js";
import { fieldAt, sampleOf, samplesOf } from "./shape-samples.js";

/** The message with its rules kept, its computed fields derived and its version one that the protocol understands. */
export function resolveRules(protocol: ProtocolDescriptor, message: MessageDescriptor, value: Json): Json {
  let resolved = resolveVersion(protocol, value);
  // Twice, because one rule may add a field that another one is about.
  for (const rule of [...message.rules, ...message.rules]) resolved = resolveRule(protocol, message, rule, resolved);
  for (const [path, computedBy] of computedOf(protocol, message)) resolved = resolveComputed(resolved, path, computedBy);
  return resolved;
}

type ComputedPath = readonly [Path, ComputedBy];

const computedByMessage = /*@__PURE__*/ new WeakMap<MessageDescriptor, readonly ComputedPath[]>();

function computedOf(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly ComputedPath[] {
  let computed = computedByMessage.get(message);
  if (computed === undefined) computedByMessage.set(message, (computed = computedFields(protocol, message.shape, [])));
  return computed;
}

function resolveVersion(protocol: ProtocolDescriptor, value: Json): Json {
  const { version } = protocol.parts;
  const spoken = version === undefined ? undefined : readPath(value, version);
  if (version === undefined || typeof spoken !== "string" || understands(protocol.version, spoken)) return value;
  return replaceAt(value, version, protocol.version) as Json;
}

function resolveRule(protocol: ProtocolDescriptor, message: MessageDescriptor, rule: Rule, value: Json): Json {
  switch (rule.kind) {
    case "differ": {
      const [one, other] = rule.fields;
      const taken = readPath(value, one);
      if (taken === undefined || !sameJson(taken, readPath(value, other))) return value;
      const free = otherSample(protocol, message, other, [taken]) ?? otherSample(protocol, message, one, [taken]);
      return free === undefined ? value : (replaceAt(value, free.path, free.value) as Json);
    }
    case "excludes":
      return resolveExcludes(protocol, message, rule, value);
    case "condition": {
      if ((readPath(value, rule.field) === rule.equals) === (rule.negated === true)) return value;
      let resolved = value;
      for (const path of rule.require ?? []) resolved = withField(protocol, message, resolved, path);
      for (const path of rule.forbid ?? []) resolved = removeAt(resolved, path);
      return resolved;
    }
    default:
      return unreachable(rule);
  }
}

type Excludes = Extract<Rule, { readonly kind: "excludes" }>;

function resolveExcludes(protocol: ProtocolDescriptor, message: MessageDescriptor, rule: Excludes, value: Json): Json {
  const list = readPath(value, rule.list);
  const excluded = readPath(value, rule.value) as Json | undefined;
  if (!Array.isArray(list) || excluded === undefined || !list.some((item) => sameJson(item, excluded))) return value;
  const free = otherSample(protocol, message, rule.value, list as readonly Json[]);
  if (free !== undefined) return replaceAt(value, free.path, free.value) as Json;
  return replaceAt(
    value,
    rule.list,
    list.filter((item) => !sameJson(item, excluded)),
  ) as Json;
}

/** A sample of a field that is none of the values taken. */
function otherSample(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  path: Path,
  taken: readonly unknown[],
): { readonly path: Path; readonly value: Json } | undefined {
  const field = fieldAt(protocol, message.shape, path);
  if (field === undefined) return undefined;
  const free = samplesOf({ protocol, fullness: "least" }, field.shape).find(({ value }) => !taken.some((other) => sameJson(value, other)));
  return free === undefined ? undefined : { path, value: free.value };
}

/** The message with a field in place, a sample if it had none. */
export function withField(protocol: ProtocolDescriptor, message: MessageDescriptor, value: Json, path: Path): Json {
  const field = fieldAt(protocol, message.shape, path);
  if (field === undefined || readPath(value, path) !== undefined) return value;
  const sample = sampleOf({ protocol, fullness: "least" }, field.shape);
  return sample === undefined ? value : (replaceAt(value, path, sample) as Json);
}

/** A copy without the value at a path. */
export function removeAt(value: Json, path: Path): Json {
  const last = path.at(-1);
  const parent = readPath(value, path.slice(0, -1));
  if (last === undefined || !isObject(parent) || !Object.hasOwn(parent, last)) return value;
  const rest = Object.fromEntries(Object.entries(parent).filter(([name]) => name !== last));
  return replaceAt(value, path.slice(0, -1), rest) as Json;
}

/** The computed fields of a message with what they follow from; only structs hold them. */
function computedFields(protocol: ProtocolDescriptor, shape: Shape, at: Path): readonly ComputedPath[] {
  const target = plainShape(protocol, shape).shape;
  if (target.kind !== "struct" || at.length > 8) return [];
  const found: ComputedPath[] = [];
  for (const field of target.fields) {
    const path = [...at, field.name];
    if (field.computed !== undefined) found.push([path, field.computed]);
    found.push(...computedFields(protocol, field.shape, path));
  }
  return found;
}

interface ComputedBy {
  readonly by: Path;
  readonly table?: Readonly<Record<string, Json>>;
}

function resolveComputed(value: Json, path: Path, { by, table }: ComputedBy): Json {
  const source = readPath(value, by) as Json | undefined;
  if (source === undefined || readPath(value, path) === undefined) return value;
  const derived = table === undefined ? source : table[source as string];
  return derived === undefined ? value : (replaceAt(value, path, derived) as Json);
}
