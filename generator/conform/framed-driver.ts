// What the parts of the driver for protocols with requests share.

import { findFrame, identify, idIn, idKey } from "@wirepact/core/codegen/frames";
import type { Members } from "../party/make-messages.js";
import { isErrorFrame, notTested, type Harness } from "./harness.js";
import { judge, type Observation, type Observed } from "./judge.js";
import type { Probe } from "./probes.js";
import type { CheckedRequirement } from "./result.js";
import type { Arrival, Session } from "./session.js";

/** What the special checks use of a driver. */
export interface FramedDriver {
  readonly harness: Harness;
  /** A request that is known to be answered and may be repeated, if there is one. */
  readonly sentinel: () => string | undefined;
  /** A session in which a message is allowed; undefined if that cannot be reached. */
  readonly sessionFor: (type: string) => Promise<Session | undefined>;
  /** Sends a message and waits for its answer. */
  readonly ask: (session: Session, message: Members, isProvoking?: boolean, text?: string) => Promise<Observed>;
  /** Sends the sentinel and waits for its answer: then the party has read everything before it. `unavailable` if no sentinel is allowed now. */
  readonly settle: (session: Session) => Promise<boolean | "unavailable">;
  readonly drop: (session: Session) => Promise<void>;
  readonly requests: readonly string[];
}

/** Whether a request can be sent again and again: it does not move the flow to where it is not allowed. */
export function isRepeatable({ protocol }: Harness, type: string): boolean {
  return Object.values(protocol.flows).every(
    ({ anytime, steps, start, end }) =>
      anytime.includes(type) ||
      steps[type]?.includes(type) === true ||
      !(start.includes(type) || end.includes(type) || Object.values(steps).flat().includes(type)),
  );
}

/** What came back for a message. */
export function observe({ protocol }: Harness, session: Session, message: Members): Observed {
  const sent = JSON.stringify(message);
  const reactions = session.reactionsTo(message);
  const first: Arrival | undefined = reactions[0];
  const end = session.ended();
  let seen: Observation;
  if (first !== undefined) {
    seen = first.isCarrier
      ? { kind: "rejected", body: undefined, hasId: false }
      : isErrorFrame(protocol, first.observed.parsed)
        ? { kind: "rejected", body: bodyOf(protocol, first), hasId: true }
        : { kind: "accepted" };
  } else seen = end === undefined ? { kind: "silence" } : { kind: "ended", end };
  return { ...seen, sent, got: first?.text };
}

export const bodyOf = (protocol: Harness["protocol"], { observed: { parsed } }: Arrival): unknown =>
  (parsed as Members)[findFrame(protocol, parsed)?.body ?? ""];

/** The verdict on a probe, which may not have been sent. */
export const judgeProbe = ({ protocol, isOver }: Harness, probe: Probe, seen: Observed | undefined): CheckedRequirement =>
  seen === undefined
    ? notTested(probe, "skipped", isOver() ? "the time of the run is over" : "the state in which it is allowed was not reached")
    : judge(protocol, probe, seen);

/** Whether an answer names no request. */
export const hasNoId = ({ protocol }: Harness, parsed: unknown): boolean =>
  identify(protocol, parsed) !== undefined && idKey(idIn(findFrame(protocol, parsed), parsed as Members)) === undefined;
