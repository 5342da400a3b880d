// The laws of writing and reading, over all messages of the real protocols: strict decode(encode(m)) = m, lenient decode(encode(decode(x))) =
// decode(x), and whatever cannot be written is refused rather than changed.

import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import { InvalidMessageError } from "../../../packages/core/src/errors.js";
import type { EncodingName, ProtocolDescriptor } from "../../../packages/core/src/protocol.js";
import { messageArbitrary } from "../../../packages/core/src/testing/index.js";
import { encodingsOf } from "../../support/encodings.js";
import { seeded } from "../../support/seed.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { wildText } from "./wild-text.js";

/** How many times as many runs as usual, for a longer look: `TIMES=50`. */
const times = Number(process.env["TIMES"] ?? 1);

type Message = Readonly<Record<string, unknown>>;

const protocols = specProtocols().map(runnable);
const messages = protocols.flatMap((protocol) =>
  Object.keys(protocol.messages).flatMap((tag) =>
    encodingsOf(protocol).map(({ name }) => ({ title: `${protocol.name} ${tag} as ${name}`, protocol, tag, encoding: name })),
  ),
);

/** What the text of a mail message does not carry: the mail message it came in and its thread. */
function withoutMailParts(protocol: ProtocolDescriptor, message: unknown): unknown {
  const { keeps, parts } = protocol.encodings.mail ?? { keeps: {}, parts: { thread: undefined } };
  const unwritten = new Set<string | undefined>([keeps.raw, parts.thread]);
  return Object.fromEntries(Object.entries(message as Message).filter(([name]) => !unwritten.has(name)));
}

/** Puts a text in place of one of the texts of a message, at any depth. */
function replaceText(value: unknown, which: number, text: string): unknown {
  let seen = -1;
  const visit = (inner: unknown): unknown => {
    if (typeof inner === "string") return ++seen === which ? text : inner;
    if (Array.isArray(inner)) return inner.map(visit);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, member]) => [key, visit(member)]));
  };
  return visit(value);
}

/** The text of a message, or undefined when it is refused as an invalid or unwritable message. */
function tryEncode(protocol: ProtocolDescriptor, message: unknown, encoding: EncodingName, mode: "strict" | "lenient"): string | undefined {
  try {
    return encodeMessage(protocol, encodingsOf(protocol), message, { encoding, mode });
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidMessageError);
    return undefined;
  }
}

describe.each(messages)("$title", ({ protocol, tag, encoding }) => {
  const encodings = encodingsOf(protocol);

  it("reads back strictly what it wrote", () => {
    fc.assert(
      fc.property(messageArbitrary(protocol, tag), (message) => {
        const text = encodeMessage(protocol, encodings, message, { encoding });
        expect(decodeMessage(protocol, encodings, text, { encoding, mode: "strict" })).toMatchObject({ ok: true, value: message });
      }),
      seeded(30 * times),
    );
  });

  it("rejects or keeps difficult strings, in both modes", () => {
    fc.assert(
      fc.property(messageArbitrary<Message>(protocol, tag), fc.nat(12), wildText, (message, which, wild) => {
        const changed = replaceText(message, which, wild);
        for (const mode of ["strict", "lenient"] as const) {
          const text = tryEncode(protocol, changed, encoding, mode);
          if (text === undefined) continue;
          // As bytes, which is how a text travels.
          const first = decodeMessage(protocol, encodings, new TextEncoder().encode(text), { encoding, mode });
          if (!first.ok) throw new Error(`${JSON.stringify(first.issues)} in ${text}`);
          if (mode === "strict") expect(withoutMailParts(protocol, first.value)).toEqual(withoutMailParts(protocol, changed));
          const again = tryEncode(protocol, first.value, encoding, mode);
          expect(again, JSON.stringify({ first, text })).toBeDefined();
          const second = decodeMessage(protocol, encodings, again ?? "", { encoding, mode });
          expect(second.ok && withoutMailParts(protocol, second.value)).toEqual(withoutMailParts(protocol, first.value));
        }
      }),
      seeded(60 * times),
    );
  });
});
