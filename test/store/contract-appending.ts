// The contract of a store: appending, exact round trips, idempotence, atomic batches, validation.

import type { StoreError } from "@wirepact/store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../support/seed.js";
import type { Opener } from "./contract.js";
import { protocol, protocolWithIds, says, task, type TestRecord } from "./records.js";

export function describeAppending({ fresh, again }: Opener): void {
  describe("appending", () => {
    it("counts positions from 1 in each location", async () => {
      const store = await fresh();
      expect(await store.append("a", null, [says("one"), says("two")])).toEqual([1, 2]);
      expect(await store.append("b", null, [says("one")])).toEqual([1]);
      expect(await store.append("a", "agent", [task("three")])).toEqual([3]);
      expect(await store.append("a", null, [])).toEqual([]);
    });

    it("returns messages exactly as they were written, unknown properties included", async () => {
      const store = await fresh();
      const odd = JSON.parse(
        '{"__proto__": {"x": 1}, "constructor": null, "": "", "2": 2, "1": 1, "zero": -0, "tiny": 5e-324, "big": 1.7976931348623157e308}',
      ) as TestRecord;
      const messages = [
        { ...says("plain"), metadata: { deep: [[[{ a: [] }]]] } },
        { ...says(null), odd },
        says("\u0000 \ud800 \udfff \u2028 \ud83d\ude00 é e\u0301 \\ \" ' $1 ?1"),
        says("long ".repeat(50_000)),
        { turn_id: "order of properties", content: { b: 1, a: 2 }, type: "user_message" },
      ];
      await store.append("exact", null, messages);
      const found = await store.view("conversation", "exact");
      expect(found).toEqual(messages);
      expect(found.map((message) => JSON.stringify(message))).toEqual(messages.map((message) => JSON.stringify(message)));
      expect(Object.is((found[1] as { odd: { zero: number } }).odd.zero, -0)).toBe(true);
    });

    it("returns any JSON unchanged", async () => {
      const store = await fresh();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              type: fc.constant("user_message"),
              content: fc.jsonValue({ stringUnit: "binary" }),
              extra: fc.jsonValue(),
            }),
            { maxLength: 5 },
          ),
          async (messages) => {
            const location = `run ${run++}`;
            await store.append(location, "agent", messages);
            expect(await store.view("conversation", location)).toEqual(messages);
            expect(await store.view("team", location, ["agent"])).toEqual(messages);
          },
        ),
        seeded(25),
      );
    });

    it("stores a copy: later changes of the object have no effect", async () => {
      const store = await fresh();
      const message = { ...says("before"), list: [1] };
      await store.append("copy", null, [message]);
      message.list.push(2);
      const [found] = await store.view("conversation", "copy");
      expect(found).toEqual({ ...says("before"), list: [1] });
      (found as { content: string }).content = "changed";
      expect(await store.view("conversation", "copy")).toEqual([{ ...says("before"), list: [1] }]);
    });

    it("shows what another handle wrote", async () => {
      const store = await fresh();
      await store.append("shared", null, [says("one")]);
      const other = await again();
      expect(await other.append("shared", null, [says("two")])).toEqual([2]);
      expect(await store.view("conversation", "shared")).toEqual([says("one"), says("two")]);
    });

    it("keeps the order of appends that were not awaited", async () => {
      const store = await fresh();
      const positions = await Promise.all(Array.from({ length: 50 }, (_, index) => store.append("rush", null, [says(index)])));
      expect(positions.flat()).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
      expect((await store.view("conversation", "rush")).map(({ content }) => content)).toEqual(
        Array.from({ length: 50 }, (_, index) => index),
      );
    });

    it("writes a large batch", async () => {
      const store = await fresh();
      const messages = Array.from({ length: 5000 }, (_, index) => says(index, index));
      expect(await store.append("large", "agent", messages)).toHaveLength(5000);
      expect(await store.view("conversation", "large", { last: 2 })).toEqual(messages.slice(-2));
    });
  });

  describe("ids", () => {
    it("writes a message with a known id once and returns its position again", async () => {
      const store = await fresh({ protocol: protocolWithIds });
      const first = { ...says("one"), record_id: "r-1" };
      expect(await store.append("ids", null, [first])).toEqual([1]);
      expect(await store.append("ids", null, [{ ...says("two"), record_id: "r-2" }, first, says("three")])).toEqual([2, 1, 3]);
      // The same properties in another order are the same message.
      expect(await store.append("ids", null, [{ record_id: "r-1", content: "one", type: "user_message" }])).toEqual([1]);
      expect((await store.view("conversation", "ids")).map(({ content }) => content)).toEqual(["one", "two", "three"]);
      expect(await store.count("ids")).toBe(3);
    });

    it("uses the ids of the caller, by location", async () => {
      const store = await fresh();
      const ids = ["x", undefined, "x"];
      expect(await store.append("a", null, [says("one"), says("two"), says("one")], { ids })).toEqual([1, 2, 1]);
      expect(await store.append("a", null, [says("one"), says("two"), says("one")], { ids })).toEqual([1, 3, 1]);
      expect(await store.append("b", null, [says("one")], { ids: ["x"] })).toEqual([1]);
    });

    it("rejects another message with a known id and writes nothing", async () => {
      const store = await fresh({ protocol: protocolWithIds });
      await store.append("ids", null, [{ ...says("one"), record_id: "r-1" }]);
      const clash = { ...says("other"), record_id: "r-1" };
      await expect(store.append("ids", null, [says("new"), clash])).rejects.toMatchObject({ name: "StoreError", code: "id-conflict" });
      await expect(
        store.append("ids", null, [
          { ...says("a"), record_id: "s" },
          { ...says("b"), record_id: "s" },
        ]),
      ).rejects.toMatchObject({ code: "id-conflict" });
      expect(await store.count()).toBe(1);
    });

    it("writes once when several try at the same time", async () => {
      const store = await fresh();
      const others = [store, await again(), await again()];
      const results = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          (others[index % 3] ?? store).append("race", null, [says("once"), says(index)], { ids: ["same", `own ${index}`] }),
        ),
      );
      expect(new Set(results.map(([once]) => once)).size).toBe(1);
      expect(new Set(results.map(([, own]) => own)).size).toBe(30);
      expect((await store.view("conversation", "race")).filter(({ content }) => content === "once")).toHaveLength(1);
      expect(await store.count("race")).toBe(31);
    });

    it("does not sort messages without a time after a repeated message", async () => {
      const store = await fresh();
      await store.append("repeat", null, [says("late", 100)], { ids: ["late"] });
      await store.append("repeat", null, [says("early", 1)]);
      await store.append("repeat", null, [says("late", 100), says("untimed")], { ids: ["late", undefined] });
      expect((await store.view("conversation", "repeat")).map(({ content }) => content)).toEqual(["early", "untimed", "late"]);
    });
  });

  describe("validation", () => {
    it("rejects the whole batch if a message is invalid, with every issue", async () => {
      const store = await fresh();
      const wrong = store.append("strict", null, [says("fine"), { type: "action", tool: 7, args: {} }, { type: "user_message" }]);
      await expect(wrong).rejects.toMatchObject({ code: "invalid-message" });
      const { issues } = (await wrong.catch((error: unknown) => error)) as StoreError;
      expect(issues.map(({ code, path }) => [code, path])).toEqual([
        ["wrong-type", [1, "tool"]],
        ["missing-field", [2, "content"]],
      ]);
      await expect(wrong).rejects.toThrow(
        /^2 of 3 messages are invalid; nothing was written\.\n  message 2 of 3: tool .*\n  message 3 of 3: content /,
      );
      await expect(store.append("strict", null, [says("fine"), { type: "user_message" }])).rejects.toThrow(/^1 of 2 messages is invalid;/);
      await expect(store.append("strict", null, [{ type: "user_message" }])).rejects.toThrow(
        /^The message is invalid; nothing was written\.\n  content /,
      );
      const many = Array.from({ length: 7 }, () => ({ type: "user_message" }));
      await expect(store.append("strict", null, many)).rejects.toThrow(/message 5 of 7: .*\n  and 2 more$/);
      expect(await store.count()).toBe(0);
      expect(await store.locations()).toEqual([]);
    });

    it("uses the guard and the validator of the package", async () => {
      const asked: unknown[] = [];
      const store = await fresh({
        protocol,
        is: isGuarded,
        validate: (value) => {
          asked.push(value);
          return { ok: false, issues: [{ code: "rule/asked", path: ["content"], message: "content is not guarded" }] };
        },
      });
      await store.append("guard", null, [{ type: "user_message", content: "guarded" }]);
      expect(asked).toEqual([]);
      await expect(store.append("guard", null, [says("else")])).rejects.toMatchObject({
        issues: [{ code: "rule/asked", path: [0, "content"] }],
      });
    });

    it("validates leniently or not at all if asked, and stores messages unchanged", async () => {
      const store = await fresh();
      const old = { type: "script_instruction", content: { steps: [] }, timestamp: "2026-03-02T08:00:00.5Z" };
      await expect(store.append("modes", "m", [old])).rejects.toMatchObject({ code: "invalid-message" });
      await store.append("modes", "m", [old], { check: "lenient" });
      await store.append("modes", "m", [{ type: "nonsense" }, { type: 7 }, {}], { check: "none" });
      expect(await store.view("team", "modes", ["m"])).toEqual([old, { type: "nonsense" }, { type: 7 }, {}]);
      await expect(store.append("modes", "m", ["text"] as never, { check: "none" })).rejects.toMatchObject({ code: "invalid-message" });
    });

    it("rejects what JSON cannot represent", async () => {
      const store = await fresh();
      const loop: unknown[] = [];
      loop.push(loop);
      for (const content of [
        Number.NaN,
        Infinity,
        1n,
        () => 1,
        Symbol("x"),
        new Date(0),
        new Map(),
        [undefined],
        { a: { b: Number.NaN } },
        loop,
      ]) {
        await expect(store.append("json", null, [says("fine"), says(content)])).rejects.toMatchObject({ code: "invalid-message" });
      }
      expect(await store.count()).toBe(0);
      await store.append("json", null, [{ ...says("fine"), turn_id: undefined }], { check: "none" });
      expect(await store.view("conversation", "json")).toEqual([says("fine")]);
    });

    it("validates what it stores, not what getters and prototypes show", async () => {
      const store = await fresh({
        protocol,
        is: (value): value is TestRecord => (value as TestRecord)["type"] === "user_message" && "content" in (value as object),
      });
      for (const message of misleadingMessages()) {
        const outcome = await store.append("misleading", null, [message]).then(
          () => "stored",
          (error: unknown) => (error as StoreError).code,
        );
        for (const found of await store.view("conversation", "misleading")) expect(found).toHaveProperty("content");
        expect(["stored", "invalid-message"]).toContain(outcome);
      }
      for await (const { message } of store.tail("misleading", { live: false })) {
        expect(message).toMatchObject({ type: "user_message", content: "changes with every read" });
      }
    });

    it("rejects objects that throw when they are read", async () => {
      const store = await fresh();
      const throwing = {
        ...says("fine"),
        get turn_id(): string {
          throw new Error("secret of the getter");
        },
      };
      const { proxy, revoke } = Proxy.revocable(says("fine"), {});
      revoke();
      for (const message of [throwing, proxy, { ...says("fine"), metadata: proxy }]) {
        const error: unknown = await store.append("throwing", null, [message], { check: "none" }).catch((reason: unknown) => reason);
        expect(error).toMatchObject({ name: "StoreError", code: "invalid-message" });
        expect(String(error)).not.toContain("secret of the getter");
        expect(String(error)).toContain("an object whose properties cannot be read");
      }
      expect(await store.count()).toBe(0);
    });
  });
}

/** Objects that a guard reads as valid although JSON writes something else. */
function misleadingMessages(): readonly object[] {
  let reads = 0;
  return [
    Object.create({ type: "user_message", content: "inherited" }) as object,
    Object.defineProperty({ type: "user_message" }, "content", { value: "not enumerable", enumerable: false }),
    new (class {
      get type(): string {
        return "user_message";
      }
      get content(): string {
        return "accessor of a class";
      }
    })(),
    {
      get type(): string {
        return (reads += 1) % 2 === 1 ? "user_message" : "nonsense";
      },
      content: "changes with every read",
    },
  ];
}

const isGuarded = (value: unknown): value is TestRecord =>
  typeof value === "object" && value !== null && "content" in value && value.content === "guarded";
