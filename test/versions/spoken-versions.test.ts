// Packages that speak several versions: what each version writes is read as the current one and the other way round, and no loss is silent.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { emitters } from "../../generator/emit/index.js";
import type { OutputFile } from "../../generator/model/output-file.js";
import { type Conversation, InvalidMessageError, type Input, type Issue, type Result } from "../../packages/core/src/index.js";
import type { SpokenVersion } from "../../packages/core/src/migrate/spoken-version.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { emitAll } from "../support/golden.js";

interface Package {
  readonly versions: readonly string[];
  readonly decode: (input: Input, options?: object) => Result<Readonly<Record<string, unknown>>>;
  readonly encode: (message: unknown, options?: object) => string;
}

let files: readonly OutputFile[];
let packages: EmittedPackages;
let [courier, depot]: readonly Package[] = [];
let [courier1, depot1]: readonly SpokenVersion[] = [];

beforeAll(async () => {
  const { protocols, diagnostics } = await compileSpec(new URL("../version-specs/wirepact.yaml", import.meta.url).pathname);
  expect(diagnostics).toEqual([]);
  files = await emitAll(
    emitters,
    protocols.map(({ model }) => model),
  );
  packages = writePackages(files);
  [courier, depot] = [await packages.load<Package>("courier"), await packages.load<Package>("depot")];
  const versionOf = async (name: string): Promise<SpokenVersion> =>
    (await packages.load<{ readonly version: SpokenVersion }>(name, "versions/1.0.0")).version;
  const { version } = await packages.load<{ readonly version: (convert: object) => SpokenVersion }>("depot", "versions/1.0.0");
  [courier1, depot1] = [await versionOf("courier"), version(byHand)];
});
afterAll(() => packages.remove());

interface Frame {
  readonly id: number;
  readonly params: { readonly name: string; readonly names: readonly string[] };
  readonly result: { readonly good: unknown; readonly goods: readonly unknown[] };
}

interface Context {
  readonly connection?: {
    readonly send: (message: object) => Promise<void>;
    readonly serve: (request: object) => Promise<Frame["result"]>;
  };
}

const rpc = { jsonrpc: "2.0" };

/** How a program converts what cannot be derived. */
const byHand = {
  up: {
    "goods/get": ({ id, params }: Frame) => {
      if (params.name === "dust") throw new Error("nobody fetches dust");
      return { ...rpc, id, method: "goods/fetch", params: { names: [params.name] } };
    },
    "goods/get result": ({ id, result }: Frame) => ({ ...rpc, id, result: { goods: [result.good] } }),
    "goods/count": async ({ id }: Frame, { connection }: Context) => {
      const { goods } = (await connection?.serve({ ...rpc, id, method: "goods/list", params: {} })) ?? { goods: [] };
      await connection?.send({ ...rpc, id, result: { kinds: goods.length } });
    },
    bye: () => undefined,
  },
  down: {
    "goods/fetch": ({ id, params }: Frame) => ({ ...rpc, id, method: "goods/get", params: { name: params.names[0] } }),
    "goods/fetch result": ({ id, result }: Frame) => ({ ...rpc, id, result: { good: result.goods[0] } }),
  },
};

const lossesOf = (warnings: readonly Issue[]) => warnings.map(({ code, path, value }) => ({ code, path: path.join("."), value }));

const old = {
  type: "parcel/send",
  v: "1.0.0",
  to: "Ada",
  weight: 3,
  note: "fragile",
  pin: "1234",
  label: { kind: "plain", file: { bytes: "AAA", mimeType: "text/plain" } },
  stops: [
    { city: "Paris", state: "waiting", until_noon: "waiting" },
    { city: "Rome", state: "gone" },
  ],
};
const current = {
  type: "SendParcel",
  v: "2.0.0",
  receiver: "Ada",
  weight: 3,
  priority: "normal",
  label: { raw: "AAA", mediaType: "text/plain" },
  stops: [
    { city: "Paris", state: "STATE_WAITING", until_noon: "STATE_WAITING" },
    { city: "Rome", state: "STATE_LEFT" },
  ],
};

