// Capabilities: what the parties declare, and what happens to messages that need what was not declared.

import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import { createConversation, type Conversation } from "../../packages/core/src/conversation/conversation.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import type { RpcConnectOptions, UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { createConnect } from "../../packages/core/src/streams/connect.js";
import { fromToolCall } from "../../packages/core/src/tools/from-tool-call.js";
import { nextMessages } from "../../packages/core/src/tools/next-messages.js";
import { failureOf } from "./rpc-pair.js";

const example = "examples: { minimal: {} }, invalid: {}";

async function compile(text: string): Promise<ProtocolDescriptor> {
  const files = [
    { path: "wirepact.yaml", text: "protocols: [desk.yaml]\nlint: minimal\n" },
    { path: "desk.yaml", text },
  ];
  const { protocols, diagnostics } = await compileFiles(files);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  return runnable(protocols[0]!.model);
}

const framed = (failures = "") => `protocol: desk
version: 1.0.0
roles: { guest: Asks., clerk: Answers. }
encodings: { ndjson: {} }
envelope:
  frames:
    request: { doc: Asks., has: [method, id], tag: method, id: id, body: params, fields: { id: integer }, example: { id: 1 } }
    notification: { doc: Tells., has: [method], tag: method, body: params }
    result: { doc: Answers., has: [result], replyTo: id, body: result, fields: { id: integer }, example: { id: 1 } }
    error: { doc: Fails., has: [error], replyTo: id, body: error, type: string, fields: { id: integer }, example: { id: 1 }, examples: { minimal: { error: no } } }
failures: { unknownMessage: unknown${failures} }
capabilities:
  search: { doc: The clerk can search., declared: { hello result: result.search, news: params.search } }
  paging: { doc: Either side can turn pages., declared: { hello: params.paging, hello result: result.paging } }
messages:
  hello:
    doc: Starts.
    from: guest
    to: clerk
    fields: { paging?: { type: any, doc: Pages. } }
    result: { doc: Welcome., fields: { search?: { type: any, doc: Search. }, paging?: { type: any, doc: Pages. } }, examples: { minimal: { result: {} } } }
    examples: { minimal: { params: {} } }
  find: { doc: Searches., from: guest, to: clerk, needs: [search], fields: {}, result: { type: string, examples: { minimal: { result: x } } }, ${example} }
  found: { doc: Something was found., from: clerk, to: guest, needs: [search], fields: {}, ${example} }
  turn: { doc: Turns a page., from: [guest, clerk], to: [guest, clerk], needs: [paging], fields: {}, result: { type: string, examples: { minimal: { result: x } } }, ${example} }
  news: { doc: The clerk can do more or less., from: clerk, to: guest, fields: { search?: { type: any, doc: Search. } }, examples: { minimal: { params: {} } } }
`;

const hello = (params: object = {}) => ({ method: "hello", id: 1, params });
const welcome = (result: object) => ({ id: 1, result });
const codes = (conversation: Conversation<object>, message: object, from?: string) =>
  conversation.feed(message, { from }).issues.map(({ code }) => code);

