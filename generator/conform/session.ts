// One conversation with a party: sends messages, keeps what comes back, answers the party's own requests, and notes what it should not have sent.

import { createConversation, readPath, type Path, type ProtocolDescriptor } from "@wirepact/core";
import { findFrame, identify, idIn, idKey, type Framing, type Piece } from "@wirepact/core/codegen/frames";
import { contentOf } from "../party/mail-framing.js";
import { isRequest, resultTo, runOf, type Members } from "../party/make-messages.js";
import { createObserver, isAcknowledged, type Observed } from "../party/observer.js";
import type { Party, PartyEnd, StartParty } from "../party/party.js";
import type { Learned } from "./learn.js";
import { misplaced, type OutputLog } from "./output-log.js";
import { TimeOverError } from "./result.js";

export interface Arrival {
  readonly observed: Observed;
  readonly text: string;
  /** Whether it is no message, but a refusal by what carries messages. */
  readonly isCarrier?: true;
}

export interface SessionOptions {
  readonly protocol: ProtocolDescriptor;
  /** The role of the party, and the one that the harness plays. */
  readonly role: string;
  readonly peer: string;
  readonly framing: Framing;
  readonly start: StartParty;
  readonly learned: Learned;
  /** Takes note of what the party sends; undefined where probes provoke it to send invalid messages. */
  readonly output: OutputLog | undefined;
  /** The runs and IDs of messages of all sessions: what comes for one of another session is late, where the party is not started anew. */
  readonly runs: Set<string>;
  readonly onSent: () => void;
  readonly onClosed: () => void;
  /** The milliseconds that are left for the whole run. */
  readonly timeLeft: () => number;
}

