// Checks that one message and its reaction decide: sizes, versions, order, acknowledgements and deadlines.

import { readPath, understands } from "@wirepact/core";
import { replaceAt } from "@wirepact/core/codegen/frames";
import { firstValid, samplesOf, type Members } from "../party/make-messages.js";
import type { Driver, Sentinel } from "./driver.js";
import type { Harness } from "./harness.js";
import type { Probe } from "./probes.js";
import { pass, type Check, type Outcome, type SpecialCheck } from "./result.js";
import type { Session } from "./session.js";

const probe = (check: Check, message: string, what: string, expect: "accept" | "reject", value: Members, bytes?: number): Probe => ({
  id: `${what}: ${expect}ed`,
  check,
  message,
  what,
  path: [],
  value,
  expect,
  reason: "invalidMessage",
  ...(bytes === undefined ? {} : { bytes }),
});

/** Messages of the greatest size, and of one byte more. */
export function sizes({ protocol, framing, bases }: Harness, sentinel: Sentinel | undefined): readonly Probe[] {
  const limit = protocol.encodings[framing.encoding.name]?.maxBytes;
  if (limit === undefined || sentinel === undefined || !bases.has(sentinel.type)) return [];
  return [limit, limit + 1].map((bytes) =>
    probe("limit", sentinel.type, `size ${bytes} bytes`, bytes > limit ? "reject" : "accept", sentinel.value, bytes),
  );
}

/** Messages of this version, of an older and a newer minor one, and of another major one. */
export function versions({ protocol }: Harness, [type]: readonly string[]): readonly Probe[] {
  const { version: path } = protocol.parts;
  const [major = Number.NaN, minor = Number.NaN] = protocol.version.split(".").map(Number);
  if (path === undefined || type === undefined || protocol.rejections === undefined || Number.isNaN(minor)) return [];
  const others = [`${major}.${minor + 1}.0`, ...(minor > 0 ? [`${major}.${minor - 1}.0`] : []), `${major + 1}.0.0`];
  return [protocol.version, ...others].map((version) =>
    probe(
      "version",
      type,
      `version ${version}`,
      understands(protocol.version, version) ? "accept" : "reject",
      replaceAt(samplesOf(protocol, type)[0]!, path, version) as Members,
    ),
  );
}

/** Messages in the middle of a flow, in a run that has not begun. */
export function earlySteps({ protocol, role }: Harness, types: readonly string[]): readonly Probe[] {
  const keyed = Object.values(protocol.flows).filter(({ key }) => key !== "connection");
  const isSeen = (type: string): boolean => [protocol.messages[type]?.from, protocol.messages[type]?.to].some((of) => of?.includes(role));
  return types
    .filter((type) =>
      keyed.some(({ start, anytime, steps }) => {
        const before = Object.keys(steps).filter((each) => steps[each]!.includes(type));
        // What others say to each other, the party does not know.
        return before.length > 0 && before.every(isSeen) && !start.includes(type) && !anytime.includes(type);
      }),
    )
    .map((type) => ({
      ...probe("too-early", type, "before the start of its run", "reject", samplesOf(protocol, type)[0]!),
      id: `${type} before the start of its run: not acted upon`,
    }));
}

/** Messages that ask for an acknowledgement get one: the message comes back, marked as acknowledged. */
export function acknowledgements({ harness, types }: Driver): readonly SpecialCheck[] {
  const { protocol, limits, patience } = harness;
  const { ack, id } = protocol.parts;
  if (ack === undefined || id === undefined) return [];
  return types
    .filter((type) => protocol.messages[type]?.ackRequired === true)
    .map((type) => {
      const value = replaceAt(samplesOf(protocol, type)[0]!, ack.wanted, true) as Members;
      return inOwnSession(harness, "acknowledgement", type, "acknowledgement: given", value, async (session, message) => {
        const isOpen = (): boolean =>
          session.observer.conversation.unacknowledged().some((each) => readPath(each, id) === readPath(message, id));
        return (await session.until(() => !isOpen(), Math.max(limits.start, patience())))
          ? pass("acknowledged")
          : { verdict: "fail", outcome: "an acknowledgement that is asked for is not given" };
      });
    });
}

/** Steps of flows that a message sets a time for, or the spec, come in that time. A time that is too long is not waited for. */
export function deadlines({ harness }: Driver): readonly SpecialCheck[] {
  const { protocol, bases, patience } = harness;
  return Object.values(protocol.flows).flatMap((flow) =>
    flow.deadlines.flatMap(({ after, within, level }) =>
      after
        .filter((type) => bases.has(type))
        .map((type) => {
          const base = bases.get(type)!;
          const short = "field" in within ? replaceAt(base, within.field, Math.max(1, Math.ceil(patience() / 1000))) : base;
          const value = firstValid(protocol, type, [short]) ?? base;
          const seconds = "seconds" in within ? within.seconds : Number(readPath(value, within.field));
          const steps = new Set([...(flow.steps[type] ?? []), ...(flow.lenientSteps[type] ?? []), ...flow.anytime]);
          return inOwnSession(harness, "deadline", type, "deadline: kept", value, async (session, message) => {
            const isThere = (): boolean => session.reactionsTo(message).some(({ observed }) => steps.has(observed.type ?? ""));
            const since = performance.now();
            if (await session.until(isThere, Math.min(seconds * 1000, patience()))) return pass("in time");
            if (seconds * 1000 > patience()) return { verdict: "skipped", outcome: `the deadline of ${seconds} s is not waited for` };
            await session.until(isThere, patience());
            const late = isThere() ? `${Math.round(performance.now() - since)} ms after its message` : "not at all";
            return { verdict: level === "hint" ? "lax" : "fail", outcome: `a step with a deadline of ${seconds} s comes ${late}` };
          });
        }),
    ),
  );
}

/** A check that sends one message in a session of its own. */
const inOwnSession = (
  harness: Harness,
  check: Check,
  message: string,
  what: string,
  value: Members,
  judge: (session: Session, message: Members) => Promise<Outcome>,
): SpecialCheck => ({
  id: `${message} ${what}`,
  check,
  message,
  run: async () => {
    const session = harness.open();
    try {
      const own = harness.own(message, value);
      await session.send(own);
      return { ...(await judge(session, own)), sent: JSON.stringify(own) };
    } finally {
      await session.close();
    }
  },
});
