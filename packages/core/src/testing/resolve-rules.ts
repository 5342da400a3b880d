// Makes a message keep what ties its fields together: rules, computed fields and the version. Everything else stays as it is.

import type { Walk } from "../walk/walk.js";
import { isObject, sameJson } from "../base/json-kind.js";
import { readPath, replaceAt } from "../base/path.js";
import { root } from "../walk/place.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { explainType } from "../explain/explain.js";
import { checkRule } from "../explain/rules.js";
import { compareValues } from "../explain/rule-kinds.js";
import type { Json, Path, Rule, Shape, StructShape } from "../shape/shape.js";
import { unreachable } from "../base/unreachable.js";
import { understands } from "../versions/version.js";
import { distinctSamples } from "./distinct-samples.js";
import { plainShape } from "./plain-shape.js";
import { fieldAtPath } from "../shape/at-path.js";
import { sampleOf, samplesOf } from "./shape-samples.js";

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

/** Whether fields of a message follow from others. */
export const hasComputed = (protocol: ProtocolDescriptor, message: MessageDescriptor): boolean => computedOf(protocol, message).length > 0;

function resolveVersion(protocol: ProtocolDescriptor, value: Json): Json {
  const { version } = protocol.parts;
  const spoken = version === undefined ? undefined : readPath(value, version);
  if (version === undefined || typeof spoken !== "string" || understands(protocol.version, spoken)) return value;
  return replaceAt(value, version, protocol.version) as Json;
}

/** An object with rules: a message, or an object inside one. */
export interface RuledShape {
  readonly shape: Shape;
  readonly rules: readonly Rule[];
}

/** The object with its rules kept, as far as samples of its fields allow. */
export function resolveStruct(protocol: ProtocolDescriptor, { rules = [], ...shape }: StructShape, value: Json): Json {
  let resolved = value;
  for (const rule of [...rules, ...rules]) resolved = resolveRule(protocol, { shape, rules }, rule, resolved);
  return resolved;
}

/** Whether an object without other defects keeps a rule. */
export function keepsRule(protocol: ProtocolDescriptor, rule: Rule, value: Json): boolean {
  const walk: Walk = {
    protocol,
    normalization: undefined,
    type: "",
    lenient: false,
    hidden: 0,
    place: root,
    issues: [],
    warnings: [],
    computed: undefined,
  };
  checkRule(walk, rule, value);
  return walk.issues.length === 0;
}

function resolveRule(protocol: ProtocolDescriptor, object: RuledShape, rule: Rule, value: Json): Json {
  switch (rule.kind) {
    case "differ": {
      const [one, other] = rule.fields;
      const taken = readPath(value, one);
      if (taken === undefined || !sameJson(taken, readPath(value, other))) return value;
      const free = otherSample(protocol, object, other, [taken]) ?? otherSample(protocol, object, one, [taken]);
      if (free !== undefined) return replaceAt(value, free.path, free.value) as Json;
      const optional = rule.fields.find((path) => fieldAtPath(protocol.types, object.shape, path)?.required === false);
      return optional === undefined ? value : removeAt(value, optional);
    }
    case "excludes":
      return resolveExcludes(protocol, object, rule, value);
    case "condition":
      if ((readPath(value, rule.field) === rule.equals) === (rule.negated === true)) return value;
      return withDemands(protocol, object, value, rule);
    case "conditions": {
      const { conditions, negated = false } = rule;
      if (conditions.every(({ field, equals }) => readPath(value, field) === equals) === negated) return value;
      return withDemands(protocol, object, value, rule);
    }
    case "count":
      return resolveCount(protocol, object, rule, value);
    case "compare":
      return resolveCompare(protocol, object, rule, value);
    default:
      return unreachable(rule);
  }
}

interface Demands {
  readonly require?: readonly Path[];
  readonly forbid?: readonly Path[];
}

function withDemands(protocol: ProtocolDescriptor, object: RuledShape, value: Json, { require = [], forbid = [] }: Demands): Json {
  let resolved = value;
  for (const path of require) resolved = withField(protocol, object, resolved, path);
  for (const path of forbid) resolved = removeAt(resolved, path);
  return resolved;
}

