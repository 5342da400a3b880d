// What a spec says for tests of implementations: other errors that may be sent, and messages that reject another one.

import { expect, it } from "vitest";
import { describeProtocol } from "../../../generator/describe/describe-protocol.js";
import { framedProtocol, baseTexts, resolveText } from "../release/rule-fixture.js";

it("keeps the first error as the one that is sent, and the others beside it", () => {
  const text = baseTexts.find((each) => each.includes("unparsable: { code: 1 }"))!;
  const { model } = resolveText(text.replace("unparsable: { code: 1 }", "unparsable: [{ code: 1 }, { code: 2 }]"));
  expect([model.failures?.unparsable, model.otherFailures]).toEqual([{ code: 1 }, { unparsable: [{ code: 2 }] }]);
  expect(framedProtocol().otherFailures).toBeUndefined();
  expect(describeProtocol(model)).not.toHaveProperty("otherFailures");
});

it("keeps refusals in the model, and not in packages", () => {
  const text = baseTexts.find((each) => each.includes("steps: { ASK: [GRANT, DENY], GRANT: [LEAVE, DENY] }"))!;
  const { model } = resolveText(text.replace(/( +)(steps: \{ ASK: .*)/, "$1$2\n$1refusals: [DENY]"));
  const flow = Object.values(model.flows).find(({ refusals }) => refusals !== undefined);
  expect(flow?.refusals).toEqual(["DENY"]);
  expect(describeProtocol(model).flows[flow!.name]).not.toHaveProperty("refusals");
});
