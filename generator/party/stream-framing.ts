// How the messages of a protocol stand in a stream: the framing of the encoding that was asked for, or of the first one that is for streams.

import { nearestName, type EncodingName, type ProtocolDescriptor } from "@wirepact/core";
import { contentLength, ndjsonFraming, sse, type Framing } from "@wirepact/core/codegen/frames";
import { loadEncodings } from "../check/encodings.js";
import { wholeBody } from "./whole-body.js";

const framings: readonly Framing[] = [ndjsonFraming, contentLength, sse];

export type FoundFraming = { readonly ok: true; readonly framing: Framing } | { readonly ok: false; readonly problem: string };

/** How one text is one message, as in HTTP and in files. */
export async function findWhole(protocol: ProtocolDescriptor, wanted: string | undefined): Promise<FoundFraming> {
  const names = Object.keys(protocol.encodings) as EncodingName[];
  // What is sent is JSON, which is also YAML.
  const name = wanted === undefined ? (names.find((each) => each === "json") ?? names[0]) : names.find((each) => each === wanted);
  if (name === undefined) return { ok: false, problem: `${protocol.name} has no encoding ${wanted}; it has ${names.join(", ")}` };
  if (name === "mail") return { ok: true, framing: (await import("./mail-framing.js")).mailObjects(protocol) };
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
