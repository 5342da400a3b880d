// Connections to peers that do anything, at random: everything comes to an end, and nothing is left over. `test/long` plays far more sequences.

import { expect, it } from "vitest";
import { seed } from "../support/seed.js";
import { playSequence } from "./random-peers/play-sequence.js";
import { playSequences } from "./random-peers/play-sequences.js";

it("every promise settles, and every timer and listener is gone, whatever a peer does and wherever it dies", async () => {
  const { failures, outcomes } = await playSequences(seed, 800, playSequence);
  expect(failures).toEqual([]);
  // The sequences reach every way in which a request can end.
  for (const reason of ["done", "error-reply", "invalid-result", "timeout", "aborted", "closed", "InvalidMessageError", "TypeError"])
    expect(outcomes[`request: ${reason}`], reason).toBeGreaterThan(0);
  for (const reason of ["done", "invalid-result", "timeout", "aborted", "closed"])
    expect(outcomes[`next: ${reason}`], reason).toBeGreaterThan(0);
});
