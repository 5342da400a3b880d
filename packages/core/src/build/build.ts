// Building messages: fills what the sender need not say, puts fields where they belong, and refuses what would not be valid.

import type { Clip } from "./clip.js";
import { dereference } from "../shape/dereference.js";
import { maxDepth } from "../base/limits.js";
import type { DerivedField } from "./derivation.js";
import { unwrap } from "../errors.js";
import { explain } from "../explain/explain.js";
import { requireFeature } from "../features.js";
import { findMisplaced, refuseInvalid, refuseSender } from "./finish-building.js";
import { lowerCaseId } from "./lower-case-ids.js";
import { isObject, ownMember } from "../base/json-kind.js";
import { checkFunctions, checkOptions, unknownOption } from "../known-name.js";
import { readPath, replaceAt } from "../base/path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Issue } from "../result.js";
import type { Field, Path, ScalarShape, Shape, StructShape } from "../shape/shape.js";

/** Options of a builder; `Role` has the roles of the protocol. */
export interface BuildOptions<Role extends string = string> {
  /** Members that the protocol does not know, put beside the message's own fields; known names are refused. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  /** The clock, in place of the machine's. */
  readonly now?: (() => Date) | undefined;
  /** Source of UUIDs, in place of `crypto.randomUUID`. */
  readonly newId?: (() => string) | undefined;
  /** Pass `clip` of `@wirepact/core` to cut strings that are too long to their limit instead of rejecting them. */
  readonly clip?: Clip | undefined;
  /** Called with each warning, such as one about a path that leaves its root folder. */
  readonly onWarning?: ((warning: Issue) => void) | undefined;
  /** The role that sends: a message it may not send is refused. */
  readonly role?: Role | undefined;
}

export interface Building {
  readonly protocol: ProtocolDescriptor;
  readonly message: MessageDescriptor;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Fields that follow from others, to be filled once those are there. */
  readonly later: DerivedField[];
}

type Members = Readonly<Record<string, unknown>>;

const functions: readonly string[] = ["now", "newId", "clip", "onWarning"];
const buildOptions: readonly string[] = /*@__PURE__*/ ["extra", "role"].concat(functions);

export function checkBuildOptions(options: BuildOptions): void {
  checkOptions(options, buildOptions);
  checkFunctions(options, functions);
}

/** A valid message of the given tag made from flat fields under their wire names; throws InvalidMessageError. */
export function buildMessage(protocol: ProtocolDescriptor, tag: string, fields: object = {}, options: BuildOptions = {}): unknown {
  const message = protocol.messages[tag];
  if (!message) throw unknownOption("message type", tag, Object.keys(protocol.messages));
  checkBuildOptions(options);
  const { now = () => new Date(), newId = () => crypto.randomUUID(), extra = {}, clip, role } = options;
  refuseSender(message, role);
  if (!isObject(fields)) return unwrap(explain(protocol, fields));
  const { names, home, known } = layoutOf(protocol, message);
  const misplaced = findMisplaced(fields, known, extra, names, home[0]);
  const building: Building = { protocol, message, now, newId, later: [] };
  let built: unknown = assemble(building, message.shape, fields, []);
  const derivation = building.later[0] && requireFeature(protocol, "derivation");
  if (derivation) built = derivation.fillDerived(built, building.later);
  if (!misplaced.issues[0] && Object.keys(extra).length) built = replaceAt(built, home, { ...(readPath(built, home) as object), ...extra });
  built = protocol.features?.ids?.(protocol, message.shape, built) ?? built;
  if (clip) built = clip(protocol, message.shape, built);
  let result = explain(protocol, built, { tag });
  if (!result.ok && derivation) result = { ok: false, issues: derivation.withoutConsequences(result.issues, building.later) };
  refuseInvalid(result, misplaced, options, home[0]);
  return built;
}

/** The names of the fields of a message, with those of its body, and where the body is. */
interface Layout {
  readonly names: readonly string[];
  readonly home: readonly string[];
  /** The names that a builder takes. */
  readonly known: readonly string[];
}

