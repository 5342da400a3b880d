import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { InvalidMessageError } from "../../packages/core/src/errors.js";
import { createDecodeStream, createEncodeStream, type LineResult } from "../../packages/core/src/streams.js";
import { seeded } from "../support/seed.js";
import { ferry, isFerry } from "./encodings/small-protocols.js";

const decodeStream = createDecodeStream<{ readonly kind: string }>(ferry, isFerry, ndjson);
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

  it("takes text and bytes that are there already", async () => {
    expect(summary(await collect(text))).toEqual(expected);
    expect(summary(await collect(bytes(text)))).toEqual(expected);
    expect(await collect("")).toEqual([]);
  });

  it.each([
    [7, "7"],
    [null, "null"],
    [{}, "an object"],
    [[sail("Kiel"), null], "null"],
    [[[1]], "an array"],
  ])("says what it takes when it is given something else: %j", async (source, name) => {
    await expect(collect(source as unknown as Source)).rejects.toThrow(
      new TypeError(`messages come as text, bytes or a stream of them, not as ${name}`),
    );
  });

  it("places issues in the stream", async () => {
    const results = await collect(`${sail("Kiel")}\n\n{"kind":"sail"}\n{"kind":"sail","port":7}`);
    expect(results.map((result) => (result.ok ? [] : result.issues.map(({ at }) => at)))).toEqual([
      [],
      [{ line: 3, column: 1, offset: 0 }],
      [{ line: 4, column: 23, offset: 22 }],
    ]);
  });

  it("says what a web stream gives that is neither text nor bytes", async () => {
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(5) });
    const plain = { getReader: () => stream.getReader() };
    await expect(collect(plain as unknown as Source)).rejects.toThrow("not as 5");
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

  it("asks for no more than it is asked for, and stops its source when it is stopped", async () => {
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

  it("answers in order when it is asked ahead", async () => {
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
