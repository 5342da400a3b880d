// Nobody waits forever: whatever a peer, a handler or a caller does, every request has an outcome.

import { PassThrough } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import type { RpcConnectOptions } from "../../packages/core/src/rpc/connection-types.js";
import { ReplyError } from "../../packages/core/src/rpc/request-error.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import { add, adding, connect, failureOf, pair, request, take } from "./rpc-pair.js";
import { calculator } from "./rpc-protocol.js";

const line = (message: unknown): string => `${JSON.stringify(message)}\n`;

/** A connection to a peer that the test plays. */
function playPeer(options: Partial<RpcConnectOptions<string>> = {}, protocol: ProtocolDescriptor = calculator) {
  const made = createRpcConnect(protocol, () => false, [ndjsonFraming, contentLength]) as unknown as typeof connect;
  const [readable, writable] = [new PassThrough(), new PassThrough()];
  const connection = made({ role: "client", readable, writable, ...options });
  const written = (): readonly Record<string, unknown>[] =>
    String(writable.read() ?? "")
      .split("\n")
      .filter((text) => text !== "")
      .map((text) => JSON.parse(text) as Record<string, unknown>);
  return { connection, readable, writable, written };
}

const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);
beforeEach(() => {
  unhandled.length = 0;
  process.on("unhandledRejection", note);
  process.on("warning", note);
});
afterEach(async () => {
  await turn();
  process.off("unhandledRejection", note);
  process.off("warning", note);
  vi.useRealTimers();
  expect(unhandled).toEqual([]);
});

describe("a request without a handler", () => {
  it("is answered with the error for an unknown message, whether the side serves or not", async () => {
    const served = pair();
    void served.server.serve({ wait: () => 1 });
    expect((await failureOf(served.client.request(add(1, 2)))).reply).toEqual({ code: -32601, message: "add is not supported" });

    const { connection, readable, written } = playPeer();
    void (connection.request(add(1, 2)) as Promise<unknown>).catch(() => undefined);
    readable.write(line({ jsonrpc: "2.0", id: 7, method: "ask", params: { question: "?" } }));
    await turn();
    expect(written()).toMatchObject([{ method: "add" }, { id: 7, error: { code: -32601 } }]);
  });

  it("goes to the fallback, if there is one", async () => {
    const { client, server } = pair();
    void server.serve({ wait: () => "waited" }, { fallback: (asked) => (asked as { params: { a: number } }).params.a * 100 });
    expect(await client.request(add(1, 2))).toBe(100);
    expect(await client.request(request("wait", {}))).toBe("waited");
  });

  it("is yielded where the side iterates and does not serve, and answered when nobody iterates any more", async () => {
    const { connection, readable, written } = playPeer({ role: "server" });
    const first = take(connection, 1);
    for (const id of [1, 2, 3]) readable.write(line({ ...add(1, 2), id }));
    expect(await first).toMatchObject([{ ok: true, value: { id: 1 } }]);
    await turn();
    expect(written()).toMatchObject([2, 3].map((id) => ({ id, error: { message: "the request was not handled" } })));
  });

  it("is answered when more are waiting for the code that iterates than are kept", async () => {
    const { connection, readable, written } = playPeer({ role: "server" });
    const iterator = connection[Symbol.asyncIterator]();
    void iterator.next();
    for (let id = 0; id < 1003; id++) readable.write(line({ ...add(1, 2), id }));
    await vi.waitUntil(() => readable.readableLength === 0);
    await turn();
    expect(written()).toMatchObject([1, 2].map((id) => ({ id, error: { code: -32603 } })));
    readable.end();
  });

  it("of an unknown type that the protocol keeps is answered by the fallback, or refused", async () => {
    const open = { ...calculator, others: { pattern: "^x-" } };
    const { connection, readable, written } = playPeer({ role: "server" }, open);
    void connection.serve({});
    readable.write(line(request("x-sing", {})));
    await turn();
    expect(written()).toMatchObject([{ error: { code: -32601, message: "x-sing is not supported" } }]);
    void connection.serve({}, { fallback: () => "la" });
    readable.write(line(request("x-sing", {})));
    await turn();
    expect(written()).toMatchObject([{ result: "la" }]);
  });

  it("cannot come from a handler whose name is misspelled, or that is no function", () => {
    const { server } = pair();
    expect(() => server.serve({ addd: () => 1 })).toThrow('unknown message "addd"; did you mean "add"?');
    expect(() => server.serve({ add: 7 as never })).toThrow("the handler of add must be a function, got 7");
    expect(() => server.serve({}, { fallback: true as never })).toThrow("fallback must be a function, got true");
  });
});

