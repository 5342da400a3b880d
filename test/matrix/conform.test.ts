// `wirepact conform` against programs of the official packages and our own, by a part of the requirements; the nightly tests take all of them. What the
// official ones do otherwise than the specs of the gallery is in the baselines beside their programs; ours have none.

import { expect, it } from "vitest";
import { conformParties, runParty } from "./conform/parties.js";

it.each(Object.entries(conformParties))("%s", async (_, party) => {
  const [code, output] = await runParty(party, "--only", party.sample);
  expect([code, output]).toEqual([0, expect.stringMatching(/^\S+ \S+: \d+ requirements/m)]);
});
