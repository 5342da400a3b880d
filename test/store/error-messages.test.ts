// The sentence of every error that an argument of a store can cause, at the edge where it begins, and the times that messages can have.

import { createMemoryStore, openStore, StoreError, type MessageStore } from "@wirepact/store";
import { describe, expect, it } from "vitest";
import { deriveHistoryLayout } from "../../packages/store/src/history-layout.js";
import { readTime } from "../../packages/store/src/message-time.js";
import { protocol, protocolWithIds, says, type TestRecord } from "./records.js";

const open = (options = {}): MessageStore => createMemoryStore({ protocol, ...options });

/** What a call says when it fails. */
async function problemOf(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    if (error instanceof StoreError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return "no error";
}

const append = (message: unknown): Promise<string> => problemOf(() => open().append("a", null, [message as TestRecord]));

describe("the error for an argument", () => {
  const long = "x".repeat(80);
  it.each<readonly [name: string, call: () => unknown, expected: string]>([
    ["a location that is no string", () => open().append(7 as never, null, []), "invalid-location: The location must be a string, got 7."],
    ["a short text", () => open().count([long] as never), "invalid-location: The location must be a string, got an array."],
    [
      "a text of 80 characters",
      () => open().append("a", null, [], { check: long as never }),
      `invalid-option: check must be "strict", "lenient" or "none", got "${long}".`,
    ],
    [
      "a text of 81 characters",
      () => open().append("a", null, [], { check: `${long}x` as never }),
      'invalid-option: check must be "strict", "lenient" or "none", got a string of 81 characters.',
    ],
    [
      "an address with another scheme, whose password is not repeated",
      () => openStore("mysql://ada:hunter2@host/db", { protocol }),
      'invalid-option: unknown scheme "mysql" in the address of the store; pass a postgres:// URL, "memory:" or the path of a SQLite file.',
    ],
    ["an empty location", () => open().count(""), "invalid-location: The location must not be empty."],
    [
      "a location of 1025 bytes",
      () => open().count(`${"é".repeat(512)}x`),
      "invalid-location: The location must be at most 1024 bytes of UTF-8, got 1025.",
    ],
    [
      "a location that cannot be stored",
      () => open().count("a\0"),
      "invalid-location: The location must not contain U+0000 or an unpaired surrogate.",
    ],
    [
      "an id that is no string",
      () => open().append("a", null, [says(1)], { ids: [true as never] }),
      "invalid-id: The message id must be a string, got true.",
    ],
    [
      "fewer ids than messages",
      () => open().append("a", null, [says(1), says(2)], { ids: ["x"] }),
      "invalid-id: ids must have one entry for each message, got 1 ids for 2 messages; use undefined for a message without an id.",
    ],
    [
      "ids that are no array",
      () => open().append("a", null, [says(1)], { ids: 1n as never }),
      "invalid-id: ids must be an array, got a bigint.",
    ],
    [
      "a page that is no object",
      () => open().view("team", "a", ["b"], [] as never),
      "invalid-page: The page must be an object such as { limit: 50 }, got an array.",
    ],
    ...["limit", "last", "after"].map((name): [string, () => unknown, string] => [
      `a page whose ${name} is negative`,
      () => open().view("conversation", "a", { [name]: -1 }),
      `invalid-page: ${name} must be a non-negative integer, got -1.`,
    ]),
    [
      "a page with two ends",
      () => open().view("conversation", "a", { limit: 1, last: 1 }),
      "invalid-page: The page has both limit and last; pass only one of them.",
    ],
    [
      "a page with an option that does not exist",
      () => open().view("conversation", "a", { limt: 1 } as never),
      'invalid-page: Unknown option "limt"; did you mean "limit"?',
    ],
    [
      "a view of one agent without it",
      () => open().view("agent", "a"),
      'invalid-agent-key: The view "agent" needs one agent key (a string), got undefined.',
    ],
    [
      "a view of several agents with one",
      () => open().view("team", "a", "b"),
      'invalid-agent-key: The view "team" needs an array of agent keys, got "b".',
    ],
    [
      "an agent where none is wanted",
      () => open().view("conversation", "a", "b"),
      'invalid-agent-key: The view "conversation" is not a view by agent; omit the agent key.',
    ],
    [
      "a time that no timer can wait",
      () => open({ pollMilliseconds: 2 ** 31 }),
      "invalid-option: pollMilliseconds must be a number of milliseconds from 0 to 2147483647, got 2147483648.",
    ],
    [
      "no protocol",
      () => open({ protocol: null }),
      "invalid-option: options.protocol is required; pass the namespace of a protocol package, or { protocol }.",
    ],
    [
      "an option that does not exist",
      () => open({ pollMiliseconds: 5 }),
      'invalid-option: Unknown option "pollMiliseconds"; did you mean "pollMilliseconds"?',
    ],
    [
      "an option that is like none",
      () => open({ colour: "red" }),
      'invalid-option: Unknown option "colour"; expected one of check, create, listen, lockMilliseconds, notify, now, pollMilliseconds, reconnectMilliseconds, schema',
    ],
    [
      "a package in place of an address",
      () => openStore(protocol as never, { protocol }),
      "invalid-option: the address of a store must be a string, got an object.",
    ],
    ["a flag that is none", () => open({ create: "yes" }), 'invalid-option: create must be a boolean, got "yes".'],
    ["a date that is none", () => open().prune({ before: 5 as never }), "invalid-option: before must be a valid Date."],
  ])("%s", async (_name, call, expected) => {
    expect(await problemOf(call)).toBe(expected);
  });

  it("accepts the longest timer", async () => {
    await open({ pollMilliseconds: 2 ** 31 - 1, reconnectMilliseconds: 0 }).close();
  });
});

describe("the error for a message", () => {
  it.each([
    [null, "message must be an object, got null"],
    [[], "message must be an object, got an array"],
    ["text", "message must be an object, got a string"],
    [Number.NaN, "message must be a value that JSON can represent, got NaN"],
    [undefined, "message must be a value that JSON can represent, got a value of type undefined"],
    [{ type: "task", content: new Date(0) }, "content must be a value that JSON can represent, got an object with a toJSON method"],
    [{ type: "task", content: [new Map()] }, "content[0] must be a value that JSON can represent, got an instance of Map"],
    [{ type: "task", content: { deep: [1, 2n] } }, "content.deep[1] must be a value that JSON can represent, got a value of type bigint"],
  ])("%o", async (message, expected) => {
    expect(await append(message)).toBe(`invalid-message: The message is invalid; nothing was written.\n  ${expected} [wrong-type]`);
  });

  it("names twenty steps of a circular message", async () => {
    const loop: Record<string, unknown> = { type: "task" };
    loop["content"] = { up: loop };
    const error = await open()
      .append("a", null, [loop])
      .catch((caught: unknown) => caught as StoreError);
    expect(error).toMatchObject({ code: "invalid-message", issues: [{ code: "wrong-type" }] });
    expect((error as StoreError).issues[0]!.message).toContain("got a value that is nested too deeply or circular");
    const [index, ...path] = (error as StoreError).issues[0]!.path;
    expect(index).toBe(0);
    expect(path).toEqual(Array.from({ length: 20 }, (_, step) => (step % 2 === 0 ? "content" : "up")));
  });

  it("counts the messages of a batch and shows five issues", async () => {
    const wrong = Array.from({ length: 6 }, () => ({ type: "task" }));
    const said = await problemOf(() => open().append("a", null, [says(1), ...wrong]));
    expect(said.split("\n")[0]).toBe("invalid-message: 6 of 7 messages are invalid; nothing was written.");
    expect(said.split("\n")[1]).toMatch(/^ {2}message 2 of 7: content /);
    expect(said.split("\n")).toHaveLength(7);
    expect(said).toMatch(/\n {2}and 1 more$/);
    const one = await problemOf(() => open().append("a", null, [says(1), { type: "task" }]));
    expect(one.split("\n")[0]).toBe("invalid-message: 1 of 2 messages is invalid; nothing was written.");
  });

  it("keeps -0 at any depth, and every property beside it", async () => {
    const store = open();
    await store.append("a", null, [says({ list: [-0, 1, "two", null, true], left: undefined })]);
    const [found] = await store.view("conversation", "a");
    expect(found).toEqual(says({ list: [-0, 1, "two", null, true] }));
  });

  it("collapses messages of a batch with one id, and only those", async () => {
    const store = createMemoryStore({ protocol: protocolWithIds, check: "none" });
    const [one, other] = [
      { ...says(1), record_id: "x" },
      { ...says(2), record_id: "" },
    ];
    expect(await store.append("a", null, [one, other, one, other])).toEqual([1, 2, 1, 3]);
    expect(await problemOf(() => store.append("a", null, [one, { ...one, content: 9 }]))).toBe(
      'id-conflict: The id "x" is already used by another message of this location; nothing was written. Use another id for the new message.',
    );
    expect(await store.append("a", null, [{ ...says(4), record_id: 7 }])).toEqual([4]);
    expect(await store.append("a", null, [{ ...says(4), record_id: "7" }]).catch(() => "conflict")).toBe("conflict");
  });
});

describe("the time of a message", () => {
  it.each([
    [12.5, 12.5],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    ["2016-12-31", 1_483_142_400],
    ["2016-12-31T23:59:59Z", 1_483_228_799],
    ["2016-12-31T23:59:60Z", 1_483_228_800],
    ["2016-12-31 23:59:60.5Z", 1_483_228_800.5],
    ["2016-12-31t23:59:59.000001z", 1_483_228_799.000001],
    ["2017-01-01T01:00:00+01:00", 1_483_228_800],
    ["2016-12-31T23:00:00-01:00", 1_483_228_800],
    ["2016-13-31T23:59:59Z", null],
    ["2016-13-31", null],
    ["2016-12-31T23:59Z", null],
    ["yesterday", null],
  ])("%o", (text, expected) => {
    expect(readTime(text)).toBe(expected);
  });
});

it("the layout of a history follows from the views and groups of a protocol", () => {
  expect(deriveHistoryLayout(protocol)).toEqual({
    conversation: "conversation",
    own: "agent",
    team: "team",
    shared: "global",
    starts: ["task"],
    completions: ["final", "synthesis"],
    summaries: ["synthesis"],
    phase: ["phase_id"],
  });
  const bare = deriveHistoryLayout({ ...protocol, views: {}, groups: {} });
  expect(bare).toEqual({ starts: [], completions: [], summaries: [], phase: undefined });
});
