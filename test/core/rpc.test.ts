import { PassThrough } from "node:stream";
import { createConversation } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { composeFramed } from "../../packages/core/src/frames/build-framed.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { createPendingRequests } from "../../packages/core/src/rpc/pending-requests.js";
import { ReplyError } from "../../packages/core/src/rpc/request-error.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { add, type connect, failureOf, type Numbers, pair, request, take } from "./rpc-pair.js";
import { calculator } from "./rpc-protocol.js";

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
    const error = await failureOf(client.request(add(1, 2)));
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
    await expect(client.request(message)).rejects.toThrow(/unique ID/);
    expect(() => client.request({ jsonrpc: "2.0", method: "cancel", params: { requestId: 1 } })).toThrow(TypeError);
    expect(() => client.request(request("ask", { question: "?" }))).toThrow(/server/);
  });
});
