// Requests over channels on every engine: the same handlers as those of connections, for parties that may not be running yet.

import { createConversation, explain, readPath } from "@wirepact/core";
import { createEncode, runnable } from "@wirepact/core/codegen";
import { createDecodeFramed } from "@wirepact/core/codegen/frames";
import { ndjson } from "@wirepact/core/codegen/ndjson";
import { readFileSync } from "node:fs";
import { type ChannelPackage, openChannel, type Party } from "@wirepact/channel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { type Place, testedEngines } from "./engines.js";

const { protocols, diagnostics } = await compileFiles([
  { path: "wirepact.yaml", text: "protocols: [calculator.yaml]\n" },
  { path: "calculator.yaml", text: readFileSync(new URL("../framed-specs/protocols/calculator.yaml", import.meta.url), "utf8") },
]);

/** The package that would be generated from the spec. */
function calculatorPackage(): ChannelPackage {
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const protocol = runnable(protocols[0]!.model);
  const is = (value: unknown): boolean => explain(protocol, value).ok;
  return {
    protocol,
    decode: createDecodeFramed(protocol, is, [ndjson]),
    encode: createEncode(protocol, is, [ndjson]),
    createConversation: (options) => createConversation(protocol, options),
  };
}

/** A channel of the package, whose types the compiler does not know. */
interface Asking extends AsyncIterable<{ readonly message: unknown; readonly from: Party; readonly ack: () => Promise<void> }> {
  readonly send: (message: object, options: { readonly to: Party }) => Promise<void>;
  readonly request: (message: object) => Promise<unknown> & AsyncIterable<unknown>;
  readonly peer: (to: string) => Pick<Asking, "request">;
  readonly serve: (handlers: Readonly<Record<string, (request: never) => unknown>>) => Promise<void>;
  readonly deadLetters: () => Promise<readonly { readonly reason: string }[]>;
  readonly status: () => Promise<readonly { readonly pending: number; readonly taken: number }[]>;
  readonly close: () => Promise<void>;
}

describe.each(testedEngines())("requests over a channel on $name", ({ isMissing, open }) => {
  if (isMissing) {
    it("has no server to run on", () => expect(isMissing).toBe(true));
    return;
  }
  let place: Place;
  let opened: Asking[];
  const join = async (role: string, name: string, more = {}): Promise<Asking> => {
    const channel = (await openChannel(place.address, calculatorPackage(), {
      role,
      name,
      ...place.options,
      ...more,
    })) as unknown as Asking;
    opened.push(channel);
    return channel;
  };
  beforeEach(async () => {
    place = await open();
    opened = [];
  });
  afterEach(async () => {
    for (const channel of opened) await channel.close();
    await place.remove();
  });
  const double = (id: number, value: number) => ({ jsonrpc: "2.0", id, method: "add", params: { a: value, b: value } });
  const add = (request: never): number => Number(readPath(request, ["params", "a"])) + Number(readPath(request, ["params", "b"]));

  it("are answered by a party that opens its channel later, to each of two clients with the same ID", async () => {
    const [first, second] = [await join("client", "first"), await join("client", "second")];
    const answers = [first.peer("server-1").request(double(1, 4)), second.peer("server-1").request(double(1, 5))];
    const server = await join("server", "server-1");
    void server.serve({ add });
    expect(await Promise.all(answers)).toEqual([8, 10]);
    await expect.poll(async () => (await server.status()).every(({ pending, taken }) => pending + taken === 0)).toBe(true);
  });

  it("to a role are shared by its parties, and errors and streams arrive", async () => {
    const servers = [await join("server", "a", { shared: true }), await join("server", "b", { shared: true })];
    async function* count() {
      yield* [1, 2, 3].map((n) => ({ n, last: n === 3 }));
    }
    for (const server of servers) void server.serve({ add, count });
    const client = await join("client", "first");
    expect(await Promise.all([1, 2, 3, 4].map((id) => client.request(double(id, id))))).toEqual([2, 4, 6, 8]);
    const items: unknown[] = [];
    for await (const item of client.request({ jsonrpc: "2.0", id: 9, method: "count", params: { to: 3 } }))
      items.push(readPath(item, ["n"]));
    expect(items).toEqual([1, 2, 3]);
  });

  it("fail as the protocol says, and notifications are delivered again until their handler succeeds", async () => {
    const server = await join("server", "server-1", { backoff: [1] });
    const notes: unknown[] = [];
    const done = new Promise<void>((resolve) => {
      void server.serve({
        add: () => Promise.reject(new Error("secret")),
        cancel: (message) => {
          notes.push(readPath(message, ["params", "requestId"]));
          if (notes.length < 3) throw new Error("not yet");
          resolve();
        },
      });
    });
    const client = await join("client", "first");
    await client.send({ jsonrpc: "2.0", method: "cancel", params: { requestId: "hello" } }, { to: { role: "server", name: "server-1" } });
    await done;
    expect(notes).toEqual(["hello", "hello", "hello"]);
    await expect(client.request(double(1, 1))).rejects.toThrow("the request failed");
  });

  it("can be answered by a program that iterates over the channel", async () => {
    const [server, client] = [await join("server", "server-1"), await join("client", "first")];
    const answer = client.request(double(7, 7));
    for await (const { message, from, ack } of server) {
      expect(message).toEqual(double(7, 7));
      await server.send({ jsonrpc: "2.0", id: 7, result: 49 }, { to: from });
      await ack();
      break;
    }
    expect(await answer).toBe(49);
  });
});
