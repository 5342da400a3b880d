// What all drivers of a run share: the protocol, the party, its sessions, the limits of time, and how messages get IDs of their own.

import type { Path, ProtocolDescriptor } from "@wirepact/core";
import { explain, readPath } from "@wirepact/core";
import { asType, findFrame, identify, replaceAt, type Framing } from "@wirepact/core/codegen/frames";
import { withMail } from "../party/mail-framing.js";
import { frameOf, isRequest, renewed, runPaths, samplesOf, type Members } from "../party/make-messages.js";
import type { StartParty } from "../party/party.js";
import { createLearned, type Learned } from "./learn.js";
import { createOutputLog, type OutputLog } from "./output-log.js";
import { isAllowed, nextOnWay } from "./reach.js";
import { describeEnd, endedAs } from "./judge.js";
import { NothingReachedError, TimeOverError, type CheckedRequirement, type Outcome } from "./result.js";
import { inOwnVersion } from "../party/versions.js";
import { openSession, type Session } from "./session.js";
import type { GivenValues } from "./values.js";

/** Limits of time, in milliseconds. */
export interface TimeLimits {
  readonly start: number;
  readonly answer: number;
  readonly whole: number;
}

export interface HarnessOptions {
  readonly protocol: ProtocolDescriptor;
  /** The role of the party, and the one that is played here. */
  readonly role: string;
  readonly peer: string;
  readonly framing: Framing;
  readonly start: StartParty;
  /** Whether bytes can be written in pieces, as to a program. */
  readonly isStream: boolean;
  readonly limits: TimeLimits;
  readonly seed: number;
  /** Fields of messages by the names of their types, for what only exists in this party. */
  readonly values: GivenValues;
  /** Whether a requirement is wanted, by its ID. */
  readonly isWanted: (id: string) => boolean;
  readonly onProgress: (done: number, all: number) => void;
}

export interface Harness extends HarnessOptions {
  readonly learned: Learned;
  readonly output: OutputLog;
  /** Starts the party; without `isJudged`, what it sends does not count. */
  readonly open: (isJudged?: boolean) => Session;
  readonly counts: { messages: number; processes: number };
  /** Whether the time of the whole run is over. */
  readonly isOver: () => boolean;
  /** The result of a task; undefined if the time of the run is over before it is there. */
  readonly inTime: <Result>(task: () => Promise<Result>) => Promise<Result | undefined>;
  /** Ends all processes that still run. */
  readonly close: () => Promise<unknown>;
  /** The time to wait for an answer: the limit, or five times what the party has needed so far. */
  readonly patience: () => number;
  readonly noteTime: (milliseconds: number) => void;
  /** A message with an ID, or a key of its run, that no other message has; what is at the given path is kept. */
  readonly own: (type: string, message: Members, except?: Path) => Members;
  /** Messages that reach a state: accepted ones where they are known. */
  readonly bases: Map<string, Members>;
  /** Brings a session to a state in which a message is allowed; one that was used before is not waited for. */
  readonly reach: (session: Session, type: string, isUsed?: boolean) => Promise<boolean>;
}

