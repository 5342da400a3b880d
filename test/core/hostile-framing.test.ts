// Hostile streams: headers with wrong lengths, split characters, injected line breaks, random bytes in random chunks. A framing gives the same
// messages however the stream is cut into chunks, and goes on after what it cannot read.

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import type { Framing, Piece } from "../../packages/core/src/framing/framing.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import { decodeLines } from "../../packages/core/src/streams/streams.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { calculator } from "./rpc-protocol.js";
import { seed } from "../support/seed.js";

const framings = { ndjson: ndjsonFraming, sse, "content-length": contentLength } as const;
const limit = 200;

async function cutAll({ cut }: Framing, chunks: Iterable<Uint8Array>): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  for await (const batch of cut(chunks, limit, 40)) pieces.push(...batch);
  return pieces;
}

/** The same chunks from a source that fills one buffer again and again, and leaves other bytes in it before it does. */
function* reused(chunks: readonly Uint8Array[], shared: Uint8Array): Generator<Uint8Array> {
  for (const chunk of chunks) {
    shared.set(chunk);
    yield shared.subarray(0, chunk.length);
    shared.fill(0x21);
  }
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const contents = (pieces: readonly Piece[]): readonly unknown[] => pieces.map((piece) => ("content" in piece ? piece.content : undefined));
const problems = (pieces: readonly Piece[]): readonly unknown[] => pieces.map((piece) => ("problem" in piece ? piece.problem : undefined));

/** What decoding makes of a piece: content beyond the limit is refused there, if it was not refused before. */
function settled(piece: Piece): object {
  const { number } = piece;
  if ("problem" in piece) return { number, problem: piece.problem };
  if (!("content" in piece)) return { number, size: piece.size };
  const { content } = piece;
  const size = typeof content === "string" ? Buffer.byteLength(content) : content.length;
  return size > limit ? { number, size } : { number, content: typeof content === "string" ? content : [...content] };
}

describe("a Content-Length header", () => {
  const notANumber = "the Content-Length must be a number of bytes, with at most 15 digits";
  const none = 'the header has no "Content-Length: <number>" line';
  const somethingElse = "expected a header with a Content-Length, got something else";
  it.each([
    ["Content-Length: -2", notANumber],
    ["Content-Length: NaN", notANumber],
    ["Content-Length: 2.0", notANumber],
    ["Content-Length: 0x2", notANumber],
    ["Content-Length: 2e0", notANumber],
    ["Content-Length: 2, 2", notANumber],
    ["Content-Length: ２", notANumber],
    ["Content-Length: 9999999999999999", notANumber],
    ["Content-Length:", notANumber],
    ["Content-Length : 2", notANumber],
    ["Content-Length: 2\r\nContent-Length: -3", notANumber],
    ["Content-Length: 2\r\nContent-Length: 3", "the header has several Content-Length lines that differ"],
    ["X: 2", none],
    [" Content-Length: 2", somethingElse],
    ["X-Content-Length: 2", none],
    [`X: ${"y".repeat(9000)}`, "the header has more than 8192 bytes"],
  ])("%j is refused, and the next message is read", async (header, problem) => {
    const pieces = await cutAll(contentLength, [bytes(`${header}\r\n\r\n{}\r\n\r\n${contentLength.frame("[1]")}`)]);
    expect(problems(pieces)).toEqual([problem, undefined]);
    expect(contents(pieces)[1]).toBe("[1]");
  });

  it("of a message that is too long or too short takes the announced bytes and no more", async () => {
    expect(contents(await cutAll(contentLength, [bytes(`Content-Length: 0\r\n\r\n${contentLength.frame("{}")}`)]))).toEqual(["", "{}"]);
    const long = `Content-Length: 300\r\n\r\n${"x".repeat(300)}${contentLength.frame("{}")}`;
    expect(await cutAll(contentLength, [bytes(long)])).toMatchObject([{ size: 300, limit }, { content: "{}" }]);
    // Four bytes too few: the rest is no header.
    const short = `Content-Length: 2\r\n\r\n{}[1]\r\n\r\n${contentLength.frame("{}")}`;
    expect(problems(await cutAll(contentLength, [bytes(short)]))).toEqual([undefined, somethingElse, undefined]);
  });

  const bare = "the lines of the header must end with CR LF, not just LF";
  it.each([
    ["a length that is no number", 'Content-Length: abc\r\n\r\n{"lost":1}', [notANumber]],
    ["bare line feeds", 'Content-Length: 10\n\n{"kept":1}', [bare, '{"kept":1}']],
    ["one bare line feed", 'Content-Type: a\nContent-Length: 10\r\n\r\n{"kept":1}', [bare, '{"kept":1}']],
    ["a log line", "Listening on standard input …\n", [somethingElse]],
    ["a log line that looks like a header", "warning: deprecated\r\n", []],
    ["lines of JSON", '{"lost":1}\n{"lost":2}\n', [somethingElse]],
    ["empty lines", "\r\n\n\r\n", []],
    ["carriage returns", "\r\r\r", ["unexpected content in front of a header"]],
    [
      "a body that is longer than announced",
      'Content-Length: 8\r\n\r\n{"lost":1}',
      ['{"lost":', "unexpected content in front of a header"],
    ],
    [
      "a body that is shorter than announced",
      'Content-Length: 150\r\n\r\n{"lost":1}',
      ["the message has fewer bytes than its Content-Length of 150"],
    ],
    ["a length beyond every limit", 'Content-Length: 999999999999999\r\n\r\n{"lost":1}', [999999999999999]],
    ["a header without an end", `{"lost":"${"y".repeat(9000)}"}`, ["the header has more than 8192 bytes"]],
  ])("after %s, the messages that follow are read, in any chunks", async (_name, before, expected) => {
    const next = [`{"next":${"1".repeat(60)}}`, '{"last":2}'];
    const text = bytes(before + next.map((message) => contentLength.frame(message)).join(""));
    for (const size of [1, 3, 1000, 100_000]) {
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
      const pieces = await cutAll(contentLength, chunks);
      const seen = pieces.map((piece) => ("content" in piece ? piece.content : "problem" in piece ? piece.problem : piece.size));
      expect(seen, `chunks of ${size}`).toEqual([...expected, ...next]);
    }
  });

  it("that announces too much is reported before the end of the message", async () => {
    const { cut } = contentLength;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield bytes("Content-Length: 999999999999999\r\n\r\n");
      for (;;) yield bytes("x".repeat(100));
    }
    const reading = cut(endless(), limit, 40);
    expect((await reading.next()).value).toMatchObject([{ size: 999999999999999, limit }]);
    await reading.return();
  });
});

