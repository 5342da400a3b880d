import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { acknowledge, createConversation } from "@wirepact/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../support/seed.js";
import { reviewProtocol as protocol } from "./review-protocol.js";

const ada = { from: "ada", to: "grace", thread: "t1" };
const grace = { from: "grace", to: "ada", thread: "t1" };
const codes = (findings: readonly { readonly code: string }[]): string[] => findings.map(({ code }) => code);

describe("createConversation", () => {
  it("follows a valid run to its end, with messages that are allowed at any time", () => {
    const conversation = createConversation(protocol);
    const played = [
      { type: "ask", ...ada },
      { type: "question", ...grace },
      { type: "answer", ...ada },
      { type: "find", round: 1, ...grace },
      { type: "fix", round: 1, ...ada },
      { type: "find", round: 2, ...grace },
      { type: "fix", round: 2, ...ada },
      { type: "approve", ...grace },
    ].map((fed) => conversation.feed(fed));
    expect(played.flatMap(({ issues, warnings }) => [...issues, ...warnings])).toEqual([]);
    expect(conversation.runs()).toMatchObject([{ flow: "review", key: { thread: "t1" }, ended: true, expected: [] }]);
    expect(conversation.awaited()).toEqual([]);
  });

  it("reports the expected messages and their sender", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "ask", ...ada });
    const { issues } = conversation.feed({ type: "fix", round: 1, ...ada });
    expect(codes(issues)).toEqual(["illegal-transition"]);
    expect(issues[0]?.message).toBe('unexpected "fix": the flow expects find from reviewer');
    expect(conversation.feed({ type: "find", round: 1, ...grace }).issues).toEqual([]);
  });

  it("reports a reply of unknown type, and warns about a wrong echo if the type is known", () => {
    const { replies: _, ...free } = protocol.messages["find"]!;
    const conversation = createConversation({ ...protocol, messages: { ...protocol.messages, find: free }, flows: {} });
    conversation.feed({ type: "find", id: "f1", priority: 1, ...grace });
    expect(codes(conversation.feed({ type: "shrug", parent: "f1", priority: 2, ...ada }).issues)).toEqual(["unknown-type"]);
    expect(conversation.feed({ type: "find", parent: "f1", priority: 1, ...grace }).warnings).toEqual([]);
    expect(conversation.feed({ type: "find", parent: "f1", priority: 2, ...grace }).warnings).toMatchObject([
      { code: "mismatch", path: ["priority"], expected: 1, received: 2 },
    ]);
  });

  it("rejects messages after the end, and accepts a new start", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "ask", ...ada });
    expect(codes(conversation.feed({ type: "approve", ...grace }).warnings)).toEqual(["unusual-transition"]);
    const { issues } = conversation.feed({ type: "fix", ...ada });
    expect(issues[0]?.message).toContain("ask from author (the review ended with approve)");
    expect(conversation.feed({ type: "ask", ...ada }).issues).toEqual([]);
  });

  it("binds roles to agents by the first message", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "ask", ...ada });
    const { issues } = conversation.feed({ type: "find", round: 1, from: "alan", to: "ada", thread: "t1" });
    expect(issues).toMatchObject([{ code: "wrong-party", path: ["from"], expected: "grace", received: "alan" }]);
  });

  it("binds none of several recipients to a role: any of them may answer", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "ask", from: "ada", to: ["grace", "alan"], thread: "t1" });
    expect(conversation.feed({ type: "find", round: 1, from: "alan", to: "ada", thread: "t1" }).issues).toEqual([]);
    conversation.feed({ type: "fix", round: 1, from: "ada", to: "alan", thread: "t1" });
    expect(codes(conversation.feed({ type: "find", round: 2, ...grace }).issues)).toEqual(["wrong-party"]);
  });

  it.each([
    [7, 9, "wrong-round"],
    [1, 0, "too-many-rounds"],
  ])("reports the wrong agent before what is wrong with round %i of %i: %s", (round, limit, code) => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "ask", limit, ...ada });
    const { issues } = conversation.feed({ type: "find", round, from: "alan", to: "ada", thread: "t1" });
    expect(codes(issues)).toEqual(["wrong-party", code]);
  });

  it("counts rounds and bounds them", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "ask", limit: 1, ...ada });
    expect(codes(conversation.feed({ type: "find", round: 2, ...grace }).issues)).toEqual(["wrong-round"]);
    expect(codes(conversation.feed({ type: "fix", round: 2, ...ada }).issues)).toEqual(["wrong-round"]);
    expect(codes(conversation.feed({ type: "find", round: 2, ...grace }).issues)).toEqual(["too-many-rounds"]);
  });

  it("sorts late messages by time, and ignores duplicate IDs", () => {
    const conversation = createConversation(protocol);
    const fix = { type: "fix", round: 1, id: "3", time: "2026-01-01T00:00:03Z", ...ada };
    expect(codes(conversation.feed(fix).issues)).toEqual(["illegal-transition"]);
    expect(codes(conversation.feed({ type: "find", round: 1, id: "2", time: "2026-01-01T00:00:02Z", ...grace }).issues)).toEqual([
      "illegal-transition",
    ]);
    expect(conversation.feed({ type: "ask", id: "1", time: "2026-01-01T00:00:01Z", ...ada }).issues).toEqual([]);
    expect(conversation.findings()).toEqual([]);
    expect(conversation.feed({ ...fix })).toMatchObject({ duplicate: true, issues: [] });
    const other = conversation.feed({ ...fix, round: 2 });
    expect(other).toMatchObject({ duplicate: true, issues: [{ message: 'id repeats the ID "3" of a different message', path: ["id"] }] });
    expect(conversation.findings()).toEqual([]);
    expect(conversation.threads()).toMatchObject([{ key: "t1", lastType: "fix", participants: ["ada", "grace"] }]);
  });

  it("gives the same result if it is read after each message or at the end, even if some messages have no time", () => {
    const time = (second: number) => ({ time: `2026-01-01T00:00:0${second}Z` });
    const played = [
      { type: "ask", id: "1", ...time(1), ...ada },
      { type: "find", id: "2", round: 1, ...grace },
      { type: "fix", id: "3", round: 1, ...time(3), ...ada },
      { type: "approve", id: "4", ...time(4), ...grace },
    ];
    const orders = played.flatMap((a) => played.flatMap((b) => played.flatMap((c) => played.map((d) => [a, b, c, d]))));
    for (const order of orders.filter((some) => new Set(some).size === 4)) {
      const [asked, patient] = [createConversation<object>(protocol), createConversation<object>(protocol)];
      for (const each of order) {
        void asked.feed(each).issues;
        patient.feed(each);
      }
      expect(asked.findings()).toEqual(patient.findings());
      expect(asked.runs()).toEqual(patient.runs());
    }
  });

  it("matches replies by id, else by thread and parties", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "question", id: "q1", ...ada });
    conversation.feed({ type: "question", id: "q2", ...ada });
    expect(conversation.awaited().map(({ types }) => types)).toEqual([["answer"], ["answer"]]);
    conversation.feed({ type: "answer", parent: "q1", ...grace });
    expect(conversation.awaited()).toMatchObject([{ message: { id: "q2" }, from: ["grace"] }]);
    expect(codes(conversation.feed({ type: "approve", parent: "q2", ...grace }).warnings)).toEqual(["unexpected-reply"]);
    conversation.feed({ type: "answer", from: "alan", to: "ada", thread: "t1" });
    expect(conversation.awaited()).toHaveLength(1);
    conversation.feed({ type: "answer", ...grace });
    expect(conversation.awaited()).toEqual([]);
  });

  it("counts a second answer to the same request for no other request", () => {
    const conversation = createConversation(protocol);
    for (const id of ["q1", "q2", "q3"]) conversation.feed({ type: "question", id, ...ada });
    for (const id of ["a1", "a2"]) conversation.feed({ type: "answer", id, parent: "q1", ...grace });
    conversation.feed({ type: "answer", ...grace });
    expect(conversation.awaited()).toMatchObject([{ message: { id: "q2" } }]);
    conversation.feed({ type: "answer", ...grace });
    expect(conversation.awaited()).toEqual([]);
  });

  it("awaits no answer in the thread that a request seemed to be in until the message came that it replies to", () => {
    const conversation = createConversation(protocol);
    const parties = { from: "ada", to: "grace" };
    conversation.feed({ type: "question", id: "q2", parent: "q1", ...parties });
    expect(conversation.threads()).toMatchObject([{ key: "q1" }]);
    conversation.feed({ type: "question", id: "q1", ...ada });
    expect(conversation.threads()).toMatchObject([{ key: "t1" }]);
    conversation.feed({ type: "answer", from: "grace", to: "ada", thread: "q1" });
    expect(conversation.awaited()).toMatchObject([{ message: { id: "q2" } }, { message: { id: "q1" } }]);
  });

  it("warns when a reply does not echo its request", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "ask", id: "a", priority: "P1", ...ada });
    const { warnings } = conversation.feed({ type: "find", round: 1, parent: "a", priority: "P2", ...grace });
    expect(warnings).toMatchObject([{ code: "mismatch", path: ["priority"], expected: "P1", received: "P2" }]);
  });

  it("finds threads by field, by chain of replies, by the other fields, by id", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "answer", id: "c", parent: "b" });
    conversation.feed({ type: "question", id: "b", parent: "a", ticket: "9" });
    conversation.feed({ type: "question", id: "a", ticket: "7" });
    conversation.feed({ type: "question", id: "d" });
    expect(conversation.awaited()).toMatchObject([{ message: { id: "a" } }, { message: { id: "d" } }]);
    expect(conversation.threads().map(({ key, messages }) => [key, messages.length])).toEqual([
      ["7", 3],
      ["d", 1],
    ]);
  });

  it("tracks acknowledgements; the flag of the message takes precedence", () => {
    const conversation = createConversation(protocol);
    conversation.feed({ type: "question", id: "1", ...ada });
    conversation.feed({ type: "question", id: "2", mail: { wants: false }, ...ada });
    conversation.feed({ type: "ask", id: "3", mail: { wants: true }, ...ada });
    conversation.feed({ type: "ask", id: "4", mail: { wants: true, has: true }, ...ada });
    expect(conversation.unacknowledged()).toMatchObject([{ id: "1" }, { id: "3" }]);
    expect(conversation.acknowledge("1")).toBe(true);
    expect(conversation.acknowledge("9")).toBe(false);
    conversation.feed({ type: "ask", id: "3", mail: { wants: true, has: true }, ...ada });
    expect(conversation.unacknowledged()).toEqual([]);
  });

  it.each([
    [["has"], {}, { has: true }],
    [["mail", "has"], {}, {}],
    [["mail", "has"], { mail: { id: 1 } }, { mail: { id: 1, has: true } }],
    [["mail", "flags", "has"], { mail: { id: 1 } }, { mail: { id: 1 } }],
    [["mail", "flags", "has"], { mail: { flags: {} } }, { mail: { flags: { has: true } } }],
  ])("marks %j of a message that has a place for it: %j", (given, sent, marked) => {
    const ack = { wanted: ["wants"], given };
    expect(acknowledge({ ...protocol, parts: { ...protocol.parts, ack } }, { type: "ask", ...sent })).toEqual({ type: "ask", ...marked });
  });

  it("reports late messages by its own clock or at a given time", () => {
    const conversation = createConversation(protocol, { now: () => new Date("2026-01-01T00:01:00Z") });
    conversation.feed({ type: "ask", seconds: 90, time: "2026-01-01T00:00:00Z", ...ada });
    expect(conversation.late()).toEqual([]);
    expect(conversation.late(new Date("2026-01-01T00:01:30Z"))).toEqual([]);
    const [late] = conversation.late(new Date("2026-01-01T00:01:31Z"));
    expect(late).toMatchObject({ level: "warning", issue: { code: "late", expected: "find from reviewer" } });
    conversation.feed({ type: "find", round: 1, time: "2026-01-01T00:02:00Z", ...grace });
    expect(conversation.late(new Date("2026-01-02T00:00:00Z"))).toEqual([]);
  });

  it("reports unknown types and what is not a message, and never throws", () => {
    const conversation = createConversation(protocol);
    const report = (odd: unknown): string => conversation.feed(odd).issues.map(({ code, message }) => `${code}: ${message}`)[0] ?? "";
    expect(report(null)).toMatch(/^unknown-type: unknown message type null, expected one of /);
    expect(report("text")).toMatch(/^unknown-type: unknown message type "text", expected one of /);
    expect(report({ type: "aks" })).toBe('unknown-type: unknown message type "aks"; did you mean "ask"?');
    for (const odd of [7, [], {}, { type: 3 }, { type: "toString", id: "x" }]) expect(report(odd)).not.toBe("");
    expect(report({ type: "ask", thread: 5, time: "never" })).toBe("");
    const trap = {
      get type(): string {
        throw new Error("boom");
      },
    };
    expect(codes(conversation.feed(trap).issues)).toEqual(["unknown-type"]);
  });

  it.each([{ deep: [[[]]] }, 10n, null, Symbol("x"), () => 1])("takes %o for no key of a run", (slot) => {
    const keyed = { ...protocol, flows: { review: { ...protocol.flows["review"]!, key: [["slot"]] } } };
    const conversation = createConversation<object>(keyed);
    conversation.feed({ type: "ask", slot, ...ada });
    expect(codes(conversation.feed({ type: "find", round: 1, slot, ...grace }).issues)).toEqual(["illegal-transition"]);
    expect(conversation.runs()).toEqual([expect.objectContaining({ key: {} })]);
  });

  it("gives the values of the fields that are the key of a run, by their paths", () => {
    const keyed = { ...protocol, flows: { review: { ...protocol.flows["review"]!, key: [["slot"], ["meta", "lane"]] } } };
    const conversation = createConversation<object>(keyed);
    conversation.feed({ type: "ask", slot: 7, meta: { lane: 'a","b' }, ...ada });
    conversation.feed({ type: "ask", slot: "7", meta: { lane: 'a","b' }, ...ada });
    expect(conversation.runs().map(({ key }) => key)).toEqual([
      { slot: 7, "meta.lane": 'a","b' },
      { slot: "7", "meta.lane": 'a","b' },
    ]);
  });

  it("stays linear over long logs", () => {
    const conversation = createConversation(protocol);
    for (let index = 0; index < 20_000; index += 1) {
      conversation.feed({ type: "question", id: `q${index}`, ...ada, thread: `t${index % 100}` });
      conversation.feed({ type: "answer", id: `a${index}`, parent: `q${index}`, ...grace, thread: `t${index % 100}` });
    }
    expect(conversation.awaited()).toEqual([]);
  });

  it("stays linear when the newest come first, and in one long thread", () => {
    const conversation = createConversation<object>(protocol);
    const count = 2000;
    for (let index = count; index > 0; index -= 1) {
      const time = new Date(index * 1000).toISOString();
      conversation.feed({ type: "question", id: `q${index}`, time, ...ada, ...(index > 1 && { parent: `q${index - 1}` }) });
    }
    expect(conversation.awaited()).toHaveLength(count);
    expect(conversation.threads()).toMatchObject([{ messages: { length: count } }]);
    for (let index = 0; index < count; index += 1) conversation.feed({ type: "answer", ...grace });
    expect(conversation.awaited()).toEqual([]);
  });
});

