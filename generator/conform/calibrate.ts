// Finds the requests that a party accepts, on which everything else is built.

import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { samplesOf, type Members } from "../party/make-messages.js";
import type { FramedDriver } from "./framed-driver.js";
import { notTested, nothingReached, type Harness } from "./harness.js";
import { isFailure, judge, type Observed } from "./judge.js";
import { probesFor, type Probe } from "./probes.js";
import type { CheckedRequirement } from "./result.js";
import { withValues } from "./values.js";

type Calibration = { readonly base: Members } | { readonly results: readonly CheckedRequirement[]; readonly isLost?: true };

/** Finds a request that the party accepts, if anything that is wanted needs it. */
export async function calibrate(driver: FramedDriver, type: string): Promise<Calibration> {
  const { harness } = driver;
  const isWanted = [`${type} a valid request`, ...probesFor(harness, type).map(({ id }) => id)].some(harness.isWanted);
  if (!isWanted && !isNeeded(harness, type) && driver.sentinel() !== undefined) return { results: [] };
  const found = await tryRequests(driver, type);
  return isWanted || "base" in found ? found : { ...found, results: [] };
}

async function tryRequests(driver: FramedDriver, type: string): Promise<Calibration> {
  const { harness } = driver;
  const { protocol, values, learned } = harness;
  const about = { id: `${type} a valid request`, check: "valid" as const, message: type, what: "a valid request" };
  const samples = [
    ...samplesOf(protocol, type),
    ...boundaryMessages(protocol, type)
      .slice(0, 2)
      .map(({ message }) => message as Members),
  ];
  const candidates = values[type] === undefined ? samples : [withValues(protocol, type, samples[0]!, values), ...samples];
  let last: Observed | undefined;
  for (const candidate of candidates) {
    let session = await driver.sessionFor(type);
    if (session === undefined) return { results: [notTested(about, "skipped", "the state in which it is allowed was not reached")] };
    const message = harness.own(type, learned.apply(type, candidate));
    last = await driver.ask(session, message);
    if (last.kind === "accepted") return { base: message };
    if (session.strays() > 0) {
      await driver.drop(session);
      return { results: [], isLost: true };
    }
    const missing = session.undeclared.get(type);
    if (missing !== undefined) return { results: [notTested(about, "skipped", missing)] };
    if (last.kind === "rejected") {
      if (!isFailure(protocol, "unknownMessage", last.body)) continue;
      const { sent, got } = last;
      const said = session.observer.conversation.capabilities?.() ?? [];
      const isDeclared = protocol.messages[type]?.needs?.some((name) => said.some((each) => each.capability === name && each.declared));
      const result: CheckedRequirement =
        isDeclared === true
          ? { ...about, check: "capability", verdict: "fail", outcome: "the party declares it, but does not know it" }
          : notTested(about, "skipped", "the party does not offer it");
      return { results: [{ ...result, sent, got }] };
    }
    // Nothing fails on one observation.
    await driver.drop(session);
    session = await driver.sessionFor(type);
    const again = session && (await driver.ask(session, message));
    if (again?.kind === "accepted") return { base: message };
    if (session !== undefined && again?.kind !== "rejected") await driver.drop(session);
    if (session !== undefined && again?.kind === "ended" && session.arrivals.length === 0 && harness.bases.size === 0)
      throw nothingReached(session, `the party does not answer ${type}`);
    if (again?.kind !== "rejected") break;
  }
  if (last?.kind === "silence" || last?.kind === "ended") {
    const probe: Probe = { ...about, path: [], value: {}, expect: "accept", reason: "invalidMessage" };
    return { results: [{ ...judge(protocol, probe, last), confirmed: true }] };
  }
  return {
    results: [
      { ...notTested(about, "open", "valid requests are rejected; give real values with --values"), sent: last?.sent, got: last?.got },
    ],
  };
}

/** Whether a request is on the way to others. */
const isNeeded = ({ protocol }: Harness, type: string): boolean =>
  Object.values(protocol.flows).some(({ start }) => start.includes(type)) ||
  Object.values(protocol.flows).some(({ anytime }) => anytime.includes(type));
