// What `conform` takes for valid and for invalid, ajv does as well, with the JSON Schema that is emitted for each type and the rules in its comments.

import { expect, it } from "vitest";
import { probesOf } from "../../../generator/conform/probes.js";
import { lowerProtocol } from "../../../generator/lower/index.js";
import { samplesOf } from "../../../generator/party/make-messages.js";
import { findFraming, findWhole } from "../../../generator/party/stream-framing.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import { sampleOf } from "../../support/sample-size.js";
import { createReferee } from "../../support/schema-referee.js";
import { testedProtocols } from "./played-party.js";

const tested = testedProtocols.filter(({ encodings }) => Object.keys(encodings).length > 0);

it.each(tested)("ajv agrees about every probe of $name", async (model) => {
  const protocol = runnable(model);
  const streamed = findFraming(protocol, undefined);
  const framed = streamed.ok ? streamed : await findWhole(protocol, undefined);
  if (!framed.ok) throw new Error(framed.problem);
  const { $defs } = lowerProtocol(model).bundle;
  const counts = { valid: 0, invalid: 0 };
  const disagreed: string[] = [];
  const asked = Object.values(model.messages).filter(({ answers }) => answers === undefined);
  for (const { name, typeName } of sampleOf(asked, 8)) {
    const [base] = samplesOf(protocol, name);
    if (base === undefined) continue;
    const judge = createReferee().compile({ $defs, $ref: `#/$defs/${typeName}` });
    for (const { id, value, issue } of probesOf({ protocol, framing: framed.framing, type: name, base, seed: 1 })) {
      counts[issue === undefined ? "valid" : "invalid"] += 1;
      const sent: unknown = JSON.parse(JSON.stringify(value));
      if (judge(sent) !== (issue === undefined)) disagreed.push(`${id}: ${JSON.stringify(sent)}`);
    }
  }
  expect(disagreed).toEqual([]);
  console.log(`${model.name}: ${counts.valid} valid probes, ${counts.invalid} invalid ones`);
  expect(counts.valid).toBeGreaterThan(5);
});
