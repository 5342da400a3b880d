// A party made from a spec: it answers requests with the examples of their results, rejects what is invalid as the protocol says, and takes its turn in
// flows. It can misbehave on purpose.

import { acknowledge, isPending, readPath, type Issue, type Mode, type ProtocolDescriptor } from "@wirepact/core";
import { answerRejection, sameJson } from "@wirepact/core/codegen";
import { findFrame, identify, isLast, replaceAt, type Framing, type Piece } from "@wirepact/core/codegen/frames";
import { nearMisses } from "@wirepact/core/testing/vectors";
import { contentOf, withMail } from "../party/mail-framing.js";
import { firstValid, frameOf, isRequest, refusalTo, resultTo, samplesOf, type Members } from "../party/make-messages.js";
import { createObserver, type Observed } from "../party/observer.js";
import { versionPaths, writtenVersions } from "../party/versions.js";
import { latestDeadline, type FaultName, type Faults } from "./faults.js";
import { createTurns } from "./turns.js";
import type { RecordedAnswers } from "./recorded-answers.js";

export interface PlayerOptions {
  readonly protocol: ProtocolDescriptor;
  readonly role: string;
  readonly peer: string;
  readonly framing: Framing;
  readonly mode?: Mode | undefined;
  readonly faults?: Faults | undefined;
  /** Answers of an earlier conversation, which are preferred to examples. */
  readonly recorded?: RecordedAnswers | undefined;
  /** Told of every message that the player sends. */
  readonly onSay?: ((message: Members) => void) | undefined;
  /** Runs a task after so many milliseconds; 0 is at once. */
  readonly later: (milliseconds: number, task: () => void) => void;
  /** Takes the bytes that the player writes. */
  readonly write: (text: string) => void;
  /** Ends the player's output; a player with a fault may exit with a code other than 0. */
  readonly end: (code: number) => void;
}

export interface Player {
  readonly start: () => void;
  readonly take: (piece: Piece) => void;
}

