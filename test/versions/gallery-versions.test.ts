// Two versions of a protocol of the gallery in one package: their examples are converted both ways, and nothing is lost silently.

import { expect, it } from "vitest";
import { pairVersions } from "../../generator/convert/spoken-plans.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { compileFiles } from "../../generator/pipeline/compile-files.js";
import { createConverter } from "../../generator/release/convert/convert-message.js";
import { isThorough } from "../support/sample-size.js";
import { silentLosses } from "../generator/release/silent-losses.js";
import { gallerySpecs } from "../gallery/versions/gallery-specs.js";

async function speakBoth(name: "a2a" | "acp" | "mcp"): Promise<{ readonly old: ProtocolModel; readonly current: ProtocolModel }> {
  const files = Object.entries(gallerySpecs(name)).map(([path, text]) => ({ path, text }));
  const { protocols, diagnostics } = await compileFiles(files);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const current = protocols[0]!.model;
  return { current, old: Object.values(current.speaks!).find(({ model }) => model !== undefined)!.model! };
}

it.each([
  ["a2a", 0.7],
  ["acp", 0.7],
  ["mcp", 0.95],
] as const)("converts the examples of %s, and loses nothing silently", async (name, least) => {
  const { old, current } = await speakBoth(name);
  const pairs = pairVersions(old, current).filter((pair) => current.migrations[current.version]?.[pair.new.name]?.by === undefined);
  const tally = (["up", "down"] as const).map((direction) => {
    const all = pairs.flatMap((pair) => {
      const convert = createConverter({ old, new: current }, pair, direction);
      return pair[direction === "up" ? "old" : "new"].examples.map(({ value }) => convert(value));
    });
    return {
      all: all.length,
      made: all.filter(({ ok }) => ok).length,
      equal: all.filter((each) => each.ok && each.losses.length === 0).length,
    };
  });
  console.log(`${name}: ${pairs.length} pairs of messages; ${JSON.stringify(tally)}`);
  for (const { all, made } of tally) expect(made).toBeGreaterThan(all * least);
  expect(await silentLosses(old, current, isThorough ? 20 : 1)).toEqual([]);
});
