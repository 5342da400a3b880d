import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { InvalidMessageError } from "../../packages/core/src/errors.js";
import { createDecodeStream, createEncodeStream, type DecodeStream, type LineResult } from "../../packages/core/src/streams/streams.js";
import { quote } from "../../packages/core/src/base/quote.js";
import { isThorough } from "../support/sample-size.js";
import { seeded } from "../support/seed.js";
import { ferry, isFerry } from "./encodings/small-protocols.js";

const decodeStream: DecodeStream<{ message: { readonly kind: string } }> = createDecodeStream(ferry, isFerry, ndjson);
const encodeStream = createEncodeStream(ferry, isFerry, ndjson);

type Source = Parameters<typeof decodeStream>[0];

async function collect(source: Source): Promise<readonly LineResult<unknown>[]> {
  const results: LineResult<unknown>[] = [];
  for await (const result of decodeStream(source)) results.push(result);
  return results;
}

/** What matters of a result: its line and its port, or its line and the code of its issue. */
const summary = (results: readonly LineResult<unknown>[]): readonly string[] =>
  results.map((result) =>
    result.ok
      ? `${result.line} ${(result.value as { readonly port: string }).port}`
      : `${result.line} ${result.issues.map(({ code }) => code).join()}`,
  );

const sail = (port: string): string => JSON.stringify({ kind: "sail", port });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Valid, blank, broken, over-long and wrong lines, with both line ends and a last line without one. */
const text = [sail("Kiel"), "", sail("Ærø 🚢"), " \t", "{broken", sail("x".repeat(300)), sail("Åbo"), '{"kind":"swim"}', sail("Ende")]
  .join("\n")
  .replace('Åbo"}\n', 'Åbo"}\r\n');
const expected = ["1 Kiel", "3 Ærø 🚢", "5 syntax", "6 too-large", "7 Åbo", "8 unknown-type", "9 Ende"];

/** Cuts at the given places. */
function chunked<T extends string | Uint8Array>(whole: T, cuts: readonly number[]): readonly T[] {
  const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b), whole.length];
  return places.slice(1).map((end, index) => whole.slice(places[index], end) as T);
}