/** Makes a player. */
export function createPlayer(options: PlayerOptions): Player {
  const { protocol, role, peer, framing, write } = options;
  const faults = options.faults ?? new Map<FaultName, number>();
  const has = (fault: FaultName): boolean => faults.has(fault);
  const observer = createObserver({ protocol, encoding: framing.encoding, mode: options.mode });
  const starts = new Set(Object.values(protocol.flows).flatMap(({ start }) => start));
  const seen: Members[] = [];
  let [requests, answers, hasEnded] = [0, 0, false];

  const say = (message: Members): void => {
    const text = JSON.stringify(withMail(protocol, String(message[protocol.tag]), message));
    observer.observe(role, { number: 0, content: contentOf(framing, text) });
    options.onSay?.(message);
    write(framing.frame(text));
  };
  const exit = (code: number): void => {
    hasEnded = true;
    options.end(code);
  };

  /** Sends an answer, with the faults that concern every answer. */
  const answer = (reply: Members | undefined, isResult: boolean, isStart = false): void => {
    if (reply === undefined) return;
    answers += 1;
    if (answers === 1 && has("garbage")) write("listening\n");
    if (answers === 1 && has("truncated")) write(`${framing.frame(JSON.stringify(reply)).slice(0, 30)}\n`);
    const changed = isResult && !isStart ? withFaults(reply) : reply;
    say(changed);
    if (has("twice") && isResult && !isStart) say(changed);
  };

  const withFaults = (reply: Members): Members => {
    const property = findFrame(protocol, reply)?.replyTo ?? "";
    const id = reply[property];
    if (has("wrong-id")) return { ...reply, [property]: typeof id === "number" ? id + 500_000 : `${String(id)}-other` };
    return has("id-as-text") && typeof id === "number" ? { ...reply, [property]: String(id) } : reply;
  };

  const answerRequest = (request: Members): void => {
    const asked = identify(protocol, request);
    const type = asked?.result;
    if (asked === undefined || type === undefined) return;
    const isStart = starts.has(asked.name);
    if (has("boasts") && asked.needs !== undefined) return answer(refusalTo(protocol, "unknownMessage", request, "unknown"), false);
    requests += 1;
    if (has("cancelled")) seen.push(request);
    if ((has("silent") && !isStart) || (has("drops") && requests % (faults.get("drops") ?? 1) === 0)) return;
    const found = options.recorded?.(request) ?? [];
    const give = (result: Members): void =>
      answer(has("invalid-result") && !isStart ? invalidResult(protocol, type, result) : result, true, isStart);
    const repeat = (recorded: Members): void => {
      const { kind, replyTo = "" } = findFrame(protocol, recorded) ?? {};
      if (kind === "error") answer({ ...recorded, [replyTo]: request[findFrame(protocol, request)?.id ?? ""] }, false);
      else give(resultTo(protocol, request, recorded));
    };
    const versions = writtenVersions(protocol);
    const stated = versionPaths(protocol, asked.name).map((path) => readPath(request, path));
    const isUnknown = stated.some((version) => version !== undefined && !versions.includes(version)) && !has("any-version");
    if (isUnknown && protocol.failures?.unsupportedVersion !== undefined)
      return answer(refusalTo(protocol, "unsupportedVersion", request, "unknown version"), false);
    if (found.length > 0) return found.forEach(repeat);
    if (asked.stream !== undefined) return answerStream(request, type, asked.stream.until);
    const greeting = protocol.negotiation?.find((each) => each.by === "request" && each.request === asked.name);
    const example = resultTo(protocol, request);
    const agreed = greeting?.by === "request" ? replaceAt(example, greeting.answer, isUnknown ? versions[0] : stated[0]) : example;
    give(agreed as Members);
  };

  /** Sends the example results of a stream, the last one at the end. */
  const answerStream = (request: Members, type: string, until: Parameters<typeof isLast>[0]): void => {
    const body = frameOf(protocol, type)?.body ?? "";
    const samples = samplesOf(protocol, type);
    const last = samples.find((sample) => isLast(until, sample[body]));
    const others = samples.filter((sample) => !isLast(until, sample[body])).slice(0, 2);
    for (const sample of others) answer(resultTo(protocol, request, sample), true);
    if (last === undefined || has("never-ends")) return;
    answer(resultTo(protocol, request, last), true);
    if (has("after-end")) answer(resultTo(protocol, request, others[0] ?? last), true);
  };

  /** Answers what is not valid, or not valid now. */
  const reject = ({ parsed, issues }: Observed): void => {
    const details = issues.map(({ message }) => message).join("; ");
    if (parsed === undefined) {
      if (has("dies")) return exit(1);
      return has("quiet") ? undefined : answer(refusalTo(protocol, "unparsable", undefined, details), false);
    }
    if (!isRequest(protocol, parsed)) return has("crashes") && findFrame(protocol, parsed)?.kind === "message" ? exit(1) : undefined;
    const request = parsed as Members;
    const isIdValid = issues.every(({ path }) => path[0] !== findFrame(protocol, parsed)?.id);
    if (issues.some(({ code }) => code === "unknown-type" || code === "wrong-role")) {
      const accepted = has("unknown") ? genericResult(protocol, request) : undefined;
      return answer(accepted ?? refusalTo(protocol, "unknownMessage", isIdValid ? request : undefined, details), accepted !== undefined);
    }
    const isEarly = issues.some(({ code }) => code === "illegal-transition");
    const isKnown = identify(protocol, request)?.result !== undefined;
    if (isIdValid && isKnown && (isEarly ? has("eager") : has("accepts"))) return answerRequest(request);
    if (isIdValid && has("ignores") && !isEarly) return;
    const frame = findFrame(protocol, parsed);
    const isOutside = !isEarly && issues.some(({ path }) => path.length > 0 && path[0] !== frame?.body);
    const refusal = refusalTo(protocol, isOutside ? "invalidEnvelope" : "invalidMessage", isIdValid ? request : undefined, details);
    answer(has("wrong-code") && refusal !== undefined ? otherCode(protocol, refusal) : refusal, false);
  };

  const takeFramed = (observed: Observed): void => {
    const { message, parsed, issues } = observed;
    if (issues.length > 0) return reject(observed);
    const asked = identify(protocol, message);
    if (asked !== undefined && asked.name === protocol.cancellation?.message && has("cancelled") && isMeant(message as Members))
      return exit(1);
    if (!isRequest(protocol, parsed)) return;
    if (asked === undefined)
      return reject({ ...observed, issues: [{ code: "unknown-type", path: [], message: "unknown" } as unknown as Issue] });
    if (has("strict") && hasUnknown(protocol, asked.name, parsed as Members))
      return answer(refusalTo(protocol, "invalidMessage", parsed as Members, "unknown property"), false);
    answerRequest(message as Members);
  };

  /** Whether a cancellation means a request that arrived. */
  const isMeant = (message: Members): boolean =>
    seen.some((request) => protocol.cancellation?.where.every(([to, from]) => readPath(message, to) === readPath(request, from)) === true);

  const turns = createTurns({ protocol, role, observer, say, has, recorded: options.recorded });

  const takePlain = (observed: Observed): void => {
    const message = observed.message as Members | undefined;
    const { issues } = observed;
    if (message !== undefined && isPending(protocol, message) && !has("no-ack")) say(acknowledge(protocol, message));
    if (has("eager") && message !== undefined && issues.length > 0 && issues.every(({ code }) => code === "illegal-transition"))
      return turns.accept(message, observed.type ?? "");
    if (has("any-version") && issues.length > 0 && issues.every(({ code }) => code === "wrong-version")) return;
    if (message !== undefined && issues.length === 0) {
      const isStrict = has("strict") && hasUnknown(protocol, observed.type ?? "", message);
      return isStrict ? undefined : options.later(has("late") ? lateBy(protocol, message) : 0, () => turns.react(message));
    }
    if (observed.parsed === undefined && has("dies")) return exit(1);
    if (observed.parsed !== undefined && has("crashes")) return exit(1);
    if (has("accepts") && observed.type !== undefined && observed.parsed !== undefined && observed.message === undefined)
      return turns.accept(observed.parsed as Members, observed.type);
    if (has("ignores")) return;
    const type = observed.type ?? String((observed.parsed as Members | undefined)?.[protocol.tag]);
    const replies = answerRejection(protocol, { original: observed.parsed, type, issues }, { self: role }) as readonly Members[];
    const reply = replies.find((each) => identify(protocol, each) !== undefined);
    if (reply !== undefined) say(has("wrong-code") ? otherText(protocol, reply) : reply);
  };

  return {
    start: () => {
      if (has("banner")) write("Server started on the standard streams\n");
      if (has("closed")) return exit(0);
      if (has("early") || has("wrong-type")) turns.misplaced(has("wrong-type") ? peer : role);
      turns.start(has("same-id"));
    },
    take: (piece) => {
      if (hasEnded) return;
      const observed = observer.observe(peer, piece);
      const isTooLarge = has("unlimited") && observed.issues.some(({ code }) => code === "too-large");
      const oversized = isTooLarge ? messageOf("content" in piece ? piece.content : piece.head) : undefined;
      if (oversized !== undefined)
        return protocol.frames === undefined ? turns.accept(oversized, String(oversized[protocol.tag])) : answerRequest(oversized);
      if (protocol.frames === undefined) takePlain(observed);
      else takeFramed(observed);
      turns.advance(observed);
    },
  };
}

