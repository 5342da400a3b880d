// Limits that are no positive numbers are mistakes of the program: the error names the option.

import { PassThrough } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { createConversation } from "@wirepact/core";
import { expect, it } from "vitest";
import { encodeMessage } from "../../packages/core/src/codec/codec.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import type { UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { createDecodeStream } from "../../packages/core/src/streams/streams.js";
import { ferry, isFerry } from "./encodings/small-protocols.js";
import { reviewProtocol } from "./review-protocol.js";
import { calculator } from "./rpc-protocol.js";

const decodeStream = createDecodeStream(ferry, isFerry, ndjson);
const connect = createRpcConnect(calculator, () => false, [ndjsonFraming]) as unknown as (options: object) => unknown;
const connectWith = (options: object): unknown =>
  connect({ role: "client", readable: new PassThrough(), writable: new PassThrough(), ...options });

it.each<[string, (value: number) => unknown]>([
  ["maxBytes", (maxBytes) => decodeStream("", { maxBytes })],
  ["maxBytes", (maxBytes) => connectWith({ maxBytes })],
  ["maxMessages", (maxMessages) => createConversation(reviewProtocol, { maxMessages })],
  ["maxRunning", (maxRunning) => connectWith({ maxRunning })],
  ["maxResults", (maxResults) => connectWith({ maxResults })],
])("%s", (name, use) => {
  for (const value of [0, -1, Number.NaN, "5" as never]) expect(() => use(value)).toThrow(new RegExp(`\\b${name}\\b`));
  expect(() => use(1)).not.toThrow();
});

it("timeout", async () => {
  const sum = { jsonrpc: "2.0", id: 1, method: "add", params: { a: 1, b: 2 } };
  const request = (timeout: unknown): unknown => (connectWith({}) as UntypedConnection).request(sum, { timeout: timeout as number });
  for (const value of [-1, Number.NaN, "5"]) await expect(request(value)).rejects.toThrow(/^timeout must be a number of at least 0, got /);
  await expect(request(0)).rejects.toThrow("no answer within 0 ms");
});

it("a timeout that is longer than any timer does not end a request at once", async () => {
  const [readable, writable] = [new PassThrough(), new PassThrough()];
  const client = connect({ role: "client", readable, writable }) as UntypedConnection;
  const sums = [Infinity, 2 ** 31, Number.MAX_VALUE].map((timeout, id) =>
    client.request({ jsonrpc: "2.0", id, method: "add", params: { a: 1, b: id } }, { timeout }),
  );
  await pause(20);
  for (const id of sums.keys()) readable.write(`${JSON.stringify({ jsonrpc: "2.0", id, result: 1 + id })}\n`);
  expect(await Promise.all(sums as Promise<unknown>[])).toEqual([1, 2, 3]);
});

it("two loops over one connection share its messages, and both end with it", async () => {
  const readable = new PassThrough();
  const server = connect({ role: "server", readable, writable: new PassThrough() }) as UntypedConnection;
  const loop = async (): Promise<number> => {
    let seen = 0;
    for await (const { ok } of server) seen += ok ? 1 : 0;
    return seen;
  };
  const loops = [loop(), loop()];
  await pause(5);
  for (const id of [1, 2, 3]) readable.write(`${JSON.stringify({ jsonrpc: "2.0", id, method: "add", params: { a: 1, b: 2 } })}\n`);
  await pause(5);
  readable.end();
  expect((await Promise.all(loops)).reduce((sum, seen) => sum + seen, 0)).toBe(3);
});

it.each(["lenientt", "", 7, "__proto__"])("a connection has no mode %j", (mode) => {
  expect(() => connectWith({ mode })).toThrow(/^unknown mode /);
});

it("an unknown encoding is named, too", () => {
  const sail = { kind: "sail", port: "Kiel" };
  expect(() => encodeMessage(ferry, [json], sail, { encoding: "yaml" })).toThrow(
    new TypeError('unknown encoding "yaml", expected one of ndjson, json'),
  );
});
