// What a party sends over all its processes: whether it is valid, in order, and answers every request once.

import type { Issue, Path, ProtocolDescriptor } from "@wirepact/core";
import { findFrame, idKey, isLast } from "@wirepact/core/codegen/frames";
import { frameOf, type Members } from "../party/make-messages.js";
import { isAcknowledged } from "../party/observer.js";
import { issuesText, type Check, type CheckedRequirement } from "./result.js";
import type { Arrival } from "./session.js";

export interface OutputLog {
  /** Takes what arrived; `isProvoked` says that it reacts to something invalid, `isCrossed` that it is allowed where the party was when it sent it. */
  readonly take: (arrival: Arrival, isProvoked: boolean, isCrossed: (message: object) => boolean) => void;
  /** Takes an answer to a request, with all answers to it so far. */
  readonly answered: (arrival: Arrival, all: readonly Arrival[]) => void;
  readonly wrongId: (arrival: Arrival) => void;
  /** Takes a request of the party. */
  readonly asked: (request: Members, id: string) => void;
  /** A new process has no open requests. */
  readonly restart: () => void;
  /** The type of the first message that the party ever sent. */
  readonly firstType: () => string | undefined;
  readonly results: () => readonly CheckedRequirement[];
}

/** Issues that say nothing about the party: the monitor does not know what was invalid, and other checks look at answers. */
const ignored: ReadonlySet<string> = new Set(["unknown-request", "duplicate-request", "ambiguous-sender", "late", "duplicate-id"]);
const ofOrder: ReadonlySet<string> = new Set(["illegal-transition", "wrong-round", "too-many-rounds", "unexpected-reply", "wrong-party"]);

/** The issues of a message that is not allowed at this point of a flow. */
export const misplaced = (issues: readonly Issue[]): readonly Issue[] => issues.filter(({ code }) => ofOrder.has(code));

interface Finding {
  readonly outcome: string;
  readonly path?: Path | undefined;
  readonly got: string;
}

export function createOutputLog(protocol: ProtocolDescriptor): OutputLog {
  const seen = new Map<string, Finding | undefined>();
  const found = new Map<Check, Finding>();
  let [noise, answers, requests]: [Finding | undefined, number, Set<string>] = [undefined, 0, new Set()];
  let hasAsked = false;
  const first = (check: Check, finding: Finding): void => void (found.has(check) || found.set(check, finding));
  const say = (issues: readonly Issue[], { text }: Arrival): Finding => ({ outcome: issuesText(issues), path: issues[0]!.path, got: text });

  const take: OutputLog["take"] = (arrival, isProvoked, isCrossed) => {
    const { parsed, type, issues, message } = arrival.observed;
    if (parsed === undefined || (type === undefined && issues.some(({ code }) => code === "syntax"))) {
      noise ??= { outcome: "it is not a message", got: arrival.text };
      return;
    }
    // A copy that says that a message was acknowledged is no step of a flow.
    const wrong = isProvoked || found.has("order") || isAcknowledged(protocol, message) ? [] : misplaced(issues);
    if (wrong.length > 0 && (message === undefined || !isCrossed(message))) first("order", say(wrong, arrival));
    const id = findFrame(protocol, parsed)?.replyTo;
    const isBroken = (path: Path): boolean => id !== undefined && path[0] === id;
    // What repeats an invalid message that was accepted is not valid either.
    if (isProvoked && type !== undefined && protocol.messages[type]?.answers !== undefined) return;
    const invalid = issues.filter(({ code, path }) => !ofOrder.has(code) && !ignored.has(code) && !isBroken(path));
    const name = type ?? "unknown";
    if (seen.get(name) === undefined) seen.set(name, invalid.length > 0 ? say(invalid, arrival) : undefined);
  };

  return {
    take,
    answered: (arrival, all) => {
      answers += 1;
      // After the last answer, a result is no longer known by its request.
      const { type } = all[0]!.observed;
      // Under another ID, nobody can tell whether the result is one of a stream.
      if (frameOf(protocol, type ?? "")?.kind === "result" && protocol.messages[type ?? ""]?.answers === undefined) return;
      const until = protocol.messages[protocol.messages[type ?? ""]?.answers ?? ""]?.stream?.until;
      if (until === undefined) {
        if (all.length > 1) first("one-answer", { outcome: `${all.length} answers to one request`, got: arrival.text });
        return;
      }
      const body = frameOf(protocol, type ?? "")?.body ?? "";
      const ends = all.filter(({ observed }) => isLast(until, (observed.parsed as Members)[body])).length;
      if (ends > 0 && !isLast(until, (all.at(-1)!.observed.parsed as Members)[body]))
        first("stream", { outcome: "a result after the last one", got: arrival.text });
    },
    wrongId: (arrival) => first("id", { outcome: "an answer with an ID that no request has", got: arrival.text }),
    asked: (request, id) => {
      hasAsked = true;
      const key = idKey(request[id]);
      if (key !== undefined && requests.has(key))
        first("unique-ids", { outcome: "two requests have the same ID", got: JSON.stringify(request) });
      if (key !== undefined) requests.add(key);
    },
    restart: () => {
      requests = new Set();
    },
    firstType: () => seen.keys().next().value,
    results: () => {
      const one = (check: Check, id: string, finding: Finding | undefined, message = ""): CheckedRequirement => ({
        id,
        check,
        message,
        what: message === "" ? id : "is valid",
        verdict: finding === undefined ? "pass" : "fail",
        path: finding?.path,
        outcome: finding?.outcome ?? "as required",
        got: finding?.got,
      });
      const isFramed = protocol.frames !== undefined;
      return [
        one("output", "output: only messages", noise),
        ...[...seen].map(([type, finding]) => one("output", `output ${type}: is valid`, finding, type)),
        one("order", "output: in the order of the flow", found.get("order")),
        ...(isFramed && (answers > 0 || found.has("id"))
          ? [
              one("one-answer", "answers: one per request", found.get("one-answer")),
              one("id", "answers: with the ID of the request", found.get("id")),
            ]
          : []),
        ...(found.has("stream") ? [one("stream", "stream: nothing after the last result", found.get("stream"))] : []),
        ...(hasAsked ? [one("unique-ids", "requests of the party: unique IDs", found.get("unique-ids"))] : []),
      ];
    },
  };
}
