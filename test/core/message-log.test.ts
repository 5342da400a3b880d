// The work of a monitor whose messages arrive late: counted in applied messages, so that it does not depend on the machine.

import { createConversation } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import type { Entry } from "../../packages/core/src/conversation/conversation-entry.js";
import { createMessageLog } from "../../packages/core/src/conversation/message-log.js";
import { createLinks } from "../../packages/core/src/conversation/threading.js";
import { reviewProtocol as protocol } from "./review-protocol.js";
import { sampleOf } from "../support/sample-size.js";

const entryOf = (arrival: number, order: number, more: Partial<Entry<number>> = {}): Entry<number> =>
  ({ message: arrival, arrival, order, appliedCount: 0, undo: [], issues: [], warnings: [], ...more }) as unknown as Entry<number>;

interface Order {
  readonly time: number;
  readonly id?: string;
  readonly replyTo?: string;
}

const attacks: readonly (readonly [string, (index: number, count: number) => Order])[] = [
  ["in order", (index) => ({ time: index })],
  ["newest first", (index, count) => ({ time: count - index })],
  ["in turn newer and older than all others", (index) => ({ time: index % 2 === 0 ? index : -index })],
  ["in order, then older than all others", (index, count) => ({ time: index < count / 2 ? index : -index })],
  [
    "replies before the messages that they answer",
    (index, count) => (index < count / 2 ? { time: index, replyTo: `m${index}` } : { time: index, id: `m${index - count / 2}` }),
  ],
];

/** How many messages are applied when findings are read after each message, or once in the end. */
function applications(count: number, orderOf: (index: number, count: number) => Order, isEager: boolean): number {
  let applied = 0;
  const log = createMessageLog<number>(() => void applied++, createLinks(protocol));
  for (let index = 0; index < count; index++) {
    const { time, ...parts } = orderOf(index, count);
    log.add(entryOf(index, time, parts));
    if (isEager) log.applyLate();
  }
  const orders = log.applyLate().map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(orders).toHaveLength(count);
  return applied;
}

describe("messages that arrive", () => {
  it.each(sampleOf(attacks))(
    "%s are applied a limited number of times, even when findings are read after each of them",
    (_name, orderOf) => {
      expect(applications(2500, orderOf, true)).toBeLessThanOrEqual(1001 * 2500);
    },
  );

  it.each(attacks)("%s are applied at most twice when findings are read in the end", (_name, orderOf) => {
    expect(applications(4000, orderOf, false)).toBeLessThanOrEqual(8000);
  });

  it("before all others let all of them be applied again, and only 1,000 once nothing is saved up", () => {
    let applied = 0;
    const log = createMessageLog<number>(() => void applied++);
    for (let index = 0; index < 1200; index++) log.add(entryOf(index, index));
    const costs = Array.from({ length: 100 }, (_, index) => {
      const before = applied;
      log.add(entryOf(1200 + index, -1 - index));
      log.applyLate();
      return applied - before;
    });
    expect([costs[0], costs.at(-1)]).toEqual([1201, 1001]);
  });

  it("up to 1,000 messages late are in order, whenever findings are read", () => {
    const [eager, patient] = [createConversation<object>(protocol), createConversation<object>(protocol)];
    for (let index = 1000; index > 0; index--) {
      const type = index % 3 === 0 ? "answer" : "question";
      const time = new Date(index * 1000).toISOString();
      const each = { type, id: `m${index}`, time, from: "ada", to: "grace", ...(index % 5 === 0 && { parent: `m${index - 1}` }) };
      void eager.feed(each).issues;
      patient.feed(each);
    }
    expect(eager.findings()).toEqual(patient.findings());
    expect(eager.awaited()).toEqual(patient.awaited());
    expect(eager.threads()).toEqual(patient.threads());
  });

  it("late, after others were forgotten, let only those be applied again that come later", () => {
    const applied: number[] = [];
    const log = createMessageLog<number>((entry) => void applied.push(entry.message));
    for (const time of [0, 1, 2, 3, 4, 5]) log.add(entryOf(time, time));
    log.forget(3);
    log.add(entryOf(6, 3.5));
    expect(log.applyLate().map(({ message }) => message)).toEqual([3, 6, 4, 5]);
    expect(applied).toEqual([0, 1, 2, 3, 4, 5, 6, 4, 5]);
  });

  it("all late and are fed before any issue is read, are in order, in any number", () => {
    const conversation = createConversation<object>(protocol);
    const feed = (index: number): void => {
      conversation.feed({ type: "question", id: `m${index}`, time: new Date(index * 1000).toISOString(), from: "ada", thread: "t" });
    };
    for (let index = 2000; index < 4000; index++) feed(index);
    for (let index = 0; index < 2000; index++) feed(index);
    const [thread] = conversation.threads() as readonly { readonly messages: readonly { readonly id: string }[] }[];
    expect(thread?.messages.map(({ id }) => id)).toEqual(Array.from({ length: 4000 }, (_, index) => `m${index}`));
  });
});
