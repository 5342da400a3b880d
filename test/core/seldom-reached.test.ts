// Behaviour at edges that few messages reach.

import { PassThrough } from "node:stream";
import * as agentMail from "@wirepact/agent-mail";
import { createConversation } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { versionIssues } from "../../packages/core/src/versions/accepted-versions.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { writeMapping } from "../../packages/core/src/encodings/yaml-write.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import { sameJson } from "../../packages/core/src/base/json-kind.js";
import type { UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { reviewProtocol } from "./review-protocol.js";
import { calculator } from "./rpc-protocol.js";

describe("equal values", () => {
  const values = [{}, [], "", 0, null, undefined, false, { a: undefined }, { a: 1 }, [1]];
  it.each(values.flatMap((one, index) => values.map((other, at) => [one, other, index === at || isEmptyPair(one, other)] as const)))(
    "%j and %j: %s",
    (one, other, expected) => {
      expect(sameJson(one, other)).toBe(expected);
    },
  );

  /** A property that is undefined counts as absent. */
  function isEmptyPair(one: unknown, other: unknown): boolean {
    const isEmpty = (value: unknown): boolean => JSON.stringify(value) === "{}";
    return isEmpty(one) && isEmpty(other);
  }
});

describe("a message of another version", () => {
  const protocol = { ...calculator, parts: { version: ["v"] } };
  it("is told all versions that are accepted, one or several", () => {
    const messages = ["3.0.0", ["1.0.0", "3.1.0"]].map((accepts) => versionIssues(protocol, { v: "2.0.0" }, accepts)[0]?.message);
    expect(messages).toEqual(['unsupported version "2.0.0", expected 3.x', 'unsupported version "2.0.0", expected 1.x, 3.x']);
    expect(versionIssues(protocol, { v: "3.2.0" }, "3.0.0")).toEqual([]);
    expect(versionIssues(protocol, { v: "3.2.0" }, ["1.0.0", "3.1.0"])).toEqual([]);
  });
});

describe("numbers that JSON.parse would change", () => {
  it("are issues in strict reading and warnings in lenient reading; others are neither", () => {
    const read = (text: string, mode: "strict" | "lenient"): readonly number[] => {
      const result = json.read(text, { protocol: calculator, mode });
      return result.ok ? [result.issues.length, result.warnings.length] : [-1];
    };
    expect(read('{"a":[12345678901234567890]}', "strict")).toEqual([1, 0]);
    expect(read('{"a":[12345678901234567890]}', "lenient")).toEqual([0, 1]);
    expect(read('{"a":[1234567890]}', "strict")).toEqual([0, 0]);
  });
});

describe("a mail message as an object", () => {
  const raw = { id: "1", project_key: "p", sender_name: "ada", to: "bob", subject: "[b-1] PROGRESS", body_md: "Bead: b-1\n" };
  it("may have a property with the name of the tag that is no type", () => {
    for (const type of ["mail", 7, null]) {
      expect(agentMail.decode({ ...raw, type }, { mode: "lenient" })).toMatchObject({ ok: true, value: { type: "PROGRESS" } });
    }
  });
});

describe("the last time of a thread", () => {
  it("is that of its last message, also where times are seconds", () => {
    const conversation = createConversation({ ...reviewProtocol, parts: { ...reviewProtocol.parts, time: ["at"] } });
    conversation.feed({ type: "ask", from: "ada", to: "grace", thread: "t1", at: 1_772_438_400 });
    conversation.feed({ type: "ask", from: "ada", to: "grace", thread: "t2", at: "2026-03-02T08:00:01.500Z" });
    conversation.feed({ type: "ask", from: "ada", to: "grace", thread: "t3" });
    const times = [new Date(1_772_438_400_000), new Date(1_772_438_401_500), undefined];
    expect(conversation.threads().map(({ lastTime }) => lastTime)).toEqual(times);
  });
});

describe("server-sent events", () => {
  it.each([
    ["a line feed", ["data: {}\r", "\n\r\ndata: []\n\n"]],
    ["something else", ["data: {}\r\r", "data: []\r\r"]],
  ])("may be cut after a carriage return, before %s", async (_what, chunks) => {
    const pieces: unknown[] = [];
    for await (const batch of sse.cut(chunks, 1000)) pieces.push(...batch);
    expect(pieces).toMatchObject([{ content: "{}" }, { content: "[]" }]);
  });
});

describe("keys of a mapping in YAML", () => {
  it("are written in the usual way up to 120 characters", () => {
    expect(writeMapping({ ["k".repeat(120)]: 1 })).toBe(`${"k".repeat(120)}: 1\n`);
    expect(writeMapping({ ["k".repeat(121)]: 1 })).toBe(`? ${"k".repeat(121)}\n: 1\n`);
  });
});

describe("a connection", () => {
  const connect = createRpcConnect(calculator, () => false, [ndjsonFraming]) as unknown as (options: object) => UntypedConnection;

  it("keeps the limit of the protocol where that is lower", async () => {
    const readable = new PassThrough();
    const server = connect({ role: "server", readable, writable: new PassThrough(), maxBytes: 1_000_000 });
    readable.end(`${JSON.stringify({ jsonrpc: "2.0", id: "x".repeat(70_000), method: "add", params: { a: 1, b: 2 } })}\n`);
    const results = [];
    for await (const result of server) results.push(result);
    expect(results).toMatchObject([{ ok: false, issues: [{ code: "too-large" }] }]);
  });

  it("can only wait for requests", () => {
    const client = connect({ role: "client", readable: new PassThrough(), writable: new PassThrough() });
    for (const message of [{}, { jsonrpc: "2.0", method: "cancel", params: { requestId: 1 } }]) {
      expect(() => client.request(message)).toThrow("request() takes a message that has an ID and a result; use send() for other messages");
    }
  });
});
