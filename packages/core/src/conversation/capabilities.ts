// What the parties of a conversation have declared that they can do, and the messages that need it.

import { findDescriptor, readType, type Entry } from "./conversation-entry.js";
import { findFrame, idKey } from "../frames/frames.js";
import { InvalidMessageError } from "../errors.js";
import { createIssue } from "../issues.js";
import { readPath } from "../base/path.js";
import type { Declaration, Frame, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Issue } from "../result.js";
import { undeclaredCapability } from "./wordings.js";

/** What a role has said about a capability. */
export interface DeclaredCapability {
  readonly capability: string;
  readonly role: string;
  readonly declared: boolean;
}

/** What was said about a capability by a role; undefined if it has not said anything yet. */
type Said = (role: string, capability: string) => boolean | undefined;

/** The roles that can declare a capability. */
const declarersOf = ({ capabilities = {}, messages }: ProtocolDescriptor, name: string): ReadonlySet<string> =>
  new Set(capabilities[name]?.declared.flatMap((each) => each.messages.flatMap((message) => messages[message]?.from ?? [])));

/**
 * The capabilities that a message needs and that were not declared, with the roles that could have. The receiver's declaration counts, if its role
 * declares the capability, otherwise that of the sender. Nothing is missing before the first declaration.
 */
function missingCapabilities(
  protocol: ProtocolDescriptor,
  { needs = [], from, to }: MessageDescriptor,
  sender: string | undefined,
  said: Said,
): readonly (readonly [capability: string, roles: readonly string[]])[] {
  return needs.flatMap((name) => {
    const declarers = declarersOf(protocol, name);
    const receivers = to.filter((role) => role !== sender && declarers.has(role));
    const senders = (sender === undefined ? from : [sender]).filter((role) => declarers.has(role));
    const roles = receivers.length > 0 ? receivers : senders;
    return roles.length > 0 && roles.every((role) => said(role, name) === false) ? [[name, roles] as const] : [];
  });
}

/** The issue of a message that needs what was not declared; undefined if it may be sent. */
export function issueOfNeeds(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  { sender, tagPath = [], said }: { readonly sender: string | undefined; readonly tagPath?: Issue["path"]; readonly said: Said },
): Issue | undefined {
  const missing = missingCapabilities(protocol, message, sender, said);
  const names = missing.map(([name]) => name);
  const roles = [...new Set(missing.flatMap((each) => each[1]))];
  return missing.length === 0 ? undefined : createIssue(undeclaredCapability(message.name, names, roles), tagPath, names);
}

interface Declarations {
  readonly said: Said;
  /** Notes what a message declares, and returns what takes that back. */
  readonly note: (type: string, message: unknown, role: string) => readonly (() => void)[];
  readonly list: () => readonly DeclaredCapability[];
}

function createDeclarations({ capabilities = {} }: ProtocolDescriptor): Declarations {
  const byType = new Map<string, (readonly [capability: string, declaration: Declaration])[]>();
  for (const { name, declared } of Object.values(capabilities))
    for (const declaration of declared)
      for (const type of declaration.messages) byType.set(type, [...(byType.get(type) ?? []), [name, declaration]]);
  const known = new Map<string, DeclaredCapability>();
  const slotOf = (role: string, capability: string): string => JSON.stringify([role, capability]);
  const said: Said = (role, capability) => known.get(slotOf(role, capability))?.declared;
  return {
    said,
    list: () => [...known.values()],
    note: (type, message, role) =>
      (byType.get(type) ?? []).map(([capability, { path, each }]) => {
        const slot = slotOf(role, capability);
        const before = known.get(slot);
        const value = readPath(message, path);
        // A later message that leaves the value out changes nothing, unless each one declares anew.
        const stays = value === undefined && each !== true && before?.declared === true;
        known.set(slot, { capability, role, declared: stays || (value !== undefined && value !== null && value !== false) });
        return () => (before === undefined ? known.delete(slot) : known.set(slot, before));
      }),
  };
}

