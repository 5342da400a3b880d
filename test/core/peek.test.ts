// What can be read of a message that was refused, so that its answer can name id, type and task.

import { describe, expect, it } from "vitest";
import { json } from "../../packages/core/src/encodings/json.js";
import { mail } from "../../packages/core/src/encodings/mail.js";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import type { Input } from "../../packages/core/src/codec/codec-types.js";
import type { Encoding } from "../../packages/core/src/encodings/encoding.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import { yaml } from "../support/encodings.js";
import { bakery, ferry, library } from "./encodings/small-protocols.js";

/** What is handed over of a message of another type than the one that is wanted. */
function peekMessage(protocol: ProtocolDescriptor, encodings: readonly Encoding[], input: Input): unknown {
  let seen: unknown;
  const decoded = decodeMessage(protocol, encodings, input, { type: "none of them", onInvalid: (value) => (seen = value) });
  expect(decoded.ok).toBe(false);
  return seen;
}

describe("peeking at an invalid message", () => {
  it("reads text by the types of its fields, even under an alias that only lenient mode accepts", () => {
    const note = { ...library.messages["note"]!, lenientAliases: ["MEMO"] };
    const notes = { ...library, messages: { ...library.messages, note } };
    expect(peekMessage(notes, [yaml], "type: MEMO\nid: 0042\n")).toEqual({ type: "MEMO", id: "0042" });
  });

  it("reads a raw mail message as the message in it, and leaves other objects to the caller", () => {
    const raw = { subject: "[o-1] BURNT", body: "Why: the oven" };
    expect(peekMessage(bakery, [mail], raw)).toMatchObject({ type: "BURNT", order_id: "o-1" });
    const known = { type: "BURNT", order_id: "o-1" };
    for (const object of [known, {}, [], { subjects: "BURNT" }]) expect(peekMessage(bakery, [mail], object)).toBeUndefined();
  });

  it("returns nothing for invalid text or text above the limit", () => {
    expect(peekMessage(ferry, [json], "{")).toBeUndefined();
    const limited = { ...ferry, encodings: { json: { maxBytes: 20 } } };
    expect(peekMessage(limited, [json], '{"kind":"sail"}')).toEqual({ kind: "sail" });
    expect(peekMessage(limited, [json], new TextEncoder().encode('{"kind":"sail","port":"Kiel"}'))).toBeUndefined();
  });

  it("returns nothing of objects whose properties throw", () => {
    const trap = Object.defineProperty({}, "subject", { enumerable: true, get: () => expect.unreachable() });
    expect(peekMessage(bakery, [mail], trap)).toBeUndefined();
  });
});
