// The conversation monitor in live use: UUIDs in any case, and clocks that differ or jump.

import { randomUUID } from "node:crypto";
import { createConversation as watchSwarm, createProgressUpdate, createTaskRequest, decode, unwrap } from "@wirepact/acp-swarm";
import { createConversation } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { reviewProtocol } from "./review-protocol.js";

describe("UUIDs", () => {
  it("are the same in upper and lower case: IDs, replies, threads, echoes and the keys of runs", () => {
    const conversation = createConversation(reviewProtocol);
    const [id, thread] = [randomUUID(), randomUUID()];
    const ask = { type: "ask", id, thread, from: "ada", to: "grace" };
    expect(conversation.feed(ask).issues).toEqual([]);
    expect(conversation.feed({ ...ask, id: id.toUpperCase() }).duplicate).toBe(true);
    const find = { type: "find", parent: id.toUpperCase(), thread: thread.toUpperCase(), round: 1, from: "grace", to: "ada" };
    expect(conversation.feed(find)).toMatchObject({ issues: [], warnings: [] });
    expect(conversation.runs().filter(({ flow }) => flow === "review")).toHaveLength(1);
    expect(conversation.threads()).toHaveLength(1);
    expect(conversation.awaited().map(({ message }) => message)).toEqual([find]);
    expect(conversation.acknowledge(id.toUpperCase())).toBe(true);
  });

  it("may have a prefix, whose case counts, and other strings are compared as they are", () => {
    const runs = (one: string, other: string): number => {
      const conversation = createConversation(reviewProtocol);
      for (const thread of [one, other]) conversation.feed({ type: "ask", thread, from: "ada", to: "grace" });
      return conversation.threads().length;
    };
    const id = randomUUID();
    expect(runs(`task-${id}`, `task-${id.toUpperCase()}`)).toBe(1);
    expect(runs(`task-${id}`, `Task-${id}`)).toBe(2);
    expect(runs("Alpha", "alpha")).toBe(2);
  });

  it("in upper case do not split the run of a generated party, which writes them in lower case", () => {
    const parties = { swarmId: randomUUID(), containerId: "c0ffee12" };
    const task = { taskFilePath: "tasks/limit.json", branchName: "feat/limit", repoUrl: "https://git.example/harbor.git" };
    const request = createTaskRequest({ ...parties, ...task });
    const received = unwrap(decode(JSON.stringify({ ...request, swarmId: request.swarmId.toUpperCase() })));
    const conversation = watchSwarm();
    expect(conversation.feed(received).issues).toEqual([]);
    const swarmId = (received as typeof request).swarmId;
    expect(swarmId).toBe(parties.swarmId.toUpperCase());
    const reply = createProgressUpdate({ ...parties, swarmId, storyId: "US-014", status: "in_progress", output: "" });
    expect(reply.swarmId).toBe(parties.swarmId);
    expect(conversation.feed(reply).issues).toEqual([]);
    expect(conversation.runs()).toHaveLength(1);
  });
});

describe("the order of arrival", () => {
  const at = (seconds: number): string => new Date(1_800_000_000_000 + seconds * 1000).toISOString();
  const ask = { type: "ask", thread: "t", from: "ada", to: "grace", seconds: 90 };
  const find = { type: "find", thread: "t", round: 1, from: "grace", to: "ada" };

  it("keeps a run legal whose peer has a clock that is ahead", () => {
    const feedBoth = (order?: "time" | "arrival"): readonly string[] => {
      const conversation = createConversation(reviewProtocol, { order });
      conversation.feed({ ...ask, time: at(5) });
      conversation.feed({ ...find, time: at(0) });
      return conversation.findings().flatMap(({ issues }) => issues.map(({ code }) => code));
    };
    expect(feedBoth()).toEqual(["illegal-transition"]);
    expect(feedBoth("time")).toEqual(["illegal-transition"]);
    expect(feedBoth("arrival")).toEqual([]);
  });

  it("measures deadlines with its own clock, whatever the messages say, and survives a clock that jumps back", () => {
    let moment = 0;
    const conversation = createConversation(reviewProtocol, { order: "arrival", now: () => new Date(at(moment)) });
    conversation.feed({ ...ask, time: at(-100_000) });
    expect(conversation.late()).toEqual([]);
    moment = 91;
    expect(conversation.late()).toMatchObject([{ message: { type: "ask" } }]);
    moment = -3600;
    conversation.feed({ ...find, time: at(100_000) });
    conversation.feed({ type: "fix", thread: "t", from: "ada", to: "grace" });
    expect(conversation.findings().flatMap(({ issues }) => issues)).toEqual([]);
    expect(conversation.runs()).toMatchObject([{ last: { type: "fix" } }]);
    expect(conversation.forget(new Date(at(-1)))).toBe(0);
    expect(conversation.forget(new Date(at(1)))).toBe(3);
  });

  it("is one of two names", () => {
    expect(() => createConversation(reviewProtocol, { order: "arival" as never })).toThrow(
      'unknown order "arival"; did you mean "arrival"?',
    );
    expect(() => createConversation(reviewProtocol, { ordr: "time" } as never)).toThrow('unknown option "ordr"; did you mean "order"?');
  });
});