test("a byte order mark is removed once, whether a line is in one chunk or in many", async () => {
  const decoded = async (text: string, size: number): Promise<readonly boolean[]> => {
    const whole = bytes(text);
    const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => whole.slice(index * size, (index + 1) * size));
    const results: boolean[] = [];
    for await (const { ok } of decodeLines(calculator, [ndjson], chunks, {})) results.push(ok);
    return results;
  };
  const line = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "add", params: { a: 1, b: 2 } });
  for (const size of [1, 1000]) {
    expect(await decoded(`${line}\n\uFEFF${line}\n`, size)).toEqual([true, true]);
    expect(await decoded(`${line}\n\uFEFF\uFEFF${line}\n`, size)).toEqual([true, false]);
  }
});

describe.each(Object.entries(framings))("%s", (name, framing) => {
  it("takes a message that is split inside its characters", async () => {
    const text = JSON.stringify({ text: "é漢𝒳 \u2028" });
    const whole = bytes(framing.frame(text));
    for (let at = 1; at < whole.length; at++)
      expect(contents(await cutAll(framing, [whole.slice(0, at), whole.slice(at)])), `cut at ${at}`).toEqual([text]);
    expect(
      contents(
        await cutAll(
          framing,
          [...whole].map((byte) => Uint8Array.of(byte)),
        ),
      ),
    ).toEqual([text]);
  });

  it("keeps what a value contains inside its message", async () => {
    const injections = [
      "\r\n\r\n",
      "\n\ndata: {}\n\n",
      "\nevent: x\nid: 1\n\n",
      "Content-Length: 2\r\n\r\n{}",
      "\n{}\n",
      "\0",
      "\uFEFF",
      "\u2028\u2029\u0085",
    ];
    for (const injection of injections) {
      const text = JSON.stringify({ [injection]: injection });
      expect(contents(await cutAll(framing, [bytes(framing.frame(text))])), JSON.stringify(injection)).toEqual([text]);
    }
  });

  const parts = fc.oneof(
    fc
      .constantFrom(
        "Content-Length: 3\r\n\r\n",
        "Content-Length: 2",
        "\r\n\r\n",
        "\r",
        "\n",
        "\n\n",
        "data: ",
        "data",
        "event: x\n",
        "id: 1\n",
        ":\n",
        "\uFEFF",
        "{}",
      )
      .map(bytes),
    fc.json({ maxDepth: 1 }).map((text) => bytes(framing.frame(text))),
    fc.string({ unit: "binary", maxLength: 30 }).map(bytes),
    fc.uint8Array({ maxLength: 20 }),
    fc.integer({ min: 0, max: 600 }).map((length) => new Uint8Array(length).fill(120)),
  );

  test(`gives the same messages in any chunks, also of one buffer that is filled again, and always ends (${name})`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(parts, { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
        async (streams, sizes) => {
          const whole = Buffer.concat(streams);
          const chunks: Uint8Array[] = [];
          for (let at = 0, index = 0; at < whole.length; index++) {
            const size = sizes[index % sizes.length]!;
            chunks.push(Uint8Array.from(whole.subarray(at, at + size)));
            at += size;
          }
          const pieces = await cutAll(framing, [Uint8Array.from(whole)]);
          expect((await cutAll(framing, chunks)).map(settled)).toEqual(pieces.map(settled));
          for (const shared of [Buffer.alloc(40), new Uint8Array(40)])
            expect((await cutAll(framing, reused(chunks, shared))).map(settled)).toEqual(pieces.map(settled));
          expect(pieces.map(({ number }) => number)).toEqual([...new Set(pieces.map(({ number }) => number))].sort((a, b) => a - b));
        },
      ),
      { seed, numRuns: 300 },
    );
  });
});
