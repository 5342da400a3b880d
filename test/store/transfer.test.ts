// Lines into a store, where the command line does not reach: ids that cannot be stored.

import { expect, it } from "vitest";
import { createMemoryStore, importLines } from "../../packages/store/src/index.js";
import { specProtocols } from "../support/spec-protocols.js";

it("refuses the very line whose id is taken by another message or cannot be used, and stores the rest of its batch", async () => {
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
  const told: [number, string][] = [];
  const state = await importLines(
    store,
    messages.map((message) => JSON.stringify(message)),
    { location: "job", check: "none", onRefused: (line, reason) => told.push([line, reason]) },
  );
  expect(state).toEqual({ lines: 6, refused: 2 });
  expect(told).toEqual([
    [3, expect.stringMatching(/^message cannot be stored: The id "a" already belongs to another message/)],
    [4, "message cannot be stored: The message id is longer than 1024 bytes; shorten it."],
  ]);
  expect(await store.count()).toBe(3);
  await store.close();
});
