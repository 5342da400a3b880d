// Converts messages of one version of a protocol into messages of another one. What cannot be kept is a loss, and never silent; what has no counterpart
// is an error.

import { explain, explainType } from "../explain/explain.js";
import { isObject, sameJson } from "../base/json-kind.js";
import { type Path, readPath, replaceAt } from "../base/path.js";
import { findFrame } from "../frames/frames.js";
import type { Mode, ProtocolDescriptor } from "../protocol.js";
import type { Json, Shape } from "../shape/shape.js";
import type { HandConverters } from "./by-hand.js";
import type { ConversionPlan, ConversionStep, ObjectStep } from "./conversion-steps.js";

/** Something of a message that the other version cannot say. */
export interface Loss {
  readonly path: Path;
  /** The value was left out; it became the same as another value; the other version requires a value that the message does not have. */
  readonly kind: "dropped" | "merged" | "filled" | "item-dropped";
  readonly value: Json;
  /** The value must not be shown. */
  readonly sensitive?: true;
}

/** The message in the other version, and what was lost; or the part that the other version does not have. */
export type Conversion =
  | { readonly ok: true; readonly message: Json; readonly losses: readonly Loss[] }
  | {
      readonly ok: false;
      readonly path: Path;
      readonly reason: string;
    };

/** Two versions, and how messages of one become messages of the other. */
export interface ConversionRoute {
  readonly from: ProtocolDescriptor;
  readonly to: ProtocolDescriptor;
  readonly plan: ConversionPlan;
  /** The version as messages of the target write it. */
  readonly as: string | number;
  /** The functions for messages that are converted by hand. */
  readonly hand?: HandConverters | undefined;
}

/** A part without a counterpart in the other version. */
class NotInVersionError extends Error {
  readonly path: Path;
  constructor(path: Path, reason: string) {
    super(reason);
    this.path = path;
  }
}

interface Run extends Pick<ConversionRoute, "from" | "to"> {
  readonly steps: ConversionPlan["steps"];
  readonly losses: Loss[];
  /** Inside a sensitive field. */
  readonly sensitive?: true;
}

/** Converts a message of a given type, and judges it by the other version. */
export function convertMessage(route: ConversionRoute, type: string, message: Json, mode: Mode = "strict"): Conversion {
  const made = convertOnly(route, type, message);
  if (!made.ok) return made;
  const checked = explain(route.to, made.message, { mode, tag: route.plan.messages[type]!.to });
  return checked.ok ? made : { ok: false, path: checked.issues[0]!.path, reason: checked.issues[0]!.message };
}

/** Converts a message of a given type; the other version may still reject it. */
export function convertOnly({ from, to, plan, as }: ConversionRoute, type: string, message: Json): Conversion {
  const known = Object.hasOwn(plan.messages, type) ? plan.messages[type] : undefined;
  if (known?.to === undefined) return { ok: false, path: tagPath(from, message), reason: `${to.version} does not have this message` };
  const losses: Loss[] = [];
  try {
    const made = convert({ from, to, steps: plan.steps, losses }, known.step, message, []);
    const places = [...versionPlaces(from), ...versionPlaces(to)];
    const carried = places
      .filter((place) => readPath(made, place) !== undefined)
      .reduce((changed, place) => replaceAt(changed, place, as) as Json, made);
    return { ok: true, message: carried, losses: losses.filter((loss) => !places.some((place) => isVersion(loss, place))) };
  } catch (error) {
    if (error instanceof NotInVersionError) return { ok: false, path: error.path, reason: error.message };
    throw error;
  }
}

/** Where a message has its tag, which the other version does not know. */
export function tagPath(protocol: ProtocolDescriptor, message: unknown): Path {
  const tag = protocol.frames === undefined ? protocol.tag : findFrame(protocol, message)?.tag;
  return tag === undefined ? [] : [tag];
}

/** Where every message states its version. */
const versionPlaces = ({ negotiation = [], parts }: ProtocolDescriptor): readonly Path[] => [
  ...negotiation.flatMap((one) => (one.by === "each" ? [one.path] : [])),
  ...(parts.version === undefined ? [] : [parts.version]),
];

/** Whether nothing but the version is lost, which each version writes in its own way. */
function isVersion({ path, value }: Loss, place: Path): boolean {
  if (path.length > place.length || !path.every((step, index) => step === place[index])) return false;
  const rest = place.slice(path.length);
  if (rest.length === 0) return true;
  const left = readPath(value, rest) === undefined ? value : without(value, rest);
  return isObject(left) && !sameJson(left, value) && Object.keys(left).length === 0;
}

