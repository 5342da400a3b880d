import { describe, expect, it } from "vitest";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import type { Framing, Piece } from "../../packages/core/src/framing/framing.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import type { StreamSource } from "../../packages/core/src/framing/lines.js";

async function all({ cut }: Framing, source: StreamSource, limit = 1_000_000): Promise<readonly Piece[]> {
  const lines: Piece[] = [];
  for await (const batch of cut(source, limit)) lines.push(...batch);
  return lines;
}

/** The bytes in chunks of every size from one on, the same buffer used again for each. */
function* chunked(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  const buffer = Buffer.alloc(size);
  for (let start = 0; start < bytes.length; start += size) {
    const part = bytes.subarray(start, start + size);
    buffer.set(part);
    yield buffer.subarray(0, part.length);
  }
}

const contents = (lines: readonly Piece[]): readonly unknown[] => lines.map((line) => ("content" in line ? line.content : line));

const texts = ['{"a":1}', '{"b":"naïve 日本 𝒳"}', '{"c":[]}'];

describe.each([
  ["content-length", contentLength],
  ["sse", sse],
] as const)("%s", (_name, framing) => {
  const stream = new TextEncoder().encode(texts.map(framing.frame).join(""));
  it("decodes what it encodes, in any chunks", async () => {
    for (let size = 1; size <= stream.length; size++) expect(contents(await all(framing, chunked(stream, size)))).toEqual(texts);
    expect(contents(await all(framing, texts.map(framing.frame).join("")))).toEqual(texts);
  });
  it.each(texts)("gives %s where it is as large as the limit allows, and not where it is larger", async (text) => {
    const bytes = new TextEncoder().encode(text).length;
    for (const chunk of [3, 1000]) {
      const framed = (): StreamSource => chunked(new TextEncoder().encode(framing.frame(text)), chunk);
      expect(await all(framing, framed(), bytes)).toMatchObject([{ content: text }]);
      expect(await all(framing, framed(), bytes - 1)).toMatchObject([{ size: bytes, limit: bytes - 1 }]);
    }
  });
  it("gives the size of a message that is too large, and goes on", async () => {
    for (const size of [1, 3, 1000]) {
      const found = await all(framing, chunked(stream, size), 10);
      expect(found.map((line) => ("content" in line ? line.content : "limit" in line && line.size > 10))).toEqual([
        texts[0],
        true,
        texts[2],
      ]);
    }
  });
});

it.each([
  ["content-length", contentLength],
  ["sse", sse],
])("%s keeps nothing of a message that is too large, unless it is asked to", async (_name, framing) => {
  const text = framing.frame(`"${"x".repeat(30)}"`);
  const headOf = async (maxHead?: number): Promise<string> => {
    for await (const [piece] of framing.cut(text, 10, maxHead)) {
      const { head } = piece as { readonly head?: string | Uint8Array };
      return typeof head === "string" ? head : Buffer.from(head ?? []).toString();
    }
    return "nothing came";
  };
  expect(await headOf()).toBe("");
  expect(await headOf(5)).toMatch(/^"xxxx/);
});

describe("content-length", () => {
  it("accepts headers in any case and ignores others", async () => {
    const text = "content-length: 2\r\nContent-Type: application/json\r\n\r\n{}CONTENT-LENGTH:2\r\n\r\n[]";
    expect(contents(await all(contentLength, text))).toEqual(["{}", "[]"]);
  });
  it("reports a header without a length once, and continues after the next", async () => {
    const text = `Content-Length: x\r\n\r\ngarbage\r\n\r\n${contentLength.frame("{}")}`;
    expect(await all(contentLength, text)).toMatchObject([
      { number: 1, problem: expect.stringContaining("Content-Length") as string },
      { content: "{}" },
    ]);
  });
  it("reports a message that is cut off, and a header without an end", async () => {
    expect(await all(contentLength, "Content-Length: 5\r\n\r\n{}")).toMatchObject([
      { problem: expect.stringContaining("unexpected end") as string },
    ]);
    expect(await all(contentLength, "x".repeat(20_000))).toMatchObject([{ problem: expect.stringContaining("8192") as string }]);
  });
});

describe("sse", () => {
  it("joins the lines of data, ignores comments, and returns event and ID", async () => {
    const text = ': hello\n\nevent: message\nid: 7\ndata: {"a":\r\ndata:1}\r\rretry: 10\ndata\n\ndata: {}\n\ndata: {"cut":';
    expect(await all(sse, text)).toEqual([
      { number: 1, content: '{"a":\n1}', event: "message", id: "7" },
      { number: 2, content: "{}", id: "7" },
    ]);
  });
  it("ignores a byte order mark at the start only, even after empty chunks", async () => {
    expect(contents(await all(sse, ["", "\uFEFFdata: 1\n\n"]))).toEqual(["1"]);
    expect(contents(await all(sse, ["data: 1\n\n", "\uFEFFdata: 2\n\n", "data: 3\n\n"]))).toEqual(["1", "3"]);
  });
  it("treats a carriage return and a line feed in two chunks as one line break", async () => {
    expect(contents(await all(sse, ["data: 1\r", "\n\r", "\ndata: 2\n\n"]))).toEqual(["1", "2"]);
  });
});
