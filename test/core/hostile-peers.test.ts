// Peers that send too much, too often or something ambiguous: what a connection does stays in proportion to what arrives.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import type { Framing, Piece } from "../../packages/core/src/framing/framing.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import { createResultStream } from "../../packages/core/src/rpc/result-stream.js";
import { RequestError } from "../../packages/core/src/rpc/request-error.js";
import type { Issue } from "../../packages/core/src/result.js";
import { createRpc } from "../../packages/core/src/rpc/rpc.js";
import type { Rpc, RpcLimits } from "../../packages/core/src/rpc/rpc-types.js";
import { expectLinear, expectLinearAsync } from "../support/growth.js";
import { calculator } from "./rpc-protocol.js";

const waitRequest = (id: number): object => ({ jsonrpc: "2.0", id, method: "wait", params: {} });
const cancellation = (id: unknown): object => ({ jsonrpc: "2.0", method: "cancel", params: { requestId: id } });
const arrived = (value: unknown) => ({ ok: true, value, warnings: [] }) as const;

const overflow = (): RequestError => new RequestError("overflow", "count", "too many");
const unlimited = { most: Infinity, overflow };

interface Served {
  readonly rpc: Rpc;
  readonly sent: Record<string, unknown>[];
  /** The IDs of requests that were cancelled. */
  readonly cancelled: unknown[];
  /** What was passed to `onHandlerError`. */
  readonly failures: unknown[];
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** A server whose handlers never finish; it may not be able to write either. */
function serve(limits: RpcLimits = {}, canWrite = true): Served {
  const sent: Record<string, unknown>[] = [];
  const cancelled: unknown[] = [];
  const failures: unknown[] = [];
  const rpc = createRpc(
    calculator,
    {
      send: async (message) => {
        sent.push(message as Record<string, unknown>);
        if (!canWrite) await new Promise(() => undefined);
      },
      check: arrived,
      handOn: () => undefined,
      isIterated: () => false,
      onHandlerError: (error) => failures.push(error),
    },
    limits,
  );
  rpc.serve({
    wait: (request, { signal }) => {
      signal.addEventListener("abort", () => cancelled.push((request as { readonly id: unknown }).id));
      return new Promise(() => undefined);
    },
  });
  return { rpc, sent, cancelled, failures };
}

describe("a peer that does not wait for answers", () => {
  it.each(["maxRunning", "maxResults"])("cannot exploit an invalid limit: %s", (name) => {
    for (const [limit, shown] of [
      [NaN, "NaN"],
      [0, "0"],
      [-1, "-1"],
      ["9", '"9"'],
    ] as const)
      expect(() => serve({ [name]: limit })).toThrow(`${name} must be a number of at least 1, got ${shown}`);
  });

  it("gets an error for a request that is one too many, and can ask again when another has ended", async () => {
    const { rpc, sent, failures } = serve({ maxRunning: 2 });
    rpc.serve({ add: () => Promise.resolve(3) });
    for (const id of [1, 2, 3]) rpc.receive(arrived(waitRequest(id)));
    await new Promise(setImmediate);
    expect(sent).toMatchObject([{ id: 3, error: { code: -32603, message: "too many requests are running" } }]);
    expect(failures.map(String)).toEqual(["Error: 2 requests are running; another one was rejected"]);

    const free = serve({ maxRunning: 1 });
    free.rpc.serve({ add: () => Promise.resolve(3) });
    for (const id of [1, 2]) {
      free.rpc.receive(arrived({ jsonrpc: "2.0", id, method: "add", params: { a: 1, b: 2 } }));
      await new Promise(setImmediate);
    }
    expect(free.sent).toMatchObject([
      { id: 1, result: 3 },
      { id: 2, result: 3 },
    ]);
  });

  it("runs 16,384 requests at the same time by default", async () => {
    const { rpc, failures } = serve();
    for (let id = 0; id < 16_387; id++) rpc.receive(arrived(waitRequest(id)));
    expect(failures).toHaveLength(3);
  });

  it("and reads none of them does not fill the memory with error replies", async () => {
    const { rpc, sent } = serve({ maxRunning: 5 }, false);
    for (let id = 0; id < 100; id++)
      rpc.receive({ ok: false, issues: [{ code: "wrong-type", path: [], message: "wrong" }] }, waitRequest(id));
    await new Promise(setImmediate);
    expect(sent).toHaveLength(5);
  });
});

describe("a peer that sends results faster than they are read", () => {
  const startCounting = (): { rpc: Rpc; sent: Record<string, unknown>[]; results: AsyncIterableIterator<unknown> } => {
    const { rpc, sent } = serve({ maxResults: 3 });
    const results = rpc.request({ jsonrpc: "2.0", id: 9, method: "count", params: { to: 100 } }) as AsyncIterableIterator<unknown>;
    return { rpc, sent, results };
  };
  const answer = (step: number): object => ({ jsonrpc: "2.0", id: 9, result: { step, last: false } });

  it("ends the stream with the results that were kept and an error, and is told to stop", async () => {
    const { rpc, sent, results } = startCounting();
    for (let step = 0; step < 50; step++) rpc.receive(arrived(answer(step)));
    const seen: unknown[] = [];
    const error: unknown = await (async () => {
      for await (const result of results) seen.push(result);
    })().catch((reason: unknown) => reason);
    expect(seen).toEqual([0, 1, 2].map((step) => ({ step, last: false })));
    expect(error).toMatchObject({ name: "RequestError", reason: "overflow", message: "count: more than 3 results are waiting to be read" });
    expect(sent.slice(1)).toMatchObject([{ method: "cancel", params: { requestId: 9 } }]);
  });

  it("does not make the memory grow for a reader that is always one behind", async () => {
    const stream = createResultStream(() => undefined, { most: 10, overflow });
    stream.deliver(0);
    const before = heapUsed();
    for (let index = 1; index < 2_000_000; index++) {
      stream.deliver(index);
      const { value } = (await stream.results.next()) as { readonly value: unknown };
      if (value !== index - 1) expect(value).toBe(index - 1);
    }
    expect(heapUsed() - before).toBeLessThan(8_000_000);
    expect(await stream.results.next()).toMatchObject({ value: 1_999_999 });
  });
});

describe("a peer that cancels", () => {
  it("cancels the request with that ID and no other, even if it repeats the cancellation", () => {
    const { rpc, cancelled } = serve();
    for (const id of [1, 2, 3]) rpc.receive(arrived(waitRequest(id)));
    for (const id of ["2", 2, 2, null, {}, undefined, [2]]) rpc.receive(arrived(cancellation(id)));
    expect(cancelled).toEqual([2]);
  });

  it("takes time in proportion to the number of requests and cancellations", () => {
    expectLinear(1500, Number, (count) => {
      const { rpc, cancelled } = serve();
      for (let id = 0; id < count; id++) rpc.receive(arrived(waitRequest(id)));
      for (let id = 0; id < count; id++) rpc.receive(arrived(cancellation(-id - 1)));
      expect(cancelled).toEqual([]);
    });
  });
});

describe("a peer that sends an invalid request", () => {
  it("gets the first issues and their number, not a reply of a thousand issues", async () => {
    const { rpc, sent } = serve();
    const issues: Issue[] = Array.from({ length: 1000 }, (_, index) => ({ code: "wrong-type", path: [], message: `issue ${index}` }));
    rpc.receive({ ok: false, issues }, waitRequest(1));
    await new Promise(setImmediate);
    expect(sent).toMatchObject([{ id: 1, error: { code: -32602 } }]);
    const { message } = sent[0]!["error"] as { readonly message: string };
    expect(message).toMatch(/^issue 0; issue 1; .*issue 9; 990 more$/);

    const exact = serve();
    exact.rpc.receive({ ok: false, issues: issues.slice(0, 10) }, waitRequest(1));
    await new Promise(setImmediate);
    expect(exact.sent).toMatchObject([{ error: { message: expect.stringMatching(/issue 9$/) as string } }]);
  });

  it("finds its request among the messages of a side that iterates and does not serve", () => {
    const kept: unknown[] = [];
    const rpc = createRpc(calculator, {
      send: () => Promise.reject(new Error("nothing is to be sent")),
      check: arrived,
      handOn: (result) => kept.push(result),
      isIterated: () => true,
      onHandlerError: () => undefined,
    });
    rpc.receive(arrived(waitRequest(1)));
    expect(kept).toEqual([arrived(waitRequest(1))]);
  });
});

describe("results that arrive before they are asked for", () => {
  it("are delivered in order, and take time in proportion to their number", async () => {
    const make = (count: number): ReturnType<typeof createResultStream> => {
      const stream = createResultStream(() => undefined, unlimited);
      for (let index = 0; index < count; index++) stream.deliver(index);
      stream.complete();
      return stream;
    };
    await expectLinearAsync(60_000, make, async ({ results }) => {
      let next = 0;
      let isInOrder = true;
      for await (const result of results) isInOrder &&= result === next++;
      expect([isInOrder, next % 60_000]).toEqual([true, 0]);
    });
  });

  it("may alternate with results that are awaited", async () => {
    const stream = createResultStream(() => undefined, unlimited);
    const first = stream.results.next();
    for (const body of [1, 2, 3]) stream.deliver(body);
    expect([await first, await stream.results.next()]).toMatchObject([{ value: 1 }, { value: 2 }]);
    stream.deliver(4);
    stream.complete();
    stream.deliver(5);
    expect([await stream.results.next(), await stream.results.next(), await stream.results.next()]).toMatchObject([
      { value: 3 },
      { value: 4 },
      { done: true },
    ]);
  });
});

async function cutAll({ cut }: Framing, chunks: Iterable<string>, limit: number): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  for await (const batch of cut(chunks, limit)) pieces.push(...batch);
  return pieces;
}

