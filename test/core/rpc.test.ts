import { PassThrough } from "node:stream";
import { createConversation } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { composeFramed } from "../../packages/core/src/build-framed.js";
import { explain } from "../../packages/core/src/explain.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { createPendingRequests } from "../../packages/core/src/pending-requests.js";
import { ReplyError, RequestError } from "../../packages/core/src/request-error.js";
import { createRpcConnect, type RpcConnectOptions, type UntypedConnection } from "../../packages/core/src/rpc-connect.js";
import { calculator } from "./rpc-protocol.js";

const typedConnect: unknown = createRpcConnect(calculator, () => false, [ndjsonFraming]);
const connect = typedConnect as (options: RpcConnectOptions<string>) => UntypedConnection;

interface Pair {
  readonly client: UntypedConnection;
  readonly server: UntypedConnection;
  readonly toServer: PassThrough;
  readonly toClient: PassThrough;
  readonly failures: unknown[];
}

function pair(): Pair {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const failures: unknown[] = [];
  return {
    client: connect({ role: "client", readable: toClient, writable: toServer }),
    server: connect({ role: "server", readable: toServer, writable: toClient, onHandlerError: (error) => failures.push(error) }),
    toServer,
    toClient,
    failures,
  };
}

let next = 0;
const request = (method: string, params: object): object => ({ jsonrpc: "2.0", id: ++next, method, params });
const add = (a: unknown, b: unknown): object => request("add", { a, b });
interface Numbers {
  readonly params: { readonly a: number; readonly b: number; readonly to: number };
}
const adding = { add: ({ params }: Numbers) => params.a + params.b } as never;

async function failureOf(promise: unknown): Promise<RequestError> {
  const error: unknown = await (promise as Promise<unknown>).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
}