describe("a protocol whose messages carry their version", () => {
  test("lists its versions, and exports the others as modules", () => {
    expect(courier!.versions).toEqual(["2.0.0", "1.0.0"]);
    const manifest = JSON.parse(readFileSync(join(packages.folder, "packages/courier/package.json"), "utf8")) as Record<string, unknown>;
    expect(manifest["exports"]).toMatchObject({
      "./versions/1.0.0": { types: "./dist/versions/1.0.0.d.ts", default: "./dist/versions/1.0.0.js" },
    });
  });

  test("reads a message of the old version as a current one, and names every loss", () => {
    const result = courier!.decode(JSON.stringify(old), { version: courier1 });
    expect(result).toMatchObject({ ok: true, value: current });
    expect(result.ok && lossesOf(result.warnings)).toEqual([
      { code: "dropped", path: "note", value: "fragile" },
      // What is sensitive is not shown.
      { code: "dropped", path: "pin", value: undefined },
      { code: "merged", path: "stops.1.state", value: "gone" },
      { code: "filled", path: "priority", value: "normal" },
    ]);
  });

  test("writes a current message for readers of the old version; a value that comes back on the way up is no loss", () => {
    const warnings: Issue[] = [];
    const text = courier!.encode(
      { ...current, insured: true },
      { version: courier1, onWarning: (warning: Issue) => warnings.push(warning) },
    );
    const { note: _note, pin: _pin, ...rest } = old;
    // Two old words became one, and the first of them is written.
    expect(JSON.parse(text)).toEqual({ ...rest, stops: [rest.stops[0], { city: "Rome", state: "left-behind" }] });
    expect(lossesOf(warnings)).toEqual([{ code: "dropped", path: "insured", value: true }]);
    warnings.length = 0;
    courier!.encode({ ...current, priority: "high" }, { version: courier1, onWarning: (warning: Issue) => warnings.push(warning) });
    expect(lossesOf(warnings)).toEqual([{ code: "dropped", path: "priority", value: "high" }]);
  });

  test("judges by the old version first, and rejects what the other version does not have", () => {
    expect(courier!.decode(JSON.stringify({ ...old, weight: "3" }), { version: courier1 })).toMatchObject({
      ok: false,
      issues: [{ code: "wrong-type", path: ["weight"], at: { line: 1 } }],
    });
    const lost = courier!.decode('{ "type": "lost", "v": "1.0.0", "to": "Ada" }', { version: courier1 });
    expect(lost).toMatchObject({ ok: false, issues: [{ code: "not-in-version" }] });
    expect(() => courier!.encode({ type: "returned", v: "2.0.0", receiver: "Ada" }, { version: courier1 })).toThrow(InvalidMessageError);
    expect(() => courier!.encode({ type: "returned", v: "2.0.0" }, { version: courier1 })).toThrow("receiver is required");
    expect(() => courier!.decode("{}", { version: courier1, mood: "strict" })).toThrow("mood");
  });

  test("without a version, everything is as in a package that supports one", () => {
    expect(courier!.decode(courier!.encode(current))).toEqual({ ok: true, value: current, warnings: [] });
    expect(courier!.decode(JSON.stringify(old))).toMatchObject({ ok: false, issues: [{ code: "unknown-type" }] });
  });
});