describe("a header", () => {
  it("that announces more than ever comes reserves no memory for it", async () => {
    const huge = "Content-Length: 999999999999999\r\n\r\n{}";
    expect(await cutAll(contentLength, [huge], Infinity)).toEqual([
      { number: 1, problem: "unexpected end of input inside a message", head: new Uint8Array() },
    ]);
    const body = "x".repeat(300_000);
    expect(await cutAll(contentLength, [...contentLength.frame(body).match(/[^]{1,7000}/g)!], Infinity)).toEqual([
      { number: 1, content: body },
    ]);
  });

  it("with two different lengths is rejected, because readers would disagree on where the message ends", async () => {
    const text = `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}\r\n\r\n${contentLength.frame("[]")}`;
    expect(await cutAll(contentLength, [text], 1000)).toMatchObject([
      { problem: "the header has several Content-Length lines that differ" },
      { content: "[]" },
    ]);
    expect(await cutAll(contentLength, ["Content-Length: 2\r\ncontent-length: 2\r\n\r\n{}"], 1000)).toMatchObject([{ content: "{}" }]);
  });
});

describe("an event", () => {
  it("that comes one character at a time is read", async () => {
    const text = `{"a":"${"ä".repeat(5000)}"}`;
    expect(await cutAll(sse, sse.frame(text), 1_000_000)).toMatchObject([{ content: text }]);
  });

  it("that never ends is not kept", async () => {
    function* endless(): Generator<string> {
      yield "data: ";
      for (let index = 0; index < 3000; index++) yield "x".repeat(1000);
      yield `\n\n${sse.frame("{}")}`;
    }
    expect(await cutAll(sse, endless(), 10_000)).toMatchObject([{ size: 3_000_000, limit: 10_000 }, { content: "{}" }]);
  });
});
