// Time against length for what the five protocols do not have: unions of objects, recursive types, frames, and the framings of streams.

import { fileURLToPath } from "node:url";
import { runnable } from "@wirepact/core/codegen";
import { describe, expect, it } from "vitest";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import { createConversation } from "../../packages/core/src/conversation/conversation.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import type { Mode } from "../../packages/core/src/protocol.js";
import { validateMessage } from "../../packages/core/src/codec/validate.js";
import { expectLinear, expectLinearAsync } from "../support/growth.js";
import { specProtocols } from "../support/spec-protocols.js";
import { calculator } from "./rpc-protocol.js";
import { sampleOf } from "../support/sample-size.js";

const modes: readonly Mode[] = ["strict", "lenient"];
const workshop = fileURLToPath(new URL("../golden-specs/workshop/wirepact.yaml", import.meta.url));
const catalogue = runnable(specProtocols(workshop).find(({ name }) => name === "catalogue")!);
const unlimited = { ...calculator, encodings: { ndjson: { maxBytes: Infinity } } };

const items = (count: number, make: (index: number) => unknown): readonly unknown[] =>
  Array.from({ length: count }, (_, index) => make(index));
const properties = (count: number): object => Object.fromEntries(items(count, (index) => [`key${index}`, index]) as [string, unknown][]);

