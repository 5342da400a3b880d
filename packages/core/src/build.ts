// Building messages: fills what the sender need not say, puts fields where they belong, and refuses what would not be valid.

import { clipTexts } from "./clip.js";
import { dereference } from "./dereference.js";
import { maxDepth } from "./encodings/limits.js";
import type { DerivedField } from "./derivation.js";
import { InvalidMessageError } from "./errors.js";
import { explain } from "./explain.js";
import { requireFeature } from "./features.js";
import { isUuid } from "./formats.js";
import { bodyAsWhole, createIssue, duplicateKey, mustBe, unknownField, wrongRole } from "./issues.js";
import { isObject, ownMember } from "./json-kind.js";
import { nearestName } from "./nearest.js";
import { readPath, replaceAt } from "./path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import { quote, quoteText } from "./quote.js";
import type { Issue } from "./result.js";
import type { Field, Path, Shape, StructShape } from "./shape.js";

/** Options of a builder; `Role` has the roles of the protocol. */
export interface BuildOptions<Role extends string = string> {
  /** Members that the protocol does not know, put beside the message's own fields; known names are refused. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  /** The clock, in place of the machine's. */
  readonly now?: (() => Date) | undefined;
  /** Source of UUIDs, in place of `crypto.randomUUID`. */
  readonly newId?: (() => string) | undefined;
  /** Cuts strings that are too long to their limit instead of rejecting them. */
  readonly clip?: boolean | undefined;
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

/** A valid message of the given tag made from flat fields under their wire names; throws InvalidMessageError. */
export function buildMessage(protocol: ProtocolDescriptor, tag: string, fields: object = {}, options: BuildOptions = {}): unknown {
  const message = protocol.messages[tag];
  if (message === undefined) throw new TypeError(`${protocol.name} has no message ${tag}`);
  const { now = () => new Date(), newId = () => crypto.randomUUID(), extra = {}, clip = false, role } = options;
  if (role !== undefined && !message.from.includes(role)) {
    throw new InvalidMessageError([createIssue(wrongRole(role, tag, message.from))]);
  }
  if (!isObject(fields)) throw new InvalidMessageError([createIssue(mustBe("wrong-type", "an object", quote(fields)))]);
  const misplaced = findMisplaced(protocol, message, fields, extra);
  if (misplaced.length > 0) throw new InvalidMessageError(misplaced);
  const building: Building = { protocol, message, now, newId, later: [] };
  let built: unknown = assemble(building, message.shape, fields, []);
  const derivation = building.later.length > 0 ? requireFeature(protocol, "derivation") : undefined;
  if (derivation !== undefined) built = derivation.fillDerived(built, building.later);
  if (Object.keys(extra).length > 0) {
    const home = bodyOf(protocol, message) === undefined ? [] : [bodyFieldOf(protocol)];
    built = replaceAt(built, home, { ...(readPath(built, home) as object), ...extra });
  }
  if (clip) built = clipTexts(protocol, message.shape, built);
  const result = explain(protocol, built);
  if (!result.ok) {
    throw new InvalidMessageError(derivation?.withoutConsequences(result.issues, building.later) ?? result.issues);
  }
  return built;
}

const bodyFieldOf = ({ body }: ProtocolDescriptor): string => (body === "inline" ? "" : body.field);

/** The struct that a message's own fields live in, when they do not live beside the envelope. */
function bodyOf(protocol: ProtocolDescriptor, message: MessageDescriptor): StructShape | undefined {
  const field = message.shape.fields.find(({ name }) => name === bodyFieldOf(protocol));
  const shape = field && dereference(protocol.types, field.shape)!;
  return shape?.kind === "struct" ? shape : undefined;
}

/** Names that the message does not have, and additions under names that it does have. */
function findMisplaced(protocol: ProtocolDescriptor, message: MessageDescriptor, fields: object, extra: object): readonly Issue[] {
  const body = bodyOf(protocol, message);
  const names = [...message.shape.fields, ...(body?.fields ?? [])].map(({ name }) => name);
  const taken = new Set(names);
  const isBody = (name: string): boolean => body !== undefined && name === bodyFieldOf(protocol);
  if (body !== undefined) taken.delete(bodyFieldOf(protocol));
  const unknown = Object.keys(fields).filter((name) => !taken.has(name));
  const near = (name: string): string | undefined => nearestName(name, [...taken]);
  const repeated = Object.keys(extra).filter((name) => names.includes(name));
  return [
    ...unknown.map((name) => createIssue(isBody(name) ? bodyAsWhole() : unknownField([name], near(name)), [name])),
    ...repeated.map((name) => createIssue(duplicateKey(quoteText(name)))),
  ];
}

/** The properties of one object in the order of its fields; those of the body come from the same flat fields. */
function assemble(building: Building, shape: StructShape, given: Members, path: Path): Members {
  const { protocol, message } = building;
  const built: Record<string, unknown> = {};
  for (const field of shape.fields) {
    const atTop = path.length === 0;
    const here = [...path, field.name];
    const inner = dereference(protocol.types, field.shape)!;
    let value = ownMember(given, field.name);
    if (atTop && field.name === protocol.tag) value = message.name;
    else if (inner.kind === "struct" && atTop && field.name === bodyFieldOf(protocol)) {
      const body = assemble(building, inner, given, here);
      value = field.required || Object.keys(body).length > 0 ? body : undefined;
    } else if (value === undefined) value = fillField(building, field, inner, here);
    else if (inner.kind === "struct" && isObject(value) && here.length < maxDepth)
      value = { ...present(value), ...assemble(building, inner, value, here) };
    else value = withLowerCaseIds(protocol, inner, value);
    if (value !== undefined) built[field.name] = value;
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
      return formatId(shape, building.newId());
    case "version":
      return building.protocol.version;
    case "ack":
      return building.message.ackRequired;
    case "literal":
      return field.fill.value;
    default:
      return undefined;
  }
}

function formatMoment(shape: Shape, moment: Date): unknown {
  if (shape.kind !== "scalar") return moment.toISOString();
  if (shape.scalar === "epoch") return moment.getTime() / 1000;
  const text = moment.toISOString();
  if (shape.scalar === "date") return text.slice(0, 10);
  return shape.write === "seconds" || shape.fraction === "none" ? text.replace(/\.\d+Z$/, "Z") : text;
}

function formatId(shape: Shape, id: string): string {
  if (shape.kind !== "scalar" || shape.scalar !== "uuid") return id;
  const { prefix = "" } = shape;
  return prefix + withoutPrefix(id, prefix).toLowerCase();
}

const withoutPrefix = (id: string, prefix: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id);

/** UUIDs are read in any case and written in lower case, those in lists included. */
function withLowerCaseIds(protocol: ProtocolDescriptor, shape: Shape, value: unknown): unknown {
  const here = dereference(protocol.types, shape)!;
  if (here.kind === "list" && Array.isArray(value)) return value.map((item) => withLowerCaseIds(protocol, here.item, item));
  if (here.kind !== "scalar" || here.scalar !== "uuid" || typeof value !== "string" || !isUuid(value, here)) return value;
  const bare = withoutPrefix(value, here.prefix ?? "");
  return value.slice(0, -bare.length) + bare.toLowerCase();
}