/** Capabilities in the conversation monitor. */
export interface FollowedCapabilities {
  /** Applies a message: judges what it needs, and notes what it declares. */
  readonly follow: <M>(entry: Entry<M>) => void;
  readonly list: () => readonly DeclaredCapability[];
}

function followCapabilities(protocol: ProtocolDescriptor): FollowedCapabilities {
  const { said, note, list } = createDeclarations(protocol);
  return {
    list,
    follow: ({ descriptor, from, message, tagPath, issues, undo }) => {
      if (descriptor === undefined) return;
      const sender = from ?? (descriptor.from.length === 1 ? descriptor.from[0] : undefined);
      const issue = issueOfNeeds(protocol, descriptor, { sender, tagPath, said });
      if (issue !== undefined) issues.push(issue);
      if (sender !== undefined) undo.push(...note(descriptor.name, message, sender));
    },
  };
}

/** The two sides of a connection. */
type Side = "own" | "peer";

/** Capabilities in a connection: what either side has declared, and which messages that forbids. */
export interface CapabilityGate {
  /** The issue of a message that one side must not send. */
  readonly check: (message: unknown, side: Side) => Issue | undefined;
  /** Notes what a message that one side has sent declares. */
  readonly note: (message: unknown, side: Side) => void;
}

/** Writes a message that one side sends, unless it needs what was not declared; then it throws. */
export function passGate<Text>(gate: CapabilityGate | undefined, message: unknown, write: () => Text): Text {
  const undeclared = gate?.check(message, "own");
  if (undeclared !== undefined) throw new InvalidMessageError([undeclared]);
  const text = write();
  gate?.note(message, "own");
  return text;
}

function createGate(protocol: ProtocolDescriptor, role: string): CapabilityGate {
  const { said, note } = createDeclarations(protocol);
  const declaring = new Set(
    Object.values(protocol.capabilities ?? {}).flatMap(({ declared }) => declared.flatMap((each) => each.messages)),
  );
  /** By result: the ID of the last request whose result declares something. */
  const asked: Readonly<Record<Side, Map<string, string>>> = { own: new Map(), peer: new Map() };
  const frameOf = (message: unknown): Frame | undefined => (protocol.frames === undefined ? undefined : findFrame(protocol, message));
  const senderOf = ({ from }: MessageDescriptor, side: Side): string =>
    side === "own" ? role : (from.find((other) => other !== role) ?? role);
  const answeredBy = (message: unknown, { kind, replyTo = "" }: Frame, side: Side): MessageDescriptor | undefined => {
    const requests = asked[side === "own" ? "peer" : "own"];
    const key = idKey(readPath(message, [replyTo]));
    const [result] = [...requests].find(([, id]) => id === key) ?? [];
    if (result === undefined) return undefined;
    requests.delete(result);
    return kind === "result" ? protocol.messages[result] : undefined;
  };
  return {
    check: (message, side) => {
      if (frameOf(message)?.replyTo !== undefined) return undefined;
      const { type, tagPath } = readType(protocol, message);
      const descriptor = findDescriptor(protocol, type);
      return descriptor && issueOfNeeds(protocol, descriptor, { sender: senderOf(descriptor, side), tagPath, said });
    },
    note: (message, side) => {
      const frame = frameOf(message);
      const isAnswer = frame?.replyTo !== undefined;
      const descriptor = isAnswer ? answeredBy(message, frame, side) : findDescriptor(protocol, readType(protocol, message).type);
      if (descriptor === undefined) return;
      note(descriptor.name, message, senderOf(descriptor, side));
      const id = frame?.id === undefined ? undefined : idKey(readPath(message, [frame.id]));
      if (id !== undefined && declaring.has(descriptor.result ?? "")) asked[side].set(descriptor.result!, id);
    },
  };
}

/** The feature `capabilities`. */
export interface Capabilities {
  readonly follow: typeof followCapabilities;
  readonly createGate: typeof createGate;
}

export const capabilities: Capabilities = { follow: followCapabilities, createGate };