const layouts = /*@__PURE__*/ new WeakMap<MessageDescriptor, Layout>();

function layoutOf(protocol: ProtocolDescriptor, message: MessageDescriptor): Layout {
  let layout = layouts.get(message);
  if (layout === undefined) {
    const body = bodyOf(protocol, message);
    const names = [...message.shape.fields, ...(body?.fields ?? [])].map(({ name }) => name);
    const home = body ? [bodyFieldOf(protocol)] : [];
    layouts.set(message, (layout = { names, home, known: names.filter((name) => name !== home[0]) }));
  }
  return layout;
}

const bodyFieldOf = ({ body }: ProtocolDescriptor): string => (body === "inline" ? "" : body.field);

/** The struct that a message's own fields live in, when they do not live beside the envelope. */
function bodyOf(protocol: ProtocolDescriptor, message: MessageDescriptor): StructShape | undefined {
  const field = message.shape.fields.find(({ name }) => name === bodyFieldOf(protocol));
  const shape = field && dereference(protocol.types, field.shape)!;
  return shape?.kind === "struct" ? shape : undefined;
}

/** The properties of one object in the order of its fields; those of the body come from the same flat fields. */
function assemble(building: Building, shape: StructShape, given: Members, path: Path): Members {
  const { protocol, message } = building;
  const isTop = path.length === 0;
  const built: Record<string, unknown> = {};
  for (const field of shape.fields) {
    const { name } = field;
    const inner = dereference(protocol.types, field.shape)!;
    let value = ownMember(given, name);
    if (isTop && name === protocol.tag) value ??= message.name;
    else if (inner.kind === "struct" && isTop && name === bodyFieldOf(protocol)) {
      const body = assemble(building, inner, given, [name]);
      if (field.required || Object.keys(body).length) value = body;
    } else if (value === undefined) value = fillField(building, field, inner, [...path, name]);
    else if (inner.kind === "struct" && isObject(value) && path.length + 1 < maxDepth)
      value = { ...present(value), ...assemble(building, inner, value, [...path, name]) };
    else value = withLowerCaseIds(protocol, inner, value);
    if (value !== undefined) built[name] = value;
  }
  return built;
}

const present = (value: Members): Members => Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

/** What goes into a field that the sender left out; undefined when nothing does, or not yet. */
export function fillField(building: Building, field: Field, shape: Shape, path: Path): unknown {
  if (shape.kind === "literal" && field.required) return shape.value;
  if (field.computed !== undefined || field.fill?.kind === "field") {
    building.later.push({ path, field });
    return undefined;
  }
  switch (field.fill?.kind) {
    case "now":
      return formatMoment(shape, building.now());
    case "uuid":
      return withLowerCaseIds(building.protocol, shape, withPrefix(shape, building.newId()));
    case "version":
      return building.protocol.version;
    case "ack":
      return building.message.ackRequired === true;
    case "literal":
      return field.fill.value;
    default:
      return undefined;
  }
}

function withPrefix(shape: Shape, id: string): string {
  const { prefix = "" } = shape as ScalarShape;
  return id.startsWith(prefix) ? id : prefix + id;
}

function formatMoment(shape: Shape, moment: Date): unknown {
  const { scalar, write, fraction } = shape as ScalarShape;
  const text = moment.toISOString();
  if (scalar === "epoch") return moment.getTime() / 1000;
  if (scalar === "date") return text.slice(0, 10);
  return (write ?? fraction) ? `${text.slice(0, text.indexOf("."))}Z` : text;
}

/** UUIDs of fields, those in lists included; the feature `ids` knows all other places. */
function withLowerCaseIds(protocol: ProtocolDescriptor, shape: Shape, value: unknown): unknown {
  const here = dereference(protocol.types, shape)!;
  if (here.kind === "list" && Array.isArray(value)) return value.map((item) => withLowerCaseIds(protocol, here.item, item));
  return lowerCaseId(here, value);
}