type Count = Extract<Rule, { readonly kind: "count" }>;

/** With the first of the fields that are present where there are too many, those that are required before others, and with the first of all where there are too few. */
function resolveCount(protocol: ProtocolDescriptor, object: RuledShape, { fields, min = 0, max = Infinity }: Count, value: Json): Json {
  const present = fields.filter((path) => readPath(value, path) !== undefined);
  const [first] = fields;
  if (present.length < min && first !== undefined) return withField(protocol, object, value, first);
  const neededFirst = present.toSorted((a, b) => Number(isRequired(protocol, object, b)) - Number(isRequired(protocol, object, a)));
  return neededFirst.slice(max).reduce(removeAt, value);
}

/** Whether a field cannot be left out of the object that it is in. */
export const isRequired = ({ types }: ProtocolDescriptor, { shape }: Pick<RuledShape, "shape">, path: Path): boolean =>
  fieldAtPath(types, shape, path)?.required === true;

type Compare = Extract<Rule, { readonly kind: "compare" }>;

function resolveCompare(protocol: ProtocolDescriptor, object: RuledShape, rule: Compare, value: Json): Json {
  const [one, other] = rule.fields;
  const [left, right] = [readPath(value, one), readPath(value, other)];
  if (left === undefined || right === undefined || compareValues(left, right, rule.is, rule.as)) return value;
  const [pair] = comparedSamples(protocol, object, rule, true);
  if (pair === undefined) return removeAt(value, other);
  return replaceAt(replaceAt(value, one, pair[0]), other, pair[1]) as Json;
}

/** Samples of the two fields of a comparison that keep it, or that break it. */
export function comparedSamples(
  protocol: ProtocolDescriptor,
  { shape }: RuledShape,
  { fields: [one, other], is, as }: Compare,
  kept: boolean,
): readonly (readonly [Json, Json])[] {
  const samplesAt = (path: Path): readonly Json[] => {
    const field = fieldAtPath(protocol.types, shape, path);
    return field === undefined ? [] : samplesOf({ protocol, fullness: "least" }, field.shape).map((sample) => sample.value);
  };
  const samples = [...samplesAt(one), ...samplesAt(other)];
  // What one of them must be, such as a constant, may be a value of the other one.
  const [left = [], right = []] = [one, other].map((path) => {
    const own = fieldAtPath(protocol.types, shape, path)?.shape;
    const shared = own === undefined ? [] : samples.filter((value) => fitsShape(protocol, own, value));
    return [...samplesAt(path), ...shared];
  });
  return left.flatMap((a) => right.filter((b) => compareValues(a, b, is, as) === kept).map((b) => [a, b] as const));
}

const fitsShape = (protocol: ProtocolDescriptor, own: Shape, value: Json): boolean =>
  explainType({ ...protocol, types: { ...protocol.types, own } }, value, "own").ok;

type Excludes = Extract<Rule, { readonly kind: "excludes" }>;

function resolveExcludes(protocol: ProtocolDescriptor, message: RuledShape, rule: Excludes, value: Json): Json {
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
  message: RuledShape,
  path: Path,
  taken: readonly unknown[],
): { readonly path: Path; readonly value: Json } | undefined {
  const field = fieldAtPath(protocol.types, message.shape, path);
  if (field === undefined) return undefined;
  const values = distinctSamples({ protocol, fullness: "least" }, field.shape, taken.length + 1);
  const free = values.find((value) => !taken.some((other) => sameJson(value, other)));
  return free === undefined ? undefined : { path, value: free };
}

/** The message with a field in place, a sample if it had none. */
export function withField(protocol: ProtocolDescriptor, message: RuledShape, value: Json, path: Path): Json {
  const field = fieldAtPath(protocol.types, message.shape, path);
  if (field === undefined || readPath(value, path) !== undefined) return value;
  const sample = sampleOf({ protocol, fullness: "least" }, field.shape);
  if (sample === undefined) return value;
  // The object that the field is in may have required fields of its own.
  const around = path.length > 1 ? withField(protocol, message, value, path.slice(0, -1)) : value;
  return replaceAt(around, path, sample) as Json;
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