/** Prepares a run. */
export function createHarness(options: HarnessOptions): Harness {
  const { protocol, role, peer, limits } = options;
  const learned = createLearned(protocol);
  const output = createOutputLog(protocol);
  const counts = { messages: 0, processes: 0 };
  const started = performance.now();
  const bases = new Map<string, Members>();
  const keys = runPaths(protocol);
  const [sessions, runs] = [new Set<Session>(), new Set<string>()];
  let [slowest, issued] = [0, 0];
  let end = started + limits.whole;
  const timeLeft = (): number => end - performance.now();
  const isNumeric = takesNumbers(protocol);

  const own: Harness["own"] = (type, given, except) => {
    const isKept = (path: Path): boolean => except !== undefined && path.every((step, index) => except[index] === step);
    const message = inOwnVersion(protocol, type, withMail(protocol, type, given), isKept);
    // A notification with an ID is answered as a request.
    const property = frameOf(protocol, type)?.id ?? findFrame(protocol, message)?.id;
    if (property !== undefined) {
      issued += 1;
      return isKept([property]) || message[property] === undefined
        ? message
        : { ...message, [property]: isNumeric ? 1000 + issued : `c-${issued}` };
    }
    const paths = [...keys, ...(protocol.parts.id === undefined ? [] : [protocol.parts.id])].filter((path) => !isKept(path));
    const fresh = renewed(protocol, type, samplesOf(protocol, type)[0]!, paths);
    const fixed = paths.filter((path) => readPath(message, path) !== undefined);
    const renamed = fixed.reduce<Members>((current, path) => replaceAt(current, path, readPath(fresh, path)) as Members, message);
    // Who sends to whom stays the same, because a party may have no other name.
    const base = bases.get(type);
    const parties = [protocol.parts.sender, protocol.parts.recipient].filter((path) => path !== undefined);
    const named = parties.flatMap((path) =>
      parties.some(isKept) || readPath(base, path) === undefined || readPath(message, path) === undefined ? [] : [path],
    );
    return named.reduce<Members>((current, path) => replaceAt(current, path, readPath(base, path)) as Members, renamed);
  };

  const harness: Harness = {
    ...options,
    learned,
    output,
    counts,
    bases,
    own,
    isOver: () => timeLeft() <= 0,
    inTime: async (task) => {
      try {
        return timeLeft() <= 0 ? undefined : await task();
      } catch (error) {
        if (!(error instanceof TimeOverError)) throw error;
        // A timer can be early by a fraction of a millisecond.
        end = performance.now();
        return undefined;
      }
    },
    close: () => Promise.all([...sessions].map((session) => session.close())),
    patience: () => Math.max(limits.answer, 5 * slowest),
    noteTime: (milliseconds) => void (slowest = Math.max(slowest, milliseconds)),
    open: (isJudged = true) => {
      counts.processes += 1;
      output.restart();
      const onSent = (): void => void (counts.messages += 1);
      const onClosed = (): void => void sessions.delete(session);
      const session = openSession({ ...options, learned, output: isJudged ? output : undefined, onSent, onClosed, timeLeft, runs });
      sessions.add(session);
      return session;
    },
    reach: async (session, type, isUsed = false) => {
      for (let turns = 0; turns < 20; turns++) {
        if (session.ended() !== undefined) return false;
        if (isAllowed(protocol, session, type)) return true;
        const step = nextOnWay(protocol, session, type);
        const message = step === undefined ? undefined : protocol.messages[step];
        if (step === undefined || message === undefined) return false;
        const isOurs = message.from.includes(peer) && !(message.from.includes(role) && message.from.length === 1);
        const patience = session.arrivals.length === 0 ? limits.start : harness.patience();
        if (!isOurs || message.answers !== undefined) {
          // It is the party's turn; an answer that was an error does not come again.
          const before = session.arrivals.length;
          if (message.answers !== undefined && message.from.includes(role) && before > 0) return isAllowed(protocol, session, type);
          if (
            isUsed ||
            !(await session.until(() => nextOnWay(protocol, session, type) !== step || isAllowed(protocol, session, type), patience))
          )
            return false;
          continue;
        }
        const sent = own(step, learned.apply(step, bases.get(step) ?? samplesOf(protocol, step)[0]!));
        await session.send(sent);
        if (message.result === undefined) continue;
        const since = performance.now();
        if (!(await session.until(() => session.reactionsTo(sent).length > 0 || session.strays() > 0, patience))) return false;
        if (session.arrivals.length > 1) harness.noteTime(performance.now() - since);
      }
      return false;
    },
  };
  return harness;
}

/** Whether the IDs of requests may be numbers. */
function takesNumbers(protocol: ProtocolDescriptor): boolean {
  const request = Object.values(protocol.messages).find(
    ({ name, result }) => result !== undefined && frameOf(protocol, name)?.id !== undefined,
  );
  if (request === undefined) return true;
  const [sample] = samplesOf(protocol, request.name);
  return explain(protocol, { ...sample, [frameOf(protocol, request.name)!.id!]: 1000 }, asType(request)).ok;
}

/** A requirement that was not tested, and why. */
export const notTested = (
  about: Pick<CheckedRequirement, "id" | "check" | "message" | "what">,
  verdict: "open" | "skipped",
  outcome: string,
): CheckedRequirement => ({ id: about.id, check: about.check, message: about.message, what: about.what, verdict, outcome });

/** Why nothing can be tested, with what the party wrote to standard error. */
export function nothingReached(session: Session, what: string): NothingReachedError {
  const end = session.ended();
  const errors = session.errors().trim();
  // What never ran has neither a code nor a signal.
  const hasRun = end !== undefined && (end.code ?? end.signal) !== null;
  const why = hasRun ? `${what}; it ended (${describeEnd(end)})` : (end?.problem ?? what);
  return new NothingReachedError(`${why}${errors === "" ? "" : `\nits standard error:\n${errors}`}`);
}

/** The failure of a party that has ended. */
export const ended = (session: Session): Outcome | undefined => {
  const end = session.ended();
  return end === undefined ? undefined : endedAs(end);
};

/** Whether a value is an error that answers a request. */
export const isErrorFrame = (protocol: ProtocolDescriptor, value: unknown): boolean => {
  const type = identify(protocol, value);
  return type !== undefined && frameOf(protocol, type.name)?.kind === "error" && !isRequest(protocol, value);
};