/** A result that breaks one constraint of its body. */
function invalidResult(protocol: ProtocolDescriptor, type: string, result: Members): Members {
  const body = frameOf(protocol, type)?.body ?? "";
  const miss = nearMisses(protocol, type).find(({ path }) => path[0] === body && path.length > 1);
  return miss === undefined ? result : { ...result, [body]: (miss.message as Members)[body] };
}

/** The result of a request that no spec describes. */
function genericResult(protocol: ProtocolDescriptor, request: Members): Members | undefined {
  const generic = Object.values(protocol.messages).find(
    ({ name, answers }) => answers === undefined && frameOf(protocol, name)?.kind === "result",
  );
  const sample = generic && samplesOf(protocol, generic.name)[0];
  const [to, from] = [frameOf(protocol, generic?.name ?? "")?.replyTo ?? "", findFrame(protocol, request)?.id ?? ""];
  return sample && { ...sample, [to]: request[from] };
}

/** An error with another number in its body. */
function otherCode(protocol: ProtocolDescriptor, refusal: Members): Members {
  const body = findFrame(protocol, refusal)?.body ?? "";
  const change = (value: unknown): unknown => {
    if (typeof value === "number") return value + 1;
    if (typeof value !== "object" || value === null) return value;
    return Object.entries(value).reduce((current, [name, inner]) => replaceAt(current, [name], change(inner)), value as unknown);
  };
  return replaceAt(refusal, [body], change(refusal[body])) as Members;
}

/** A valid rejection with another text where a reason stands. */
function otherText(protocol: ProtocolDescriptor, reply: Members): Members {
  const reasons = Object.values(protocol.rejections?.reasons ?? {}).flatMap((values) => Object.values(values));
  const changed = reasons.map((reason): unknown =>
    JSON.parse(JSON.stringify(reply), (_, value: unknown) => (value === reason ? "OTHER_PROBLEM" : value)),
  );
  const others = changed.filter((each) => !sameJson(each, reply));
  return firstValid(protocol, String(reply[protocol.tag]), others) ?? reply;
}

/** The milliseconds after which a reaction is late; 0 if no deadline is near. */
function lateBy({ flows, messages, tag }: ProtocolDescriptor, message: Members): number {
  const type = messages[String(message[tag])]?.name ?? "";
  const seconds = Object.values(flows)
    .flatMap(({ deadlines }) => deadlines.filter(({ after }) => after.includes(type)))
    .map(({ within }) => ("seconds" in within ? within.seconds : Number(readPath(message, within.field))));
  return 1000 * Math.max(0, ...seconds.filter((each) => each <= latestDeadline).map((each) => each + 0.5));
}

/** The message at the beginning of a longer text, without the spaces that follow it. */
function messageOf(head: string | Uint8Array | undefined): Members | undefined {
  const text = typeof head === "string" ? head : new TextDecoder().decode(head);
  try {
    // The last brace comes after the spaces.
    return JSON.parse(`${text.replace(/\s+\}?$/, "")}}`) as Members;
  } catch {
    return undefined;
  }
}

/** Whether a message has a property that its type does not name. */
function hasUnknown(protocol: ProtocolDescriptor, type: string, message: Members): boolean {
  const known = new Set(protocol.messages[type]?.shape.fields.map(({ name }) => name));
  return Object.keys(message).some((name) => !known.has(name));
}
