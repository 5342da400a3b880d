// Connections whose peers are the official packages of MCP and ACP, in random ordinary use: everything comes to an end.

import { expect, it } from "vitest";
import { playSequences } from "../core/random-peers/play-sequences.js";
import { seed } from "../support/seed.js";
import { playOfficial } from "./official-peers.js";

it("every promise settles with official peers, and what has no handler is answered at once", async () => {
  const { failures, outcomes } = await playSequences(seed, 150, playOfficial);
  expect(failures).toEqual([]);
  for (const outcome of [
    "mcp call: done",
    "mcp call: error-reply",
    "mcp call: timeout",
    "mcp call: aborted",
    "acp call: done",
    "official call: done",
  ])
    expect(outcomes[outcome], outcome).toBeGreaterThan(0);
  expect(outcomes["official list: -32601"]).toBeGreaterThan(0);
  expect(Object.keys(outcomes).filter((outcome) => outcome.startsWith("official list: ") && /timeout/i.test(outcome))).toEqual([]);
});
