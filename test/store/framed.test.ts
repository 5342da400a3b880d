// A store for a protocol with frames: results are kept, validated and found by the request that they answer.

import { runnable } from "@wirepact/core/codegen";
import { audit, auditProtocol, createMemoryStore, openStore } from "@wirepact/store";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { receiveMessage } from "../../packages/core/src/receive/receive.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { expectLinearAsync } from "../support/growth.js";
import { removeTemporary } from "../support/remove-temporary.js";

const { protocols, diagnostics } = await compileFiles([
  { path: "wirepact.yaml", text: "protocols: [desk.yaml]\nlint: minimal\n" },
  {
    path: "desk.yaml",
    text: `protocol: desk
title: Desk
version: 1.0.0
objects: open
doc: Two sides that ask each other.
roles: { one: Asks., other: Asks too. }
reading: { default: strict }
encodings: { ndjson: {} }
envelope:
  frames:
    request: { doc: Asks., has: [method, id], tag: method, id: id, body: params, fields: { id: { union: [integer, string] } }, example: { id: 1 } }
    result: { doc: Answers., has: [result], replyTo: id, body: result, fields: { id: { union: [integer, string] } }, example: { id: 1 } }
    error: { doc: Fails., has: [error], replyTo: id, body: error, type: string, fields: { id: { union: [integer, string] } }, example: { id: 1 }, examples: { minimal: { error: no } }, invalid: { none: { like: minimal, drop: [id] } } }
messages:
  count: { doc: Counts., from: one, to: other, body: none, result: integer, examples: { minimal: {} }, invalid: { none: { like: minimal, set: { id: null }, issue: wrong-type } } }
  name: { doc: Names., from: other, to: one, body: none, result: string, examples: { minimal: {} }, invalid: { none: { like: minimal, set: { id: null }, issue: wrong-type } } }
  watch: { doc: Watches., from: one, to: other, body: none, result: { stream: integer }, examples: { minimal: {} }, invalid: { none: { like: minimal, set: { id: null }, issue: wrong-type } } }
views:
  everything: { doc: All., agents: any, messages: all }
  counts: { doc: Results of count., agents: any, messages: [count result] }
  names: { doc: Results of name., agents: any, messages: [name result] }
  watched: { doc: Results of watch., agents: any, messages: [watch result] }
  errors: { doc: Errors., agents: any, messages: [error] }
  strays: { doc: Results of unknown requests., agents: any, messages: [result] }
`,
  },
]);
const protocol = runnable(protocols[0]!.model);

let files = 0;
const folder = mkdtempSync(join(tmpdir(), "framed-store-"));
afterAll(() => removeTemporary(folder));

const count = (id: unknown) => ({ method: "count", id });
const name = (id: unknown) => ({ method: "name", id });
const answer = (id: unknown, result: unknown) => ({ id, result });

it("the spec has no errors", () => expect(diagnostics.map(({ message }) => message)).toEqual([]));

describe.each([
  ["memory", () => Promise.resolve(createMemoryStore({ protocol }))],
  ["SQLite", () => openStore(join(folder, `${files++}.db`), { protocol })],
] as const)("%s", (_name, open) => {
  it("finds results by their requests, of the same batch or of an earlier one", async () => {
    const store = await open();
    await store.append("room", null, [count(1), answer(1, 5), count(2)]);
    await store.append("room", null, [count("2"), answer("2", 7), answer(2, 6)]);
    expect(await store.view("counts", "room")).toEqual([answer(1, 5), answer("2", 7), answer(2, 6)]);
    expect(await store.view("strays", "room")).toEqual([]);
    expect(await store.view("everything", "room")).toHaveLength(6);
    await store.close();
  });

  it("keeps results of unknown requests, of other locations and of answered requests under the name of the frame", async () => {
    const store = await open();
    await store.append("room", null, [count(1), answer(1, 5)]);
    await store.append("room", null, [answer(1, 6)]);
    await store.append("hall", null, [answer(1, "x")]);
    expect(await store.view("strays", "room")).toEqual([answer(1, 6)]);
    expect(await store.view("strays", "hall")).toEqual([answer(1, "x")]);
    await store.close();
  });

  it("validates a result by its request, and tells apart requests of both sides with the same id", async () => {
    const store = await open();
    await store.append("room", null, [count(1)]);
    await expect(store.append("room", null, [answer(1, "five")])).rejects.toMatchObject({
      code: "invalid-message",
      issues: [{ code: "wrong-type", path: [0, "result"] }],
    });
    await store.append("room", null, [name(1), answer(1, "Anna"), answer(1, 5)]);
    expect(await store.view("names", "room")).toEqual([answer(1, "Anna")]);
    await store.append("room", null, [count(3), { id: 3, error: "no" }, answer(3, 1)]);
    expect(await store.view("errors", "room")).toEqual([{ id: 3, error: "no" }]);
    expect(await store.view("strays", "room")).toEqual([answer(1, 5), answer(3, 1)]);
    await store.close();
  });

  it("keeps all results of a stream", async () => {
    const store = await open();
    await store.append("room", null, [{ method: "watch", id: 9 }, answer(9, 1)]);
    await store.append("room", null, [answer(9, 2), answer(9, 3)]);
    expect(await store.view("watched", "room")).toHaveLength(3);
    await store.close();
  });
});

it("another process finds the requests that were written before it started", async () => {
  const url = join(folder, "shared.db");
  const [first, second] = [await openStore(url, { protocol }), await openStore(url, { protocol })];
  await first.append("room", null, [count(1)]);
  await second.append("room", null, [answer(1, 5)]);
  expect(await first.view("counts", "room")).toEqual([answer(1, 5)]);
  await first.close();
  await second.close();
});

it("many open requests take linear time", async () => {
  await expectLinearAsync(
    500,
    (size) => size,
    async (size) => {
      const store = createMemoryStore({ protocol });
      await store.append(
        "room",
        null,
        Array.from({ length: size }, (_, id) => count(id)),
      );
      for (let id = 0; id < size; id += 50)
        await store.append(
          "room",
          null,
          Array.from({ length: 50 }, (_, index) => answer(id + index, 1)),
        );
      expect(await store.view("counts", "room")).toHaveLength(size);
    },
  );
});

it("an audit log names the type by frame and tag", async () => {
  const log = createMemoryStore({ protocol: auditProtocol });
  const receive = audit((input: object) => receiveMessage(protocol, { encodings: [json] }, input), {
    store: log,
    protocol,
    now: () => new Date(0),
  });
  for (const message of [count(1), answer(1, 5), { method: "shout", id: 1 }]) await receive(message);
  const records = await log.view("everything", "desk");
  expect(records.map((record) => record["message_type"])).toEqual(["count", "result", "shout"]);
});