describe("an invalid answer that carries the ID of a request", () => {
  it.each([
    ["an error without a code", { error: { message: "no" } }],
    ["an error that is a string", { error: "no" }],
    ["a result beside an error", { result: 3, error: { code: 1, message: "no" } }],
    ["a result of another type", { result: "3" }],
    ["no jsonrpc", { jsonrpc: undefined, result: 3 }],
    ["neither result nor error", {}],
  ])("rejects it with its issues: %s", async (_name, answer) => {
    for (const protocol of [
      calculator,
      { ...calculator, frames: calculator.frames!.map((frame) => ({ ...frame, where: { jsonrpc: "2.0" } })) },
    ]) {
      const { connection, readable } = playPeer({}, protocol);
      const sum = add(1, 2) as { readonly id: number };
      const asked = connection.request(sum);
      readable.write(line({ jsonrpc: "2.0", id: sum.id, ...answer }));
      const error = await failureOf(asked);
      expect(error.reason).toBe("invalid-result");
      expect(error.issues?.length).toBeGreaterThan(0);
    }
  });

  it("rejects it also if a number in it cannot be represented", async () => {
    const { connection, readable } = playPeer();
    const sum = add(1, 2) as { readonly id: number };
    const asked = connection.request(sum);
    readable.write(`{"jsonrpc":"2.0","id":${sum.id},"result":12345678901234567890}\n`);
    expect((await failureOf(asked)).issues).toMatchObject([{ code: "out-of-range", path: ["result"] }]);
  });

  it("ends a stream and cancels it; the rest is dropped", async () => {
    const { connection, readable, written } = playPeer();
    const counting = request("count", { to: 3 });
    const results = connection.request(counting) as AsyncIterableIterator<unknown>;
    for (const n of [1, "2", 3]) readable.write(line({ jsonrpc: "2.0", id: counting.id, result: { n, last: n === 3 } }));
    expect(await results.next()).toMatchObject({ value: { n: 1 } });
    await expect(results.next()).rejects.toMatchObject({ reason: "invalid-result" });
    expect(await results.next()).toMatchObject({ done: true });
    await turn();
    expect(written()).toMatchObject([{ method: "count" }, { method: "cancel" }]);
    readable.end();
    for await (const more of connection) expect(more).toBeUndefined();
  });

  it("does not touch the request of this side that has the same ID as an invalid request of the peer", async () => {
    const { connection, readable, written } = playPeer();
    const sum = add(1, 2) as { readonly id: number };
    const asked = connection.request(sum);
    readable.write(line({ jsonrpc: "2.0", id: sum.id, method: "ask", params: {} }));
    readable.write(line({ jsonrpc: "2.0", id: sum.id, result: 3 }));
    expect(await asked).toBe(3);
    await turn();
    expect(written()).toMatchObject([{ method: "add" }, { id: sum.id, error: { code: -32602 } }]);
  });
});

