// Drives a party: brings sessions to where messages are allowed, asks, recognizes what comes back, and finds out whether it was read.

import { readPath } from "@wirepact/core";
import { findFrame, identify, idIn, idKey } from "@wirepact/core/codegen/frames";
import type { FlowModel } from "../model/protocol-model.js";
import { frameOf, samplesOf, type Members } from "../party/make-messages.js";
import { isErrorFrame, nothingReached, type Harness } from "./harness.js";
import { describeEnd, matches, type Observed, type Reading } from "./judge.js";
import { isAllowed } from "./reach.js";
import type { Arrival, Session } from "./session.js";

/** A message that the party is known to react to, and that may be sent again and again. */
export interface Sentinel {
  readonly type: string;
  readonly value: Members;
}

export interface Driver {
  readonly harness: Harness;
  /** What the party may be sent. */
  readonly types: readonly string[];
  /** Those that it has to react to: requests, what starts a flow in which it is next, and what asks it for a reply. */
  readonly asked: readonly string[];
  readonly sentinel: () => Sentinel | undefined;
  /** A session in which a message is allowed; undefined if that cannot be reached. */
  readonly sessionFor: (type: string) => Promise<Session | undefined>;
  /** Sends a message and waits for the reaction. */
  readonly ask: (session: Session, message: Members, isProvoking?: boolean, text?: string) => Promise<Observed>;
  readonly observe: (session: Session, message: Members, reading: Reading) => Observed;
  /** Finds out whether everything was read: by a reaction to the last message, to the sentinel or, without one, to the end of the input. */
  readonly settle: (session: Session, last?: Members) => Promise<Reading>;
  readonly drop: (session: Session) => Promise<void>;
}

/** Whether a message can be sent again and again: it does not move the flow of a connection to where it is not allowed. */
export function isRepeatable({ protocol }: Harness, type: string): boolean {
  return Object.values(protocol.flows).every(
    ({ key, anytime, steps, start, end }) =>
      (protocol.frames === undefined && key !== "connection") ||
      anytime.includes(type) ||
      steps[type]?.includes(type) === true ||
      !(start.includes(type) || end.includes(type) || Object.values(steps).flat().includes(type)),
  );
}

export function createDriver(harness: Harness): Driver {
  const { protocol, role, peer, bases } = harness;
  const types = Object.values(protocol.messages)
    .filter(
      ({ name, from, to, answers }) =>
        from.includes(peer) && to.includes(role) && answers === undefined && frameOf(protocol, name)?.replyTo === undefined,
    )
    .map(({ name }) => name);
  const isRejection = createIsRejection(harness);
  let current: Session | undefined;
  let hasAnswered = false;
  /** What came instead of messages, such as a status of HTTP. */
  let refusal: string | undefined;

  const drop: Driver["drop"] = async (session) => {
    if (current === session) current = undefined;
    await session.close();
  };

  const sessionFor: Driver["sessionFor"] = async (type) => {
    if (current !== undefined && (await harness.reach(current, type, true))) return current;
    if (current !== undefined) await drop(current);
    current = harness.open();
    if (await harness.reach(current, type)) return current;
    if (!hasAnswered && current.strays() === 0) {
      const session = current;
      await drop(session);
      const what = refusal === undefined ? `does not reach the state in which ${type} is allowed` : `answers requests only with ${refusal}`;
      throw nothingReached(session, `the party ${what}`);
    }
    return undefined;
  };

  const sentinel: Driver["sentinel"] = () => {
    const [type] = [...bases.keys()]
      .filter((each) => isRepeatable(harness, each))
      .toSorted((a, b) => JSON.stringify(bases.get(a)).length - JSON.stringify(bases.get(b)).length);
    if (type !== undefined) return { type, value: bases.get(type)! };
    // Where rejections are prescribed, an invalid message is one that the party reacts to.
    const [broken] = types;
    if (broken === undefined || !hasReports(harness)) return undefined;
    const [sample] = samplesOf(protocol, broken);
    return { type: broken, value: Object.fromEntries(Object.entries(sample!).slice(0, -1)) };
  };

  const observe: Driver["observe"] = (session, message, reading) => {
    const found = session.reactionsTo(message);
    const first = (protocol.frames === undefined ? found.find(isRejection) : undefined) ?? found[0];
    const about = { sent: JSON.stringify(message), got: first?.text };
    const end = session.ended();
    if (first === undefined)
      return end === undefined || reading === "read" ? { kind: "silence", reading, ...about } : { kind: "ended", end, ...about };
    if (first.isCarrier === true) return { kind: "rejected", body: undefined, hasId: false, ...about };
    return isRejection(first) ? { kind: "rejected", body: bodyOf(harness, first), hasId: true, ...about } : { kind: "accepted", ...about };
  };

  const ask: Driver["ask"] = async (session, message, isProvoking = false, text = JSON.stringify(message)) => {
    const since = performance.now();
    const isFirst = session.arrivals.length === 0;
    const strays = session.strays();
    await session.send(message, isProvoking, text);
    const isThere = (): boolean => session.reactionsTo(message).length > 0 || session.strays() > strays;
    await session.until(isThere, isFirst ? harness.limits.start : harness.patience());
    const seen = observe(session, message, "unknown");
    const took = performance.now() - since;
    // The first answer takes as long as the start of the program.
    if (seen.kind !== "silence") harness.noteTime(isFirst ? took / 5 : took);
    const isRefused = seen.kind === "rejected" && protocol.frames !== undefined && seen.body === undefined;
    if (isRefused) refusal ??= seen.got;
    else hasAnswered ||= seen.kind === "accepted" || seen.kind === "rejected";
    return { ...seen, took };
  };

  const settle: Driver["settle"] = async (session, last) => {
    if (last !== undefined && session.reactionsTo(last).length > 0) return "read";
    const found = sentinel();
    const patience = session.arrivals.length === 0 ? Math.max(harness.limits.start, harness.patience()) : harness.patience();
    if (found === undefined || !isAllowed(protocol, session, found.type)) return finish(session, patience);
    const message = harness.own(found.type, harness.learned.apply(found.type, found.value));
    await session.send(message, !bases.has(found.type));
    return (await session.until(() => session.reactionsTo(message).length > 0, patience)) ? "read" : "deaf";
  };

  /** How the party ends at the end of its input if nothing was sent to it; undefined if it does not. */
  let usual: Promise<string | undefined> | undefined;
  const usualEnd = async (): Promise<string | undefined> => {
    const session = harness.open(false);
    const isFinished = await session.finish(harness.limits.start);
    if (!isFinished && session.arrivals.length === 0 && bases.size === 0)
      throw nothingReached(session, "nothing shows that the party reads: it sends nothing, and does not end when its input does");
    const end = session.ended();
    await session.close();
    return isFinished ? (end === undefined ? "" : describeEnd(end)) : undefined;
  };
  const finish = async (session: Session, patience: number): Promise<Reading> => {
    if (session.ended() !== undefined) return "deaf";
    usual ??= usualEnd();
    const expected = await usual;
    if (expected === undefined || !(await session.finish(patience))) return session.ended() === undefined ? "unknown" : "deaf";
    const end = session.ended();
    return end === undefined || describeEnd(end) === expected ? "read" : "deaf";
  };

  const asked = types.filter((type) =>
    protocol.frames === undefined ? reactsTo(harness, type) !== undefined : protocol.messages[type]!.result !== undefined,
  );
  return { harness, types, asked, sentinel, sessionFor, ask, observe, settle, drop };
}