describe("clocks that disagree", () => {
  const types = Object.keys(protocol.messages);
  /** Messages of a few threads whose clocks repeat, go back or are missing, which answer each other, themselves or nobody. */
  const skewed = fc.array(
    fc.record(
      {
        type: fc.constantFrom(...types),
        id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
        parent: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "nobody"),
        time: fc.integer({ min: 0, max: 6 }),
        from: fc.constantFrom("ada", "grace", "alan"),
        to: fc.oneof(fc.constantFrom("ada", "grace"), fc.constant(["ada", "alan", "ada"])),
        thread: fc.constantFrom("t1", "t2"),
        round: fc.integer({ min: 1, max: 3 }),
      },
      { requiredKeys: ["type"] },
    ),
    { maxLength: 24 },
  );
  const picture = (conversation: ReturnType<typeof createConversation<object>>): unknown => [
    conversation.findings(),
    conversation.awaited(),
    conversation.unacknowledged(),
    conversation.runs(),
    conversation.threads(),
  ];

  it("give the same result if issues are read after each message or at the end", () => {
    fc.assert(
      fc.property(skewed, fc.nat(24), (messages, pause) => {
        const [eager, patient, mixed] = [1, 2, 3].map(() => createConversation<object>(protocol)) as [
          ReturnType<typeof createConversation<object>>,
          ReturnType<typeof createConversation<object>>,
          ReturnType<typeof createConversation<object>>,
        ];
        for (const [index, each] of messages.entries()) {
          void eager.feed(each).issues;
          patient.feed(each);
          const finding = mixed.feed(each);
          if (index === pause) void finding.warnings;
        }
        expect(picture(eager)).toEqual(picture(patient));
        expect(picture(mixed)).toEqual(picture(patient));
      }),
      seeded(3000),
    );
  });

  it("find nothing wrong where none is missing", () => {
    const conversation = createConversation<object>(protocol);
    let read = 0;
    const skew = [0, 3000, -3000, 1500, -1500];
    for (let index = 0; index < 3000; index++) {
      const time = new Date(1_000_000 + index * 500 + skew[index % skew.length]!).toISOString();
      const { issues } = conversation.feed({ type: "question", id: `q${index}`, time, ...ada, thread: `t${index % 7}` });
      read += issues.length;
    }
    expect(read).toBe(0);
    expect(conversation.awaited()).toHaveLength(3000);
  });
});

