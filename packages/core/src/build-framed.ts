// Building the messages of protocols with frames: the body, and the envelope around it.

import { type BuildOptions, checkBuildOptions, fillField, type Building } from "./build.js";
import { dereference } from "./shape/dereference.js";
import { explain } from "./explain.js";
import { requireFeature } from "./features.js";
import { findMisplaced, refuseInvalid, refuseSender } from "./finish-building.js";
import { findFrame, frameOf, idIn, tagOf } from "./frames.js";
import { isObject } from "./json-kind.js";
import { unknownOption } from "./known-name.js";
import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { Field, Path, Shape } from "./shape.js";

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
  if (clip) built = clip(protocol, message.shape, built);
  refuseInvalid(explain(protocol, built, { tag: type }), misplaced, options);
  return built;
}

/** A message that is not judged yet: the tag of its frame, the ID of the request it answers, the body, and what can be filled in. */
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
  return building.later.length === 0 ? built : (requireFeature(protocol, "derivation").fillDerived(built, building.later) as Members);
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
  if (required || body !== undefined) return filled;
  // What is filled in alone makes a body only if it is a whole one.
  const isWhole = fields.every((field) => !field.required || Object.hasOwn(filled, field.name) || field.computed !== undefined);
  return isWhole && Object.keys(filled).length > 0 ? filled : undefined;
}
