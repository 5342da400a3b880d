// Ten million broken messages through every decoder: none may throw or hang. Mutations of valid texts, cheap enough to make that many.

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../packages/core/src/codec.js";
import { messageArbitrary } from "../../packages/core/src/testing/index.js";
import { encodingsOf } from "../support/encodings.js";
import { seed } from "../support/seed.js";
import { specProtocols } from "../support/spec-protocols.js";

const total = Number(process.env["INPUTS"] ?? 10_000_000);
const pieces = [
  "",
  "\n",
  "\r\n",
  "\0",
  "\ud800",
  "\ufeff",
  '"',
  "'",
  "\\",
  "{",
  "}",
  "[",
  "]",
  ":",
  ": ",
  ",",
  "- ",
  "## ",
  "```",
  "|",
  ">",
  "&a",
  "*a",
  "#",
  "\t",
  "  ",
  "null",
  "1e999",
  "yes",
];

/** A quick source of whole numbers below a bound. */
function numbers(start: number): (bound: number) => number {
  let state = start | 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

const decoders = specProtocols().flatMap((protocol) => encodingsOf(protocol).map((encoding) => ({ protocol, encoding })));

it.each(decoders.map((decoder) => ({ ...decoder, title: `${decoder.protocol.name} as ${decoder.encoding.name}` })))(
  "$title",
  ({ protocol, encoding }) => {
    const below = numbers(seed);
    const texts = fc
      .sample(messageArbitrary(protocol), { numRuns: 300, seed })
      .map((message) => encodeMessage(protocol, [encoding], message))
      .filter((text) => text.length < 4000);
    let slowest = 0;
    for (let count = 0; count < total / decoders.length; count++) {
      let text = texts[below(texts.length)] ?? "";
      for (let change = below(3); change >= 0; change--) {
        const at = below(text.length + 1);
        text = text.slice(0, at) + (pieces[below(pieces.length)] ?? "") + text.slice(at + below(4));
      }
      const before = performance.now();
      const result = decodeMessage(protocol, [encoding], text, { mode: count % 2 === 0 ? "strict" : "lenient" });
      slowest = Math.max(slowest, performance.now() - before);
      if (!result.ok && result.issues.length === 0) throw new Error(`refused without a word: ${JSON.stringify(text)}`);
    }
    console.log(`${protocol.name} as ${encoding.name}: slowest ${slowest.toFixed(0)} ms, seed ${seed}`);
    expect(slowest).toBeLessThan(10_000);
  },
);