describe("requests and answers", () => {
  it("of one thread are matched, in any order of answers", () => {
    const conversation = createConversation<object>(protocol);
    const count = 20_000;
    for (let index = 0; index < count; index++)
      conversation.feed({ type: "question", id: `q${index}`, thread: "t", from: "ada", to: `agent${index}` });
    for (let index = 0; index < count; index++)
      conversation.feed({ type: "answer", id: `a${index}`, thread: "t", from: `agent${index}`, to: "ada" });
    expect(conversation.awaited()).toEqual([]);
  });

  it("match the newest request that the sender can answer", () => {
    const conversation = createConversation<object>(protocol);
    conversation.feed({ type: "question", id: "to nobody", thread: "t", from: "ada" });
    conversation.feed({ type: "question", id: "to grace", thread: "t", from: "ada", to: ["grace", "alan"] });
    conversation.feed({ type: "question", id: "to alan", thread: "t", from: "ada", to: "alan" });
    const open = () => conversation.awaited().map((awaited) => (awaited.message as { readonly id: string }).id);
    conversation.feed({ type: "answer", thread: "t", from: "grace" });
    expect(open()).toEqual(["to nobody", "to alan"]);
    conversation.feed({ type: "answer", thread: "t", from: "grace" });
    expect(open()).toEqual(["to alan"]);
    conversation.feed({ type: "answer", thread: "t" });
    expect(open()).toEqual([]);
  });
});

