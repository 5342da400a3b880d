// Checks of how a party agrees on a version: the one of the spec, others that the protocol speaks, and one that nobody has.

import { readPath, type Negotiation } from "@wirepact/core";
import { inVersion, unknownVersion, writtenVersions } from "../party/versions.js";
import { isRepeatable, type Driver } from "./driver.js";
import { ended } from "./harness.js";
import { constantsOf, failuresFor, isFailure, type Observed } from "./judge.js";
import { lost, pass, type Outcome, type SpecialCheck } from "./result.js";

/** Every version in the request that offers one, and an unknown one in a request that states its own. */
export function negotiations(driver: Driver): readonly SpecialCheck[] {
  const { protocol, bases } = driver.harness;
  return (protocol.negotiation ?? []).flatMap((each) => {
    if (each.by === "request")
      return bases.has(each.request)
        ? [...writtenVersions(protocol), unknownVersion(protocol)].flatMap((version) => offer(driver, each.request, each, version))
        : [];
    const stating = [...bases.keys()].filter((type) => isRepeatable(driver.harness, type));
    return stating.flatMap((type) => offer(driver, type, each, unknownVersion(protocol))).slice(0, 1);
  });
}

function offer(driver: Driver, type: string, each: Negotiation, version: unknown): readonly SpecialCheck[] {
  const { harness, ask } = driver;
  const path = each.by === "each" ? each.path : each.offer;
  const message = inVersion(harness.protocol, type, harness.bases.get(type)!, path, version);
  const isKnown = writtenVersions(harness.protocol).includes(version);
  const run = async (): Promise<Outcome> => {
    const session = harness.open(false);
    try {
      if (!(await harness.reach(session, type))) return lost;
      const offered = harness.own(type, message!, path);
      const seen = await ask(session, offered);
      const agreed = each.by === "each" ? version : readPath(session.reactionsTo(offered)[0]?.observed.parsed, each.answer);
      return { ...(ended(session) ?? judgeVersion(driver, seen, version, agreed)), sent: seen.sent, got: seen.got };
    } finally {
      await session.close();
    }
  };
  const id = `${type} version ${String(version)}: ${isKnown ? "agreed" : "not agreed"}`;
  return message === undefined ? [] : [{ id, check: "version", message: type, run }];
}

function judgeVersion({ harness: { protocol } }: Driver, seen: Observed, version: unknown, agreed: unknown): Outcome {
  const written = writtenVersions(protocol);
  if (seen.kind === "accepted") {
    if (!written.includes(agreed)) return { verdict: "fail", outcome: "it agrees on a version that the protocol does not have" };
    if (agreed === version) return pass("agreed");
    const isOwed = !written.includes(version) && protocol.failures?.unsupportedVersion !== undefined;
    return isOwed
      ? { verdict: "lax", outcome: "an unknown version is answered with another one instead of an error" }
      : written[0] === version
        ? { verdict: "open", outcome: "it prefers another version than that of the spec" }
        : pass("another version");
  }
  if (seen.kind !== "rejected") return { verdict: "fail", outcome: "a version that is offered is never answered" };
  if (protocol.failures?.unsupportedVersion === undefined)
    return { verdict: "lax", outcome: "rejected instead of answered with another version" };
  return isFailure(protocol, "unsupportedVersion", seen.body)
    ? pass("rejected")
    : { verdict: "lax", outcome: `rejected, but not with ${constantsOf(failuresFor(protocol, "unsupportedVersion")[0])}` };
}
