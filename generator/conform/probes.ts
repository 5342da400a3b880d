// What is sent to a party, and what is expected of it: derived from the model alone, without anything that is written for one protocol.

import { decodeMessage, explain, readPath, type FailureReason, type Path, type ProtocolDescriptor } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { asType, replaceAt, type Framing } from "@wirepact/core/codegen/frames";
import { sampleMessages } from "@wirepact/core/testing";
import { boundaryMessages, nearMisses } from "@wirepact/core/testing/vectors";
import type { MessageModel } from "../model/protocol-model.js";
import { contentOf } from "../party/mail-framing.js";
import { frameOf, isRequest, runPaths, samplesOf, type Members } from "../party/make-messages.js";
import { versionPaths } from "../party/versions.js";
import type { Check } from "./result.js";

/** A message to send. */
export interface Probe {
  readonly id: string;
  readonly check: Check;
  readonly message: string;
  readonly what: string;
  /** Where the defect or the bound is. */
  readonly path: Path;
  readonly value: Members;
  /** `survive`: no more than that the party goes on, because it owes no answer. */
  readonly expect: "accept" | "reject" | "survive";
  readonly reason: FailureReason;
  /** The code of the one issue of an invalid message. */
  readonly issue?: string;
  /** The size that the whole message must have. */
  readonly bytes?: number;
}

export interface ProbeOptions {
  readonly protocol: ProtocolDescriptor;
  readonly framing: Pick<Framing, "encoding" | "frame">;
  readonly type: string;
  /** A message that the party accepts. */
  readonly base: Members;
  readonly seed: number;
}

/** Random messages of each type. */
const randomMessages = 3;

/** All probes of a message type. */
export function probesOf(options: ProbeOptions): readonly Probe[] {
  const found = [...rejected(options), ...accepted(options)];
  return [...new Map(found.map((probe) => [probe.id, probe])).values()];
}

/** The probes of a message type, on what the party accepts as far as it is known. */
export const probesFor = (harness: Omit<ProbeOptions, "type" | "base"> & { readonly bases: ReadonlyMap<string, Members> }, type: string) =>
  probesOf({ ...harness, type, base: harness.bases.get(type) ?? samplesOf(harness.protocol, type)[0]! });

function accepted({ protocol, framing, type, base, seed }: ProbeOptions): readonly Probe[] {
  const message = protocol.messages[type]!;
  const isAnswered = protocol.frames === undefined || message.result !== undefined;
  const make = (check: Check, what: string, path: Path, value: Members): Probe => ({
    id: `${type} ${what}`,
    check: isAnswered ? check : "notification",
    message: type,
    what,
    path,
    value,
    expect: isAnswered ? "accept" : "survive",
    reason: "invalidMessage",
  });
  // With fewer rounds than the first, no answer is allowed.
  const allowsRound = (value: unknown): boolean =>
    Object.values(protocol.flows).every(({ rounds }) => !(Number(readPath(value, rounds?.max)) < (rounds?.start ?? 0)));
  const isValid = (value: unknown): boolean =>
    explain(protocol, value, asType(message)).ok &&
    allowsRound(value) &&
    fits(protocol, value) &&
    (framing.encoding.name !== "mail" || isRead(protocol, framing, value));
  const examples = ((message as Partial<MessageModel>).examples ?? []).map(({ name, value }) =>
    make("valid", `example ${name}`, [], value as unknown as Members),
  );
  const bounds = boundaryMessages(protocol, type)
    .filter(({ path }) => !tellsApart(protocol, type, path) && !versionPaths(protocol, type).some((each) => sameJson(each, path)))
    .flatMap(({ name, path, message: value }) => {
      const whole = [transplant(base, value as Members, path), value].find(isValid);
      return whole === undefined ? [] : [make("valid", name, path, whole as Members)];
    });
  const random = sampleMessages(protocol, type, seed, randomMessages).map((value, index) =>
    make("valid", `random ${index + 1}`, [], value as Members),
  );
  const body = frameOf(protocol, type)?.body ?? (protocol.body === "inline" ? undefined : protocol.body.field);
  const unknown = [[], ...(body === undefined || typeof base[body] !== "object" ? [] : [[body]])].map((path) =>
    make(
      "unknown-property",
      `${[...path, unknownName].join(".")}: unknown property`,
      path,
      replaceAt(base, [...path, unknownName], 1) as Members,
    ),
  );
  return [...examples, ...bounds, ...random, ...unknown].filter(({ value }) => isValid(value) && isValid(throughJson(value)));
}

