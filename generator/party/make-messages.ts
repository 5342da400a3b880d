// Messages that a party can send, made from the examples of a protocol: answers to requests, refusals, and messages that follow another one.

import { explain, InvalidMessageError, readPath, type Flow, type Path, type ProtocolDescriptor } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { asType, buildFramed, fillTemplate, findFrame, identify, replaceAt } from "@wirepact/core/codegen/frames";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import type { FailureReason, MessageDescriptor } from "@wirepact/core";
import { mostDeclaring } from "../describe/most-declaring.js";
import type { MessageModel } from "../model/protocol-model.js";
import { withMail } from "./mail-framing.js";

export type Members = Readonly<Record<string, unknown>>;

const made = new WeakMap<MessageDescriptor, readonly Members[]>();

/** Valid messages of a type: the examples of the spec, or the smallest and the fullest message where there are none, as in a package. */
export function samplesOf(protocol: ProtocolDescriptor, type: string): readonly Members[] {
  const message = protocol.messages[type]!;
  let samples = made.get(message);
  if (samples === undefined) {
    const examples = (message as Partial<MessageModel>).examples ?? [];
    samples = (
      examples.length > 0
        ? mostDeclaring(
            protocol,
            type,
            examples.map(({ value }) => value),
          )
        : boundaryMessages(protocol, type)
            .slice(0, 2)
            .map((boundary) => boundary.message)
    ).map((sample) => withMail(protocol, type, sample as Members));
    made.set(message, samples);
  }
  return samples;
}

/** The first message that is valid as the given type. */
export const firstValid = (protocol: ProtocolDescriptor, type: string, candidates: Iterable<unknown>): Members | undefined => {
  const message = protocol.messages[type]!;
  for (const candidate of candidates) if (explain(protocol, candidate, asType(message)).ok) return candidate as Members;
  return undefined;
};

/** The frame of a message type. */
export const frameOf = (protocol: ProtocolDescriptor, type: string): NonNullable<ProtocolDescriptor["frames"]>[number] | undefined =>
  protocol.frames?.find(({ name }) => name === protocol.messages[type]?.frame);

/** The result of a request, from an example; fields that repeat those of the request are copied. */
export function resultTo(protocol: ProtocolDescriptor, request: Members, sample?: Members): Members {
  const asked = identify(protocol, request)!;
  const type = asked.result!;
  const example = sample ?? samplesOf(protocol, type)[0]!;
  const [from, to] = [frameOf(protocol, asked.name)?.body ?? "", frameOf(protocol, type)?.body ?? ""];
  const body = example[to];
  const echoed = echoedFields(protocol, [asked.name, from], [type, to]).filter((name) =>
    ["string", "number", "boolean"].includes(typeof readPath(request, [from, name])),
  );
  const copied = echoed.reduce((value, name) => replaceAt(value, [name], readPath(request, [from, name])), body);
  for (const candidate of [copied, body]) {
    try {
      return buildFramed(protocol, type, { request, body: candidate }) as Members;
    } catch (error) {
      if (!(error instanceof InvalidMessageError)) throw error;
    }
  }
  return { ...example, [frameOf(protocol, type)?.replyTo ?? ""]: readPath(request, [frameOf(protocol, asked.name)?.id ?? ""]) };
}

/** The fields of two bodies that have the same name and the same shape. */
function echoedFields(protocol: ProtocolDescriptor, ...bodies: readonly (readonly [type: string, body: string])[]): readonly string[] {
  const [asked, given] = bodies.map(([type, body]) => {
    const field = protocol.messages[type]!.shape.fields.find(({ name }) => name === body);
    const shape = field?.shape.kind === "reference" ? protocol.types[field.shape.type] : field?.shape;
    return shape?.kind === "struct" ? shape.fields : [];
  });
  const isSame = (name: string, shape: unknown): boolean => asked!.some((other) => other.name === name && sameJson(other.shape, shape));
  return given!.filter(({ name, shape }) => shape.kind === "reference" && isSame(name, shape)).map(({ name }) => name);
}

