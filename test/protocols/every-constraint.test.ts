// Leaves every constraint of the five protocols out in turn: some example, invalid example, wire example or transcript must notice.

import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { CheckContext } from "../../generator/check/check-rule.js";
import { exampleInvalid } from "../../generator/check/rules/example-invalid.js";
import { invalidExample } from "../../generator/check/rules/invalid-example.js";
import { transcriptDiffers } from "../../generator/check/rules/transcript-differs.js";
import { wireExampleDiffers } from "../../generator/check/rules/wire-example-differs.js";
import { compileSpec } from "../../generator/pipeline/compile.js";
import type { ProtocolModel, ResolvedProtocol } from "../../generator/model/protocol-model.js";
import { encodingsOf } from "../support/encodings.js";
import { describeWeakening, weakened, weakenModel } from "../support/weaken-model.js";
import { sampleOf } from "../support/sample-size.js";

const { protocols } = await compileSpec(fileURLToPath(new URL("../../spec/wirepact.yaml", import.meta.url)));

/** What no example can show, each with its reason. */
const unshown: Readonly<Record<string, string>> = {
  "mcp-agent-mail types/RejectionError/open": "only in answers to rejected messages, which the tests of receiving make",
  "mcp-agent-mail types/RejectionError/values/invalid_format": "likewise",
  "mcp-agent-mail types/RejectionError/values/unknown_type": "likewise",
  "mcp-agent-mail types/RejectionError/values/version_mismatch": "likewise",
  "mcp-agent-mail types/Rejection/fields/error/required": "likewise",
  "mcp-agent-mail types/Rejection/fields/details/required": "likewise",
  "oacp types/MessageId/min": "an empty text never arrives: reading takes it as absent; guards and builders need the bound",
  "oacp types/Subject/min": "likewise",
  "oacp types/MessageId/pattern": "reading takes white space as absent; guards, validate and builders need the pattern",
  "oacp types/Subject/pattern": "likewise",
  "oacp messages/task_request/fields/body/pattern": "likewise",
  "oacp messages/question/fields/body/pattern": "likewise",
  "oacp messages/notification/fields/body/pattern": "likewise",
  "oacp messages/brainstorm_request/fields/body/pattern": "likewise",
  "oacp messages/brainstorm_followup/fields/body/pattern": "likewise",
  "oacp messages/handoff/rules/sender-not-in-broadcast": "a handoff has one recipient, so the shared rule is always kept",
  "oacp messages/handoff_complete/rules/sender-not-in-broadcast": "likewise",
};

describe("every constraint is shown by an example", () => {
  it.each(sampleOf(protocols, 5).map((protocol) => [protocol.model.name, protocol] as const))("%s", async (name, protocol) => {
    const { model } = protocol;
    expect(await findingsOf(protocol, model)).toBe(0);
    const unnoticed: string[] = [];
    for (const weakening of weakenModel(model)) {
      const [kind, message] = weakening.path;
      const within = kind === "messages" && weakening.path[2] === "shape" ? String(message) : undefined;
      if ((await findingsOf(protocol, weakened(model, weakening), within)) === 0) {
        unnoticed.push(`${name} ${describeWeakening(model, weakening)}`);
      }
    }
    const allowed = Object.keys(unshown).filter((place) => place.startsWith(`${name} `));
    expect(unnoticed.toSorted()).toEqual(allowed.toSorted());
  });
});

/** How many examples and transcripts no longer do what they say; of one message when only its shape changed. */
async function findingsOf({ spans }: ResolvedProtocol, model: ProtocolModel, within?: string): Promise<number> {
  const message = within === undefined ? undefined : model.messages[within];
  const judged = message === undefined ? model : { ...model, messages: { [message.name]: message } };
  const context: CheckContext = {
    model: judged,
    spans,
    fields: [],
    shapes: [],
    encodings: encodingsOf(model),
    today: undefined,
    changeRules: new Set(),
    memory: undefined,
  };
  const rules = [exampleInvalid, invalidExample, wireExampleDiffers, ...(message === undefined ? [transcriptDiffers] : [])];
  for (const rule of rules) {
    const findings = await rule.check(context);
    if (findings.length > 0) return findings.length;
  }
  return 0;
}
