// The contract of a store: views as the spec defines them, pages, and the order of messages.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { MessageStore, Page } from "@wirepact/store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../support/seed.js";
import type { Opener } from "./contract.js";
import { action, announces, answers, final, observes, protocol, says, sumsUp, task, type TestRecord } from "./records.js";

const contents = (messages: readonly TestRecord[]): unknown[] => messages.map(({ content, tool }) => content ?? tool);

export function describeViews({ fresh }: Opener): void {
  describe("views", () => {
    it("gives each view its types and agents", async () => {
      const store = await fresh();
      await store.append("job", null, [says("hello", 1)]);
      await store.append("job", "lead", [task("plan", 2), { type: "delegation", worker: "hand", task: "dig", timestamp: 3 }]);
      await store.append("job", "hand", [task("dig", 4), action("spade", 5), observes("worm", 6), announces("rain", 7), final("hole", 8)]);
      await store.append("job", "lead", [sumsUp("one hole", 0, 9), { type: "strategic_plan", content: {}, timestamp: 10 }]);
      await store.append("job", null, [answers("done", 11)]);
      await store.append("elsewhere", "hand", [task("other job", 1)]);
      expect(contents(await store.view("conversation", "job"))).toEqual(["hello", "done"]);
      expect(contents(await store.view("agent", "job", "hand"))).toEqual(["dig", "spade", "worm", "hole"]);
      expect(contents(await store.view("global", "job"))).toEqual(["rain", "one hole"]);
      expect(contents(await store.view("team", "job", ["lead"]))).toEqual(["plan", undefined, "one hole", {}]);
      expect(await store.view("team", "job", ["hand", "lead", "hand"])).toHaveLength(9);
      expect(contents(await store.view("team", "job", ["hand", "lead"], { limit: 3 }))).toEqual(["plan", undefined, "dig"]);
      expect(contents(await store.view("team", "job", ["hand", "lead"], { last: 2 }))).toEqual(["one hole", {}]);
      expect(await store.view("team", "job", [])).toEqual([]);
      expect(await store.view("agent", "job", "nobody")).toEqual([]);
      expect(await store.view("conversation", "nowhere")).toEqual([]);
    });

    it("has a function for each view under its name", async () => {
      const store = (await fresh()) as MessageStore &
        Record<"conversation" | "agent" | "team" | "global", (...given: unknown[]) => Promise<TestRecord[]>>;
      await store.append("job", "hand", [task("dig", 1), announces("rain", 2)]);
      await store.append("job", null, [says("hello", 3), says("again", 4)]);
      expect(contents(await store.conversation("job"))).toEqual(["hello", "again"]);
      expect(contents(await store.conversation("job", { limit: 1 }))).toEqual(["hello"]);
      expect(contents(await store.agent("job", "hand"))).toEqual(["dig"]);
      expect(contents(await store.team("job", ["hand", "lead"], { last: 1 }))).toEqual(["rain"]);
      expect(contents(await store.global("job"))).toEqual(["rain"]);
    });

    it("takes the views from the protocol, whatever they are called", async () => {
      const views: ProtocolDescriptor["views"] = {
        append: { name: "append", agents: "any", messages: "all" },
        'it\'s a "view"; DROP TABLE messages': { name: "odd", agents: "many", messages: ["task", "it's"] },
        nothing: { name: "nothing", agents: "any", messages: [] },
      };
      const store = await fresh({ protocol: { ...protocol, views } });
      await store.append("job", "hand", [task("dig", 1), says("hello", 2)]);
      expect(contents(await store.view("append", "job"))).toEqual(["dig", "hello"]);
      expect(contents(await store.view('it\'s a "view"; DROP TABLE messages', "job", ["hand", "x"]))).toEqual(["dig"]);
      expect(await store.view("nothing", "job")).toEqual([]);
      await expect(store.view("conversation", "job")).rejects.toMatchObject({ code: "unknown-view" });
    });

    it("tells position and agent of each entry", async () => {
      const store = await fresh();
      await store.append("job", "hand", [announces("rain", 5)]);
      await store.append("job", null, [announces("sun", 1)]);
      expect(await store.entries("global", "job")).toEqual([
        { position: 2, agentKey: null, message: announces("sun", 1) },
        { position: 1, agentKey: "hand", message: announces("rain", 5) },
      ]);
    });
  });

  describe("order", () => {
    it("is by time, ties in the order of writing", async () => {
      const store = await fresh();
      await store.append("o", null, [says("c", 3), says("a", 1), says("b1", 2)]);
      await store.append("o", null, [says("b2", 2), says("zero", 0), says("below", -1.5), says("half", 2.5)]);
      expect(contents(await store.view("conversation", "o"))).toEqual(["below", "zero", "a", "b1", "b2", "half", "c"]);
    });

    it("is by time at the limits of numbers too, and before 1970", async () => {
      const store = await fresh();
      const times = [Number.MAX_VALUE, 1e-6, 0, -0, -1e-6, -Number.MAX_VALUE, 2 ** 53, 1e15 + 0.125, -1e15 - 0.125, 0.1];
      await store.append(
        "o",
        null,
        times.map((time) => says(String(time), time)),
      );
      const sorted = times.toSorted((a, b) => a - b).map(String);
      expect(contents(await store.view("conversation", "o"))).toEqual(sorted);
      expect(contents(await store.view("conversation", "o", { last: 3 }))).toEqual(sorted.slice(-3));
      expect(contents(await store.view("conversation", "o", { after: 2, limit: 1 }))).toEqual([String(-Number.MAX_VALUE)]);
      expect(await store.prune({ before: new Date(0) })).toBe(3);
      expect(await store.prune({ before: new Date(8.64e15) })).toBe(4);
      expect(contents(await store.view("conversation", "o"))).toEqual([String(1e15 + 0.125), String(2 ** 53), String(Number.MAX_VALUE)]);
    });

    it("is that of writing where the clock of the store jumps back", async () => {
      const clock = [5000, 1, 8.64e12, -8.64e12, 0, 4000];
      const store = await fresh({ now: () => new Date((clock.shift() ?? 0) * 1000) });
      for (const text of ["a", "b", "c", "d", "e", "f"]) await store.append("o", null, [says(text)]);
      expect(contents(await store.view("conversation", "o"))).toEqual(["a", "b", "c", "d", "e", "f"]);
      const read: number[] = [];
      for await (const { position } of store.tail("o", { live: false })) read.push(position);
      expect(read).toEqual([1, 2, 3, 4, 5, 6]);
      // Without a time of their own, messages are as old as the clock says.
      expect(await store.prune({ before: new Date(2000) })).toBe(3);
      expect(contents(await store.view("conversation", "o"))).toEqual(["a", "c", "f"]);
    });

    it("gives a message without a time the one of the message before it in its location", async () => {
      const store = await fresh();
      await store.append("o", null, [says("first of all")]);
      await store.append("o", null, [says("second"), says("five", 5), says("after five")]);
      await store.append("o", "someone", [task("still five"), task("three", 3)]);
      await store.append("o", null, [says("after three"), says("four", 4)]);
      await store.append("elsewhere", null, [says("a", 9)]);
      await store.append("o", null, [says("after four")]);
      expect(contents(await store.view("conversation", "o"))).toEqual([
        "first of all",
        "second",
        "after three",
        "four",
        "after four",
        "five",
        "after five",
      ]);
    });

    it("reads times as texts where the protocol has them", async () => {
      const store = await fresh();
      const at = (content: string, timestamp: string): TestRecord => ({ type: "user_message", content, timestamp });
      const texts = ["2026-03-02T08:00:00.000002Z", "2026-03-02T09:00:00.000001+01:00", "2026-03-02T08:00:00Z", "2026-03-01"];
      await store.append(
        "o",
        null,
        texts.map((text) => at(text, text)),
        { check: "none" },
      );
      expect(contents(await store.view("conversation", "o"))).toEqual([texts[3], texts[2], texts[1], texts[0]]);
    });
  });

  describe("pages", () => {
    it("keeps the oldest, the newest, or what came after a position", async () => {
      const store = await fresh();
      await store.append("p", null, [says(5, 5), says(1, 1), says(3, 3), says(2, 2), says(4, 4)]);
      const page = async (given?: Page): Promise<unknown[]> => contents(await store.view("conversation", "p", given));
      expect(await page()).toEqual([1, 2, 3, 4, 5]);
      expect(await page({})).toEqual([1, 2, 3, 4, 5]);
      expect(await page({ limit: 0, last: 0, after: 0 })).toEqual([1, 2, 3, 4, 5]);
      expect(await page({ limit: 2 })).toEqual([1, 2]);
      expect(await page({ last: 2 })).toEqual([4, 5]);
      expect(await page({ limit: 100 })).toEqual([1, 2, 3, 4, 5]);
      expect(await page({ after: 1 })).toEqual([1, 2, 3, 4]);
      expect(await page({ after: 2 })).toEqual([2, 3, 4]);
      expect(await page({ after: 2, limit: 2 })).toEqual([2, 3]);
      expect(await page({ after: 2, last: 1 })).toEqual([4]);
      expect(await page({ after: 5 })).toEqual([]);
      expect(await page({ after: 99 })).toEqual([]);
    });

    it("agrees with sorting and filtering everything in memory", async () => {
      const store = await fresh();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(batchOf(), { minLength: 1, maxLength: 8 }),
          fc.array(questionOf(), { minLength: 5, maxLength: 10 }),
          async (batches, questions) => {
            const location = `run ${run++}`;
            for (const { agent, messages } of batches) await store.append(location, agent, messages);
            for (const { view, agents, page } of questions) {
              const given = view === "agent" ? [agents[0] ?? "a", page] : view === "team" ? [agents, page] : [page];
              const read = store.view.bind(store) as (name: string, location: string, ...rest: unknown[]) => Promise<readonly TestRecord[]>;
              expect(await read(view, location, ...given)).toEqual(expected(batches, { view, agents, page }));
            }
          },
        ),
        seeded(20),
      );
    });
  });
}

