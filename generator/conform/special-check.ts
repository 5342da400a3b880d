// A check of a connection that no single message decides, and its outcome.

import type { Check, Verdict } from "./result.js";
import type { Session } from "./session.js";
import { endedAs } from "./judge.js";

export interface SpecialCheck {
  readonly id: string;
  readonly check: Check;
  readonly message?: string;
  /** Runs the check; a failure is looked at twice. */
  readonly run: () => Promise<Outcome>;
}

export interface Outcome {
  readonly verdict: Verdict;
  readonly outcome: string;
  readonly sent?: string | undefined;
  readonly got?: string | undefined;
  readonly errors?: string | undefined;
}

export const pass = (outcome: string): Outcome => ({ verdict: "pass", outcome });

export const lost: Outcome = { verdict: "skipped", outcome: "the state in which it is allowed was not reached" };

export const ended = (session: Session): Outcome | undefined => {
  const end = session.ended();
  return end === undefined ? undefined : endedAs(end);
};
