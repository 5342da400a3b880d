// The part of a protocol with frames that decides about a message says the same as the whole protocol.

import { fileURLToPath } from "node:url";
import { explain, type ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { asType } from "@wirepact/core/codegen/frames";
import { nearMisses } from "@wirepact/core/testing";
import { describe, expect, test } from "vitest";
import type { CheckContext } from "../../../generator/check/check-rule.js";
import { partForMessage } from "../../../generator/check/message-part.js";
import { compileSpec } from "../../../generator/pipeline/compile.js";
import { describeProtocol } from "../../../generator/describe/describe-protocol.js";
import type { MessageModel } from "../../../generator/model/protocol-model.js";

const specs = ["framed-specs", "construct-specs"].map((folder) => fileURLToPath(new URL(`../../${folder}/wirepact.yaml`, import.meta.url)));
const compiled = await Promise.all(specs.map((spec) => compileSpec(spec)));
const models = compiled.flatMap(({ protocols }) => protocols.map(({ model }) => model)).filter(({ frames }) => frames !== undefined);

const judge = (protocol: ProtocolDescriptor, message: MessageModel, value: unknown): unknown =>
  explain(protocol, value, { mode: "strict", reading: true, ...asType(message) });

describe.each(models)("$name", (model) => {
  const whole = runnable(describeProtocol(model));
  const context = { model } as CheckContext;

  test.each(Object.values(model.messages))("$name", (message) => {
    const defects = nearMisses(whole, message.name);
    expect(partForMessage(context, message).recall("near misses", (protocol) => nearMisses(protocol, message.name))).toEqual(defects);
    for (const other of Object.values(model.messages)) {
      for (const { value } of [...other.examples, ...other.invalid]) {
        const judged = partForMessage(context, message, value).recall("value", (protocol) => judge(protocol, message, value));
        expect(judged).toEqual(judge(whole, message, value));
      }
    }
  });
});

test("there are protocols whose frames have one tag, several tags and none", () => {
  const tags = models.map(({ frames }) => new Set(frames?.map(({ tag }) => tag)).size);
  expect(models.length).toBeGreaterThan(3);
  expect(Math.max(...tags)).toBeGreaterThan(1);
});