describe("in conversations", () => {
  test("there is no verdict before a declaration, and the last one counts", async () => {
    const conversation = createConversation<object>(await compile(framed()));
    expect(codes(conversation, { method: "found" })).toEqual([]);
    expect(codes(conversation, hello())).toEqual([]);
    expect(codes(conversation, { method: "find", id: 2 })).toEqual([]);
    expect(codes(conversation, welcome({}))).toEqual([]);
    expect(conversation.feed({ method: "find", id: 3 }).issues).toEqual([
      {
        code: "undeclared-capability",
        path: ["method"],
        message: '"find" needs a capability that the clerk has not declared: search',
        expected: ["search"],
      },
    ]);
    // Only the role of the sender declares it.
    expect(codes(conversation, { method: "found" })).toEqual(["undeclared-capability"]);
    expect(codes(conversation, { method: "news", params: { search: {} } })).toEqual([]);
    expect(codes(conversation, { method: "found" })).toEqual([]);
    // What a later message leaves out stays declared.
    expect(codes(conversation, { method: "news", params: {} })).toEqual([]);
    expect(codes(conversation, { method: "found" })).toEqual([]);
    for (const none of [null, false]) {
      expect(codes(conversation, { method: "news", params: { search: 0 } })).toEqual([]);
      expect(codes(conversation, { method: "found" })).toEqual([]);
      expect(codes(conversation, { method: "news", params: { search: none } })).toEqual([]);
      expect(codes(conversation, { method: "found" })).toEqual(["undeclared-capability"]);
    }
    expect(conversation.capabilities()).toEqual([
      { capability: "paging", role: "guest", declared: false },
      { capability: "search", role: "clerk", declared: false },
      { capability: "paging", role: "clerk", declared: false },
    ]);
  });

  test("the receiver's declaration counts where both sides can declare", async () => {
    const conversation = createConversation<object>(await compile(framed()));
    codes(conversation, hello({ paging: true }));
    codes(conversation, welcome({ paging: false }));
    expect(codes(conversation, { method: "turn", id: 5 }, "clerk")).toEqual([]);
    expect(codes(conversation, { method: "turn", id: 5 }, "guest")).toEqual(["undeclared-capability"]);
  });

  test("a message that arrives late changes the verdict", async () => {
    const text = `protocol: desk
version: 1.0.0
envelope: { tag: type, body: inline, time: at, fields: { at: { type: timestamp, doc: When. } }, example: { at: '2026-01-01T00:00:00Z' } }
roles: { guest: Asks., clerk: Answers. }
capabilities: { search: { doc: Search., declared: { open: search } } }
messages:
  open: { doc: Opens., from: clerk, to: guest, fields: { search?: { type: boolean, doc: Search. } }, ${example} }
  find: { doc: Searches., from: guest, to: clerk, needs: [search], fields: {}, ${example} }
`;
    const conversation = createConversation<object>(await compile(text));
    const at = (minute: number) => `2026-01-01T00:0${minute}:00Z`;
    conversation.feed({ type: "open", at: at(1) });
    const found = conversation.feed({ type: "find", at: at(3) });
    expect(found.issues.map(({ code }) => code)).toEqual(["undeclared-capability"]);
    conversation.feed({ type: "open", at: at(2), search: true });
    expect(found.issues).toEqual([]);
    conversation.feed({ type: "open", at: at(2), search: false });
    expect(found.issues.map(({ code }) => code)).toEqual(["undeclared-capability"]);
    expect(conversation.capabilities()).toEqual([{ capability: "search", role: "clerk", declared: false }]);
  });

  test("with `each`, a message without the value takes back what an earlier one declared", async () => {
    const text = `protocol: desk
version: 1.0.0
roles: { guest: Asks., clerk: Answers. }
capabilities: { forms: { doc: The guest fills in forms., each: can.forms } }
types: { Abilities: { doc: What the guest can do., fields: { forms?: { type: boolean, doc: Forms. } } } }
messages:
  ask: { doc: Asks., from: guest, to: clerk, fields: { can?: Abilities }, ${example} }
  wish: { doc: Wishes., from: guest, to: clerk, fields: { can?: Abilities }, ${example} }
  form: { doc: A form., from: clerk, to: guest, needs: [forms], fields: {}, ${example} }
`;
    const conversation = createConversation<object>(await compile(text));
    expect(codes(conversation, { type: "form" })).toEqual([]);
    codes(conversation, { type: "ask", can: { forms: true } });
    expect(codes(conversation, { type: "form" })).toEqual([]);
    codes(conversation, { type: "wish" });
    expect(codes(conversation, { type: "form" })).toEqual(["undeclared-capability"]);
  });

  test("tools do not offer what was not declared, and say why", async () => {
    const protocol = await compile(framed());
    const conversation = createConversation<object>(protocol);
    const offered = () => nextMessages(protocol, conversation, "guest").map(({ message }) => message);
    expect(offered()).toContain("find");
    codes(conversation, hello());
    codes(conversation, welcome({}));
    expect(offered()).not.toContain("find");
    const built = fromToolCall(protocol, "find", { id: 7 }, { conversation, role: "guest" });
    expect(built.ok ? [] : built.issues.map(({ code }) => code)).toEqual(["undeclared-capability"]);
    codes(conversation, { method: "news", params: { search: true } });
    expect(offered()).toContain("find");
  });
});