function convert(run: Run, step: ConversionStep, value: Json, path: Path): Json {
  if (step.do === "keep" || (value === null && step.nullable)) return value;
  if (step.do === "call") return convert(run, run.steps[step.name]!, value, path);
  if (value === null) return missing(path, "must not be null there");
  switch (step.do) {
    case "check":
      return checked(run, step.shape, value, path, "cannot be expressed there");
    case "constant":
      return step.value;
    case "words":
      return convertWord(run, step, value, path);
    case "items":
      return Array.isArray(value) ? convertItems(run, step, value as readonly Json[], path) : value;
    case "members":
      if (!isObject(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, convert(run, step.step, member, [...path, name])]));
    case "wrap":
      return { [step.name]: convert(run, step.step, value, path) };
    case "unwrap":
      return unwrapped(run, step, value, path);
    case "parts":
      return convertPart(run, step, value, path);
    case "first":
      return convertFirst(run, step, value, path);
    case "object":
      return isObject(value) ? convertObject(run, step, value, path) : value;
  }
}

type Step<Kind extends ConversionStep["do"]> = Extract<ConversionStep, { readonly do: Kind }>;

function convertWord(run: Run, { words, merged, shape }: Step<"words">, value: Json, path: Path): Json {
  const other = words.find(([from]) => from === value);
  if (other === undefined) return checked(run, shape, value, path, "is a value that does not exist there");
  if (merged.includes(value)) lose(run, { path, kind: "merged", value });
  return other[1];
}

/** The items; where readers leave out invalid ones, those that cannot be converted are left out, too. */
function convertItems(run: Run, { step, drops }: Step<"items">, value: readonly Json[], path: Path): Json {
  return value.flatMap((item, index) => {
    const place = [...path, index];
    const made = attempt(run, (inner) => convert(inner, step, item, place), drops);
    if (made === undefined) lose(run, { path: place, kind: "item-dropped", value: item });
    return made === undefined ? [] : [made.value];
  });
}

/** What a conversion gives; undefined if it fails, where that is accepted or noted. Its losses count only if it succeeds. */
function attempt(
  run: Run,
  work: (run: Run) => Json,
  isAccepted: boolean | ((failure: NotInVersionError) => void) | undefined,
): { readonly value: Json } | undefined {
  const losses: Loss[] = [];
  try {
    const value = work({ ...run, losses });
    run.losses.push(...losses);
    return { value };
  } catch (error) {
    if (!(error instanceof NotInVersionError) || !isAccepted) throw error;
    if (isAccepted !== true) isAccepted(error);
    return undefined;
  }
}

/** By the pair of the part that a value belongs to. */
function convertPart(run: Run, { parts, shape }: Step<"parts">, value: Json, path: Path): Json {
  const fitting = parts.filter(
    ({ from, tag, values }) =>
      (tag === undefined || values === undefined || values.includes(readPath(value, [tag]) as Json)) && accepts(run.from, from, value),
  );
  // What the other version takes as it is, such as an object of another kind, needs no counterpart.
  const isTaken = accepts(run.to, shape, value);
  for (const [index, part] of fitting.entries()) {
    const done = attempt(run, (inner) => convert(inner, part.step, value, path), isTaken || index < fitting.length - 1);
    if (done !== undefined) return done.value;
  }
  return checked(run, shape, value, path, "is a kind of value that does not exist there");
}

/** The field of an object, which stands for the whole; what is beside it is lost. */
function unwrapped(run: Run, { name, step }: Step<"wrap" | "unwrap">, value: Json, path: Path): Json {
  if (!isObject(value) || !Object.hasOwn(value, name))
    return missing([...path, name], "is required there, and the message has no value for it");
  for (const [other, member] of Object.entries(value))
    if (other !== name) lose(run, { path: [...path, other], kind: "dropped", value: member });
  return convert(run, step, value[name] as Json, [...path, name]);
}

/** What is lost weighs more than what is filled in. */
const weightOf = ({ losses }: { readonly losses: readonly Loss[] }): number =>
  losses.reduce((weight, { kind }) => weight + (kind === "filled" ? 1 : 1000), 0);

