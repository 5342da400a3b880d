// Two versions of a protocol of the gallery in one package: their examples are converted both ways, and nothing is lost silently.

import { expect, it } from "vitest";
import { pairVersions } from "../../generator/convert/spoken-plans.js";
import type { Json } from "../../packages/core/src/index.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { compileFiles } from "../../generator/pipeline/compile-files.js";
import { assessConversions } from "../../generator/release/convert/assess-conversions.js";
import { createConverter } from "../../generator/release/convert/convert-message.js";
import { isThorough } from "../support/sample-size.js";
import { silentLosses } from "../generator/release/silent-losses.js";
import { gallerySpecs } from "../gallery/versions/gallery-specs.js";

interface Both {
  readonly old: ProtocolModel;
  readonly current: ProtocolModel;
}

const compiled = new Map<string, Promise<Both>>();

function speakBoth(name: "a2a" | "acp" | "mcp"): Promise<Both> {
  const both = compiled.get(name) ?? compileBoth(name);
  compiled.set(name, both);
  return both;
}

async function compileBoth(name: "a2a" | "acp" | "mcp"): Promise<Both> {
  const files = Object.entries(gallerySpecs(name)).map(([path, text]) => ({ path, text }));
  const { protocols, diagnostics } = await compileFiles(files);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const current = protocols[0]!.model;
  return { current, old: Object.values(current.speaks!).find(({ model }) => model !== undefined)!.model! };
}

it.each([
  ["a2a", 0.8],
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

it("counts the version that messages state as no loss: each version writes its own", async () => {
  const { old, current } = await speakBoth("mcp");
  const losses = (await assessConversions(old, current, { seed: 1, runs: 2 })).flatMap(({ messages }) =>
    messages.flatMap((message) => message.losses),
  );
  const stated = current.negotiation!.flatMap((each) => (each.by === "each" ? [String(each.path.at(-1))] : []));
  expect(stated).toEqual(["io.modelcontextprotocol/protocolVersion"]);
  expect(losses.some(({ path }) => path.includes("clientCapabilities"))).toBe(true);
  expect(losses.filter(({ path }) => path.includes(stated[0]!))).toEqual([]);
});

it("converts lists that became pages, and empty results; what only one version has is named", async () => {
  const { old, current } = await speakBoth("a2a");
  const [up, down] = await assessConversions(old, current, { seed: 1, runs: 0 });
  const never = [up, down].flatMap(({ messages }) =>
    messages.filter(
      (each) => each.impossible.reduce((count, { messages: tried }) => count + tried, 0) === each.messages && each.verdict === "impossible",
    ),
  );
  expect(never.map(({ message }) => message)).toEqual(["ListTasks", "ListTasks result"]);
  const byHand = [up, down].flatMap(({ messages }) => messages.filter(({ verdict }) => verdict === "by hand"));
  expect(byHand.map(({ message }) => message)).toEqual(["agent/getAuthenticatedExtendedCard result", "GetExtendedAgentCard result"]);
  const upward = (result: Json): unknown => {
    const pair = pairVersions(old, current).find((each) => each.old.name === "tasks/pushNotificationConfig/list result")!;
    const made = createConverter({ old, new: current }, pair, "up")({ jsonrpc: "2.0", id: 1, result });
    return made.ok && (made.message as { readonly result: unknown }).result;
  };
  expect(upward([{ taskId: "t", pushNotificationConfig: { url: "https://example.org", token: "x" } }])).toEqual({
    configs: [{ taskId: "t", url: "https://example.org", token: "x" }],
  });
  expect(upward([])).toEqual({ configs: [] });
});