describe("judging framed messages", () => {
  const codes = (value: unknown, tag?: string): readonly string[] => {
    const result = explain(calculator, value, { tag });
    return result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path.join(".")}`);
  };
  it.each([
    ["a request", add(1, 2), []],
    ["a wrong body", add(1, "2"), ["wrong-type params.b"]],
    ["a request without its id", { jsonrpc: "2.0", method: "add", params: { a: 1, b: 2 } }, ["missing-field id"]],
    ["a notification", { jsonrpc: "2.0", method: "cancel", params: { requestId: 1 } }, []],
    ["a notification with an id", { jsonrpc: "2.0", id: 1, method: "cancel", params: { requestId: 1 } }, ["no-match "]],
    ["an unknown method", request("ad", {}), ["unknown-type method"]],
    ["a result beside an error", { jsonrpc: "2.0", id: 1, result: 1, error: { code: 1, message: "" } }, ["unexpected-field error"]],
    ["a result", { jsonrpc: "2.0", id: 1, result: { anything: true } }, []],
    ["an error that answers nobody", { jsonrpc: "2.0", id: null, error: { code: 1, message: "" } }, []],
    ["none of the frames", { jsonrpc: "2.0", id: 1 }, ["no-match "]],
    ["a batch", [add(1, 2)], ["wrong-type "]],
  ])("%s", (_name, value, expected) => {
    expect(codes(value)).toEqual(expected);
  });

  it("answers in a conversation: an error ends its request, and only an error may answer no request", () => {
    const conversation = createConversation(calculator);
    const feed = (message: object, from: string): readonly string[] => conversation.feed(message, { from }).issues.map(({ code }) => code);
    const error = { code: 1, message: "no" };
    expect(feed({ ...add(1, 2), id: 1 }, "client")).toEqual([]);
    expect(conversation.awaited()).toHaveLength(1);
    expect(feed({ jsonrpc: "2.0", id: null, error }, "server")).toEqual([]);
    expect(feed({ jsonrpc: "2.0", id: null, result: 3 }, "server")).toContain("unknown-request");
    expect(conversation.awaited()).toHaveLength(1);
    expect(feed({ jsonrpc: "2.0", id: 1, error }, "server")).toEqual([]);
    expect(conversation.awaited()).toEqual([]);
    expect(feed({ jsonrpc: "2.0", id: 1, error }, "server")).toEqual(["unknown-request"]);
    expect(feed({ ...add(1, 2), id: 2 }, "server")).toEqual(["wrong-role"]);
  });

  it("missing or wrong constants of a frame", () => {
    const frames = calculator.frames!.map((frame) => ({ ...frame, where: { jsonrpc: "2.0" } }));
    const messagesOf = (value: unknown): readonly string[] => {
      const result = explain({ ...calculator, frames }, value, { tag: "add" });
      return result.ok ? [] : result.issues.map(({ code, message }) => `${code}: ${message}`);
    };
    const params = { a: 1, b: 2 };
    expect(messagesOf({ jsonrpc: "2.0", id: 1, method: "add", params })).toEqual([]);
    expect(messagesOf({ id: 1, method: "add", params })).toEqual(['missing-field: jsonrpc is required ("2.0")']);
    expect(messagesOf({ jsonrpc: "1.0", id: 1, method: "add", params })).toEqual(['wrong-constant: jsonrpc must be "2.0", got "1.0"']);
    expect(messagesOf({ jsonrpc: "2.0", method: "add", params })).toEqual(["missing-field: id is required (in a request)"]);
  });

  it("a result by what it answers", () => {
    expect(codes({ jsonrpc: "2.0", id: 1, result: 3 }, "add result")).toEqual([]);
    expect(codes({ jsonrpc: "2.0", id: 1, result: "3" }, "add result")).toEqual(["wrong-type result"]);
    expect(codes({ jsonrpc: "2.0", id: 1, error: { code: 1, message: "" } }, "add result")).toEqual(["missing-field result"]);
  });
});

it("requests that are built are numbered from 1 on, in each protocol", () => {
  const sum = calculator.messages["add"]!;
  const fields = sum.shape.fields.map((each) => (each.name === "id" ? { ...each, fill: { kind: "sequence" } as const } : each));
  const counting = { ...calculator, messages: { ...calculator.messages, add: { ...sum, shape: { ...sum.shape, fields } } } };
  const ids = [1, 2, 3].map(() => composeFramed(counting, counting.messages.add, { body: { a: 1, b: 2 } })["id"]);
  expect(ids).toEqual([1, 2, 3]);
  expect(composeFramed({ ...counting }, counting.messages.add, { body: { a: 1, b: 2 } })["id"]).toBe(1);
});

describe("requests", () => {
  it("get the result of their handler, several at once and in any order", async () => {
    const { client, server } = pair();
    void server.serve({
      add: async ({ params }: Numbers) => {
        await new Promise((resolve) => setTimeout(resolve, params.a));
        return params.a + params.b;
      },
    } as never);
    await expect(Promise.all([client.request(add(20, 1)), client.request(add(1, 2))])).resolves.toEqual([21, 3]);
  });

  it("may be sent by a handler while it answers one", async () => {
    const { client, server } = pair();
    void client.serve({ ask: () => "blue" });
    void server.serve({ wait: async () => `${String(await server.request(request("ask", { question: "colour?" })))}!` });
    await expect(client.request(request("wait", {}))).resolves.toBe("blue!");
  });

  it("fail with the error that answers them", async () => {
    const { client, server } = pair();
    void server.serve({
      add: () => {
        throw new ReplyError({ code: 7, message: "no" });
      },
    });
    const error = await failureOf(client.request(add(1, 2)));
    expect([error.reason, error.request, error.message, error.reply]).toEqual([
      "error-reply",
      "add",
      "add: no (7)",
      { code: 7, message: "no" },
    ]);
  });

  it("fail without the error message of a handler that throws, which is reported on its own side", async () => {
    const { client, server, failures } = pair();
    void server.serve({
      add: () => {
        throw new Error("password: hunter2");
      },
    });
    const error = await failureOf(client.request(add(1, 2)));
    expect(error.reply).toEqual({ code: -32603, message: "the request failed" });
    expect(String(failures[0])).toContain("hunter2");
  });

  it("fail if the error of a handler does not have the shape of the protocol", async () => {
    const { client, server, failures } = pair();
    void server.serve({
      add: () => {
        throw new ReplyError({ code: "seven" });
      },
    });
    const error = await failureOf(client.request(add(1, 2), { timeout: 2000 }));
    expect(error).toMatchObject({ reason: "error-reply", reply: { code: -32603, message: "the request failed" } });
    expect(failures).toMatchObject([
      { name: "InvalidMessageError", issues: [{ path: ["error", "code"] }, { path: ["error", "message"] }] },
    ]);
  });

  it("fail if the handler's answer does not have the shape of the protocol", async () => {
    const { client, server, failures } = pair();
    void server.serve({ ask: () => "", add: () => "three" });
    expect((await failureOf(client.request(add(1, 2)))).reason).toBe("error-reply");
    expect(failures).toHaveLength(1);
  });

  it("fail with their issues where they are invalid, and the connection goes on", async () => {
    const { client, server } = pair();
    void server.serve({ ask: () => "", add: () => 3 });
    const invalid = client.request({ ...add(1, 2), params: { a: "1", b: 2 } }) as Promise<unknown>;
    await expect(invalid).rejects.toMatchObject({ name: "InvalidMessageError", issues: [{ code: "wrong-type" }] });
    expect(await client.request(add(1, 2))).toBe(3);
  });

  it("fail where a peer answers with another shape", async () => {
    const { client, toServer, toClient } = pair();
    const answer = client.request(add(1, 2));
    toServer.once("data", (line) =>
      toClient.write(`${JSON.stringify({ jsonrpc: "2.0", id: (JSON.parse(String(line)) as { id: number }).id, result: "3" })}\n`),
    );
    const error = await failureOf(answer);
    expect([error.reason, error.issues?.[0]?.path]).toEqual(["invalid-result", ["result"]]);
  });

  it("fail after a timeout, notify the peer, and drop the late answer, but not a second one", async () => {
    const { client, server, toClient } = pair();
    let aborted: boolean | undefined;
    void server.serve({
      wait: (_request, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => {
            aborted = signal.aborted;
            resolve("late");
          });
        }),
    });
    const message = request("wait", {}) as { readonly id: number };
    expect((await failureOf(client.request(message, { timeout: 20 }))).reason).toBe("timeout");
    // The handler answers when it is cancelled, so that this is what arrives next.
    await expect.poll(() => aborted).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    toClient.write(`${JSON.stringify({ jsonrpc: "2.0", id: message.id, result: "again" })}\n`);
    expect(await take(client, 1)).toMatchObject([{ ok: false, issues: [{ code: "unknown-request", received: message.id }] }]);
  });

  it("that were given up can use their id again, and are remembered up to a limit", async () => {
    const { client, toClient } = pair();
    const message = request("wait", {}) as { readonly id: number };
    expect((await failureOf(client.request(message, { timeout: 1 }))).reason).toBe("timeout");
    const again = client.request(message);
    toClient.write(`${JSON.stringify({ jsonrpc: "2.0", id: message.id, result: 7 })}\n`);
    expect(await again).toBe(7);

    const pending = createPendingRequests();
    for (let id = 0; id <= 10_000; id++) pending.giveUp(`n${id}`, "wait");
    expect([pending.typeGivenUp("n0"), pending.typeGivenUp("n1"), pending.typeGivenUp("n10000")]).toEqual([undefined, "wait", "wait"]);
  });

  it("fail when they are aborted, before and after they were sent", async () => {
    const { client, server } = pair();
    void server.serve({ wait: () => new Promise(() => undefined) });
    const controller = new AbortController();
    const waiting = client.request(request("wait", {}), { signal: controller.signal });
    controller.abort("enough");
    const error = await failureOf(waiting);
    expect([error.reason, error.cause]).toEqual(["aborted", "enough"]);
    expect((await failureOf(client.request(request("wait", {}), { signal: controller.signal }))).reason).toBe("aborted");
  });

  it("are cancelled at the peer only if the protocol defines cancellation", async () => {
    const { cancellation: defined, ...without } = calculator;
    const cancelled = async (requests: readonly string[] | undefined | "none"): Promise<readonly string[]> => {
      const cancellation = { ...defined!, ...(requests === undefined ? {} : { requests: requests as readonly string[] }) };
      const protocol = requests === "none" ? without : { ...calculator, cancellation };
      const limited: unknown = createRpcConnect(protocol, () => false, [ndjsonFraming]);
      const writable = new PassThrough();
      const client = (limited as typeof connect)({ role: "client", readable: new PassThrough(), writable });
      const controller = new AbortController();
      const waiting = client.request(request("wait", {}), { signal: controller.signal });
      controller.abort();
      await failureOf(waiting);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return String(writable.read())
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { readonly method: string }).method);
    };
    expect(await cancelled(undefined)).toEqual(["wait", "cancel"]);
    expect(await cancelled(["wait"])).toEqual(["wait", "cancel"]);
    expect(await cancelled(["add"])).toEqual(["wait"]);
    const failures: unknown[] = [];
    const note = (reason: unknown): void => void failures.push(reason);
    process.on("unhandledRejection", note);
    expect(await cancelled("none")).toEqual(["wait"]);
    process.off("unhandledRejection", note);
    expect(failures).toEqual([]);
  });

  it("give the value that is meant where the answer has an alias of it", async () => {
    const level = { kind: "enum", open: false, values: [{ value: "high", aliases: ["up"] }, { value: "low" }] } as const;
    const result = calculator.messages["wait result"]!;
    const fields = result.shape.fields.map((field) => (field.name === "result" ? { ...field, shape: level } : field));
    const messages = { ...calculator.messages, "wait result": { ...result, shape: { ...result.shape, fields } } };
    const aliased = createRpcConnect({ ...calculator, messages }, () => false, [ndjsonFraming]) as unknown as typeof connect;
    const readable = new PassThrough();
    const client = aliased({ role: "client", readable, writable: new PassThrough() });
    const waiting = request("wait", {}) as { readonly id: number };
    const answer = client.request(waiting);
    readable.write(`${JSON.stringify({ jsonrpc: "2.0", id: waiting.id, result: "up" })}\n`);
    expect(await answer).toBe("high");
  });

  it("fail when the peer disconnects, and afterwards", async () => {
    const { client, toClient } = pair();
    const waiting = client.request(request("wait", {}));
    toClient.end();
    expect((await failureOf(waiting)).reason).toBe("closed");
    expect((await failureOf(client.request(request("wait", {})))).reason).toBe("closed");
  });

  it("need an id of their own and a message that is answered", async () => {
    const { client } = pair();
    const message = add(1, 2);
    void (client.request(message) as Promise<unknown>).catch(() => undefined);
    await expect(client.request(message)).rejects.toThrow(/id/);
    expect(() => client.request({ jsonrpc: "2.0", method: "cancel", params: { requestId: 1 } })).toThrow(TypeError);
    expect(() => client.request(request("ask", { question: "?" }))).toThrow(/server/);
  });
});

async function take(connection: UntypedConnection, count: number): Promise<readonly unknown[]> {
  const taken: unknown[] = [];
  for await (const result of connection) {
    taken.push(result);
    if (taken.length === count) break;
  }
  return taken;
}

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
    for await (const result of client.request(request("count", { to: 3 })) as AsyncIterable<unknown>) {
      expect(result).toEqual({ n: 1, last: false });
      break;
    }
    await hasStopped;
    const results = [2, 3].map((n) => ({ jsonrpc: "2.0", id: next, result: { n, last: n === 3 } }));
    for (const result of [...results, results[1]]) toClient.write(`${JSON.stringify(result)}\n`);
    // Only the second last one answers nobody.
    expect(await take(client, 1)).toMatchObject([{ ok: false, issues: [{ code: "unknown-request", received: next }] }]);
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
      error: { code: -32602, message: expect.stringContaining("id must be") as string },
    });
  });

  it("yields messages without a handler, duplicates and answers without a request", async () => {
    const { server, toServer } = pair();
    void server.serve({ wait: () => new Promise(() => undefined) });
    const wait = request("wait", {});
    for (const message of [add(1, 2), wait, wait, { jsonrpc: "2.0", id: "1", result: 1 }]) toServer.write(`${JSON.stringify(message)}\n`);
    expect(await take(server, 3)).toMatchObject([
      { ok: true, value: { method: "add" } },
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
    toServer.write(`${cancel(1)}${cancel(2)}${JSON.stringify(add(1, 2))}\n`);
    expect(await take(server, 1)).toMatchObject([{ ok: true, value: { method: "add" } }]);
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

it("keeps 10,000 requests in flight, in linear time, and loses none", async () => {
  const time = async (count: number): Promise<number> => {
    const { client, server } = pair();
    void server.serve(adding);
    const start = process.cpuUsage();
    const sums = await Promise.all(Array.from({ length: count }, (_, index) => client.request(add(index, 1)) as Promise<unknown>));
    expect(sums).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  await time(500);
  const few = await time(2000);
  const many = await time(10_000);
  expect(many / few).toBeLessThan(15);
}, 60_000);
