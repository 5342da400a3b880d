// Clocks that nobody can rely on: times that are no times, that no Date can hold, that jump back, and deadlines in the far past or future.

import { createConversation } from "@wirepact/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../support/seed.js";
import { reviewProtocol as protocol } from "./review-protocol.js";

const start = "2026-01-01T00:00:00Z";
const ask = (more: object): object => ({ type: "ask", from: "ada", to: "grace", thread: "t", time: start, ...more });

describe("a deadline", () => {
  const lateAt = (moment: Date | undefined, more: object): readonly { readonly due: Date }[] => {
    const conversation = createConversation<object>(protocol, { now: () => new Date(Number.NaN) });
    conversation.feed(ask(more));
    return conversation.late(moment);
  };

  it.each([1e13, 1e300, Infinity, Number.NaN])("of %s seconds is never over", (seconds) => {
    expect(lateAt(new Date(8.64e15), { seconds })).toEqual([]);
  });

  it.each([-1e13, -1e300, -Infinity])("of %s seconds is over, and was at a time that a Date can hold", (seconds) => {
    expect(lateAt(new Date(start), { seconds }).map(({ due }) => due)).toEqual([new Date(-8.64e15)]);
  });

  it("is not over at a time that is none", () => {
    expect(lateAt(new Date(Number.NaN), { seconds: 1 })).toEqual([]);
    expect(lateAt(undefined, { seconds: 1 })).toEqual([]);
    expect(lateAt(new Date("2026-01-01T00:00:02Z"), { seconds: 1 })).toHaveLength(1);
  });
});

describe("the time of a message", () => {
  const lastTime = (time: unknown): Date | undefined => {
    const conversation = createConversation<object>(protocol);
    conversation.feed(ask({ time }));
    return conversation.threads()[0]?.lastTime;
  };

  it.each([1e300, -1e300, 8.64e12 + 1, Infinity, Number.NaN, "never", "+275760-09-13T00:00:00.001Z", {}, [], null, true])(
    "is not known if no Date can hold it: %s",
    (time) => expect(lastTime(time)).toBeUndefined(),
  );

  it.each([
    [8.64e12, 8.64e15],
    [-8.64e12, -8.64e15],
    [-1, -1000],
    [0, 0],
    ["1969-12-31T23:59:59Z", -1000],
    ["0000-01-01T00:00:00Z", -62_167_219_200_000],
    ["2016-12-31T23:59:60Z", Date.UTC(2016, 11, 31, 23, 59, 59)],
    ["2016-12-31t23:59:60.5z", Date.UTC(2016, 11, 31, 23, 59, 59, 500)],
  ])("may be a leap second, before 1970 or far away: %s", (time, moment) => expect(lastTime(time)).toEqual(new Date(moment)));

  it("in a leap second is between its neighbours, whatever the order of arrival", () => {
    const conversation = createConversation<object>(protocol);
    for (const [id, time] of [
      ["after", "2017-01-01T00:00:00Z"],
      ["leap", "2016-12-31T23:59:60Z"],
      ["before", "2016-12-31T23:59:58Z"],
    ])
      conversation.feed(ask({ id, time }));
    const [thread] = conversation.threads();
    expect(thread?.messages).toMatchObject([{ id: "before" }, { id: "leap" }, { id: "after" }]);
  });
});

it("messages with any times and deadlines are taken in, forgotten and reported with times that are valid", () => {
  const oddNumber = fc.oneof(fc.double(), fc.constantFrom(0, -0, -1, 8.64e12, 8.64e12 + 1, -8.64e12, 1e300, Infinity, Number.NaN));
  const oddTime = fc.oneof(oddNumber, fc.date({ noInvalidDate: true }).map(String), fc.string(), fc.anything());
  const aMessage = fc.record(
    {
      type: fc.constantFrom(...Object.keys(protocol.messages)),
      id: fc.integer({ min: 0, max: 20 }).map(String),
      parent: fc.integer({ min: 0, max: 20 }).map(String),
      time: oddTime,
      seconds: oddTime,
      round: oddNumber,
      limit: oddNumber,
      from: fc.constantFrom("ada", "grace"),
      thread: fc.constantFrom("t1", "t2"),
    },
    { requiredKeys: ["type", "time"] },
  );
  fc.assert(
    fc.property(fc.array(aMessage, { maxLength: 30 }), fc.date({ noInvalidDate: false }), (messages, moment) => {
      const [eager, patient] = [
        createConversation<object>(protocol, { maxMessages: 10 }),
        createConversation<object>(protocol, { maxMessages: 10 }),
      ];
      for (const each of messages) {
        void eager.feed(each).issues;
        patient.feed(each);
      }
      expect(eager.findings()).toEqual(patient.findings());
      expect(eager.threads()).toEqual(patient.threads());
      for (const { due } of eager.late(moment)) expect(due.getTime()).toBeLessThan(moment.getTime());
      for (const { lastTime } of eager.threads()) expect(lastTime?.getTime()).not.toBeNaN();
      const count = eager.threads().flatMap(({ messages: kept }) => kept).length;
      expect(count).toBeLessThanOrEqual(10);
      expect(Number.isNaN(moment.getTime()) ? eager.forget(moment) : 0).toBe(0);
    }),
    seeded(500),
  );
});