/** How a party of a protocol without requests reacts to a message: with a run of a flow, or with a reply. One that only listens reacts to nothing. */
export function reactsTo({ protocol, role }: Harness, type: string): "run" | "reply" | undefined {
  const isMine = (each: string): boolean => protocol.messages[each]?.from.includes(role) === true;
  const flows = Object.values(protocol.flows);
  if (flows.some((flow) => flow.start.includes(type) && (flow.steps[type] ?? flow.end).some(isMine))) return "run";
  const isStep = flows.some(({ steps }) => Object.values(steps).flat().includes(type));
  return !isStep && (protocol.messages[type]!.replies ?? []).some(isMine) ? "reply" : undefined;
}

/** Whether a protocol without requests says with which messages others are rejected. */
export const hasReports = ({ protocol }: Pick<Harness, "protocol">): boolean =>
  protocol.rejections?.replies.some(({ kind }) => kind === "message") === true;

/** What tells a rejection from other reactions: the frame of an error, a report of a rejection, or a message that the flow calls a refusal. */
function createIsRejection({ protocol }: Harness): (arrival: Arrival) => boolean {
  if (protocol.frames !== undefined) return ({ observed: { parsed } }) => isErrorFrame(protocol, parsed);
  const reports = (protocol.rejections?.replies ?? []).flatMap((reply) => (reply.kind === "message" ? [reply] : []));
  const refusals = new Set((Object.values(protocol.flows) as readonly Partial<FlowModel>[]).flatMap((flow) => flow.refusals ?? []));
  return ({ observed: { parsed, type = "" } }) =>
    refusals.has(type) || reports.some(({ message, fields }) => identify(protocol, parsed)?.name === message && matches(fields, parsed));
}

/** What an answer says, without the frame around it. */
export const bodyOf = ({ protocol }: Harness, { observed: { parsed } }: Arrival): unknown =>
  protocol.frames === undefined ? parsed : readPath(parsed, [findFrame(protocol, parsed)?.body ?? ""]);

/** Whether an answer names no request. */
export const hasNoId = ({ protocol }: Harness, parsed: unknown): boolean =>
  identify(protocol, parsed) !== undefined && idKey(idIn(findFrame(protocol, parsed), parsed as Members)) === undefined;