describe("a protocol with requests", () => {
  const request = { jsonrpc: "2.0", method: "goods/list", id: 7, params: { place: "A" } };
  const result = { jsonrpc: "2.0", id: 7, result: { goods: [{ name: "tea", amount: 2 }], kind: "complete" } };
  const oldResult = { jsonrpc: "2.0", id: 7, result: { goods: [{ name: "tea", amount: 2 }] } };

  test("converts requests both ways", () => {
    const text = depot!.encode(request, { version: depot1 });
    expect(JSON.parse(text)).toEqual({ ...request, params: { shelf: "A" } });
    expect(depot!.decode(text, { version: depot1 })).toEqual({ ok: true, value: request, warnings: [] });
  });

  test("converts results by the request that they answer", () => {
    for (const answers of ["goods/list", request, () => "goods/list"]) {
      const decoded = depot!.decode(JSON.stringify(oldResult), { version: depot1, answers });
      expect(decoded).toMatchObject({ ok: true, value: result });
      expect(decoded.ok && lossesOf(decoded.warnings)).toEqual([{ code: "filled", path: "result.kind", value: "complete" }]);
    }
    expect(JSON.parse(depot!.encode(result, { version: depot1, answers: request }))).toEqual(oldResult);
    expect(() => depot!.encode(result, { version: depot1 })).toThrow("pass the request that it answers");
  });

  test("converts by hand what is left to the program", () => {
    const fetch = { ...rpc, method: "goods/fetch", id: 7, params: { names: ["tea"] } };
    const text = depot!.encode(fetch, { version: depot1 });
    expect(JSON.parse(text)).toEqual({ ...rpc, method: "goods/get", id: 7, params: { name: "tea" } });
    expect(depot!.decode(text, { version: depot1 })).toEqual({ ok: true, value: fetch, warnings: [] });
    const fetched = { ...rpc, id: 7, result: { goods: [{ name: "tea", amount: 2 }] } };
    const written = depot!.encode(fetched, { version: depot1, answers: fetch });
    expect(JSON.parse(written)).toEqual({ ...rpc, id: 7, result: { good: { name: "tea", amount: 2 } } });
    expect(depot!.decode(written, { version: depot1, answers: "goods/fetch" })).toMatchObject({ ok: true, value: fetched });
    // A function may say that there is no such message, but outside of a connection nobody waits for it.
    expect(depot!.decode('{ "jsonrpc": "2.0", "method": "bye", "params": {} }', { version: depot1 })).toMatchObject({
      ok: false,
      issues: [{ code: "not-in-version" }],
    });
    expect(() => depot!.decode('{ "jsonrpc": "2.0", "method": "goods/count", "id": 1, "params": {} }', { version: depot1 })).toThrow(
      "promise",
    );
    // What a function makes is judged as well.
    expect(() => depot!.encode({ ...fetch, params: { names: [] } }, { version: depot1 })).toThrow(InvalidMessageError);
  });

  test("rejects a request that the old version does not have", () => {
    const reserve = { jsonrpc: "2.0", method: "goods/reserve", id: 7, params: { name: "tea" } };
    expect(() => depot!.encode(reserve, { version: depot1 })).toThrow("1.0.0 does not have this message");
  });
});