describe("decoding a stream", () => {
  it("does not depend on how bytes or text are cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2000), { maxLength: 40 }), async (cuts) => {
        expect(summary(await collect(chunked(bytes(text), cuts)))).toEqual(expected);
        expect(summary(await collect(chunked(text, cuts)))).toEqual(expected);
      }),
      seeded(200),
    );
  });

  it("accepts text and bytes directly", async () => {
    expect(summary(await collect(text))).toEqual(expected);
    expect(summary(await collect(bytes(text)))).toEqual(expected);
    expect(await collect("")).toEqual([]);
  });

  it.each([
    [7, "7"],
    [null, "null"],
    [{}, "an object"],
    [[sail("Kiel"), null], "null"],
    [[[1]], quote([])],
  ])("names what it expects when it is given something else: %j", async (source, name) => {
    await expect(collect(source as unknown as Source)).rejects.toThrow(
      new TypeError(`expected a string, a Uint8Array or a stream of them, got ${name}`),
    );
  });

  it("gives issues a position in the stream", async () => {
    const results = await collect(`${sail("Kiel")}\n\n{"kind":"sail"}\n{"kind":"sail","port":7}`);
    expect(results.map((result) => (result.ok ? [] : result.issues.map(({ at }) => at)))).toEqual([
      [],
      [{ line: 3, column: 1, offset: 0 }],
      [{ line: 4, column: 23, offset: 22 }],
    ]);
  });

  it("reports chunks of a web stream that are neither strings nor bytes", async () => {
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(5) });
    const plain = { getReader: () => stream.getReader() };
    await expect(collect(plain as unknown as Source)).rejects.toThrow("got 5");
  });

  it("does not depend on a source that fills one buffer again and again, of Node or not", async () => {
    const whole = Uint8Array.from([...bytes(`${text}\n`), 0xff, 10, ...bytes(`${sail("f")}\r\n`), 0xc3, 13, 10, ...bytes(sail("g"))]);
    const results = [...expected, "10 invalid-utf8", "11 f", "12 invalid-utf8", "13 g"];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 500 }), fc.boolean(), async (size, isBuffer) => {
        const shared = isBuffer ? Buffer.alloc(size) : new Uint8Array(size);
        async function* reused(): AsyncGenerator<Uint8Array> {
          for (let start = 0; start < whole.length; start += size) {
            const part = whole.subarray(start, start + size);
            shared.set(part);
            yield shared.subarray(0, part.length);
            // What a source does before it reads on, and what a careless one does while nobody asks.
            shared.fill(0x20);
          }
        }
        const iterator = decodeStream(reused())[Symbol.asyncIterator]();
        const answers = await Promise.all(Array.from({ length: results.length + 1 }, () => iterator.next()));
        expect(summary(answers.flatMap(({ done, value }) => (done === true ? [] : [value as LineResult<unknown>])))).toEqual(results);
      }),
      seeded(300),
    );
  });

  it("takes one byte and one character at a time, and both mixed", async () => {
    expect(summary(await collect([...bytes(text)].map((byte) => Uint8Array.of(byte))))).toEqual(expected);
    expect(summary(await collect(text.split("")))).toEqual(expected);
    expect(summary(await collect([text.slice(0, 20), bytes(text.slice(20, 50)), text.slice(50)]))).toEqual(expected);
  });

  it("reads Node streams, web streams and generators", async () => {
    expect(summary(await collect(Readable.from(chunked(bytes(text), [30, 60]))))).toEqual(expected);
    expect(summary(await collect(ReadableStream.from(chunked(bytes(text), [30, 60]))))).toEqual(expected);
    const reader = ReadableStream.from(chunked(text, [30, 60])).getReader();
    expect(summary(await collect({ getReader: () => reader }))).toEqual(expected);
  });

  it("reports the line, the limit and the size of what was too long", async () => {
    const long = `{"kind":"sail","port":"${"ö".repeat(5000)}"}`;
    for (const end of ["\n", "\r\n", ""]) {
      const [first, second] = await collect(chunked(bytes(`${sail("a")}\n${long}${end}`), [100, 2000, 4000, 9999]));
      expect(first).toMatchObject({ ok: true, line: 1 });
      expect(second).toMatchObject({
        ok: false,
        line: 2,
        issues: [{ code: "too-large", message: "message must have at most 200 bytes, got 10025" }],
      });
    }
  });

  it("names lines that are not UTF-8, and only those", async () => {
    const bad = Uint8Array.from([
      ...bytes(`${sail("a")}\n${sail("b")}\n`),
      0xff,
      10,
      ...bytes(`${sail("c")}\r\n`),
      0xc3,
      13,
      10,
      ...bytes(sail("d")),
    ]);
    expect(summary(await collect([bad]))).toEqual(["1 a", "2 b", "3 invalid-utf8", "4 c", "5 invalid-utf8", "6 d"]);
    expect(summary(await collect([...bad].map((byte) => Uint8Array.of(byte))))).toEqual([
      "1 a",
      "2 b",
      "3 invalid-utf8",
      "4 c",
      "5 invalid-utf8",
      "6 d",
    ]);
  });

  it("reads nothing from nothing, and tolerates a byte order mark", async () => {
    expect(await collect([])).toEqual([]);
    expect(await collect(["", "\n\n", new Uint8Array()])).toEqual([]);
    expect(summary(await collect([`\ufeff${sail("a")}\n${sail("b")}`]))).toEqual(["1 a", "2 b"]);
    expect(summary(await collect([bytes(`\ufeff${sail("a")}\n\ufeff${sail("b")}\n`)]))).toEqual(["1 a", "2 b"]);
  });

  it("reads no more than requested, and stops its source when it is stopped", async () => {
    let given = 0;
    let stopped = false;
    async function* source(): AsyncGenerator<string> {
      try {
        for (;;) yield `${sail(String(++given))}\n`;
      } finally {
        stopped = true;
      }
    }
    for await (const { line } of decodeStream(source())) if (line === 3) break;
    expect(given).toBe(3);
    expect(stopped).toBe(true);
    let cancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(`${sail("a")}\n`),
      cancel: () => void (cancelled = true),
    });
    for await (const { line } of decodeStream({ getReader: () => endless.getReader() })) if (line === 3) break;
    expect(cancelled).toBe(true);
  });

  it("holds little while a line never ends", async () => {
    const chunk = new Uint8Array(1 << 20).fill(120);
    function* endless(): Generator<Uint8Array> {
      for (let index = 0; index < 400; index++) yield chunk;
      yield bytes(`\n${sail("after")}\n`);
    }
    const before = process.memoryUsage().rss;
    const results = await collect(endless());
    expect(summary(results)).toEqual(["1 too-large", "2 after"]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * (1 << 20));
  });

  describe("of a protocol without a limit", () => {
    const unlimited = createDecodeStream({ ...ferry, encodings: { ndjson: {} } }, isFerry, ndjson);
    const collectAll = async (source: Source, options?: { readonly maxBytes?: number }): Promise<readonly LineResult<unknown>[]> => {
      const results: LineResult<unknown>[] = [];
      for await (const result of unlimited(source, options)) results.push(result);
      return results;
    };
    const megabyte = 1 << 20;

    it("rejects a line of more than 16 MB and goes on, in little memory", async () => {
      const chunk = new Uint8Array(megabyte).fill(120);
      function* endless(): Generator<Uint8Array> {
        for (let index = 0; index < 600; index++) yield chunk;
        yield bytes(`\n${sail("after")}\n`);
      }
      const before = process.memoryUsage().rss;
      const results = await collectAll(endless());
      expect(summary(results)).toEqual(["1 too-large", "2 after"]);
      expect(results[0]).toMatchObject({ issues: [{ message: expect.stringContaining(String(16 * megabyte)) as unknown }] });
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte);
    });

    it("takes a longer or a shorter limit, for lines in one chunk and in many, of text and of bytes", async () => {
      const long = `${sail("x".repeat(1000))}\n${sail("after")}`;
      for (const source of [[long], [bytes(long)], long.split(""), chunked(bytes(long), [400, 800])]) {
        expect(summary(await collectAll(source, { maxBytes: 1000 }))).toEqual(["1 too-large", "2 after"]);
        expect(summary(await collectAll(source, { maxBytes: Infinity }))).toEqual([`1 ${"x".repeat(1000)}`, "2 after"]);
        expect(summary(await collectAll(source, { maxBytes: bytes(sail("x".repeat(1000))).length }))).toHaveLength(2);
      }
    });

    it("never raises the limit of the protocol", async () => {
      const results: LineResult<unknown>[] = [];
      for await (const result of decodeStream(text, { maxBytes: 1e9 })) results.push(result);
      expect(summary(results)).toEqual(expected);
    });

    it.each([0, -1, Number.NaN, "1" as unknown as number])("has no limit of %s bytes", (maxBytes) => {
      expect(() => unlimited(text, { maxBytes })).toThrow(TypeError);
    });

    it.runIf(isThorough)(
      "needs little memory for a line that comes byte by byte",
      async () => {
        function* slow(unit: string | Uint8Array): Generator<string | Uint8Array> {
          for (let index = 0; index < megabyte; index++) yield unit;
        }
        for (const unit of ["x", Uint8Array.of(120)]) {
          const before = process.memoryUsage().rss;
          expect(summary(await collectAll(slow(unit)))).toEqual(["1 syntax"]);
          expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
        }
      },
      60_000,
    );
  });

  it("returns results in order when they are requested ahead", async () => {
    const iterator = decodeStream(chunked(bytes(text), [30, 31, 60]))[Symbol.asyncIterator]();
    const answers = await Promise.all(Array.from({ length: 9 }, () => iterator.next()));
    expect(summary(answers.flatMap(({ done, value }) => (done === true ? [] : [value as LineResult<unknown>])))).toEqual(expected);
    expect(await iterator.next()).toEqual({ done: true, value: undefined });
  });

  it("passes on the error of its source", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield `${sail("a")}\n`;
      throw new Error("cable cut");
    }
    await expect(collect(broken())).rejects.toThrow("cable cut");
  });
});

describe("encoding a stream", () => {
  const written = async (messages: Iterable<unknown> | AsyncIterable<unknown>): Promise<string> => {
    let all = "";
    for await (const line of encodeStream(messages)) all += line;
    return all;
  };

  it("gives one line per message", async () => {
    const messages = [
      { kind: "sail", port: "two\u2028lines" },
      { kind: "moor", at: "quay" },
    ];
    const lines = await written(messages);
    expect(lines.split("\n")).toHaveLength(3);
    expect((await collect([lines])).map((result) => result.ok && result.value)).toEqual(messages);
  });

  it("stops at a message that cannot be written", async () => {
    await expect(written([{ kind: "sail", port: "x".repeat(300) }])).rejects.toThrow(InvalidMessageError);
    await expect(written([{ kind: "sail" }])).rejects.toThrow(InvalidMessageError);
  });
});
