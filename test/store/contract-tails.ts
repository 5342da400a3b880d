// The contract of a store: tails return every message once, in order, and end when they should.

import type { MessageStore, StoredEntry, TailOptions } from "@wirepact/store";
import { describe, expect, it } from "vitest";
import type { Opener } from "./contract.js";
import { says, task } from "./records.js";

/** The first `count` contents of a tail. */
async function take(store: MessageStore, location: string, count: number, options?: TailOptions): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const { message } of store.tail(location, options)) {
    found.push(message["content"]);
    if (found.length === count) break;
  }
  return found;
}

export function describeTails({ fresh, again }: Opener): void {
  describe("tails", () => {
    it("return stored messages in write order, then new ones", async () => {
      const store = await fresh();
      await store.append("t", null, [says(1, 9), says(2, 1)]);
      const taken = take(store, "t", 4);
      await store.append("t", "agent", [task(3)]);
      await (await again()).append("t", null, [says(4)]);
      expect(await taken).toEqual([1, 2, 3, 4]);
    });

    it("start after a position, or after the last stored message", async () => {
      const store = await fresh();
      await store.append("t", null, [says(1), says(2), says(3)]);
      expect(await take(store, "t", 1, { after: 2 })).toEqual([3]);
      const tail = store.tail("t", { after: "now" });
      let next: unknown;
      void tail.next().then((result) => (next = result));
      // Nobody can tell when the tail has asked for the last message, so others are written until it has one.
      await expect.poll(async () => (await store.append("t", "agent", [task(4)]), next)).toBeDefined();
      expect(next).toEqual({ done: false, value: { position: expect.any(Number) as number, agentKey: "agent", message: task(4) } });
      await tail.return();
    });

    it("stop at the end when they are not live", async () => {
      const store = await fresh();
      await store.append(
        "t",
        null,
        Array.from({ length: 1200 }, (_, index) => says(index)),
      );
      expect(await take(store, "t", Infinity, { live: false })).toEqual(Array.from({ length: 1200 }, (_, index) => index));
      expect(await take(store, "t", Infinity, { live: false, after: 1199 })).toEqual([1199]);
      expect(await take(store, "nowhere", Infinity, { live: false })).toEqual([]);
    });

    it("go on when another one of the same location has ended", async () => {
      const store = await fresh();
      const [leaving, staying] = [store.tail("t"), store.tail("t")];
      const waiting = [leaving.next(), staying.next()];
      await store.append("t", null, [says(1)]);
      await Promise.all(waiting);
      const next = staying.next();
      void leaving.next();
      await leaving.return();
      await store.append("t", null, [says(2)]);
      expect(await next).toMatchObject({ value: { message: says(2) } });
      await staying.return();
    });

    it("end by signal, by return and when the store is closed, also while they wait", async () => {
      const store = await fresh();
      const controller = new AbortController();
      const tails = [store.tail("t", { signal: controller.signal }), store.tail("t"), store.tail("t")];
      const waiting = tails.map((tail) => tail.next());
      await new Promise((resolve) => setTimeout(resolve, 10));
      controller.abort();
      expect(await waiting[0]).toEqual({ done: true, value: undefined });
      await tails[1]?.return();
      expect(await waiting[1]).toEqual({ done: true, value: undefined });
      await store.close();
      expect(await waiting[2]).toEqual({ done: true, value: undefined });
    });

    it("miss nothing and repeat nothing while several write at once", async () => {
      const store = await fresh();
      const writers = [store, await again(), await again(), await again()];
      const reader = await again();
      const entries: StoredEntry<unknown>[][] = [[], []];
      const reading = entries.map(async (list, index) => {
        for await (const entry of (index === 0 ? store : reader).tail("t")) if (list.push(entry) === 400) return;
      });
      await Promise.all(
        writers.map(async (writer, number) => {
          for (let index = 0; index < 50; index++) {
            await writer.append("t", `w${number}`, [task([number, 2 * index]), task([number, 2 * index + 1])]);
            if (index % 5 === 0) await writer.append("other", null, [says(index)]);
          }
        }),
      );
      await Promise.all(reading);
      for (const list of entries) {
        expect(list.map(({ position }) => position)).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
        for (const number of writers.keys()) {
          const own = list
            .filter(({ agentKey }) => agentKey === `w${number}`)
            .map(({ message }) => (message as { content: number[] }).content[1]);
          expect(own).toEqual(Array.from({ length: 100 }, (_, index) => index));
        }
      }
    });

    it("continue after messages that were pruned", async () => {
      const store = await fresh();
      await store.append("t", null, [says(1), says(2)]);
      const tail = store.tail("t");
      expect((await tail.next()).value).toMatchObject({ position: 1 });
      await store.prune({ location: "t" });
      await store.append("t", null, [says(3)]);
      const rest = [(await tail.next()).value?.position];
      if (rest[0] === 2) rest.push((await tail.next()).value?.position);
      expect(rest.at(-1)).toBe(3);
      await tail.return();
    });
  });
}
