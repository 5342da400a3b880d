// The worst case of a message is one: nothing that is valid is larger, whatever it is filled with, and something comes close.

import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestSize } from "../../../../generator/check/sizes/largest-size.js";
import { encodeMessage } from "../../../../packages/core/src/codec/codec.js";
import { InvalidMessageError } from "../../../../packages/core/src/errors.js";
import type { EncodingName, ProtocolDescriptor } from "../../../../packages/core/src/protocol.js";
import type { Shape } from "../../../../packages/core/src/shape/shape.js";
import { boundaryMessages, messageArbitrary } from "../../../../packages/core/src/testing/index.js";
import { encodingsOf } from "../../../support/encodings.js";
import { seeded } from "../../../support/seed.js";
import { specProtocols } from "../../../support/spec-protocols.js";
import { boundEverything } from "./bound-everything.js";
import { fillShape, fillings } from "./fill-shape.js";

type Message = Readonly<Record<string, unknown>>;

const protocols = specProtocols();
const bounded = protocols.map(boundEverything);

/** Bytes as the protocol writes it; undefined when it cannot be written, which many texts cannot as a mail message. */
function encodedBytes(protocol: ProtocolDescriptor, message: Message, encoding: EncodingName): number | undefined {
  try {
    return Buffer.byteLength(encodeMessage(runnable(protocol), encodingsOf(protocol), message, { encoding }));
  } catch (error) {
    if (error instanceof InvalidMessageError) return undefined;
    throw error;
  }
}

const cases = bounded.flatMap((protocol) =>
  Object.values(protocol.messages).flatMap((message) =>
    encodingsOf(protocol).map(({ name }) => ({ title: `${protocol.name} ${message.name} as ${name}`, protocol, message, encoding: name })),
  ),
);

describe.each(cases)("$title, all of it bounded", ({ protocol, message, encoding }) => {
  const { bytes, unbounded } = largestSize(protocol, message, encoding);

  it("no message is larger", () => {
    expect(unbounded).toEqual([]);
    let written = 0;
    const hold = (value: Message): void => {
      const size = encodedBytes(protocol, value, encoding);
      if (size === undefined) return;
      written += 1;
      if (size > bytes) throw new Error(`${size} bytes, more than ${bytes}: ${JSON.stringify(value)}`);
    };
    for (const boundary of boundaryMessages<Message>(runnable(protocol), message.name)) hold(boundary.message);
    for (const filling of fillings) hold(fillShape(message.shape, filling, protocol) as Message);
    fc.assert(fc.property(messageArbitrary<Message>(runnable(protocol), message.name), hold), seeded(200));
    expect(written).toBeGreaterThan(20);
  });
});

describe("the limited protocol", () => {
  const protocol = protocols.find(({ encodings }) => encodings.ndjson?.maxBytes !== undefined);
  if (protocol === undefined) throw new Error("no protocol has a limit");

  it("lists every unlimited field", () => {
    const named = Object.values(protocol.messages).map(({ name, shape }) => [
      name,
      largestSize(protocol, { ...at(name), shape }, "ndjson").unbounded,
    ]);
    expect(Object.fromEntries(named)).toEqual({
      "task-request": ["timestamp", "containerId", "payload.taskFilePath", "payload.branchName", "payload.repoUrl", "payload.envVars"],
      "progress-update": ["timestamp", "containerId"],
      completion: ["timestamp", "containerId", "payload.prUrl"],
      error: ["timestamp", "containerId", "payload.code"],
    });
  });

  it.each(["progress-update", "completion", "error"])("%s comes within two percent of its worst case", (name) => {
    const { bytes, unbounded } = largestSize(protocol, at(name), "ndjson");
    const sizes = fillings.map((filling) => {
      const message = fillShape(at(name).shape, filling, protocol) as Message;
      // Not counted: what stands in the fields that have no bound.
      const onTop = unbounded.map((path) => path.split(".").reduce<unknown>((value, key) => (value as Message)[key], message));
      return (
        Buffer.byteLength(JSON.stringify(message)) - onTop.reduce<number>((sum, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0)
      );
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(bytes);
    expect(Math.max(...sizes)).toBeGreaterThan(bytes * 0.98);
  });

  const at = (name: string): ProtocolDescriptor["messages"][string] => {
    const message = protocol.messages[name];
    if (message === undefined) throw new Error(`no message ${name}`);
    return message;
  };
});

describe("numbers", () => {
  const widest = (shape: Shape): number => {
    const [protocol] = bounded;
    if (protocol === undefined) throw new Error("no protocol");
    const [message] = Object.values(protocol.messages);
    if (message === undefined) throw new Error("no message");
    const fields = [{ name: "n", required: true, shape }];
    return largestSize(protocol, { ...message, shape: { kind: "struct", open: false, fields } }, "json").bytes - '{"n":}'.length;
  };

  it.each([
    [{}, [-1.2345678901234567e-6, -2.2250738585072014e-308, -Number.MAX_VALUE, -123456789012345680000]],
    [{ min: 0 }, [1.2345678901234567e-6]],
  ])("%j are as long as they get", (bounds, numbers) => {
    const longest = Math.max(...numbers.map((number) => JSON.stringify(number).length));
    expect(widest({ kind: "scalar", scalar: "number", ...bounds })).toBe(longest);
  });

  it.each([
    [{}, -123456789012345680000],
    [{ min: 0 }, 123456789012345680000],
    [{ min: -5, max: 100 }, 100],
    [{ min: -1000, max: 100 }, -1000],
    [{ min: 1, max: 1e30 }, 123456789012345680000],
  ])("integers %j have their largest size", (bounds, number) => {
    expect(widest({ kind: "scalar", scalar: "integer", ...bounds })).toBe(JSON.stringify(number).length);
  });
});