/** The error that answers a request for a reason of the protocol; undefined if the protocol has none. */
export function refusalTo(
  protocol: ProtocolDescriptor,
  reason: FailureReason,
  request: Members | undefined,
  details: string,
): Members | undefined {
  const template = protocol.failures?.[reason] ?? (reason === "invalidEnvelope" ? protocol.failures?.invalidMessage : undefined);
  const type = Object.values(protocol.messages).find(({ name }) => frameOf(protocol, name)?.kind === "error")?.name;
  if (template === undefined || type === undefined) return undefined;
  try {
    return buildFramed(protocol, type, { request: request ?? null, body: fillTemplate(template, details) }) as Members;
  } catch (error) {
    // An error that answers nobody may not be valid in the protocol.
    if (error instanceof InvalidMessageError) return undefined;
    throw error;
  }
}

let issued = 0;

/** Values of the same kind as an ID that nobody has used, the most likely form first. */
export function freshIds(old: unknown): readonly unknown[] {
  issued += 1;
  const uuid = `00000000-0000-4000-8000-${issued.toString(16).padStart(12, "0")}`;
  if (typeof old === "number") return [issued + 1000];
  if (typeof old !== "string") return [issued + 1000, `c${issued}`, uuid];
  const replaced = old.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i, uuid);
  const ending = String(issued);
  return [...(replaced === old ? [] : [replaced]), `${old}${ending}`, old.slice(0, -ending.length) + ending, `c${ending}`, uuid];
}

/** A message with new values at some paths, so that it is told from others; a value that would not be valid there is kept. */
export function renewed(protocol: ProtocolDescriptor, type: string, message: Members, paths: readonly Path[]): Members {
  return paths.reduce<Members>((current, path) => {
    const old = readPath(current, path);
    if (old === undefined) return current;
    return (
      firstValid(
        protocol,
        type,
        freshIds(old).map((id) => replaceAt(current, path, id)),
      ) ?? current
    );
  }, message);
}

/** A message of a protocol without frames that follows another one: in its run and thread, in reply to it, to its sender. */
export function following(protocol: ProtocolDescriptor, type: string, earlier: Members, sample?: Members): Members {
  const { id, thread = [], replyTo, sender, recipient } = protocol.parts;
  const message = protocol.messages[type]!;
  const keys = Object.values(protocol.flows).flatMap(({ key }: Flow) => (typeof key === "string" ? [] : key));
  const copied: readonly (readonly [Path | undefined, unknown])[] = [
    ...[...keys, ...thread, ...(message.echoes ?? [])].map((path) => [path, readPath(earlier, path)] as const),
    [replyTo, readPath(earlier, id)],
    [sender, [readPath(earlier, recipient)].flat()[0]],
    [recipient, readPath(earlier, sender)],
  ];
  const start = renewed(protocol, type, sample ?? samplesOf(protocol, type)[0]!, id === undefined ? [] : [id]);
  return copied.reduce<Members>((current, [path, value]) => {
    if (path === undefined || value === undefined) return current;
    return firstValid(protocol, type, [replaceAt(current, path, value), current]) ?? current;
  }, start);
}

/** Where messages say which run they belong to. */
export const runPaths = ({ flows, parts }: ProtocolDescriptor): readonly Path[] =>
  Object.values(flows).flatMap(({ key }) => (key === "thread" ? (parts.thread ?? []) : key === "connection" ? [] : key));

/** The key of the run that a message belongs to, as a text; undefined where flows have no keys of fields. */
export function runOf(protocol: ProtocolDescriptor, message: unknown): string | undefined {
  const key = Object.values(protocol.flows).find((flow) => flow.key !== "connection")?.key;
  if (key === undefined || key === "connection") return undefined;
  const thread = protocol.parts.thread?.map((path) => readPath(message, path)).find((value) => value !== undefined);
  if (key === "thread") return thread === undefined ? undefined : JSON.stringify(thread).toLowerCase();
  return JSON.stringify(key.map((path) => readPath(message, path))).toLowerCase();
}

/** Whether a value is in the frame of a request. */
export const isRequest = (protocol: ProtocolDescriptor, value: unknown): boolean => {
  const frame = findFrame(protocol, value);
  return frame?.kind === "message" && frame.id !== undefined && frame.replyTo === undefined;
};
