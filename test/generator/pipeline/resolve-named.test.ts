// Commands that use one protocol resolve only its file; an unknown name gets all of them, for the error message.

import { join } from "node:path";
import { expect, it } from "vitest";
import { resolveNamed } from "../../../generator/pipeline/resolve-named.js";

const rootFile = join(import.meta.dirname, "../../../spec/wirepact.yaml");

const namesOf = (names: readonly string[] | undefined): readonly string[] =>
  resolveNamed(rootFile, { names }).protocols.map(({ model }) => model.name);

it("resolves the protocols that are named, or all", () => {
  const all = namesOf(undefined);
  expect(all.length).toBeGreaterThan(2);
  expect(namesOf(["oacp"])).toEqual(["oacp"]);
  expect(namesOf(["oacp", "acp-swarm"])).toEqual(["acp-swarm", "oacp"]);
  expect(namesOf(["oacp", "unknown"])).toEqual(all);
});