describe("in connections with requests", () => {
  async function open(failures = "") {
    const protocol = await compile(framed(failures));
    const connect = createRpcConnect(protocol, () => false, [ndjsonFraming]) as unknown as (
      options: RpcConnectOptions<string>,
    ) => UntypedConnection;
    const [toClerk, toGuest] = [new PassThrough(), new PassThrough()];
    const guest = connect({ role: "guest", readable: toGuest, writable: toClerk });
    return { guest, toClerk, toGuest, connectClerk: () => connect({ role: "clerk", readable: toClerk, writable: toGuest }) };
  }
  const served = (result: object) => ({ hello: () => result, find: () => "here", turn: () => "turned" }) as never;

  test("what was not declared is not sent", async () => {
    const { guest, connectClerk } = await open();
    const clerk = connectClerk();
    void clerk.serve(served({ search: false }));
    expect(await guest.request(hello())).toEqual({ search: false });
    const { reason, issues, message } = await failureOf(guest.request({ method: "find", id: 2, params: {} }));
    expect([reason, issues?.map(({ code }) => code)]).toEqual(["undeclared", ["undeclared-capability"]]);
    expect(message).toBe('find: "find" needs a capability that the clerk has not declared: search');
    await expect(clerk.send({ method: "found", params: {} })).rejects.toMatchObject({ issues: [{ code: "undeclared-capability" }] });
    await clerk.send({ method: "news", params: { search: true } });
    await clerk.send({ method: "found", params: {} });
    for await (const arrived of guest) {
      expect(arrived.ok).toBe(true);
      if (arrived.ok && (arrived.value as { method: string }).method === "found") break;
    }
    expect(await guest.request({ method: "find", id: 3, params: {} })).toBe("here");
  });

  test.each([
    ["with its own failure", ", undeclared: not declared", "not declared"],
    ["as an unknown message", "", "unknown"],
  ])("what was not declared is answered %s", async (_, failures, error) => {
    const { toClerk, toGuest, connectClerk } = await open(failures);
    void connectClerk().serve(served({}));
    const lines = toGuest[Symbol.asyncIterator]();
    const answer = async (message: object): Promise<unknown> => {
      toClerk.write(`${JSON.stringify(message)}\n`);
      return JSON.parse(String((await lines.next()).value));
    };
    expect(await answer({ method: "find", id: 1, params: {} })).toEqual({ id: 1, result: "here" });
    expect(await answer(hello())).toEqual({ id: 1, result: {} });
    expect(await answer({ method: "find", id: 2, params: {} })).toEqual({ id: 2, error });
    expect(await answer({ method: "turn", id: 3, params: {} })).toEqual({ id: 3, error });
  });

  test("an error declares nothing", async () => {
    const { guest, toGuest } = await open();
    const failed = failureOf(guest.request(hello()));
    toGuest.write(`${JSON.stringify({ id: 1, error: "busy" })}\n`);
    expect((await failed).reason).toBe("error-reply");
    const asked = guest.request({ method: "find", id: 2, params: {} });
    toGuest.write(`${JSON.stringify({ id: 2, result: "here" })}\n`);
    expect(await asked).toBe("here");
  });
});

test("connections without requests send and deliver only what was declared", async () => {
  const text = `protocol: desk
version: 1.0.0
encodings: { ndjson: {} }
roles: { guest: Asks., clerk: Answers. }
capabilities: { search: { doc: Search., declared: { open: search } } }
messages:
  open: { doc: Opens., from: clerk, to: guest, fields: { search?: { type: boolean, doc: Search. } }, ${example} }
  find: { doc: Searches., from: guest, to: clerk, needs: [search], fields: {}, ${example} }
`;
  const connect = createConnect(await compile(text), () => false, ndjson);
  const [toClerk, toGuest] = [new PassThrough(), new PassThrough()];
  const clerk = connect({ role: "clerk", readable: toClerk, writable: toGuest });
  const guest = connect({ role: "guest", readable: toGuest, writable: toClerk });
  const guestReads = guest[Symbol.asyncIterator]();
  const clerkReads = clerk[Symbol.asyncIterator]();
  await guest.send({ type: "find" });
  expect((await clerkReads.next()).value).toMatchObject({ ok: true });
  await clerk.send({ type: "open" });
  expect((await guestReads.next()).value).toMatchObject({ ok: true });
  await expect(guest.send({ type: "find" })).rejects.toMatchObject({ issues: [{ code: "undeclared-capability" }] });
  toClerk.write('{"type":"find"}\n');
  expect((await clerkReads.next()).value).toMatchObject({ ok: false, issues: [{ code: "undeclared-capability", path: ["type"] }] });
});
