// Two published versions of a protocol, as their schemas say: messages are converted from each to the other, and nothing is lost silently.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { pairModels } from "../../generator/compare/pair-models.js";
import { importSpec } from "../../generator/import/import-spec.js";
import type { Schema } from "../../generator/import/node.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { assessConversions } from "../../generator/release/convert/assess-conversions.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { silentLosses } from "../generator/release/silent-losses.js";

const schemas = new URL("../../node_modules/@agentclientprotocol/sdk/schema/", import.meta.url);

async function modelOf(name: string, version: string): Promise<ProtocolModel> {
  const schema = JSON.parse(readFileSync(new URL(`${name}/schema.json`, schemas), "utf8")) as Schema;
  const imported = await importSpec({ schema }, { protocol: "acp", source: `${name}.json` });
  if ("problem" in imported) throw new Error(imported.problem);
  return resolveText(imported.text.replace(/^version: .*$/m, `version: ${version}`)).model;
}

describe("the Agent Client Protocol, versions 1 and 2", () => {
  let [old, current]: readonly (ProtocolModel | undefined)[] = [];
  beforeAll(async () => {
    [old, current] = [await modelOf("v1", "1.0.0"), await modelOf("v2", "2.0.0")];
  });

  it("converts messages of every pair, with losses that are named", async () => {
    const [up, down] = await assessConversions(old!, current!, { seed: 1, runs: 20 });
    for (const { from, to, messages } of [up, down]) {
      const count = (verdict: string): number => messages.filter((each) => each.verdict === verdict).length;
      console.log(
        `acp ${from} as ${to}: ${["equal", "converted", "losses", "impossible"].map((verdict) => `${count(verdict)} ${verdict}`).join(", ")}`,
      );
    }
    expect(pairModels(old!, current!).messages.length).toBeGreaterThan(10);
  });

  it("loses nothing silently", async () => {
    expect(await silentLosses(old!, current!, 20)).toEqual([]);
  });
});
