// The checks of a connection that no single message decides: order, cancellation and streams, and those of text and framing.

import { readPath, type Path } from "@wirepact/core";
import { isLast, replaceAt } from "@wirepact/core/codegen/frames";
import { frameOf, samplesOf, type Members } from "../party/make-messages.js";
import { isRepeatable, type Driver } from "./driver.js";
import { acknowledgements, deadlines } from "./flow-checks.js";
import { framings } from "./framing-checks.js";
import { ended, isErrorFrame, notTested } from "./harness.js";
import { needsWay } from "./reach.js";
import { lost, pass, type CheckedRequirement, type Outcome, type SpecialCheck } from "./result.js";
import type { Session } from "./session.js";
import { negotiations } from "./negotiation-checks.js";
import { ids, texts } from "./text-checks.js";

/** Runs all of them. */
export async function specialChecks(driver: Driver): Promise<readonly CheckedRequirement[]> {
  const { harness, types } = driver;
  const { protocol, bases } = harness;
  const sentinel = driver.sentinel()?.type;
  const withIds = [...bases.keys()]
    .filter(
      (type) => frameOf(protocol, type)?.id !== undefined && isRepeatable(harness, type) && protocol.messages[type]?.stream === undefined,
    )
    .toSorted((a, b) => Number(b === sentinel) - Number(a === sentinel))
    .slice(0, 5);
  const textual = sentinel ?? (protocol.frames === undefined ? (types[0] ?? Object.keys(protocol.messages)[0]) : undefined);
  const all = [
    ...tooEarly(driver),
    ...negotiations(driver),
    ...cancellations(driver),
    ...streams(driver),
    ...acknowledgements(driver),
    ...deadlines(driver),
    ...withIds.flatMap((type) => ids(driver, type, type === sentinel)),
    ...(textual === undefined ? [] : texts(driver, textual)),
    ...(sentinel !== undefined && bases.has(sentinel) ? framings(driver, sentinel) : []),
  ];
  const results: CheckedRequirement[] = [];
  for (const { id, check, message = "", run } of all.filter((each) => harness.isWanted(each.id))) {
    const about = { id, check, message, what: message === "" ? id : id.slice(message.length + 1) };
    const found = await harness.inTime(async () => {
      const first = await run();
      if (first.verdict !== "fail" && first.verdict !== "lax") return first;
      const second = await run();
      return second.verdict === "fail" ? { ...second, confirmed: first.verdict === "fail" } : second;
    });
    results.push(found === undefined ? notTested(about, "skipped", "the time of the run is over") : { ...about, ...found });
  }
  return results;
}

/** Requests before the start of the flow. */
function tooEarly(driver: Driver): readonly SpecialCheck[] {
  const { harness } = driver;
  const starts = Object.values(harness.protocol.flows).flatMap(({ start }) => start);
  // Where the party starts, there is nothing to be too early for.
  if (!starts.some((type) => harness.protocol.messages[type]?.from.includes(harness.peer))) return [];
  const early = [...harness.bases.keys()].filter((type) => needsWay(harness.protocol, type));
  let shared: Session | undefined;
  return early.map((type) => ({
    id: `${type} before the start: rejected`,
    check: "too-early",
    message: type,
    run: async () => {
      if (shared === undefined || shared.ended() !== undefined) shared = harness.open(false);
      const session = shared;
      try {
        const message = harness.own(type, samplesOf(harness.protocol, type)[0]!);
        const { kind, sent, got } = await driver.ask(session, message, true);
        if (kind !== "rejected") shared = undefined;
        if (kind === "rejected") return pass("rejected");
        return {
          verdict: "lax",
          outcome:
            kind === "accepted"
              ? "served before the start of the flow"
              : kind === "ended"
                ? "the party ends at a request before the start of the flow"
                : "not answered before the start of the flow",
          sent,
          got,
        };
      } finally {
        if (shared === undefined || type === early.at(-1)) await session.close();
      }
    },
  }));
}

/** Requests that are cancelled at once. */
function cancellations(driver: Driver): readonly SpecialCheck[] {
  const { harness } = driver;
  const { protocol, peer } = harness;
  const link = protocol.cancellation;
  const cancelling = link && protocol.messages[link.message];
  if (link === undefined || cancelling === undefined || !cancelling.from.includes(peer)) return [];
  const types = [...harness.bases.keys()].filter(
    (type) => type !== link.message && isRepeatable(harness, type) && (link.requests === undefined || link.requests.includes(type)),
  );
  return types.slice(0, 3).map((type) => ({
    id: `${type} cancelled: at most one answer, and the connection lives`,
    check: "cancellation",
    message: type,
    run: async () => {
      const session = await driver.sessionFor(type);
      if (session === undefined) return lost;
      const request = harness.own(type, harness.learned.apply(type, harness.bases.get(type)!));
      const linked = link.where.reduce<unknown>(
        (message, [to, from]: readonly [Path, Path]) => replaceAt(message, to, readPath(request, from)),
        samplesOf(protocol, link.message)[0]!,
      );
      await session.send(request);
      await session.send(harness.own(link.message, linked as Members));
      const reading = await driver.settle(session);
      if (reading === "unknown") return lost;
      const isAlive = reading === "read";
      const answers = session.reactionsTo(request).length;
      const [sent, got] = [JSON.stringify(linked), session.reactionsTo(request)[1]?.text];
      if (isAlive && answers <= 1) return pass(answers === 0 ? "not answered" : "answered");
      const failure = ended(session) ?? {
        verdict: "fail" as const,
        outcome: isAlive ? `${answers} answers to a cancelled request` : "after it, the party answers nothing",
      };
      await driver.drop(session);
      // That every request has two answers is reported elsewhere.
      return isAlive ? pass("answered") : { ...failure, sent, got };
    },
  }));
}

/** Requests with a stream of results. */
function streams(driver: Driver): readonly SpecialCheck[] {
  const { harness } = driver;
  const { protocol } = harness;
  return [...harness.bases.keys()].flatMap((type) => {
    const { stream, result } = protocol.messages[type]!;
    if (stream === undefined || result === undefined || stream.until.length === 0) return [];
    const body = frameOf(protocol, result)?.body ?? "";
    return {
      id: `${type} results: end once`,
      check: "stream" as const,
      message: type,
      run: async (): Promise<Outcome> => {
        const session = await driver.sessionFor(type);
        if (session === undefined) return lost;
        const request = harness.own(type, harness.bases.get(type)!);
        await session.send(request);
        const isLastOne = ({ observed: { parsed } }: Session["arrivals"][number]): boolean =>
          isErrorFrame(protocol, parsed) || isLast(stream.until, (parsed as Members)[body]);
        const isOver = await session.until(() => session.reactionsTo(request).some(isLastOne), harness.patience());
        return isOver
          ? pass("it ended")
          : {
              verdict: "fail",
              outcome: "the stream of results does not end",
              sent: JSON.stringify(request),
              got: session.reactionsTo(request).at(-1)?.text,
            };
      },
    };
  });
}