describe("a connection", () => {
  type Handlers = Readonly<Record<string, (request: { readonly params: Readonly<Record<string, unknown>> }) => unknown>>;
  interface Connection {
    readonly serve: (handlers: Handlers) => Promise<void>;
    readonly send: (message: unknown) => Promise<void>;
    readonly request: (message: unknown) => Promise<Readonly<Record<string, unknown>>>;
  }
  /** A party of the package, and the other one that reads and writes JSON of version 1. */
  async function open(role: string, version?: SpokenVersion, onWarning?: (warning: Issue, message: unknown) => void) {
    const { connect } = await packages.load<{ connect: (options: object) => Connection }>("depot");
    const [there, back] = [new PassThrough(), new PassThrough()];
    const errors: unknown[] = [];
    const onHandlerError = (error: unknown): void => void errors.push(error);
    const connection = connect({ role, readable: there, writable: back, versions: [depot1], version, onHandlerError, onWarning });
    const lines = createInterface({ input: back })[Symbol.asyncIterator]();
    return {
      connection,
      errors,
      write: (message: object): void => void there.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`),
      read: async (): Promise<unknown> => JSON.parse((await lines.next()).value as string) as unknown,
    };
  }
  const goods = { goods: [{ name: "tea", amount: 2 }] };

  test("serves a client of the old version with handlers of the current one, as the handshake says", async () => {
    const { connection, write, read } = await open("server");
    const places: unknown[] = [];
    void connection.serve({
      hello: ({ params }) => ({ protocolVersion: params["protocolVersion"] }),
      "goods/list": ({ params }) => {
        places.push(params["place"]);
        return { ...goods, kind: "complete" };
      },
    });
    write({ id: 1, method: "hello", params: { protocolVersion: 1 } });
    expect(await read()).toEqual({ jsonrpc: "2.0", id: 1, result: { protocolVersion: 1 } });
    write({ id: 2, method: "goods/list", params: { shelf: "A", watch: true } });
    expect(await read()).toEqual({ jsonrpc: "2.0", id: 2, result: goods });
    expect(places).toEqual(["A"]);
    await connection.send({ jsonrpc: "2.0", method: "goods/moved", params: { name: "tea", place: "B" } });
    expect(await read()).toEqual({ jsonrpc: "2.0", method: "goods/moved", params: { name: "tea", shelf: "B" } });
    // What only the current version has, the client cannot ask for.
    write({ id: 3, method: "goods/reserve", params: { name: "tea" } });
    expect(await read()).toMatchObject({ id: 3, error: { code: -32601 } });
    // What only the old version has, no handler knows.
    write({ id: 4, method: "weigh", params: { name: "tea" } });
    expect(await read()).toMatchObject({
      id: 4,
      error: { code: -32601, message: expect.stringContaining("2.0.0 does not have") as string },
    });
  });

  test("warns of what messages lose in another version, in both directions", async () => {
    const told: unknown[] = [];
    const { connection, write, read } = await open("server", depot1, ({ code, path }, message) => {
      told.push([code, path.join("."), (message as { readonly id: unknown }).id]);
      throw new Error("nobody listens");
    });
    void connection.serve({ "goods/list": () => ({ goods: [{ name: "tea", amount: 2, owner: "Ada" }], kind: "partial" }) });
    write({ id: 2, method: "goods/list", params: { shelf: "A", watch: true } });
    expect(await read()).toEqual({ jsonrpc: "2.0", id: 2, result: goods });
    expect(told).toEqual([
      ["dropped", "params.watch", 2],
      ["dropped", "result.goods.0.owner", 2],
      ["dropped", "result.kind", 2],
    ]);
  });

  test("answers by hand what only the old version has, and says so if a function fails", async () => {
    const { connection, errors, write, read } = await open("server");
    void connection.serve({
      hello: () => ({ protocolVersion: 1 }),
      "goods/list": () => ({ ...goods, kind: "complete" }),
      "goods/fetch": ({ params }) => ({ goods: (params["names"] as readonly string[]).map((name) => ({ name, amount: 1 })) }),
    });
    write({ id: 1, method: "hello", params: { protocolVersion: 1 } });
    await read();
    write({ id: 2, method: "goods/count", params: {} });
    expect(await read()).toEqual({ ...rpc, id: 2, result: { kinds: 1 } });
    write({ id: 3, method: "goods/get", params: { name: "tea" } });
    expect(await read()).toEqual({ ...rpc, id: 3, result: { good: { name: "tea", amount: 1 } } });
    write({ id: 4, method: "goods/get", params: { name: "dust" } });
    const refused = await read();
    expect(refused).toMatchObject({ id: 4, error: { code: -32602 } });
    expect(JSON.stringify(refused)).not.toContain("nobody");
    expect(errors).toEqual([new Error("nobody fetches dust")]);
    // Nothing is handed on or answered, and the connection goes on.
    write({ method: "bye", params: {} });
    write({ id: 5, method: "goods/count", params: {} });
    expect(await read()).toEqual({ ...rpc, id: 5, result: { kinds: 1 } });
  });

  test("starts with an older version if that is chosen", async () => {
    const { connection, write, read } = await open("client", depot1);
    const fetched = connection.request({ ...rpc, id: 1, method: "goods/fetch", params: { names: ["tea"] } });
    expect(await read()).toMatchObject({ method: "goods/get", params: { name: "tea" } });
    write({ id: 1, result: { good: goods.goods[0] } });
    expect(await fetched).toEqual(goods);
  });

  test("sends only what the other side declared, as its version says", async () => {
    const { connection, write, read } = await open("server");
    void connection.serve({ hello: () => ({ protocolVersion: 1 }), "goods/list": () => ({ ...goods, kind: "complete" }) });
    const moved = { ...rpc, method: "goods/moved", params: { name: "tea", place: "B" } };
    write({ id: 1, method: "hello", params: { protocolVersion: 1 } });
    await read();
    write({ id: 2, method: "goods/list", params: { shelf: "A" } });
    await read();
    // The current version knows nothing of this.
    await expect(connection.send(moved)).rejects.toMatchObject({ issues: [{ code: "undeclared-capability" }] });
    write({ id: 3, method: "goods/list", params: { shelf: "A", watch: true } });
    await read();
    await connection.send(moved);
    expect(await read()).toMatchObject({ params: { name: "tea", shelf: "B" } });
  });

  test("serves a client of the current version as it is", async () => {
    const { connection, write, read } = await open("server");
    void connection.serve({ hello: () => ({ protocolVersion: 2 }), "goods/list": () => ({ ...goods, kind: "complete" }) });
    write({ id: 1, method: "hello", params: { protocolVersion: 2 } });
    await read();
    write({ id: 2, method: "goods/list", params: { place: "A" } });
    expect(await read()).toEqual({ jsonrpc: "2.0", id: 2, result: { ...goods, kind: "complete" } });
  });

  test("rejects a version that it does not support, and says which it does", async () => {
    const { connection, write, read } = await open("server");
    void connection.serve({ hello: () => ({ protocolVersion: 2 }) });
    write({ id: 1, method: "hello", params: { protocolVersion: 7 } });
    expect(await read()).toMatchObject({ id: 1, error: { code: -32000, message: "unsupported version 7, expected 2, 1, not 2, 1" } });
  });

  test("answers each message in the version that it states", async () => {
    const { connection, write, read } = await open("server");
    const asked: unknown[] = [];
    void connection.serve({
      "goods/list": ({ params }) => {
        asked.push(params);
        return { ...goods, kind: "complete" };
      },
    });
    write({ id: 1, method: "goods/list", params: { shelf: "A", speaks: 1 } });
    expect(await read()).toEqual({ jsonrpc: "2.0", id: 1, result: goods });
    write({ id: 2, method: "goods/list", params: { place: "A", speaks: 2 } });
    expect(await read()).toEqual({ jsonrpc: "2.0", id: 2, result: { ...goods, kind: "complete" } });
    write({ id: 3, method: "goods/list", params: { speaks: 9 } });
    expect(await read()).toMatchObject({ id: 3, error: { code: -32000 } });
    // To handlers, every message is of the current version.
    expect(asked).toEqual([
      { place: "A", speaks: 2 },
      { place: "A", speaks: 2 },
    ]);
  });

  test("talks to a server that answers with the old version", async () => {
    const { connection, write, read } = await open("client");
    const greeting = connection.request({ jsonrpc: "2.0", id: 1, method: "hello", params: { protocolVersion: 2 } });
    expect(await read()).toMatchObject({ method: "hello", params: { protocolVersion: 2 } });
    write({ id: 1, result: { protocolVersion: 1 } });
    expect(await greeting).toEqual({ protocolVersion: 1 });
    const listed = connection.request({ jsonrpc: "2.0", id: 2, method: "goods/list", params: { place: "A" } });
    expect(await read()).toMatchObject({ method: "goods/list", params: { shelf: "A" } });
    write({ id: 2, result: goods });
    expect(await listed).toEqual({ ...goods, kind: "complete" });
    await expect(connection.request({ jsonrpc: "2.0", id: 3, method: "goods/reserve", params: { name: "tea" } })).rejects.toThrow(
      "1.0.0 does not have this message",
    );
  });
});

describe("the monitor of a conversation", () => {
  const listed = { ...rpc, id: 2, result: { goods: [], kind: "complete" } };
  /** The codes of each message, once all have been fed. */
  async function watch(messages: readonly object[], options: object = {}) {
    const { createConversation } = await packages.load<{ createConversation: (options: object) => Conversation<unknown> }>("depot");
    const monitor = createConversation({ versions: [depot1], ...options });
    const fed = messages.map((message) => monitor.feed({ ...rpc, ...message }));
    return { monitor, codes: fed.map(({ issues }) => issues.map(({ code }) => code).join()) };
  }
  const greeting = (offer: number, answer: number) => [
    { id: 1, method: "hello", params: { protocolVersion: offer } },
    { id: 1, result: { protocolVersion: answer } },
  ];
  const get = { id: 3, method: "goods/get", params: { name: "tea" } };
  const fetch = { id: 3, method: "goods/fetch", params: { names: ["tea"] } };

  test("judges by the flow of the version that the parties agreed on", async () => {
    // The client offers the current version, and the server answers with the old one.
    const older = await watch([
      ...greeting(2, 1),
      get,
      { id: 3, result: { good: { name: "tea", amount: 1 } } },
      { method: "bye", params: {} },
    ]);
    expect(older.codes).toEqual(["", "", "", "", ""]);
    expect(older.monitor.runs()).toMatchObject([{ flow: "connection", ended: true }]);
    expect(older.monitor.awaited()).toEqual([]);
    const newer = await watch([...greeting(2, 2), get, fetch]);
    expect(newer.codes).toEqual(["", "", "unknown-type", ""]);
    expect(newer.monitor.awaited()).toMatchObject([{ types: ["goods/fetch result"] }]);
    // What the flow of one version allows, that of the other one does not.
    const order = [...greeting(1, 1), { id: 2, method: "goods/list", params: { watch: true } }, { id: 2, result: { goods: [] } }];
    expect((await watch([...order, { method: "bye", params: {} }])).codes).toEqual(["", "", "", "", "illegal-transition"]);
  });

  test("judges what was declared by the version in use", async () => {
    const moved = { method: "goods/moved", params: { name: "tea", shelf: "B" } };
    const list = { id: 2, method: "goods/list", params: {} };
    const { codes, monitor } = await watch([...greeting(1, 1), list, { id: 2, result: { goods: [] } }, moved]);
    expect(codes).toEqual(["", "", "", "", "undeclared-capability"]);
    expect(monitor.capabilities()).toEqual([{ capability: "watching", role: "client", declared: false }]);
    const newer = await watch([...greeting(1, 2), list, listed, { method: "goods/moved", params: { name: "tea", place: "B" } }]);
    expect(newer.codes).toEqual(["", "", "", "", ""]);
  });

  test("takes a handshake without an answer for what it offers, until the answer comes", async () => {
    const { monitor, codes } = await watch([greeting(1, 2)[0]!, { method: "bye", params: {} }]);
    expect(codes).toEqual(["", "illegal-transition"]);
    expect(monitor.awaited()).toMatchObject([{ types: ["hello result"] }]);
    monitor.feed({ ...rpc, ...greeting(1, 2)[1] });
    expect(monitor.findings().map(({ issues }) => issues.map(({ code }) => code))).toEqual([["unknown-type"]]);
    expect(monitor.awaited()).toEqual([]);
    const older = await watch([greeting(2, 1)[0]!, get]);
    expect(older.codes).toEqual(["", "unknown-type"]);
    older.monitor.feed({ ...rpc, ...greeting(2, 1)[1] });
    expect(older.monitor.findings().map(({ issues }) => issues.map(({ code }) => code))).toEqual([["illegal-transition"]]);
  });

  test("judges each message by the version that it states, and starts with the one that is chosen", async () => {
    const list = (speaks?: number) => ({ id: 2, method: "goods/list", params: { speaks } });
    const { codes } = await watch([...greeting(2, 2), list(1), { ...list(2), id: 4 }, { ...listed, id: 4 }]);
    // The flow of the old version has not begun.
    expect(codes).toEqual(["", "", "illegal-transition", "", ""]);
    expect((await watch([list(9)])).codes).toEqual(["wrong-version"]);
    expect((await watch([{ method: "bye", params: {} }], { version: depot1 })).codes).toEqual(["illegal-transition"]);
    expect((await watch([get])).codes).toEqual(["unknown-type"]);
  });

  test("reports in the order of time, whichever version a message has", async () => {
    const { monitor } = await watch([...greeting(2, 2), get, { id: 5, method: "goods/list", params: { speaks: 9 } }, { ...get, id: 6 }]);
    expect(monitor.findings().map(({ message }) => (message as { readonly id: number }).id)).toEqual([3, 5, 6]);
    expect(monitor.forget(new Date())).toBe(5);
    expect(monitor.findings()).toEqual([]);
    await expect(watch([], { mood: "strict" })).rejects.toThrow("mood");
  });
});

test("options that are no object are rejected", async () => {
  const { createConversation } = await packages.load<{ createConversation: (options: null) => unknown }>("depot");
  for (const call of [() => courier!.decode("{}", null as never), () => courier!.encode({}, null as never), () => createConversation(null)])
    expect(call).toThrow("options must be an object, got null");
});

test("the packages compile, and the types know versions only where there are some", () => {
  writeFileSync(
    join(packages.folder, "packages/depot/src/program.ts"),
    `import { createConversation, decode, encode, type GoodsListRequest } from "./index.js";
import { type Convert, version as speak } from "./versions/1.0.0.js";
const refused = { "goods/get result": undefined, "goods/count": undefined, bye: undefined };
const down: Convert["down"] = {
  "goods/fetch": ({ id, params }) => ({ jsonrpc: "2.0", id, method: "goods/get", params: { name: params.names[0] ?? "" } }),
  "goods/fetch result": async ({ id, result }, { request, connection }) => {
    const again = request && (await connection?.serve(request));
    return { jsonrpc: "2.0", id, result: { good: (again ?? result).goods[0] ?? { name: "", amount: 0 } } };
  },
};
const version = speak({ up: { ...refused, "goods/get": undefined }, down });
// @ts-expect-error A function is missing.
speak({ up: refused, down });
export const request: GoodsListRequest = { jsonrpc: "2.0", method: "goods/list", id: 1, params: {} };
export const text: string = encode(request, { version });
createConversation({ versions: [version], version, order: "arrival" }).feed({ anything: true });
createConversation().feed(request);
// @ts-expect-error Without versions, only messages of the current one are taken.
createConversation().feed({ anything: true });
const read = decode(text, { version });
if (read.ok && "method" in read.value && read.value.method === "goods/list") read.value.params?.place;
const answer = decode(text, { version, answers: request });
export const kind: string = answer.ok ? answer.value.result.kind : "";
// @ts-expect-error A version is not a string.
decode(text, { version: "1.0.0" });
// @ts-expect-error There is no such request.
encode(request, { version, answers: "goods/lst" });
`,
  );
  packages.compile();
});

test("an old version holds only what differs, and the main entry holds none of it", () => {
  const textOf = (path: string): string => files.find((file) => file.path === path)!.text;
  expect(textOf("packages/courier/src/versions/1.0.0.ts")).not.toContain('SendParcel": {');
  expect(textOf("packages/depot/src/versions/1.0.0.ts")).toContain('hello: current.messages["hello"]!');
  for (const { path, text } of files.filter((file) => /^packages\/courier\/src\/[^/]+\.ts$/.test(file.path)))
    expect(text, path).not.toMatch(/left-behind|\.\/versions\//);
});
