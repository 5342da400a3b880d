// The ways in which a player misbehaves on purpose, by name.

import { nearestName, type ProtocolDescriptor } from "@wirepact/core";
import { frameOf } from "../party/make-messages.js";

/** What each fault does; one that counts or waits has a number, as in `slow:400`. */
export const faultDocs = {
  silent: "answers nothing but the messages that start the conversation",
  drops: "does not answer every nth request (drops:10)",
  slow: "waits before everything that it sends (slow:400, in milliseconds)",
  accepts: "accepts invalid requests",
  ignores: "does not answer invalid requests",
  unknown: "accepts requests of unknown types",
  strict: "rejects unknown properties, where the protocol allows them",
  eager: "acts upon messages before the conversation or the run has started",
  boasts: "does not know requests of capabilities that it declares",
  "wrong-code": "rejects invalid requests with another error than the protocol says",
  "wrong-id": "answers with the ID of another request",
  "id-as-text": "answers with a string where the ID is a number",
  "same-id": "gives all its requests the same ID",
  twice: "answers every request twice",
  "invalid-result": "sends invalid results",
  "wrong-type": "sends a message that belongs to another role",
  banner: "prints a line that is not a message when it starts",
  garbage: "prints a line that is not a message before its first answer",
  truncated: "sends half a message before its first answer",
  quiet: "does not answer text that is not a message",
  dies: "exits at text that is not a message",
  crashes: "exits at an invalid message that needs no answer",
  cancelled: "exits when a request is cancelled",
  early: "sends a message before the conversation has started",
  "after-end": "sends a message after the end of a run or a stream",
  "never-ends": "never ends a run or a stream",
  closed: "closes its output when it starts",
  chunk: "takes every chunk of bytes for a whole message",
  unlimited: "accepts messages that exceed the size limit",
  "any-version": "accepts every version",
  "no-reply": "does not reply to messages that need a reply",
  "no-ack": "does not acknowledge messages that ask for it",
  late: "takes its steps after their deadlines, if those are at most ten seconds",
} as const;

export type FaultName = keyof typeof faultDocs;

/** The faults of a player; the number is 0 unless it was given. */
export type Faults = ReadonlyMap<FaultName, number>;

type Condition = readonly [applies: (protocol: ProtocolDescriptor, role: string) => boolean, otherwise: string];

const received = ({ messages }: ProtocolDescriptor, role: string): ProtocolDescriptor["messages"][string][] =>
  Object.values(messages).filter(({ to, answers }) => to.includes(role) && answers === undefined);

const requests: Condition = [(protocol, role) => received(protocol, role).some(({ result }) => result !== undefined), "gets no requests"];
const flows: Condition = [(protocol) => Object.keys(protocol.flows).length > 0, "has no flows"];
const ends: Condition = [
  (protocol, role) =>
    protocol.frames === undefined
      ? Object.values(protocol.flows).some(({ end }) => end.some((type) => protocol.messages[type]?.from.includes(role)))
      : received(protocol, role).some(({ stream }) => stream !== undefined),
  "ends no runs or streams",
];

/** What a protocol and a role must have for a fault to show, and what is said otherwise; the others always show. */
const conditions: Partial<Readonly<Record<FaultName, Condition>>> = {
  drops: requests,
  unknown: requests,
  strict: [
    (protocol, role) => received(protocol, role).some(({ shape }) => shape.open),
    "gets no messages that may have unknown properties",
  ],
  eager: flows,
  boasts: [
    (protocol, role) => received(protocol, role).some(({ needs }) => needs !== undefined),
    "gets no requests that need a capability",
  ],
  "wrong-code": [({ failures, rejections }) => failures !== undefined || rejections !== undefined, "rejects nothing"],
  "wrong-id": requests,
  "id-as-text": requests,
  "same-id": [
    ({ messages }, role) => Object.values(messages).some(({ from, result }) => from.includes(role) && result !== undefined),
    "sends no requests",
  ],
  twice: requests,
  "invalid-result": requests,
  garbage: requests,
  truncated: requests,
  quiet: [({ failures }) => failures?.unparsable !== undefined, "does not answer text that is not a message"],
  crashes: [
    (protocol, role) =>
      protocol.frames === undefined ||
      received(protocol, role).some(({ name, result }) => result === undefined && frameOf(protocol, name)?.kind === "message"),
    "gets no messages that need no answer",
  ],
  cancelled: [
    (protocol, role) => received(protocol, role).some(({ name }) => name === protocol.cancellation?.message),
    "gets no cancellations",
  ],
  early: flows,
  "after-end": ends,
  "never-ends": ends,
  unlimited: [
    ({ encodings }) => Object.values(encodings).some((encoding: { readonly maxBytes?: number }) => encoding.maxBytes !== undefined),
    "has no size limit",
  ],
  "any-version": [
    ({ negotiation, rejections }) => negotiation !== undefined || rejections?.reasons["wrong-version"] !== undefined,
    "does not look at versions",
  ],
  "no-reply": [
    (protocol, role) => received(protocol, role).some(({ replies = [] }) => replies.length > 0),
    "gets no messages that need a reply",
  ],
  "no-ack": [({ parts }) => parts.ack !== undefined, "acknowledges nothing"],
  late: [
    (protocol) =>
      Object.values(protocol.flows).some(({ deadlines }) =>
        deadlines.some(({ within }) => !("seconds" in within) || within.seconds <= latestDeadline),
      ),
    "has no deadlines of at most ten seconds",
  ],
};

/** The seconds of the longest deadline that a player waits for. */
export const latestDeadline = 10;

/** Why faults do not show in what a role of a protocol does. */
export const withoutEffect = (faults: Faults, protocol: ProtocolDescriptor, role: string): readonly string[] =>
  [...faults.keys()].flatMap((name) => {
    const [applies, otherwise] = conditions[name] ?? [() => true, ""];
    return applies(protocol, role) ? [] : [`the fault "${name}" has no effect: the role ${role} of ${protocol.name} ${otherwise}`];
  });

const numbered: ReadonlySet<string> = new Set(["drops", "slow"]);

export type ParsedFaults = { readonly ok: true; readonly faults: Faults } | { readonly ok: false; readonly problem: string };

/** Reads `silent,slow:400`. */
export function parseFaults(text: string): ParsedFaults {
  const faults = new Map<FaultName, number>();
  for (const part of text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "")) {
    const [name = "", number] = part.split(":");
    if (!Object.hasOwn(faultDocs, name)) {
      const known = Object.keys(faultDocs);
      const nearest = nearestName(name, known);
      return {
        ok: false,
        problem: `unknown fault "${name}"${nearest === undefined ? "" : `; did you mean "${nearest}"?`} (known: ${known.join(", ")})`,
      };
    }
    if (numbered.has(name) !== /^[1-9]\d{0,5}$/.test(number ?? ""))
      return { ok: false, problem: `the fault "${part}" must be ${numbered.has(name) ? `${name}:<number>` : name}` };
    faults.set(name as FaultName, Number(number ?? 0));
  }
  return { ok: true, faults };
}
