import { nearestName } from "@wirepact/core";
import { describe, expect, it } from "vitest";

describe("the nearest name", () => {
  it.each([
    ["subjct", ["subject", "object"], "subject"],
    ["PROGRES", ["PROGRESS", "PROPOSAL"], "PROGRESS"],
    ["task_request", ["task-request", "task-requests"], "task-request"],
    ["P5", ["P0", "P1", "P2", "P3"], undefined],
    ["P5", ["P0"], "P0"],
    ["cat", ["bat", "hat", "cart", "Cat"], "Cat"],
    ["nothing like it", ["subject"], undefined],
  ])("of %s among %j is %s", (name, candidates, nearest) => {
    expect(nearestName(name, candidates)).toBe(nearest);
    expect(nearestName(name, candidates.toReversed())).toBe(nearest);
  });
});
