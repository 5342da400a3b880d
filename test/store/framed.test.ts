// A store of a protocol with frames: the frame and not a tag says which message it is.

import { audit, auditProtocol, createMemoryStore } from "@wirepact/store";
import { expect, it } from "vitest";
import type { ProtocolDescriptor } from "../../packages/core/src/index.js";
import { calculator } from "../core/rpc-protocol.js";

const protocol: ProtocolDescriptor = {
  ...calculator,
  views: {
    everything: { name: "everything", agents: "any", messages: "all" },
    sums: { name: "sums", agents: "any", messages: ["add"] },
    answers: { name: "answers", agents: "any", messages: ["result"] },
  },
};
const add = { jsonrpc: "2.0", id: 1, method: "add", params: { a: 1, b: 2 } };
const wait = { jsonrpc: "2.0", id: 2, method: "wait", params: {} };
const result = { jsonrpc: "2.0", id: 1, result: 3 };

it("finds messages by the type that their frame determines", async () => {
  const store = createMemoryStore({ protocol });
  expect(await store.append("line", null, [add, wait, result])).toEqual([1, 2, 3]);
  expect(await store.view("everything", "line")).toEqual([add, wait, result]);
  expect(await store.view("sums", "line")).toEqual([add]);
  expect(await store.view("answers", "line")).toEqual([result]);
});

it("rejects what is no message of any frame", async () => {
  const store = createMemoryStore({ protocol });
  await expect(store.append("line", null, [{ jsonrpc: "2.0", id: 1 }])).rejects.toMatchObject({ code: "invalid-message" });
  expect(await store.append("line", null, [{ jsonrpc: "2.0", id: 1 }], { check: "none" })).toEqual([1]);
  expect(await store.view("sums", "line")).toEqual([]);
});

it("records the type in an audit log", async () => {
  const log = createMemoryStore({ protocol: auditProtocol });
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const receive = audit(async (message: object) => ({ status: "accepted", message, warnings: [] }) as const, { store: log, protocol });
  for (const message of [add, result, { jsonrpc: "2.0" }, proxy]) await receive(message);
  const records = await log.view("everything", "calculator");
  expect(records.map((record) => record["message_type"])).toEqual(["add", "result", undefined, undefined]);
});