describe("forgetting", () => {
  const at = (second: number): { readonly time: string } => ({ time: new Date(second * 1000).toISOString() });

  it("drops messages that were sent before a given time, and the requests that they opened", () => {
    const conversation = createConversation<object>(protocol);
    conversation.feed({ type: "ask", id: "1", ...at(1), ...ada });
    conversation.feed({ type: "question", id: "2", ...at(2), ...ada, thread: "t2" });
    conversation.feed({ type: "fix", id: "3", ...at(3), ...ada });
    conversation.feed({ type: "question", id: "4", ...at(4), ...ada, thread: "t2" });
    expect(conversation.findings()).toHaveLength(1);
    expect(conversation.forget(new Date(4000))).toBe(3);
    expect(conversation.findings()).toEqual([]);
    expect(conversation.runs()).toEqual([]);
    expect(conversation.threads()).toMatchObject([{ key: "t2", messages: [{ id: "4" }] }]);
    expect(conversation.unacknowledged()).toMatchObject([{ id: "4" }]);
    expect(conversation.awaited()).toMatchObject([{ message: { id: "4" } }]);
    expect(conversation.acknowledge("2")).toBe(false);
    expect(conversation.feed({ type: "question", id: "2", ...at(2), ...ada, thread: "t2" }).duplicate).toBe(false);
    expect(conversation.forget(new Date(0))).toBe(0);
    expect(conversation.forget(new Date(9000))).toBe(2);
    expect(conversation.threads()).toEqual([]);
  });

  it("keeps a run whose last message is kept", () => {
    const conversation = createConversation<object>(protocol);
    conversation.feed({ type: "ask", id: "1", limit: 1, ...at(1), ...ada });
    conversation.feed({ type: "find", id: "2", round: 1, ...at(2), ...grace });
    conversation.forget(new Date(2000));
    expect(conversation.runs()).toMatchObject([{ last: { id: "2" }, expected: ["fix"] }]);
    expect(conversation.feed({ type: "fix", id: "3", round: 1, ...at(3), ...ada }).issues).toEqual([]);
    expect(codes(conversation.feed({ type: "find", id: "4", round: 2, ...at(4), ...grace }).issues)).toEqual(["too-many-rounds"]);
  });

  it("never throws, in any order of messages", () => {
    const aMessage = fc.record(
      {
        type: fc.constantFrom("ask", "find", "fix", "approve", "question", "answer"),
        id: fc.integer({ min: 0, max: 40 }).map(String),
        parent: fc.integer({ min: 0, max: 40 }).map(String),
        time: fc.integer({ min: 0, max: 20 }),
        from: fc.constantFrom("ada", "grace"),
        to: fc.constantFrom("ada", "grace"),
        thread: fc.constantFrom("t1", "t2"),
      },
      { requiredKeys: ["type"] },
    );
    const step = fc.oneof({ weight: 9, arbitrary: aMessage }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 22 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 15 }), (steps, maxMessages) => {
        const conversation = createConversation<object>(protocol, { maxMessages });
        for (const each of steps) {
          if (typeof each === "number") {
            conversation.forget(new Date(each * 1000));
            const kept = conversation.threads().flatMap(({ messages }) => messages as readonly { readonly time?: number }[]);
            expect(kept.filter(({ time }) => time !== undefined && time < each)).toEqual([]);
          } else void conversation.feed(each).issues;
          expect(conversation.threads().flatMap(({ messages }) => messages).length).toBeLessThanOrEqual(maxMessages);
        }
        expect(conversation.awaited().length).toBeLessThanOrEqual(maxMessages);
        expect(conversation.runs().length).toBeLessThanOrEqual(maxMessages);
      }),
      seeded(2000),
    );
  });

  it("bounds the memory of a monitor that never ends, also when messages are late, orphaned or never answered", () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const used = (): number => {
      collectGarbage();
      return process.memoryUsage().heapUsed / 2 ** 20;
    };
    const conversation = createConversation<object>(protocol, { maxMessages: 500 });
    const feed = (from: number, until: number): void => {
      for (let index = from; index < until; index++) {
        const type = (["ask", "question", "find", "answer"] as const)[index % 4]!;
        const second = index + [0, 3, -3][index % 3]!;
        const parent = index % 5 === 0 ? { parent: `nobody${index}` } : index % 7 === 0 ? { parent: `m${index - 3}` } : {};
        const text = `${index} ${"x".repeat(4000)}`.replace("x", "y");
        void conversation.feed({ type, id: `m${index}`, ...parent, ...at(second), ...ada, thread: `t${index % 11}`, text }).issues;
      }
    };
    feed(0, 2000);
    const before = used();
    feed(2000, 22_000);
    expect(used() - before).toBeLessThan(10);
    expect(conversation.threads().flatMap(({ messages }) => messages).length).toBeLessThanOrEqual(500);
  });

  it.each([0, -1, Number.NaN])("cannot keep %s messages", (maxMessages) => {
    expect(() => createConversation(protocol, { maxMessages })).toThrow("maxMessages must be a number of at least 1");
  });
});

describe("a message of unknown type", () => {
  it("is not reported again if decoding has reported it", () => {
    expect(createConversation(protocol).feed({ type: "UNKNOWN", ...ada }).warnings).toEqual([]);
  });

  it("is an issue that names the nearest type", () => {
    const conversation = createConversation(protocol);
    const { issues, warnings } = conversation.feed({ type: "aprove", ...ada });
    expect(warnings).toEqual([]);
    expect(codes(issues)).toEqual(["unknown-type"]);
    expect(issues[0]?.message).toContain('unknown message type "aprove"; did you mean "approve"?');
    expect(codes(conversation.feed(ada).issues)).toEqual(["unknown-type"]);
  });

  it("does not warn about messages that are allowed at any time, before the start and after the end", () => {
    const conversation = createConversation(protocol);
    const types = ["question", "ask", "approve", "question"];
    const found = types.map((type) => conversation.feed({ type, ...(type === "approve" ? grace : ada) }).issues);
    expect(found.flat()).toEqual([]);
    expect(conversation.runs()).toMatchObject([{ ended: true }]);
  });
});
