// How the messages of a protocol stand in a stream: the framing of the encoding that was asked for, or of the first one that is for streams.

import { nearestName, type EncodingName, type ProtocolDescriptor } from "@wirepact/core";
import { contentLength, ndjsonFraming, sse, type Framing } from "@wirepact/core/codegen/frames";
import { loadEncodings } from "../check/encodings.js";

const framings: readonly Framing[] = [ndjsonFraming, contentLength, sse];

export type FoundFraming = { readonly ok: true; readonly framing: Framing } | { readonly ok: false; readonly problem: string };

/** How one text is one message, as in HTTP and in files. */
export async function findWhole(protocol: ProtocolDescriptor, wanted: string | undefined): Promise<FoundFraming> {
  const names = Object.keys(protocol.encodings) as EncodingName[];
  // What is sent is JSON, which is also YAML.
  const known = names.filter((name) => name !== "mail");
  const name = wanted === undefined ? (known.find((each) => each === "json") ?? known[0]) : known.find((each) => each === wanted);
  if (name === undefined)
    return {
      ok: false,
      problem: `${protocol.name} has no encoding ${wanted ?? "whose messages can be sent as JSON"}; it has ${names.join(", ")}`,
    };
  const [encoding] = await loadEncodings([name]);
  return { ok: true, framing: wholeBody(encoding!) };
}

/** The framing of a protocol's stream. Protocols with `json` alone are framed as lines, because one text of JSON is one line. */
export function findFraming(protocol: ProtocolDescriptor, wanted: string | undefined): FoundFraming {
  const names: readonly string[] = Object.keys(protocol.encodings);
  const known = framings.filter(({ encoding: { name } }) => names.includes(name));
  const all = known.length === 0 && names.includes("json") ? [ndjsonFraming] : known;
  const framing = wanted === undefined ? all[0] : all.find(({ encoding }) => encoding.name === wanted);
  if (framing !== undefined) return { ok: true, framing };
  const expected = all.map(({ encoding }) => encoding.name);
  if (expected.length === 0) return { ok: false, problem: `${protocol.name} has no encoding for streams; it has ${names.join(", ")}` };
  const nearest = nearestName(wanted ?? "", expected);
  const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
  return { ok: false, problem: `unknown stream encoding "${wanted}" of ${protocol.name}, expected one of ${expected.join(", ")}${hint}` };
}

/** A body that is one message as a whole, as HTTP carries it. */
export const wholeBody = (encoding: Framing["encoding"] & { readonly name: EncodingName }): Framing => ({
  encoding,
  frame: (text) => text,
  cut: async function* (source, limit, maxHead = 0) {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      if (size <= limit) chunks.push(chunk);
      size += chunk.length;
    }
    const bytes = Buffer.concat(chunks);
    if (size > limit) yield [{ number: 1, size, limit, head: bytes.subarray(0, maxHead) }];
    else if (size > 0) yield [{ number: 1, content: bytes.toString("utf8") }];
  },
});
