// Imports that the tests of the command line do not cover: invalid ids and options.

import { expect, it } from "vitest";
import { createMemoryStore, importLines } from "../../packages/store/src/index.js";
import { specProtocols } from "../support/spec-protocols.js";

it("rejects only the lines whose ids are invalid or used by another message", async () => {
  const protocol = specProtocols().find(({ parts }) => parts.id?.length === 1);
  if (protocol?.parts.id === undefined) throw new Error("no protocol has ids");
  const [id = ""] = protocol.parts.id;
  const messages = [
    { [id]: "a", n: 1 },
    { [id]: "b", n: 1 },
    { [id]: "a", n: 2 },
    { [id]: "x".repeat(2000) },
    { [id]: "a", n: 1 },
    { [id]: "c" },
  ];
  const store = createMemoryStore({ protocol });
  const rejected: [number, string][] = [];
  const state = await importLines(
    store,
    messages.map((message) => JSON.stringify(message)),
    { location: "job", check: "none", onRejected: (line, reason) => rejected.push([line, reason]) },
  );
  expect(state).toEqual({ lines: 6, rejected: 2 });
  expect(rejected).toEqual([
    [3, expect.stringMatching(/^message cannot be stored: The id "a" is already used by another message/)],
    [4, "message cannot be stored: The message id must be at most 1024 bytes of UTF-8, got 2000."],
  ]);
  expect(await store.count()).toBe(3);
  await store.close();
});

it("rejects a batch size that would never write", async () => {
  const store = createMemoryStore({ protocol: specProtocols()[0]! });
  for (const batchSize of [0, -1, 1.5, Number.NaN, Infinity]) {
    await expect(importLines(store, [], { location: "job", batchSize })).rejects.toThrow(/^batchSize must be an integer from 1 up, got /);
  }
});