interface TestBatch {
  readonly agent: string | null;
  readonly messages: readonly TestRecord[];
}

interface Question {
  readonly view: string;
  readonly agents: readonly string[];
  readonly page: Page;
}

const batchOf = (): fc.Arbitrary<TestBatch> => {
  const maker = fc.constantFrom(says, answers, task, observes, final, announces, (content: unknown, time?: number) =>
    sumsUp(content, 1, time),
  );
  const message = fc
    .tuple(maker, fc.nat(), fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined }))
    .map(([make, content, time]) => make(content, time));
  return fc.record({ agent: fc.constantFrom(null, "a", "b", "c"), messages: fc.array(message, { minLength: 1, maxLength: 6 }) });
};

const questionOf = (): fc.Arbitrary<Question> =>
  fc.record({
    view: fc.constantFrom("conversation", "agent", "global", "team"),
    agents: fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 }),
    page: fc.oneof(
      fc.record({ limit: fc.nat(6), after: fc.nat(12) }, { requiredKeys: [] }),
      fc.record({ last: fc.nat(6), after: fc.nat(12) }, { requiredKeys: [] }),
    ),
  });

/** The same answer, worked out from all messages in the plainest way. */
function expected(batches: readonly TestBatch[], { view, agents, page }: Question): readonly TestRecord[] {
  const types: Readonly<Record<string, readonly string[] | undefined>> = {
    conversation: ["user_message", "assistant_message"],
    agent: ["task", "action", "observation", "error", "final", "delegation"],
    global: ["global_observation", "synthesis"],
    team: undefined,
  };
  let before = -Infinity;
  const all = batches.flatMap(({ agent, messages }) =>
    messages.map((message) => ({ agent, message, time: (before = (message["timestamp"] as number | undefined) ?? before) })),
  );
  const wanted = view === "agent" ? [agents[0] ?? "a"] : agents;
  const chosen = all
    .map((entry, index) => ({ ...entry, position: index + 1 }))
    .filter(({ message }) => types[view]?.includes(message["type"] as string) ?? true)
    .filter(({ agent }) => !["agent", "team"].includes(view) || (agent !== null && wanted.includes(agent)))
    .filter(({ position }) => position > (page.after ?? 0))
    .sort((a, b) => (a.time === b.time ? a.position - b.position : a.time - b.time))
    .map(({ message }) => message);
  if (page.last) return chosen.slice(-page.last);
  return page.limit ? chosen.slice(0, page.limit) : chosen;
}
