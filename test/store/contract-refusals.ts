// The contract of a store: what it refuses, with a typed error that says what to do, and SQL in every text.

import { StoreError } from "@wirepact/store";
import { describe, expect, it } from "vitest";
import type { Opener } from "./contract.js";
import { protocol, says, task } from "./records.js";

const nasty = [
  "'; DROP TABLE messages; --",
  '"; DELETE FROM locations; --',
  "x' OR '1'='1",
  "$1; SELECT pg_sleep(10)",
  "?1 :name @name $name",
  "\\'; COMMIT; \\",
  "%_%",
  "{a,b}",
  '{"a"}',
  "$append$ $migration$",
  "NULL",
  "\ud83d\ude00 \u202e é \t\n",
];

export function describeRefusals({ fresh }: Opener): void {
  describe("refusals", () => {
    const names = ["", "x".repeat(1025), "é".repeat(513), "a\u0000b", "\ud800", 7, undefined, {}] as string[];

    it("refuses empty, over-long and unkeepable names and writes nothing", async () => {
      const store = await fresh();
      for (const name of names) {
        await expect(store.append(name, null, [says(1)])).rejects.toMatchObject({ name: "StoreError", code: "bad-location" });
        await expect(store.append("a", name, [says(1)])).rejects.toMatchObject({ code: "bad-agent-key" });
        await expect(store.view("conversation", name)).rejects.toMatchObject({ code: "bad-location" });
        await expect(store.view("agent", "a", name)).rejects.toMatchObject({ code: "bad-agent-key" });
        await expect(store.view("team", "a", ["b", name])).rejects.toMatchObject({ code: "bad-agent-key" });
        expect(() => store.tail(name)).toThrow(StoreError);
        if (name !== undefined) {
          await expect(store.append("a", null, [says(1)], { ids: [name] })).rejects.toMatchObject({ code: "bad-id" });
          await expect(store.count(name)).rejects.toMatchObject({ code: "bad-location" });
          await expect(store.prune({ location: name })).rejects.toMatchObject({ code: "bad-location" });
        }
      }
      expect(await store.count()).toBe(0);
      const longest = ["x".repeat(1024), "é".repeat(512)];
      for (const name of longest) expect(await store.append(name, name, [task(1), task(2)], { ids: [name, undefined] })).toEqual([1, 2]);
      expect(await store.view("team", longest[0] ?? "", longest)).toHaveLength(2);
    });

    it("refuses pages that mean nothing", async () => {
      const store = await fresh();
      for (const page of [
        { limit: -1 },
        { last: -1 },
        { since: -1 },
        { limit: 1.5 },
        { limit: Number.NaN },
        { limit: "5" as never },
        { limit: 1, last: 1 },
      ]) {
        await expect(store.view("conversation", "a", page)).rejects.toMatchObject({ code: "bad-page" });
      }
      expect(() => store.tail("a", { from: -1 })).toThrow(/whole number/);
    });

    it("refuses views and agents that do not go together", async () => {
      const store = await fresh();
      await expect(store.view("conversion", "a")).rejects.toThrow(/conversation, agent, global, team/);
      await expect(store.view("toString", "a")).rejects.toMatchObject({ code: "unknown-view" });
      await expect(store.view("conversation", "a", "agent")).rejects.toMatchObject({ code: "bad-agent-key" });
      await expect(store.view("agent", "a", ["agent"])).rejects.toMatchObject({ code: "bad-agent-key" });
      await expect(store.view("agent", "a")).rejects.toMatchObject({ code: "bad-agent-key" });
      await expect(store.view("team", "a", "agent")).rejects.toMatchObject({ code: "bad-agent-key" });
    });

    it("refuses to forget everything by mistake", async () => {
      const store = await fresh();
      await expect(store.prune({})).rejects.toMatchObject({ code: "bad-option" });
      await expect(store.prune({ before: new Date(Number.NaN) })).rejects.toMatchObject({ code: "bad-option" });
      await expect(store.append("a", null, [says(1)], { ids: [] })).rejects.toMatchObject({ code: "bad-id" });
      await expect(store.append("a", null, says(1) as never)).rejects.toThrow(/list/);
    });

    it("is closed once, after what was being written, and refuses everything then", async () => {
      const store = await fresh();
      const last = store.append("a", null, [says(1)]);
      await Promise.all([store.close(), store.close()]);
      expect(await last).toEqual([1]);
      await store.close();
      for (const call of [
        () => store.append("a", null, [says(1)]),
        () => store.view("conversation", "a"),
        () => store.locations(),
        () => store.count(),
        () => store.prune({ location: "a" }),
      ]) {
        await expect(call()).rejects.toMatchObject({
          name: "StoreError",
          code: "closed",
          message: expect.stringMatching(/open it again/) as string,
        });
      }
      expect(() => store.tail("a")).toThrow(/closed/);
    });
  });

  describe("SQL in texts", () => {
    it("stays text in every place that takes one", async () => {
      const store = await fresh();
      for (const text of nasty) {
        const message = { ...task(text, 1), turn_id: text, [text]: text };
        expect(await store.append(text, text, [message], { ids: [text] })).toEqual([1]);
        expect(await store.append(text, text, [message], { ids: [text] })).toEqual([1]);
      }
      expect([...(await store.locations())].sort()).toEqual([...nasty].sort());
      for (const text of nasty) {
        const message = { ...task(text, 1), turn_id: text, [text]: text };
        expect(await store.view("agent", text, text)).toEqual([message]);
        expect(await store.view("team", text, nasty)).toEqual([message]);
        expect(await store.count(text)).toBe(1);
        const read: unknown[] = [];
        for await (const entry of store.tail(text, { live: false })) read.push(entry);
        expect(read).toEqual([{ position: 1, agentKey: text, message }]);
        await expect(store.view(text, text)).rejects.toMatchObject({ code: "unknown-view" });
      }
      for (const text of nasty) expect(await store.prune({ location: text })).toBe(1);
      expect(await store.count()).toBe(0);
    });

    it("stays text in the names of protocols and types", async () => {
      for (const text of nasty) {
        const views = { odd: { name: "odd", agents: "any", messages: [text, "user_message"] } } as const;
        const messages = { ...protocol.messages, [text]: { ...protocol.messages["user_message"], name: text } } as typeof protocol.messages;
        const store = await fresh({ protocol: { ...protocol, name: text, views, messages }, check: "none" });
        await store.append("a", null, [{ type: text }, says(1)]);
        expect(await store.view("odd", "a")).toEqual([{ type: text }, says(1)]);
      }
    });
  });
}
