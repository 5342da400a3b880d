// Building the messages of protocols with frames: the body, and the envelope around it.

import { type BuildOptions, checkBuildOptions, fillField, type Building } from "../build/build.js";
import { dereference } from "../shape/dereference.js";
import { explain } from "../explain/explain.js";
import { requireFeature } from "../features.js";
import { findMisplaced, refuseInvalid, refuseSender } from "../build/finish-building.js";
import { findFrame, frameOf, idIn, tagOf } from "./frames.js";
import { isObject } from "../base/json-kind.js";
import { unknownOption } from "../known-name.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Field, Path, Shape } from "../shape/shape.js";

type Members = Readonly<Record<string, unknown>>;

/** What a message is made of. */
export interface FramedParts {
  readonly body?: unknown;
  /** Properties of the envelope by name; missing ones are filled in. */
  readonly envelope?: object | undefined;
  /** The request that is answered; null if there is none. */
  readonly request?: unknown;
}

/** A valid message of a type; throws InvalidMessageError. */
export function buildFramed(protocol: ProtocolDescriptor, type: string, parts: FramedParts, options: BuildOptions = {}): unknown {
  const message = protocol.messages[type];
  if (message === undefined) throw unknownOption("message type", type, Object.keys(protocol.messages));
  const { role, extra = {}, clip } = options;
  checkBuildOptions(options);
  refuseSender(message, role);
  const frame = frameOf(protocol, message);
  const names = message.shape.fields.map(({ name }) => name);
  const known = names.filter((name) => name !== frame?.body && name !== frame?.tag);
  const misplaced = findMisplaced({ ...parts.envelope }, known, extra, names);
  let built: unknown = { ...composeFramed(protocol, message, parts, options), ...extra };
  built = protocol.features?.ids?.(protocol, message.shape, built) ?? built;
  if (clip) built = clip(protocol, message.shape, built);
  refuseInvalid(explain(protocol, built, { tag: type }), misplaced, options);
  return built;
}

/** A message that is not checked yet: the tag of its frame, the ID of the request it answers, the body, and what can be filled in. */
export function composeFramed(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  { body, envelope = {}, request }: FramedParts,
  options: BuildOptions = {},
): Members {
  const frame = frameOf(protocol, message);
  const { now = () => new Date(), newId = () => crypto.randomUUID() } = options;
  const building: Building = { protocol, message, now, newId, later: [] };
  const given = envelope as Members;
  const answered = isObject(request) ? idIn(findFrame(protocol, request), request) : undefined;
  const built: Record<string, unknown> = {};
  for (const field of message.shape.fields) {
    const { name } = field;
    const shape = dereference(protocol.types, field.shape)!;
    let value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (name === frame?.tag) value = tagOf(message);
    else if (name === frame?.body) {
      value = shape.kind === "struct" ? fillBody(building, shape.fields, body, field.required) : body;
      if (value === undefined && field.required && shape.kind === "literal") value = shape.value;
    } else if (value === undefined && name === frame?.replyTo && request !== undefined) value = answered ?? null;
    else if (value === undefined) {
      value = fillFramed(building, field, shape, [name]);
      // An answer repeats what it shares with the envelope of its request, such as the name of a command.
      if (value === undefined && field.required && isObject(request) && Object.hasOwn(request, name)) value = request[name];
    }
    if (value !== undefined) built[name] = value;
  }
  const derive = (members: Members, later: Building["later"]): Members =>
    later.length === 0 ? members : (requireFeature(protocol, "derivation").fillDerived(members, later) as Members);
  const derived = derive(built, building.later);
  const bodyField = message.shape.fields.find(({ name }) => name === frame?.body);
  if (body !== undefined || bodyField?.required !== false || isWhole(protocol, bodyField, derived)) return derived;
  // What is filled in alone makes a body only if it is a whole one.
  const { [bodyField.name]: _body, ...others } = built;
  return derive(
    others,
    building.later.filter(({ path }) => path[0] !== bodyField.name),
  );
}

/** Whether an object is not there, or has all fields that it must have. */
function isWhole({ types }: ProtocolDescriptor, { name, shape }: Field, members: Members): boolean {
  const object = dereference(types, shape)!;
  const value = members[name];
  return (
    object.kind !== "struct" || !isObject(value) || object.fields.every((field) => !field.required || Object.hasOwn(value, field.name))
  );
}

const counters = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, number>();

/** The value for a field that was omitted. A sequence counts for the whole process, so that no connection gets a number twice. */
function fillFramed(building: Building, field: Field, shape: Shape, path: Path): unknown {
  if (field.fill?.kind !== "sequence") return fillField(building, field, shape, path);
  const { protocol } = building;
  const next = (counters.get(protocol) ?? 0) + 1;
  counters.set(protocol, next);
  return shape.kind === "scalar" && shape.scalar === "string" ? String(next) : next;
}

/** The body of a message with what can be filled in; an optional one that would be empty is left out. */
function fillBody(building: Building, fields: MessageDescriptor["shape"]["fields"], body: unknown, required: boolean): unknown {
  if (body !== undefined && !isObject(body)) return body;
  const given = body ?? {};
  const frame = frameOf(building.protocol, building.message);
  const filled: Record<string, unknown> = {};
  for (const field of fields) {
    const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    const shape = dereference(building.protocol.types, field.shape)!;
    const own = value ?? (value === null ? null : fillFramed(building, field, shape, [frame?.body ?? "", field.name]));
    if (own !== undefined) filled[field.name] = own;
  }
  for (const [name, value] of Object.entries(given)) if (value !== undefined && !Object.hasOwn(filled, name)) filled[name] = value;
  return required || body !== undefined || Object.keys(filled).length > 0 ? filled : undefined;
}
