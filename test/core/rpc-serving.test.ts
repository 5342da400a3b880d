// Connections that serve requests: streams of results, handlers, and what no handler takes.

import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { add, adding, connect, type Numbers, pair, request, take } from "./rpc-pair.js";

describe("streams of results", () => {
  it("come one by one and end with the last", async () => {
    const { client, server } = pair();
    void server.serve({
      async *count({ params }: Numbers) {
        for (let n = 1; n <= params.to; n++) yield { n, last: n === params.to };
      },
    } as never);
    const counted: unknown[] = [];
    for await (const result of client.request(request("count", { to: 3 })) as AsyncIterable<unknown>) counted.push(result);
    expect(counted).toEqual([1, 2, 3].map((n) => ({ n, last: n === 3 })));
  });

  it("end with the connection where no result is the last, and fail with a broken one", async () => {
    const follow = async (end: (toClient: PassThrough) => void): Promise<readonly unknown[]> => {
      const { client, server, toClient } = pair();
      void server.serve({
        async *follow() {
          yield 1;
          end(toClient);
          await new Promise(() => undefined);
        },
      });
      const results: unknown[] = [];
      for await (const result of client.request(request("follow", {})) as AsyncIterable<unknown>) results.push(result);
      return results;
    };
    await expect(follow((toClient) => toClient.end())).resolves.toEqual([1]);
    await expect(follow((toClient) => toClient.destroy(new Error("cut")))).rejects.toMatchObject({ reason: "closed" });
  });

  it("can be left early, which cancels the request; what still comes is dropped", async () => {
    const { client, server, toClient } = pair();
    let stopped: (() => void) | undefined;
    const hasStopped = new Promise<void>((resolve) => (stopped = resolve));
    void server.serve({
      async *count(_request: unknown, { signal }: { readonly signal: AbortSignal }) {
        signal.addEventListener("abort", () => stopped?.());
        for (let n = 1; ; n++) {
          yield { n, last: false };
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
    });
    const counting = request("count", { to: 3 });
    for await (const result of client.request(counting) as AsyncIterable<unknown>) {
      expect(result).toEqual({ n: 1, last: false });
      break;
    }
    await hasStopped;
    const results = [2, 3].map((n) => ({ jsonrpc: "2.0", id: counting.id, result: { n, last: n === 3 } }));
    for (const result of [...results, results[1]]) toClient.write(`${JSON.stringify(result)}\n`);
    // Only the second last one answers nobody.
    expect(await take(client, 1)).toMatchObject([{ ok: false, issues: [{ code: "unknown-request", received: counting.id }] }]);
    toClient.end();
    for await (const more of client) expect(more).toBeUndefined();
  });
});

describe("a serving side", () => {
  const answerTo = async (line: string, handlers: object = adding): Promise<unknown> => {
    const { server, toServer, toClient } = pair();
    void server.serve(handlers as never);
    const answer = new Promise((resolve) => toClient.once("data", (data) => resolve(JSON.parse(String(data)))));
    toServer.write(`${line}\n`);
    return answer;
  };
  it("answers an unknown method, an invalid body and unparsable text as the spec defines", async () => {
    expect(await answerTo(JSON.stringify({ jsonrpc: "2.0", id: 5, method: "ad", params: {} }))).toMatchObject({
      id: 5,
      error: { code: -32601 },
    });
    expect(await answerTo(JSON.stringify({ jsonrpc: "2.0", id: "x", method: "add", params: { a: 1 } }))).toMatchObject({
      id: "x",
      error: { code: -32602, message: expect.stringContaining("params.b") as string },
    });
    expect(await answerTo("{")).toMatchObject({ id: null, error: { code: -32700 } });
    expect(await answerTo(JSON.stringify({ ...add(1, 2), id: 1.5 }))).toMatchObject({
      id: null,
      error: { code: -32600, message: expect.stringContaining("id must be") as string },
    });
    const unsafe = await answerTo('{"jsonrpc":"2.0","id":12345678901234567890,"method":"add","params":{"a":1,"b":2}}');
    expect(unsafe).toMatchObject({ id: null, error: { code: -32600, message: expect.stringContaining("2^53") as string } });
    expect(await answerTo(JSON.stringify({ ...add(1, 2), jsonrpc: "1.0" }))).toMatchObject({ error: { code: -32600 } });
  });

  it("yields notifications without a handler, duplicates and answers without a request", async () => {
    const { server, toServer } = pair();
    void server.serve({ wait: () => new Promise(() => undefined) });
    const wait = request("wait", {});
    const cancel = { jsonrpc: "2.0", method: "cancel", params: { requestId: 5 } };
    for (const message of [cancel, wait, wait, { jsonrpc: "2.0", id: "1", result: 1 }]) toServer.write(`${JSON.stringify(message)}\n`);
    expect(await take(server, 3)).toMatchObject([
      { ok: true, value: { method: "cancel" } },
      { ok: false, issues: [{ code: "duplicate-request" }] },
      { ok: false, issues: [{ code: "unknown-request" }] },
    ]);
  });
});

it("reports messages that match no frame without an answer, and continues", async () => {
  const { server, toServer, toClient, failures } = pair();
  void server.serve(adding);
  toServer.write(`{"hello":1}\n[]\n{"jsonrpc":"2.0","id":3,"error":5}\n${JSON.stringify({ ...add(1, 2), id: 77 })}\n`);
  expect(await take(server, 3)).toMatchObject([{ ok: false }, { ok: false }, { ok: false }]);
  const [answer, ...more] = String(await new Promise((resolve) => toClient.once("data", resolve)))
    .trim()
    .split("\n");
  expect([JSON.parse(answer ?? ""), more, failures]).toEqual([{ jsonrpc: "2.0", id: 77, result: 3 }, [], []]);
});

describe("handlers of notifications", () => {
  const cancel = (id: number): string => `${JSON.stringify({ jsonrpc: "2.0", method: "cancel", params: { requestId: id } })}\n`;

  it("get them in order, and other messages are yielded", async () => {
    const { server, toServer } = pair();
    const got: unknown[] = [];
    const note = (notification: unknown): void => void got.push((notification as { params: { requestId: number } }).params.requestId);
    const ended = server.serve({ cancel: note });
    toServer.write(`${cancel(1)}${cancel(2)}[]\n`);
    expect(await take(server, 1)).toMatchObject([{ ok: false, issues: [{ code: "wrong-type" }] }]);
    expect(got).toEqual([1, 2]);
    toServer.end();
    await ended;
  });

  it("are notified by their signal that the connection has ended, and their errors are reported", async () => {
    const { server, toServer, failures } = pair();
    const aborted = new Promise((resolve) => {
      const waiting = ((_: unknown, { signal }: { signal: AbortSignal }) => {
        signal.addEventListener("abort", resolve);
        throw new Error("cannot cancel");
      }) as never;
      void server.serve({ cancel: waiting });
    });
    toServer.end(cancel(1));
    await aborted;
    expect(failures).toEqual([new Error("cannot cancel")]);
  });

  it("are limited in number: what comes on top is dropped and reported", async () => {
    const failures: unknown[] = [];
    const readable = new PassThrough();
    const server = connect({
      role: "server",
      readable,
      writable: new PassThrough(),
      maxRunning: 2,
      onHandlerError: (error) => failures.push(error),
    });
    let started = 0;
    const ended = server.serve({ cancel: () => new Promise<void>(() => void started++) });
    readable.end(cancel(1).repeat(5));
    await ended;
    expect([started, failures.length]).toEqual([2, 3]);
  });
});

it("rejects requests that the role does not receive, and answers them like unknown ones", async () => {
  const { client, toClient, toServer } = pair();
  void client.serve({});
  toClient.write(`${JSON.stringify({ jsonrpc: "2.0", id: 7, method: "add", params: { a: 1, b: 2 } })}\n`);
  expect(await take(client, 1)).toMatchObject([{ ok: false, issues: [{ code: "wrong-role" }] }]);
  expect(JSON.parse(String(toServer.read()))).toMatchObject({
    id: 7,
    error: { code: -32601, message: expect.stringContaining("client must not receive add") as string },
  });
});