/** The option that loses least; of equal ones the first. */
function convertFirst(run: Run, { options }: Step<"first">, value: Json, path: Path): Json {
  const failures: NotInVersionError[] = [];
  const results = options.flatMap(({ from, to, step }) => {
    if (!accepts(run.from, from, value)) return [];
    const losses: Loss[] = [];
    const convertTo = (inner: Run): Json => checked(inner, to, convert(inner, step, value, path), path, "cannot be expressed there");
    const made = attempt({ ...run, losses }, convertTo, (failure) => failures.push(failure));
    return made === undefined ? [] : [{ ...made, losses }];
  });
  const [first] = results;
  if (first === undefined) throw failures[0] ?? new NotInVersionError(path, "cannot be expressed there");
  const best = results.reduce((least, each) => (weightOf(each) < weightOf(least) ? each : least), first);
  run.losses.push(...best.losses);
  return best.value;
}

const keep: ConversionStep = { do: "keep" };

/** An object: its fields by their pairs, and what the other version requires besides. */
function convertObject(run: Run, step: ObjectStep, value: Readonly<Record<string, Json>>, path: Path): Json {
  let rest: Json = value;
  const moved: (readonly [Path, Json])[] = [];
  for (const { from, to, step: inner } of step.far ?? []) {
    const found = readPath(value, from) as Json | undefined;
    if (found === undefined) continue;
    rest = without(rest, from);
    moved.push([to, convert(run, inner, found, [...path, ...from])]);
  }
  let made: Readonly<Record<string, Json>> = {};
  for (const [name, member] of Object.entries(rest as Readonly<Record<string, Json>>)) {
    const place = [...path, name];
    const omitted = ownOf(step.omit, name);
    const isKept = omitted === undefined && step.keep?.includes(name) === false;
    const field = ownOf(step.fields, name) ?? (isKept ? { to: name, step: step.extras ?? keep, optional: true } : undefined);
    const hidden = step.sensitive?.includes(name) ? { ...run, sensitive: true as const } : run;
    const done = field && attempt(hidden, (inner) => convert(inner, field.step, member, place), field.optional);
    if (done !== undefined) setOwn(made, field!.to, done.value);
    else if (omitted === undefined || (omitted.value !== undefined && !sameJson(omitted.value, member)))
      lose(hidden, { path: place, kind: "dropped", value: member });
  }
  for (const [to, inner] of moved) made = replaceAt(made, to, inner) as typeof made;
  for (const { name, value: filling, constant } of step.fill) {
    if (Object.hasOwn(made, name)) continue;
    const place = [...path, name];
    if (filling === undefined) return missing(place, "is required there, and the message has no value for it");
    setOwn(made, name, filling);
    if (!constant) lose(run, { path: place, kind: "filled", value: filling });
  }
  return made;
}

const lose = ({ losses, sensitive }: Run, loss: Loss): void => void losses.push(sensitive ? { ...loss, sensitive } : loss);

const ownOf = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** A copy without the value at a path, nor the objects around it that become empty. */
function without(value: Json, [step, ...rest]: Path): Json {
  if (!isObject(value) || step === undefined || !Object.hasOwn(value, step)) return value;
  const inner = rest.length === 0 ? undefined : without(value[step] as Json, rest);
  const isGone = inner === undefined || (isObject(inner) && Object.keys(inner).length === 0);
  return isGone ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== step)) : (replaceAt(value, [step], inner) as Json);
}

/** Sets a property, also one called `__proto__`. */
const setOwn = (target: object, name: string, value: Json): void =>
  void Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });

function missing(path: Path, reason: string): never {
  throw new NotInVersionError(path, reason);
}

const checked = ({ to }: Run, shape: Shape, value: Json, path: Path, reason: string): Json =>
  accepts(to, shape, value) ? value : missing(path, reason);

const checks = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, WeakMap<Shape, (value: Json) => boolean>>();

/** Whether a version accepts a value of a shape. */
function accepts(protocol: ProtocolDescriptor, shape: Shape, value: Json): boolean {
  const known = checks.get(protocol) ?? new WeakMap<Shape, (value: Json) => boolean>();
  checks.set(protocol, known);
  let check = known.get(shape);
  if (check === undefined) {
    const around = { ...protocol, types: { ...protocol.types, "the part": shape } };
    known.set(shape, (check = (given) => explainType(around, given, "the part").ok));
  }
  return check(value);
}
