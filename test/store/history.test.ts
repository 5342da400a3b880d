import { runnable } from "@wirepact/core/codegen";
import * as messageStore from "@wirepact/message-store";
import { createHistory, createMemoryStore, type MessageStore } from "@wirepact/store";
import { describe, expect, it } from "vitest";
import { action, announces, answers, final, observes, protocol, says, sumsUp, task, type TestRecord } from "./records.js";

const contents = (messages: readonly TestRecord[]): unknown[] => messages.map(({ content, tool }) => content ?? tool);

/** A job of a lead with two workers, told out of order so that parts differ from time. */
async function openJob(): Promise<MessageStore> {
  const store = createMemoryStore({ protocol });
  await store.append("job", null, [says("hello", 10), answers("working", 11)]);
  await store.append("job", "lead", [task("plan", 1), action("ask", 2)]);
  await store.append("job", "hand", [task("old task", 3), observes("old", 4), final("old end", 5)]);
  await store.append("job", "hand", [task("dig", 6), action("spade", 7), observes("worm", 8), announces("rain", 9), final("hole", 12)]);
  await store.append("job", "eye", [task("look", 6), observes("cloud", 7)]);
  await store.append("job", "lead", [sumsUp("phase zero", 0, 13), sumsUp("phase one", 1, 14), sumsUp("phase one, again", 1, 15)]);
  return store;
}

describe("createHistory", () => {
  it("gives conversation, own messages and broadcasts, part by part", async () => {
    const history = createHistory({ store: await openJob(), location: "job", agentKey: "hand" });
    expect(contents(await history.getHistory())).toEqual([
      "hello",
      "working",
      "old task",
      "old",
      "old end",
      "dig",
      "spade",
      "worm",
      "hole",
      "rain",
      "phase zero",
      "phase one",
      "phase one, again",
    ]);
  });

  it("adds what subordinates left, and shows repeats once on request", async () => {
    const history = createHistory({ store: await openJob(), location: "job", agentKey: "lead", subordinates: ["eye", "hand", "eye"] });
    const team = ["old task", "old", "old end", "dig", "look", "spade", "cloud", "worm", "rain", "hole"];
    const broadcasts = ["rain", "phase zero", "phase one", "phase one, again"];
    expect(contents(await history.getHistory())).toEqual(["hello", "working", "plan", "ask", ...team, ...broadcasts]);
    expect(contents(await history.getHistory({ deduplicate: true }))).toEqual([
      "hello",
      "working",
      "plan",
      "ask",
      ...team,
      ...broadcasts.slice(1),
    ]);
  });

  it("does not take equal messages for one", async () => {
    const store = createMemoryStore({ protocol });
    await store.append("job", "hand", [task("same", 1), task("same", 1)]);
    const history = createHistory({ store, location: "job", agentKey: "hand" });
    expect(contents(await history.getHistory({ deduplicate: true }))).toEqual(["same", "same"]);
  });

  it("shows an orchestrator the newest eight of the conversation", async () => {
    const store = createMemoryStore({ protocol });
    await store.append("job", "boss", [task("plan")]);
    await store.append(
      "job",
      null,
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? says(index, index) : answers(index, index))),
    );
    const history = createHistory({ store, location: "job", agentKey: "boss" });
    expect(contents(await history.getHistory({ role: "orchestrator" }))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("shows a manager what the phase before came to", async () => {
    const history = createHistory({ store: await openJob(), location: "job", agentKey: "lead", subordinates: ["hand"] });
    expect(contents(await history.getHistory({ role: "manager", phase: 1 }))).toEqual(["phase zero"]);
    expect(contents(await history.getHistory({ role: "manager", phase: 2 }))).toEqual(["phase one", "phase one, again"]);
    expect(contents(await history.getHistory({ role: "manager", phase: 0 }))).toEqual([]);
    expect(contents(await history.getHistory({ role: "manager", phase: 9 }))).toEqual([]);
    expect(contents(await history.getHistory({ role: "manager" }))).toEqual(["phase one", "phase one, again"]);
  });

  it("shows a worker what followed its last task, without completions", async () => {
    const store = await openJob();
    const history = createHistory({ store, location: "job", agentKey: "hand" });
    expect(contents(await history.getHistory({ role: "worker" }))).toEqual(["spade", "worm", "rain"]);
    const idle = createHistory({ store, location: "job", agentKey: "nobody" });
    expect(await idle.getHistory({ role: "worker" })).toEqual([]);
  });

  it("keeps the types of the package's messages", async () => {
    const store = createMemoryStore(messageStore);
    await store.append("job", null, [messageStore.createUserMessage({ content: "hello", timestamp: 1 })]);
    const [first] = await createHistory({ store, location: "job", agentKey: "hand" }).getHistory();
    expect(first?.type === messageStore.MessageType.UserMessage && first.content).toBe("hello");
  });

  it("rejects invalid arguments", async () => {
    const store = await openJob();
    expect(() => createHistory({ store, location: "", agentKey: "hand" })).toThrow(/location must not be empty/);
    expect(() => createHistory({ store, location: "job", agentKey: "" })).toThrow(/agent key must not be empty/);
    expect(() => createHistory({ store, location: "job", agentKey: "lead", subordinates: [""] })).toThrow(/agent key must not be empty/);
    const bare = createMemoryStore({ protocol: { ...protocol, views: {} } });
    expect(() => createHistory({ store: bare, location: "job", agentKey: "hand" })).toThrow(
      /^layout\.conversation is required: message-store has no view for it/,
    );
    const layout = { conversation: "talk" };
    expect(() => createHistory({ store, location: "job", agentKey: "hand", layout })).toThrow(
      /^layout\.conversation is required: message-store has no view "talk"/,
    );
    const history = createHistory({ store, location: "job", agentKey: "hand" });
    await expect(history.getHistory({ role: "director" as "worker" })).rejects.toThrow(
      /^role must be "orchestrator", "manager" or "worker", got "director"/,
    );
  });

  it("works for a protocol with other names", async () => {
    const others = {
      synthesis: "sum",
      task: "job",
      phase_id: "stage",
      conversation: "talk",
      agent: "mine",
      team: "ours",
      global: "all",
      closing: "ends",
    };
    const renamed = runnable(
      JSON.parse(
        Object.entries(others).reduce(
          (text, [name, other]) => text.replaceAll(`"${name}"`, `"${other}"`),
          JSON.stringify({ ...protocol, features: undefined }),
        ),
      ) as typeof protocol,
    );
    const store = createMemoryStore({ protocol: renamed });
    await store.append("x", "hand", [
      { type: "job", content: 1 },
      { type: "observation", content: 2 },
      { type: "sum", content: 3, from_manager: "m", stage: 4 },
    ]);
    const history = createHistory({ store, location: "x", agentKey: "hand" });
    expect(contents(await history.getHistory({ role: "worker" }))).toEqual([2]);
    expect(contents(await history.getHistory({ role: "manager", phase: 5 }))).toEqual([3]);
  });
});

it("names the view that a protocol lacks", async () => {
  for (const section of ["conversation", "own", "team", "shared"]) {
    const store = await openJob();
    expect(() => createHistory({ store, location: "job", agentKey: "hand", layout: { [section]: "nowhere" } })).toThrow(
      expect.objectContaining({ code: "unknown-view", message: `layout.${section} is required: message-store has no view "nowhere".` }),
    );
  }
});
