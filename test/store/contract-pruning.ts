// The contract of a store: locations, counts, pruning.

import { describe, expect, it } from "vitest";
import type { Opener } from "./contract.js";
import { answers, says, task } from "./records.js";

export function describePruning({ fresh, again }: Opener): void {
  describe("locations and counts", () => {
    it("lists the locations with messages and counts them", async () => {
      const store = await fresh();
      expect(await store.locations()).toEqual([]);
      expect(await store.count()).toBe(0);
      await store.append("b", null, [says(1), says(2)]);
      await store.append("a", "agent", [task(1)]);
      await store.append("é\ud83d\ude00 'x' \"y\"", null, [says(1)]);
      expect(await store.locations()).toEqual(["a", "b", "é\ud83d\ude00 'x' \"y\""]);
      expect(await store.count()).toBe(4);
      expect(await store.count("b")).toBe(2);
      expect(await store.count("nowhere")).toBe(0);
    });
  });

  describe("pruning", () => {
    it("deletes the messages of a location and never reuses their positions", async () => {
      const store = await fresh();
      await store.append("a", "agent", [task(1), task(2)], { ids: ["x", "y"] });
      await store.append("b", null, [says(1)]);
      expect(await store.prune({ location: "a" })).toBe(2);
      expect(await store.prune({ location: "a" })).toBe(0);
      expect(await store.prune({ location: "nowhere" })).toBe(0);
      expect(await store.locations()).toEqual(["b"]);
      expect(await store.view("team", "a", ["agent"])).toEqual([]);
      expect(await store.append("a", "agent", [task(3)], { ids: ["x"] })).toEqual([3]);
      expect(await store.count("a")).toBe(1);
      expect(await store.view("agent", "a", "agent")).toEqual([task(3)]);
    });

    it("deletes messages older than a time, by the time of the messages", async () => {
      const now = new Date(1_000_000_000);
      const store = await fresh({ now: () => now });
      await store.append("a", null, [
        says("untimed, written at a million seconds"),
        says("old", 10),
        says("as old"),
        says("new", 2_000_000),
        answers("edge", 1000),
      ]);
      await store.append("b", "agent", [task("old too", 999.5)]);
      expect(await store.prune({ location: "b", before: new Date(999_000) })).toBe(0);
      expect(await store.prune({ before: new Date(1_000_000) })).toBe(3);
      expect((await store.view("conversation", "a")).map(({ content }) => content)).toEqual([
        "untimed, written at a million seconds",
        "edge",
        "new",
      ]);
      expect(await store.count("b")).toBe(0);
      expect(await store.prune({ before: new Date(1_000_000_001) })).toBe(2);
      expect((await store.view("conversation", "a")).map(({ content }) => content)).toEqual(["new"]);
    });

    it("deletes many messages and keeps the count correct while others write", async () => {
      const store = await fresh();
      const other = await again();
      await store.append(
        "a",
        null,
        Array.from({ length: 12_000 }, (_, index) => says(index, index)),
      );
      const [removed] = await Promise.all([
        store.prune({ location: "a", before: new Date(11_000_000) }),
        ...Array.from({ length: 20 }, (_, index) => other.append("a", null, [says(`during ${index}`, 20_000 + index)])),
      ]);
      expect(removed).toBe(11_000);
      expect(await store.count("a")).toBe(1020);
      expect(await store.view("conversation", "a")).toHaveLength(1020);
      expect((await store.view("conversation", "a", { limit: 1 }))[0]).toEqual(says(11_000, 11_000));
    });
  });
}
