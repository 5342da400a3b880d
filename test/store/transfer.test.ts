// Imports that the tests of the command line do not cover: invalid ids and options.

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createMemoryStore, importLines } from "../../packages/store/src/index.js";
import { specProtocols } from "../support/spec-protocols.js";
import { protocol, says } from "./records.js";

it("rejects only the lines whose ids are invalid or used by another message", async () => {
  const withIds = specProtocols().find(({ parts }) => parts.id?.length === 1);
  if (withIds?.parts.id === undefined) throw new Error("no protocol has ids");
  const [id = ""] = withIds.parts.id;
  const messages = [
    { [id]: "a", n: 1 },
    { [id]: "b", n: 1 },
    { [id]: "a", n: 2 },
    { [id]: "x".repeat(2000) },
    { [id]: "a", n: 1 },
    { [id]: "c" },
  ];
  const store = createMemoryStore({ protocol: withIds });
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
    await expect(importLines(store, [], { location: "job", batchSize })).rejects.toThrow(/^batchSize must be a positive integer, got /);
  }
});

it("reports invalid lines in line order, whenever they were found, and writes the others", async () => {
  const store = createMemoryStore({ protocol });
  const rejected: number[] = [];
  const lines = [says(1), { type: "user_message" }, says(2), "[", { type: "nonsense" }, says(3)].map((line) =>
    typeof line === "string" ? line : JSON.stringify(line),
  );
  for (const batchSize of [1, 2, 3, 100]) {
    const location = `batches of ${batchSize}`;
    const state = await importLines(store, lines, { location, batchSize, onRejected: (line) => rejected.push(line) });
    expect(state).toEqual({ lines: 6, rejected: 3 });
    expect(rejected.splice(0)).toEqual([2, 4, 5]);
    expect(await store.view("conversation", location)).toEqual([says(1), says(2), says(3)]);
  }
});

it("names the code and the place of a line that is no exported entry", async () => {
  const store = createMemoryStore({ protocol });
  const rejected: unknown[] = [];
  const lines = [JSON.stringify(says(1)), "7"];
  await importLines(store, lines, { onRejected: (line, _reason, issues) => rejected.push([line, issues]) });
  expect(rejected).toEqual([
    [1, [expect.objectContaining({ code: "wrong-type", path: [], at: { line: 1, column: 1, offset: 0 } })]],
    [2, [expect.objectContaining({ code: "wrong-type", path: [], message: "message must be an object, got a number" })]],
  ]);
});

it("gives lines of a named file the same ids in every release, so that importing it again adds nothing", async () => {
  const store = createMemoryStore({ protocol });
  await importLines(store, [JSON.stringify(says(1, 1))], { location: "job", name: "old.ndjson" });
  const digest = createHash("sha256")
    .update(`old.ndjson\n${JSON.stringify(says(1, 1))}`)
    .digest("hex");
  const ids = [`import 1 ${digest.slice(0, 32)}`];
  await store.append("job", null, [says(1, 1)], { ids });
  expect(await store.count("job")).toBe(1);
});
