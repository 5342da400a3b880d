// The contract of a store: invalid arguments throw a typed error that says what to do, and hostile strings stay strings.

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
  "__proto__",
  "constructor",
  "toString",
  "\ud83d\ude00 \u202e é \t\n",
];

export function describeInvalidArguments({ fresh }: Opener): void {
  describe("invalid arguments", () => {
    const names = ["", "x".repeat(1025), "é".repeat(513), "a\u0000b", "\ud800", 7, undefined, {}] as string[];

    it("rejects empty, too long and unstorable names and writes nothing", async () => {
      const store = await fresh();
      for (const name of names) {
        await expect(store.append(name, null, [says(1)])).rejects.toMatchObject({ name: "StoreError", code: "invalid-location" });
        await expect(store.append("a", name, [says(1)])).rejects.toMatchObject({ code: "invalid-agent-key" });
        await expect(store.view("conversation", name)).rejects.toMatchObject({ code: "invalid-location" });
        await expect(store.view("agent", "a", name)).rejects.toMatchObject({ code: "invalid-agent-key" });
        await expect(store.view("team", "a", ["b", name])).rejects.toMatchObject({ code: "invalid-agent-key" });
        expect(() => store.tail(name)).toThrow(StoreError);
        if (name !== undefined) {
          await expect(store.append("a", null, [says(1)], { ids: [name] })).rejects.toMatchObject({ code: "invalid-id" });
          await expect(store.count(name)).rejects.toMatchObject({ code: "invalid-location" });
          await expect(store.prune({ location: name })).rejects.toMatchObject({ code: "invalid-location" });
        }
      }
      expect(await store.count()).toBe(0);
      const longest = ["x".repeat(1024), "é".repeat(512)];
      for (const name of longest) expect(await store.append(name, name, [task(1), task(2)], { ids: [name, undefined] })).toEqual([1, 2]);
      expect(await store.view("team", longest[0] ?? "", longest)).toHaveLength(2);
    });

    it("rejects invalid pages", async () => {
      const store = await fresh();
      for (const page of [
        { limit: -1 },
        { last: -1 },
        { after: -1 },
        { limit: 1.5 },
        { limit: Number.NaN },
        { limit: "5" as never },
        { limit: 1, last: 1 },
        { limt: 1 } as never,
        null as never,
      ]) {
        await expect(store.view("conversation", "a", page)).rejects.toMatchObject({ code: "invalid-page" });
      }
      expect(() => store.tail("a", { after: -1 })).toThrow("after must be a non-negative integer, got -1.");
    });

    it("rejects unknown ways to validate, ids that are not an array and a clock without a time", async () => {
      const store = await fresh();
      await expect(store.append("a", null, [says(1)], { check: "loose" as never })).rejects.toThrow(
        'check must be "strict", "lenient" or "none", got "loose".',
      );
      await expect(store.append("a", null, [says(1), says(2)], { ids: "ab" as never })).rejects.toMatchObject({ code: "invalid-id" });
      await expect(store.view("team", "a", Array.from<string>({ length: 2 }))).rejects.toMatchObject({ code: "invalid-agent-key" });
      await expect(fresh({ check: "loose" as never })).rejects.toMatchObject({ code: "invalid-option" });
      await expect(fresh({ protocol: undefined as never })).rejects.toThrow(/options\.protocol is required/);
      // A timer of such a length would fire at once, again and again.
      for (const milliseconds of [-1, Number.NaN, 2 ** 31, Infinity, "5" as never]) {
        await expect(fresh({ pollMilliseconds: milliseconds })).rejects.toThrow(
          /^pollMilliseconds must be a number of milliseconds from 0/,
        );
        await expect(fresh({ reconnectMilliseconds: milliseconds })).rejects.toMatchObject({ code: "invalid-option" });
      }
      const stopped = await fresh({ now: () => new Date(Number.NaN) });
      await expect(stopped.append("a", null, [says(1)])).rejects.toMatchObject({ code: "invalid-option" });
      expect(await stopped.count()).toBe(0);
    });

    it("rejects unknown views, and agents that do not fit the view", async () => {
      const store = await fresh();
      await expect(store.view("conversion", "a")).rejects.toThrow(/conversation, agent, global, team/);
      await expect(store.view("toString", "a")).rejects.toMatchObject({ code: "unknown-view" });
      await expect(store.view("conversation", "a", "agent")).rejects.toMatchObject({ code: "invalid-agent-key" });
      await expect(store.view("agent", "a", ["agent"])).rejects.toMatchObject({ code: "invalid-agent-key" });
      await expect(store.view("agent", "a")).rejects.toMatchObject({ code: "invalid-agent-key" });
      await expect(store.view("team", "a", "agent")).rejects.toMatchObject({ code: "invalid-agent-key" });
    });

    it("rejects a prune of everything, and messages or ids that are not arrays", async () => {
      const store = await fresh();
      await expect(store.prune({})).rejects.toMatchObject({ code: "invalid-option" });
      await expect(store.prune({ before: new Date(Number.NaN) })).rejects.toMatchObject({ code: "invalid-option" });
      await expect(store.append("a", null, [says(1)], { ids: [] })).rejects.toMatchObject({ code: "invalid-id" });
      await expect(store.append("a", null, says(1) as never)).rejects.toThrow(
        /^messages must be an array, got an object; pass \[message\]/,
      );
    });

    it("closes once, after running appends, and rejects every call afterwards", async () => {
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
          message: expect.stringMatching(/open a new one/) as string,
        });
      }
      expect(() => store.tail("a")).toThrow(/closed/);
    });
  });

  describe("hostile strings", () => {
    it("are stored and found unchanged as any argument", async () => {
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

    it("are valid as names of protocols and message types", async () => {
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