const unknownName = "x_unknown";

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Whether a message is read as one by the protocol, with what it tolerates. */
const isRead = (protocol: ProtocolDescriptor, framing: ProbeOptions["framing"], value: unknown): boolean =>
  decodeMessage(protocol, [framing.encoding], contentOf(framing, JSON.stringify(value)), { encoding: framing.encoding.name }).ok;

/** Whether a message stays within the size limits of its protocol. */
const fits = (protocol: ProtocolDescriptor, value: unknown): boolean => {
  const limits = Object.values(protocol.encodings).flatMap(({ maxBytes }: { readonly maxBytes?: number }) => maxBytes ?? []);
  return Buffer.byteLength(JSON.stringify(value)) <= Math.min(...limits, Infinity);
};

function rejected({ protocol, framing, type, base }: ProbeOptions): readonly Probe[] {
  const message = protocol.messages[type]!;
  // Mail is written from valid messages only.
  if (framing.encoding.name === "mail") return [];
  const misses = nearMisses(protocol, type).flatMap((miss) => {
    if (!miss.name.endsWith(": a string instead")) return [miss];
    // In some languages, a boolean counts as a number.
    const name = miss.name.replace(/a string instead$/, "true instead");
    return [miss, { ...miss, name, message: replaceAt(miss.message, miss.path, true) }];
  });
  return misses.flatMap((miss): readonly Probe[] => {
    const hasDefect = (value: unknown): boolean => {
      const result = explain(protocol, throughJson(value), asType(message));
      return (
        !result.ok && result.issues.length === 1 && result.issues[0]!.code === miss.issue && sameJson(result.issues[0]!.path, miss.path)
      );
    };
    const value = [transplant(base, miss.message as Members, miss.path), miss.message].find(hasDefect) as Members | undefined;
    // What the protocol tolerates when it reads is not invalid, and what JSON cannot say is another message.
    if (value === undefined || !fits(protocol, value) || isRead(protocol, framing, value)) return [];
    const isUnknown = miss.issue === "unknown-type";
    // Before the start, a party may refuse it because it comes too early.
    if (isUnknown && Object.values(protocol.flows).some(({ key, start }) => key === "connection" && start.includes(type))) return [];
    const isOutside = miss.path.length > 0 && miss.path[0] !== frameOf(protocol, type)?.body;
    const isAnswered = isAnswerable(protocol, type, value, miss);
    return [
      {
        id: `${type} ${miss.name}`,
        check: isAnswered ? (isUnknown ? "unknown-type" : miss.issue === "wrong-version" ? "version" : "invalid") : "notification",
        message: type,
        what: miss.name,
        path: miss.path,
        value,
        expect: isAnswered ? "reject" : "survive",
        reason: isUnknown ? "unknownMessage" : isOutside ? "invalidEnvelope" : "invalidMessage",
        issue: miss.issue,
      },
    ];
  });
}

/** Whether the value at a path tells messages apart: the ID of a request or a message, or the key of a run. */
function tellsApart(protocol: ProtocolDescriptor, type: string, path: Path): boolean {
  const id = frameOf(protocol, type)?.id;
  const keys = protocol.frames === undefined ? runPaths(protocol) : [];
  const all = [...(id === undefined ? [] : [[id]]), ...(protocol.parts.id === undefined ? [] : [protocol.parts.id]), ...keys];
  return path.length > 0 && all.some((each) => each.every((step, index) => path[index] === step));
}

/** Whether an answer could be made: the ID can be read, and so can what the answer repeats of the request. */
function isAnswerable(
  protocol: ProtocolDescriptor,
  type: string,
  value: unknown,
  miss: { readonly path: Path; readonly issue: string },
): boolean {
  if (typeof value !== "object" || value === null || tellsApart(protocol, type, miss.path)) return false;
  if (protocol.frames === undefined) return true;
  const tag = frameOf(protocol, type)?.tag;
  const error = Object.values(protocol.messages).find(({ name }) => frameOf(protocol, name)?.kind === "error");
  const isRepeated = tag !== undefined && error?.shape.fields.some(({ name }) => name === tag) === true;
  return isRequest(protocol, value) && !(isRepeated && miss.path[0] === tag && miss.issue !== "unknown-type");
}

/** The value at a path of one message in another one; where a part of the path is missing there, that part as a whole. */
export function transplant(base: Members, from: Members, path: Path): Members {
  if (path.length === 0) return from;
  for (let length = 1; length < path.length; length++) {
    const start = path.slice(0, length);
    if (typeof readPath(base, start) !== "object") return replaceAt(base, start, readPath(from, start)) as Members;
  }
  return replaceAt(base, path, readPath(from, path)) as Members;
}
