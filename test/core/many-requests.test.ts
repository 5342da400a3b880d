// Thousands of requests in flight on one connection: all are answered, in any order, with work and memory in proportion. And messages that try to confuse a connection.

import { PassThrough } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import type { RpcConnectOptions, UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { expectLinearAsync } from "../support/growth.js";
import { calculator } from "./rpc-protocol.js";

const typedConnect: unknown = createRpcConnect(calculator, () => false, [ndjsonFraming]);
const connect = typedConnect as (options: RpcConnectOptions<string>) => UntypedConnection;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
const heapUsed = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

interface Numbers {
  readonly params: { readonly a: number; readonly b: number };
}

function pair() {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const client = connect({ role: "client", readable: toClient, writable: toServer });
  const server = connect({ role: "server", readable: toServer, writable: toClient, onHandlerError: () => undefined });
  return { client, server, toServer, toClient };
}

const add = (id: unknown, a: number): object => ({ jsonrpc: "2.0", id, method: "add", params: { a, b: 1 } });

/** Sends all requests before the first is answered; the answers come in reverse order. Returns the memory that open requests take. */
async function exchange(count: number): Promise<number> {
  const { client, server } = pair();
  const release: (() => void)[] = [];
  let allArrived: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => (allArrived = resolve));
  const adding = async ({ params }: Numbers): Promise<number> => {
    await new Promise<void>((resolve) => {
      if (release.push(resolve) === count) allArrived?.();
    });
    return params.a + params.b;
  };
  void server.serve({ add: adding } as never);
  const before = heapUsed();
  const answers = Array.from(
    { length: count },
    (_, index) => client.request(add(index % 2 === 0 ? index : String(index), index)) as Promise<number>,
  );
  await arrived;
  const used = heapUsed() - before;
  for (const go of release.toReversed()) go();
  const sums = await Promise.all(answers);
  expect(sums.every((sum, index) => sum === index + 1)).toBe(true);
  await client.close();
  return used;
}

describe("requests in flight", () => {
  it("none of 4,000 is lost, and four times as many take four times the work and memory", async () => {
    await expectLinearAsync(500, (count) => count, exchange);
    const [few, many] = [await exchange(1000), await exchange(4000)];
    expect(many / few, `${few} and ${many} bytes`).toBeLessThan(8);
    // Less than ten kilobytes each, on both sides together.
    expect(many / 4000).toBeLessThan(10_000);
  });
});

describe("messages that try to confuse a connection", () => {
  const hostile: readonly unknown[] = [
    ...[null, true, 1.5, {}, [], [1], "", "__proto__", { toString: 1 }].map((id) => add(id, 1)),
    ...["__proto__", "constructor", "toString", "hasOwnProperty", "", "add\0", "ADD"].map((method) => ({
      jsonrpc: "2.0",
      id: 7,
      method,
      params: {},
    })),
    ...["__proto__", "constructor", null, {}, [], true].map((id) => ({ jsonrpc: "2.0", id, result: 1 })),
    { jsonrpc: "2.0", id: 1, result: 1, error: {} },
    { jsonrpc: "2.0", id: 1, method: "add", result: 1 },
    { jsonrpc: "2.0", method: "cancel", params: { requestId: { a: 1 } } },
    { jsonrpc: "2.0", method: "cancel", params: { requestId: "__proto__" } },
    { jsonrpc: "2.0", id: 1, method: ["add"], params: {} },
    { jsonrpc: ["2.0"], id: 1, method: "add", params: { a: 1, b: 2 } },
    [add(1, 1), add(2, 1)],
    [],
    null,
    "text",
    7,
  ];

  it.each(hostile.map((message) => [JSON.stringify(message), message] as const))("%s", async (text) => {
    const { client, server, toServer, toClient } = pair();
    void server.serve({ add: ({ params }: Numbers) => params.a + params.b } as never);
    for (const stream of [toServer, toClient]) stream.write(`${text}\n`);
    expect(await client.request(add("after", 1))).toBe(2);
    expect(Object.keys(Object.prototype)).toEqual([]);
    await client.close();
  });

  it("text that is not JSON, in both directions", async () => {
    const { client, server, toServer, toClient } = pair();
    void server.serve({ add: ({ params }: Numbers) => params.a + params.b } as never);
    for (const stream of [toServer, toClient])
      for (const text of [
        "{",
        "\0",
        '{"__proto__":{"polluted":1}}',
        '{"id":1,"id":2}',
        "\uFEFF",
        `{"jsonrpc":"2.0","id":${"9".repeat(400)},"result":1}`,
        "[".repeat(5000),
      ])
        stream.write(`${text}\n`);
    toServer.write(Uint8Array.of(0xff, 0xfe, 0x0a));
    expect(await client.request(add("after", 1))).toBe(2);
    expect(({} as { readonly polluted?: unknown }).polluted).toBeUndefined();
    await client.close();
  });
});
