// Limits that are no positive numbers are mistakes of the program: the error names the option.

import { PassThrough } from "node:stream";
import { createConversation } from "@wirepact/core";
import { expect, it } from "vitest";
import { encodeMessage } from "../../packages/core/src/codec.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { createRpcConnect } from "../../packages/core/src/rpc-connect.js";
import { createDecodeStream } from "../../packages/core/src/streams.js";
import { ferry, isFerry } from "./encodings/small-protocols.js";
import { reviewProtocol } from "./review-protocol.js";
import { calculator } from "./rpc-protocol.js";

const decodeStream = createDecodeStream(ferry, isFerry, ndjson);
const connect = createRpcConnect(calculator, () => false, [ndjsonFraming]) as unknown as (options: object) => unknown;
const connectWith = (options: object): unknown =>
  connect({ role: "client", readable: new PassThrough(), writable: new PassThrough(), ...options });

it.each<[string, (value: number) => unknown]>([
  ["maxBytes", (maxBytes) => decodeStream("", { maxBytes })],
  ["maxMessages", (maxMessages) => createConversation(reviewProtocol, { maxMessages })],
  ["maxRunning", (maxRunning) => connectWith({ maxRunning })],
  ["maxResults", (maxResults) => connectWith({ maxResults })],
])("%s", (name, use) => {
  for (const value of [0, -1, Number.NaN, "5" as never]) expect(() => use(value)).toThrow(new RegExp(`\\b${name}\\b`));
  expect(() => use(1)).not.toThrow();
});

it("an encoding that a protocol does not have is named, too", () => {
  const sail = { kind: "sail", port: "Kiel" };
  expect(() => encodeMessage(ferry, [json], sail, { encoding: "yaml" })).toThrow(
    new TypeError('unknown encoding "yaml", expected one of ndjson, json'),
  );
});
