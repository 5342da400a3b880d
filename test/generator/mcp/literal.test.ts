// Agents that know nothing but the texts of the server play every role of every flow to its end, whatever mistakes they make on the way. Without
// any of these texts they are lost.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeStage, mistakeMakers, openStage, play, playedProtocols, type Stage } from "./play.js";

const makers = Object.values(mistakeMakers);

describe.each(playedProtocols())("$model.name", ({ model, root }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(model, root);
  });
  afterAll(async () => closeStage(stage));

  const flows = Object.keys(model.flows);
  const plays = flows.length > 0 ? flows.map((flow) => ({ title: `the flow ${flow}`, flow })) : [{ title: "an exchange of messages" }];
  it.each(plays)("$title is played to its end, with every kind of mistake on the way", async ({ title, ...scene }) => {
    let turn = 0;
    while (turn < makers.length) {
      const name = `${title}, from mistake ${turn}`;
      const { sent } = await play(stage, { ...scene, name, enough: 12, pick: () => 0, mistakes: () => makers[turn++] });
      expect(sent.length).toBeGreaterThan(1);
    }
  });
});
