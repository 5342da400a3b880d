// The text of an invalid message in a stream: there, limited, and not printed by accident.

import { PassThrough } from "node:stream";
import { inspect } from "node:util";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import type { Framing } from "../../packages/core/src/framing/framing.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import type { RpcConnectOptions, UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { decodeLines, type DecodeStreamOptions } from "../../packages/core/src/streams/streams.js";
import { seeded } from "../support/seed.js";
import { ferry, isFerry } from "./encodings/small-protocols.js";
import { calculator } from "./rpc-protocol.js";

type Chunks = string | Uint8Array | Iterable<string | Uint8Array>;

async function rawOf(source: Chunks, options: DecodeStreamOptions = {}, { encoding, cut }: Framing = ndjsonFraming) {
  const found: (string | undefined)[] = [];
  for await (const result of decodeLines(ferry, [encoding], source, { ...options, is: isFerry }, cut)) {
    if (!result.ok) found.push(result.raw);
  }
  return found;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("an invalid line", () => {
  it("has its text, whatever the issue is; a valid one has none", async () => {
    const lines = ["{broken", '{"kind":"swim"}\r', '{"kind":"sail"}', '{"kind":"sail","port":"Kiel"}', "42"].join("\n");
    const expected = ["{broken", '{"kind":"swim"}', '{"kind":"sail"}', "42"];
    expect(await rawOf(lines)).toEqual(expected);
    expect(await rawOf(bytes(lines))).toEqual(expected);
    expect(await rawOf(Uint8Array.of(123, 255, 125, 10))).toEqual(["{\uFFFD}"]);
  });

  it("has the beginning of one that is too long, however it arrives", async () => {
    const long = `{"kind":"sail","port":"${"Åbo 🚢 ".repeat(200)}"}`;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), fc.boolean(), async (size, isBinary) => {
        const whole = isBinary ? bytes(`${long}\n7`) : `${long}\n7`;
        const chunks: (string | Uint8Array)[] = [];
        for (let start = 0; start < whole.length; start += size) chunks.push(whole.slice(start, start + size));
        // The 28th character is one half of a surrogate pair.
        const [head, last] = await rawOf(chunks, { maxRaw: 28 });
        expect([head, last]).toEqual([long.slice(0, 27), "7"]);
      }),
      seeded(100),
    );
  });

  it("has at most maxRaw characters, and none with 0", async () => {
    expect(await rawOf("x".repeat(200), { maxRaw: 10 })).toEqual(["x".repeat(10)]);
    expect(await rawOf("x".repeat(20_000))).toEqual(["x".repeat(1000)]);
    expect(await rawOf("{broken", { maxRaw: 0 })).toEqual([undefined]);
    for (const maxRaw of [-1, Number.NaN, "9"]) {
      expect(() => decodeLines(ferry, [ndjson], "", { is: isFerry, maxRaw: maxRaw as number })).toThrow(
        /maxRaw must be a number of at least 0, got/,
      );
    }
  });

  it("is not printed, copied or serialised with its result", async () => {
    for await (const result of decodeLines(ferry, [ndjson], '{"password":"hunter2"', { is: isFerry })) {
      expect(result).toMatchObject({ ok: false, raw: '{"password":"hunter2"' });
      for (const shown of [inspect(result), JSON.stringify(result), JSON.stringify({ ...result })]) expect(shown).not.toContain("hunter2");
    }
  });
});

describe.each([
  ["content-length", contentLength],
  ["sse", sse],
] as const)("%s", (_name, framing) => {
  it("has the beginning of a message that is invalid or too large", async () => {
    const large = JSON.stringify({ kind: "sail", port: "x".repeat(100_000) });
    const stream = bytes([large, "{broken"].map(framing.frame).join(""));
    for (const size of [7, 5000, stream.length]) {
      const chunks = [];
      for (let start = 0; start < stream.length; start += size) chunks.push(stream.slice(start, start + size));
      expect(await rawOf(chunks, { maxRaw: 50, maxBytes: 1000 }, framing)).toEqual([large.slice(0, 50), "{broken"]);
    }
  });
});

it("has the header or the part of a message that cannot be read", async () => {
  expect(await rawOf("Content-Length: x\r\n\r\n", {}, contentLength)).toEqual(["Content-Length: x\r\n\r\n"]);
  expect(await rawOf("Content-Length: 9\r\n\r\n{half", {}, contentLength)).toEqual(["{half"]);
  expect(await rawOf("Content-Len", {}, contentLength)).toEqual(["Content-Len"]);
});

it("is part of what a connection with requests yields", async () => {
  const connect = createRpcConnect(calculator, () => false, [ndjsonFraming]) as unknown as (
    options: RpcConnectOptions<string>,
  ) => UntypedConnection;
  const readable = new PassThrough();
  const server = connect({ role: "server", readable, writable: new PassThrough(), maxRaw: 4 });
  readable.end('{broken\n{"jsonrpc":"2.0","result":{}}\n');
  const raw: unknown[] = [];
  for await (const result of server) raw.push("raw" in result ? result.raw : undefined);
  expect(raw).toEqual(["{bro", '{"js']);
});
