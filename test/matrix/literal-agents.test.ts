// The longer version of the plays of literal agents: every role sends every message, flows run beside each other, and choices and mistakes are random.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeStage, mistakeMakers, openStage, play, playedProtocols, type Stage } from "../generator/mcp/play.js";
import { seed } from "../support/seed.js";

const makers = Object.values(mistakeMakers);

/** Pseudo-random integers below a limit. */
function createRandom(start: number): (limit: number) => number {
  let state = start >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

describe.each(playedProtocols())("$model.name", ({ model, root }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(model, root);
  });
  afterAll(async () => closeStage(stage));

  const flows = Object.keys(model.flows).filter((flow) => model.flows[flow]!.end.length > 0);
  const cases = flows.flatMap((flow) => Array.from({ length: 10 }, (_, index) => ({ flow, index })));
  it.runIf(cases.length > 0).each(cases)(
    "the flow $flow ends, with two runs at a time and random mistakes ($index)",
    async ({ flow, index }) => {
      const pick = createRandom(seed + index);
      const mistakes = () => makers[pick(2 * makers.length)];
      const { sent } = await play(stage, { name: `${flow} ${index}`, flow, runs: 2, pick, mistakes });
      expect(sent.length).toBeGreaterThan(1);
    },
  );

  it("every role sends every message that it can, with random mistakes, and all are answered", async () => {
    const pick = createRandom(seed);
    const { sent, rejections } = await play(stage, { name: "everything", pick, mistakes: () => makers[pick(2 * makers.length)] });
    expect(sent.length).toBeGreaterThan(1);
    expect(rejections).toBeGreaterThan(0);
  });
});