export interface Session {
  /** Sends a message, as the text if one is given; one that is provoking is not a valid one. */
  readonly send: (message: Members, isProvoking?: boolean, text?: string) => Promise<void>;
  /** Why messages of a type that were sent should not have been: the party has not declared what they need. */
  readonly undeclared: ReadonlyMap<string, string>;
  /** Sends bytes that are not a message, without a frame around them. */
  readonly sendRaw: (data: string | Uint8Array) => Promise<unknown>;
  /** Sends the bytes of a message in pieces, with a pause after each, and nothing between them. */
  readonly sendPieces: (pieces: readonly Uint8Array[], pause: number) => Promise<void>;
  /** Says that a message is sent as raw bytes, so that its answer is recognized. */
  readonly expect: (message: Members, isProvoking?: boolean) => void;
  /** Everything that arrived, in order. */
  readonly arrivals: readonly Arrival[];
  /** The answers to a request, or what belongs to the run of a message. */
  readonly reactionsTo: (message: Members) => readonly Arrival[];
  /** Waits until something is true; false if the time is over or the party has ended before. Throws if the time of the whole run is over. */
  readonly until: (condition: () => boolean, milliseconds: number) => Promise<boolean>;
  readonly observer: ReturnType<typeof createObserver>;
  readonly ended: () => PartyEnd | undefined;
  /** Answers whose ID nobody asked for. */
  readonly strays: () => number;
  readonly errors: () => string;
  /** Ends the input; whether everything was read then, as far as that can be known. */
  readonly finish: (milliseconds: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Starts a conversation. */
export function openSession(options: SessionOptions): Session {
  const { protocol, role, peer, framing, learned, output } = options;
  const observer = createObserver({ protocol, encoding: framing.encoding, mode: "strict" });
  const arrivals: Arrival[] = [];
  const answers = new Map<string, Arrival[]>();
  const provoked = new Set<string>();
  const [asked, own] = [new Set<string>(), new Set<string>()];
  const undeclared = new Map<string, string>();
  const waiting = new Set<() => void>();
  let written: Promise<unknown> = Promise.resolve();
  /** Writes after everything that was written before. */
  const write = (task: () => Promise<string | undefined>): Promise<string | undefined> => {
    const next = written.then(task);
    written = next;
    return next;
  };
  let [end, strays]: [PartyEnd | undefined, number] = [undefined, 0];
  /** What both have said; of what is not valid, only that it was asked. */
  const log: { readonly from: string; readonly message: object | undefined; readonly key?: string | undefined }[] = [];
  let hasAcceptedInvalid = false;

  /** Whether a message would have been allowed since the first request that is not answered: a party may work on several at once, and read some later. */
  const isCrossed = (message: object): boolean => {
    if (protocol.frames === undefined || hasAcceptedInvalid) return hasAcceptedInvalid;
    const open = log.findIndex(({ key }) => key !== undefined && asked.has(key) && !answers.has(key));
    return log.slice(open < 0 ? log.length : open).some((_, index) => {
      const monitor = createConversation(protocol, { order: "arrival" });
      for (const each of log.slice(0, open + index)) if (each.message !== undefined) monitor.feed(each.message, { from: each.from });
      return misplaced(monitor.feed(message, { from: role }).issues).length === 0;
    });
  };

  const keyOf = (message: unknown): string | undefined => {
    if (protocol.frames === undefined) return runOf(protocol, message);
    if (typeof message !== "object" || message === null) return undefined;
    // A request whose frame is broken may have an ID that can be read.
    const frame = findFrame(protocol, message) ?? protocol.frames.find(({ kind, id }) => kind === "message" && id !== undefined);
    return frame === undefined ? undefined : idKey(idIn(frame, message as Members));
  };

  const textAt = (path: Path | undefined) => (message: unknown) => {
    const text = readPath(message, path);
    return typeof text === "string" && text !== "" ? text : undefined;
  };
  const [readId, replyTo] = [textAt(protocol.parts.id), textAt(protocol.parts.replyTo)];

  /** The key of the request that an answer is meant for. An ID that became a string is still recognized. */
  const meantBy = (arrival: Arrival): string | undefined => {
    const key = keyOf(arrival.observed.parsed);
    if (key === undefined || protocol.frames === undefined) return key;
    if (findFrame(protocol, arrival.observed.parsed)?.replyTo === undefined) return undefined;
    if (asked.has(key)) return key;
    const other = [...asked].find((each) => each.slice(1) === key.slice(1));
    output?.wrongId(arrival);
    if (other === undefined) strays += 1;
    return other;
  };

  const noteReaction = (key: string, arrival: Arrival): void => {
    const known = answers.get(key);
    if (known === undefined) answers.set(key, [arrival]);
    else known.push(arrival);
  };
  /** However much arrives together, what is waited for is looked at once. */
  let wakeUp: NodeJS.Immediate | undefined;

  const take = (piece: Piece): void => {
    const observed = observer.observe(role, piece);
    const content = "content" in piece ? piece.content : (piece.head ?? "");
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    const arrival: Arrival = { observed, text };
    const key = meantBy(arrival);
    if ([key, replyTo(observed.parsed)].some((each) => each !== undefined && options.runs.has(each) && !own.has(each))) return;
    arrivals.push(arrival);
    if (key !== undefined) noteReaction(key, arrival);
    const isProvoked = [key, replyTo(arrival.observed.parsed)].some((each) => each !== undefined && provoked.has(each));
    // What a party does with an ID that is not valid, or that was sent again, is its own affair.
    if (protocol.frames !== undefined && key !== undefined && !isProvoked) output?.answered(arrival, answers.get(key)!);
    hasAcceptedInvalid ||= key !== undefined && provoked.has(key) && findFrame(protocol, observed.parsed)?.kind === "result";
    output?.take(arrival, isProvoked, isCrossed);
    log.push({ from: role, message: observed.message });
    if (observed.message !== undefined && observed.issues.length === 0) learned.from(observed.type ?? "", observed.message as Members);
    if (protocol.frames !== undefined && isRequest(protocol, observed.message)) reply(observed.message as Members);
    wakeUp ??= setImmediate(() => {
      wakeUp = undefined;
      waiting.forEach((wake) => wake());
      if (waiting.size > 0) payOwed();
    });
  };

  /** Answers to requests of the party. They wait until something is waited for: an answer may let the party go on to where a message is not allowed. */
  const owed: Members[] = [];
  const reply = (request: Members): void => {
    output?.asked(request, findFrame(protocol, request)?.id ?? "");
    if (identify(protocol, request)?.result !== undefined) owed.push(resultTo(protocol, request));
  };
  const payOwed = (): void => owed.splice(0).forEach((answer) => void send(answer));

  const party: Party = options.start({
    onPiece: take,
    onEnd: (given) => {
      end = given;
      waiting.forEach((wake) => wake());
    },
  });

  const expect = (message: Members, isProvoking = false): void => {
    const key = keyOf(message);
    for (const each of [key, readId(message)]) {
      if (each !== undefined && isProvoking) provoked.add(each);
      if (each === undefined || protocol.frames !== undefined) continue;
      own.add(each);
      options.runs.add(each);
    }
    if (key !== undefined && (protocol.frames === undefined || isRequest(protocol, message) || findFrame(protocol, message) === undefined))
      asked.add(key);
    const {
      type = "",
      issues,
      message: valid,
    } = observer.observe(peer, { number: 0, content: contentOf(framing, JSON.stringify(message)) });
    log.push({ from: peer, message: valid, key });
    for (const { code, message: text } of issues) if (code === "undeclared-capability") undeclared.set(type, text);
  };

  const send: Session["send"] = async (message, isProvoking = false, text = JSON.stringify(message)) => {
    expect(message, isProvoking);
    options.onSent();
    const refusal = await write(() => party.write(framing.frame(text)));
    const key = keyOf(message);
    if (refusal === undefined || key === undefined || answers.has(key)) return;
    answers.set(key, [{ observed: observer.observe(role, { number: 0, content: "" }), text: refusal, isCarrier: true }]);
    waiting.forEach((wake) => wake());
  };

  return {
    send,
    undeclared,
    expect,
    sendRaw: async (data) => {
      options.onSent();
      return write(() => party.write(data));
    },
    sendPieces: async (pieces, pause) => {
      options.onSent();
      await write(async () => {
        for (const piece of pieces) {
          await party.write(piece);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
        return undefined;
      });
    },
    arrivals,
    reactionsTo: (message) => {
      const known = answers.get(keyOf(message) ?? "") ?? [];
      const id = protocol.frames === undefined ? readId(message) : undefined;
      const named = id === undefined ? [] : arrivals.filter(({ text }) => text.includes(id));
      return [...new Set([...known, ...named])].filter(({ observed }) => !isAcknowledged(protocol, observed.message));
    },
    until: (condition, milliseconds) =>
      new Promise((resolve, reject) => {
        const left = options.timeLeft();
        const timer = setTimeout(() => (milliseconds < left ? check(true) : reject(new TimeOverError())), Math.min(milliseconds, left));
        const check = (isLast = false): void => {
          const isTrue = condition();
          if (!isTrue && !isLast && end === undefined) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(isTrue);
        };
        waiting.add(check);
        check();
        payOwed();
      }),
    observer,
    ended: () => end,
    strays: () => strays,
    errors: () => party.errors(),
    finish: (milliseconds) => party.finish(Math.min(milliseconds, options.timeLeft())),
    close: async () => {
      await party.close();
      options.onClosed();
    },
  };
}
