import { describe, expect, test } from "vitest";
import { compileSpec } from "../../../generator/pipeline/compile.js";
import { describeProtocol } from "../../../generator/describe/describe-protocol.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { dereference } from "../../../packages/core/src/shape/dereference.js";
import type { ProtocolDescriptor } from "../../../packages/core/src/protocol.js";
import type { Shape } from "../../../packages/core/src/shape/shape.js";
import { calculator } from "../../core/rpc-protocol.js";

const { protocols } = await compileSpec(new URL("../../framed-specs/wirepact.yaml", import.meta.url).pathname);

const modelOf = (name: string): ProtocolModel => protocols.find(({ model }) => model.name === name)!.model;

/** A shape without references to named types. */
function expanded(types: ProtocolDescriptor["types"], shape: Shape): Shape {
  const { nullable } = shape;
  const target = dereference(types, shape)!;
  const traits = nullable === undefined ? {} : { nullable };
  if (target.kind !== "struct") return { ...target, ...traits };
  return { ...target, ...traits, fields: target.fields.map((field) => ({ ...field, shape: expanded(types, field.shape) })) };
}

describe("JSON-RPC", () => {
  test("the spec describes the same protocol as the descriptor that is written by hand", () => {
    const { features: _, types: __, messages: byHand, roles: ___, ...rest } = calculator;
    const { messages, types, ...made } = describeProtocol(modelOf("calculator"));
    expect(made).toMatchObject({ ...rest, envelope: ["jsonrpc", "id"] });
    const whole = Object.values(messages).map((message) => ({ ...message, shape: expanded(types, message.shape) }));
    expect(Object.keys(messages).sort()).toEqual(Object.keys(byHand).sort());
    for (const { typeName: ____, ...message } of Object.values(byHand)) {
      const { from, to } = messages[message.name]!;
      const roles = message.answers === undefined ? {} : { from, to };
      expect(whole.find(({ name }) => name === message.name)).toMatchObject({ ...message, ...roles });
    }
  });
});
