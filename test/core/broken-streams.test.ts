// A source that breaks: everybody who waits for it gets its error, and nobody else is harmed.

import { PassThrough } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import type { RpcConnectOptions, UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { calculator } from "./rpc-protocol.js";

const typedConnect: unknown = createRpcConnect(calculator, () => false, [ndjsonFraming]);
const connect = typedConnect as (options: RpcConnectOptions<string>) => UntypedConnection;
const cut = new Error("the cable was cut");
const wait = (id: number): object => ({ jsonrpc: "2.0", id, method: "wait", params: {} });

function open(): { readonly connection: UntypedConnection; readonly readable: PassThrough } {
  const readable = new PassThrough();
  return { connection: connect({ role: "server", readable, writable: new PassThrough() }), readable };
}

describe("a connection whose source breaks", () => {
  it("rejects serve with the error, and aborts the handlers with it", async () => {
    const { connection, readable } = open();
    let signal: AbortSignal | undefined;
    const served = connection.serve({
      wait: (_request, context) => {
        ({ signal } = context);
        return new Promise(() => undefined);
      },
    });
    readable.write(`${JSON.stringify(wait(1))}\n`);
    await turn();
    readable.destroy(cut);
    await expect(served).rejects.toBe(cut);
    expect(signal?.reason).toBe(cut);
    await expect(connection.serve({})).rejects.toBe(cut);
  });

  it("throws the error where it is iterated over, after what arrived before", async () => {
    const { connection, readable } = open();
    const results: unknown[] = [];
    const reading = (async () => {
      for await (const result of connection) results.push(result);
    })();
    readable.write(`${JSON.stringify(wait(1))}\n`);
    await turn();
    readable.destroy(cut);
    await expect(reading).rejects.toBe(cut);
    expect(results).toMatchObject([{ ok: true, value: wait(1) }]);
  });

  it("fails requests with the error as the cause", async () => {
    const { connection, readable } = open();
    const asked = connection.request({ jsonrpc: "2.0", id: 1, method: "ask", params: { question: "?" } });
    readable.destroy(cut);
    await expect(asked).rejects.toMatchObject({ reason: "closed", cause: cut });
  });

  it("does not end a process in which nobody waits", async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on("unhandledRejection", note);
    const { connection, readable } = open();
    void connection.serve({});
    readable.destroy(cut);
    await turn();
    await turn();
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });

  it("resolves serve when the source only ends", async () => {
    const { connection, readable } = open();
    const served = connection.serve({});
    readable.end();
    await expect(served).resolves.toBeUndefined();
  });
});