describe("a timeout", () => {
  const start = (options: Partial<RpcConnectOptions<string>> = {}, protocol = calculator) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return playPeer(options, protocol);
  };
  const withTimeout = (name: string, timeout: number | "none"): ProtocolDescriptor => ({
    ...calculator,
    messages: { ...calculator.messages, [name]: { ...calculator.messages[name]!, timeout } },
  });
  /** The milliseconds after which a request fails. */
  const patience = async ({ connection }: ReturnType<typeof playPeer>, options?: object): Promise<number> => {
    const ends: string[] = [];
    const asked = connection.request(add(1, 2), options) as Promise<unknown>;
    const ended = failureOf(asked).then(({ reason }) => ends.push(reason));
    let waited = 0;
    for (; ends.length === 0 && waited < 1_000_000; waited += 500) await vi.advanceTimersByTimeAsync(500);
    await ended;
    expect(ends).toEqual(["timeout"]);
    expect(vi.getTimerCount()).toBe(0);
    return waited;
  };

  it("is a minute, unless the connection, the spec or the call says otherwise", async () => {
    expect(await patience(start())).toBe(60_000);
    expect(await patience(start({ timeout: 5000 }))).toBe(5000);
    expect(await patience(start({ timeout: 5000 }, withTimeout("add", 7)))).toBe(7000);
    expect(await patience(start({ timeout: 5000 }, withTimeout("add", 7)), { timeout: 9000 })).toBe(9000);
  });

  it("can be left out", async () => {
    for (const peer of [start({ timeout: Infinity }), start({}, withTimeout("add", "none"))]) {
      void (peer.connection.request(add(1, 2)) as Promise<unknown>).catch(() => undefined);
      expect(vi.getTimerCount()).toBe(0);
    }
    expect(() => start({ timeout: -1 })).toThrow("timeout must be a number of at least 0, got -1");
  });

  it("starts anew with every result of a stream, and ends one that stops", async () => {
    const { connection, readable } = start();
    const counting = request("count", { to: 3 });
    const results = connection.request(counting) as AsyncIterableIterator<unknown>;
    for (const n of [1, 2]) {
      await vi.advanceTimersByTimeAsync(59_000);
      readable.write(line({ jsonrpc: "2.0", id: counting.id, result: { n, last: false } }));
      expect(await results.next()).toMatchObject({ value: { n } });
    }
    const next = results.next();
    next.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(next).rejects.toMatchObject({ reason: "timeout" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not end a stream that lasts as long as the connection", () => {
    const { connection } = start();
    void connection.request(request("follow", {}));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("starts anew with progress of the request, and of no other", async () => {
    const wait = calculator.messages["wait"]!;
    const progress = { message: "cancel", requests: ["wait"], where: [[["params", "requestId"], ["id"]]] } as const;
    const { connection, readable } = start({}, { ...calculator, progress, messages: { ...calculator.messages, wait } });
    const [first, second] = [request("wait", {}), request("wait", {})];
    const ends = [first, second].map((message) => failureOf(connection.request(message)));
    await vi.advanceTimersByTimeAsync(59_000);
    readable.write(line({ jsonrpc: "2.0", method: "cancel", params: { requestId: first.id } }));
    await turn();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await ends[1]!).reason).toBe("timeout");
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect((await ends[0]!).reason).toBe("timeout");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("text is judged as decode judges it", () => {
  it.each([
    ["a number that would change", '{"jsonrpc":"2.0","id":1,"method":"add","params":{"a":12345678901234567890,"b":1}}'],
    ["an ID that would change", '{"jsonrpc":"2.0","id":12345678901234567890,"method":"add","params":{"a":1,"b":1}}'],
    ["a duplicate key", '{"jsonrpc":"2.0","id":1,"id":2,"method":"add","params":{"a":1,"b":1}}'],
    ["too many levels", `{"jsonrpc":"2.0","id":1,"method":"wait","params":{"deep":${"[".repeat(70)}${"]".repeat(70)}}}`],
    ["a byte order mark", '\uFEFF{"jsonrpc":"2.0","id":1,"method":"add","params":{"a":1,"b":1}}'],
    ["more bytes than the protocol allows", `{"jsonrpc":"2.0","id":"${"x".repeat(65_536)}","method":"wait","params":{}}`],
    ["no JSON", "{"],
  ])("%s", async (_name, text) => {
    for (const duplicateKeys of ["accept", "reject"] as const) {
      const protocol = { ...calculator, encodings: { ndjson: { maxBytes: 65_536, duplicateKeys } } };
      const { connection, readable } = playPeer({ role: "server" }, protocol);
      readable.end(`${text}\n`);
      const [arrived] = await take(connection, 1);
      expect(arrived).toEqual(decodeMessage(protocol, [ndjson], text));
    }
  });

  it.each(["strict", "lenient"] as const)("an ID beyond 2^53 is never answered under another one (%s)", async (mode) => {
    const { connection, readable, written } = playPeer({ role: "server", mode });
    void connection.serve(adding);
    readable.write('{"jsonrpc":"2.0","id":12345678901234567890,"method":"add","params":{"a":1,"b":2}}\n');
    await turn();
    expect(written()).toMatchObject([{ id: null, error: { code: -32600 } }]);
  });
});

describe("handlers", () => {
  it("that fail are answered even if onHandlerError fails, at once or later", async () => {
    for (const onHandlerError of [
      () => {
        throw new Error("no log");
      },
      () => Promise.reject(new Error("no log")),
    ]) {
      const { connection, readable, written } = playPeer({ role: "server", onHandlerError });
      void connection.serve({ add: () => Promise.reject(new Error("no sum")) });
      readable.write(line(add(1, 2)));
      await turn();
      expect(written()).toMatchObject([{ error: { code: -32603 } }]);
    }
  });

  it("may throw or return anything", async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const hostile = new Proxy(new Error("odd"), {
      getPrototypeOf: () => {
        throw new Error("no prototype");
      },
      get: () => {
        throw new Error("no property");
      },
    });
    const throwing = (thrown: unknown) => () => {
      throw thrown;
    };
    const bodyless = new ReplyError(proxy);
    for (const handler of [proxy, hostile, undefined, null, 7, Symbol("odd"), bodyless].map(throwing).concat([() => proxy as never])) {
      const { connection, readable, written } = playPeer({ role: "server" });
      void connection.serve({ add: handler });
      readable.write(line(add(1, 2)));
      await turn();
      await turn();
      expect(written()).toMatchObject([{ error: { code: -32603, message: "the request failed" } }]);
    }
  });

  it("of a stream that end without the last result are answered with an error", async () => {
    const failures: unknown[] = [];
    const { connection, readable, written } = playPeer({ role: "server", onHandlerError: (error) => failures.push(error) });
    void connection.serve({
      async *count() {
        yield { n: 1, last: false };
      },
    });
    const counting = request("count", { to: 3 });
    readable.write(line(counting));
    await turn();
    expect(written()).toMatchObject([
      { id: counting.id, result: { n: 1 } },
      { id: counting.id, error: { code: -32603 } },
    ]);
    expect(failures.map(String)).toEqual(["Error: the results of count ended without the last one"]);
  });

  it("of a stream stop after the last result, and may return a list or nothing of use", async () => {
    let isClosed = false;
    const item = (n: number, last: boolean) => ({ n, last });
    const handlers = [
      async function* () {
        try {
          yield item(1, true);
          yield item(2, true);
        } finally {
          isClosed = true;
        }
      },
      () => [item(1, false), item(2, true)],
      () => 7,
    ];
    const counts: unknown[] = [];
    for (const count of handlers) {
      const { connection, readable, written } = playPeer({ role: "server" });
      void connection.serve({ count });
      readable.write(line(request("count", { to: 3 })));
      await turn();
      counts.push(written().map(({ result, error }) => (error === undefined ? (result as { n: number }).n : "error")));
    }
    expect([counts, isClosed]).toEqual([[[1], [1, 2], ["error"]], true]);
  });

  it("of a stream that do not react to a cancellation are left alone, and their place is free again", async () => {
    const { connection, readable } = playPeer({ role: "server", maxRunning: 1 });
    const started: unknown[] = [];
    void connection.serve({
      async *count(asked: unknown) {
        started.push((asked as { id: number }).id);
        yield await new Promise(() => undefined);
      },
    });
    for (const id of [1, 2]) {
      readable.write(line({ ...request("count", { to: 3 }), id }));
      await turn();
      readable.write(line({ jsonrpc: "2.0", method: "cancel", params: { requestId: id } }));
      await turn();
    }
    expect(started).toEqual([1, 2]);
  });
});

describe("callers", () => {
  it("may ask for several results of a stream at once, and stop while they wait", async () => {
    const { connection, readable } = playPeer();
    const counting = request("count", { to: 3 });
    const results = connection.request(counting) as AsyncIterableIterator<unknown>;
    const asked = [results.next(), results.next(), results.next()];
    readable.write(line({ jsonrpc: "2.0", id: counting.id, result: { n: 1, last: false } }));
    expect(await asked[0]).toMatchObject({ value: { n: 1 } });
    await results.return!();
    expect(await Promise.all(asked.slice(1))).toEqual([1, 2].map(() => ({ done: true, value: undefined })));
  });

  it("may wait for several results of a stream that fails", async () => {
    const { connection, readable } = playPeer();
    const results = connection.request(request("count", { to: 3 })) as AsyncIterableIterator<unknown>;
    const asked = [results.next(), results.next()];
    readable.end();
    await expect(asked[0]).rejects.toMatchObject({ reason: "closed" });
    await expect(asked[1]).resolves.toMatchObject({ done: true });
  });

  it("may use one signal for any number of requests and connections", async () => {
    const controller = new AbortController();
    const asked = Array.from({ length: 30 }, () => playPeer().connection).flatMap((connection) =>
      Array.from({ length: 30 }, () => failureOf(connection.request(add(1, 2), { signal: controller.signal }))),
    );
    controller.abort();
    expect(new Set((await Promise.all(asked)).map(({ reason }) => reason))).toEqual(new Set(["aborted"]));
    // A second later, because Node reports such warnings in the next turn.
    await turn();
  });

  it("leave no listener behind on a signal", async () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    const { client, server } = pair();
    void server.serve(adding);
    for (let round = 0; round < 5; round++)
      await Promise.all([client.request(add(1, 2), { signal }), client.request(add(1, 2), { signal })]);
    expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([5, 5]);
  });

  it("wait for a peer that reads slowly, and nothing is lost", async () => {
    const writable = new PassThrough({ highWaterMark: 256 });
    const connection = connect({ role: "client", readable: new PassThrough(), writable });
    let text = "";
    let most = 0;
    const reading = (async () => {
      while (text.split("\n").length <= 500) {
        text += String((writable.read(100) as Buffer | null) ?? (writable.read() as Buffer | null) ?? "");
        most = Math.max(most, writable.writableLength + writable.readableLength);
        await turn();
      }
    })();
    for (let requestId = 0; requestId < 500; requestId++)
      await connection.send({ jsonrpc: "2.0", method: "cancel", params: { requestId } });
    await reading;
    const ids = text
      .trim()
      .split("\n")
      .map((each) => (JSON.parse(each) as { readonly params: { readonly requestId: number } }).params.requestId);
    expect(ids).toEqual(Array.from({ length: 500 }, (_, id) => id));
    // Whoever awaits `send` does not fill the memory.
    expect(most).toBeLessThan(1000);
  });

  it("do not wait for a write that the stream forgets when it is destroyed", async () => {
    const writable = new PassThrough({ highWaterMark: 1 });
    const connection = connect({ role: "client", readable: new PassThrough(), writable });
    const sent = Array.from({ length: 5 }, () => connection.send(add(1, 2)));
    const settled = Promise.allSettled(sent);
    await turn();
    writable.destroy();
    expect((await settled).map(({ status }) => status)).toContain("rejected");
    await expect(connection.send(add(1, 2))).rejects.toThrow();
    await connection.close();
  });

  it("are told about every pending request when a frame breaks the connection for good", async () => {
    const { connection, readable } = playPeer({ encoding: "content-length" });
    const asked = failureOf(connection.request(add(1, 2)));
    readable.end("Content-Length: 999999999999999\r\n\r\n{}");
    expect((await asked).reason).toBe("closed");
    const kept: unknown[] = [];
    for await (const result of connection) kept.push(result);
    expect(kept).toMatchObject([{ ok: false, issues: [{ code: "syntax" }] }]);
  });
});