describe("unions of objects take time in proportion to their size", () => {
  const page = (blocks: unknown): object => ({ type: "page", id: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", blocks });
  const grown: Readonly<Record<string, readonly [number, (n: number) => unknown]>> = {
    "valid parts": [1000, (n) => page(items(n, () => ({ type: "text", text: "x" })))],
    "parts that match nothing": [1000, (n) => page(items(n, (index) => ({ type: `text${index}`, text: "x" })))],
    "parts without a tag": [1000, (n) => page(items(n, () => ({ text: "x" })))],
    "a part with many unknown properties": [2000, (n) => page([{ type: "text", text: "x", ...properties(n) }])],
    "a part chosen by presence, with many properties": [2000, (n) => page([{ type: "photo", source: properties(n) }])],
    "groups in groups": [
      500,
      (n) => page(items(n, () => ({ type: "group", blocks: [{ type: "group", blocks: [{ type: "sound", source: {} }] }] }))),
    ],
  };

  it.each(sampleOf(Object.entries(grown)))("%s", (_name, [n, make]) => {
    expect(Object.keys(catalogue.messages)).toContain("page");
    for (const mode of modes) {
      expectLinear(n, make, (value) => validateMessage(catalogue, () => false, value, { mode }));
      expectLinear(
        n,
        (length) => JSON.stringify(make(length)),
        (text) => decodeMessage(catalogue, [json], text, { mode }),
      );
    }
  });
});

describe("messages in frames take time in proportion to their size", () => {
  const grown: Readonly<Record<string, readonly [number, (n: number) => object]>> = {
    "a request with unknown properties": [
      8000,
      (n) => ({ jsonrpc: "2.0", id: 1, method: "add", params: { a: 1, b: 2 }, ...properties(n) }),
    ],
    "a body with unknown properties": [2000, (n) => ({ jsonrpc: "2.0", id: 1, method: "add", params: { a: 1, b: 2, ...properties(n) } })],
    "a long unknown tag": [100_000, (n) => ({ jsonrpc: "2.0", id: 1, method: "x".repeat(n), params: {} })],
    "a long ID": [100_000, (n) => ({ jsonrpc: "2.0", id: "x".repeat(n), method: "add", params: { a: 1 } })],
    "no frame": [2000, (n) => ({ jsonrpc: "2.0", ...properties(n) })],
    "a result of any value": [2000, (n) => ({ jsonrpc: "2.0", id: 1, result: items(n, () => ({ a: [1] })) })],
  };

  it.each(sampleOf(Object.entries(grown)))("%s", (_name, [n, make]) => {
    for (const mode of modes) {
      expectLinear(n, make, (value) => validateMessage(unlimited, () => false, value, { mode }));
      expectLinear(
        n,
        (length) => JSON.stringify(make(length)),
        (text) => decodeMessage(unlimited, [ndjson], text, { mode }),
      );
    }
  });
});

describe("the monitor of a protocol with frames takes time in proportion to the number of messages", () => {
  const ask = (id: number): object => ({ jsonrpc: "2.0", id, method: "add", params: { a: 1, b: 2 } });
  const answer = (id: number): object => ({ jsonrpc: "2.0", id, result: 3 });
  const logs: Readonly<Record<string, (count: number) => readonly unknown[]>> = {
    "requests and their answers": (count) => items(count, (index) => (index % 2 === 0 ? ask(index) : answer(index - 1))),
    "all requests before all answers": (count) => items(count, (index) => (index < count / 2 ? ask(index) : answer(count - 1 - index))),
    "one ID again and again": (count) => items(count, () => ask(1)),
    "answers that nobody asked for": (count) => items(count, answer),
    "invalid answers": (count) => items(count, (index) => (index % 2 === 0 ? ask(index) : { ...answer(index - 1), result: "three" })),
  };

  it.each(sampleOf(Object.entries(logs)))("%s", (_name, log) => {
    expectLinear(2000, log, (messages) => {
      const conversation = createConversation(calculator);
      for (const message of messages) void conversation.feed(message, {}).issues;
      return [conversation.findings(), conversation.awaited(), conversation.threads()];
    });
  });

  it.each([{ toString: 1 }, Object.create(null), [[]], Symbol("x"), 10n, () => 1])("survives an ID that is no string: %o", (id) => {
    const conversation = createConversation(calculator);
    const { issues } = conversation.feed({ jsonrpc: "2.0", id, result: 3 });
    expect(issues.map(({ code }) => code)).toEqual(["unknown-request"]);
    expect(conversation.feed({ jsonrpc: "2.0", id, method: "add", params: {} }).issues).toEqual([]);
  });

  it("judges a result again when a message before it arrives late", () => {
    const timed = { ...calculator, parts: { time: ["at"] } };
    const conversation = createConversation(timed);
    const at = (second: number): string => new Date(second * 1000).toISOString();
    conversation.feed({ ...ask(1), at: at(1) });
    const second = conversation.feed({ ...answer(1), at: at(5) });
    expect(second.issues).toEqual([]);
    const first = conversation.feed({ ...answer(1), at: at(3) });
    expect(first.issues).toEqual([]);
    expect(second.issues.map(({ code }) => code)).toEqual(["unknown-request"]);
    expect(conversation.awaited()).toEqual([]);
  });
});

describe.each([
  ["ndjson", ndjsonFraming],
  ["sse", sse],
  ["content-length", contentLength],
] as const)("cutting a stream in the framing %s takes time in proportion to its length", (_name, framing) => {
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "add", params: { a: 1, b: 2 } });
  const streams: Readonly<Record<string, readonly [number, (n: number) => readonly string[]]>> = {
    "many messages in one chunk": [2000, (n) => [framing.frame(message).repeat(n)]],
    "one character at a time": [20_000, (n) => [...framing.frame(message.repeat(Math.ceil(n / message.length)))]],
    "line ends": [20_000, (n) => ["\n".repeat(n)]],
    "carriage returns": [20_000, (n) => ["\r\n".repeat(n)]],
    "no line end": [200_000, (n) => ["x".repeat(n)]],
    "small chunks without a line end": [20_000, (n) => items(n, () => "xy") as readonly string[]],
  };

  it.each(sampleOf(Object.entries(streams)))("%s", async (_what, [n, make]) => {
    await expectLinearAsync(n, make, async (chunks) => {
      for await (const pieces of framing.cut(chunks, Infinity)) expect(pieces.length).toBeGreaterThan(0);
    });
  });
});
