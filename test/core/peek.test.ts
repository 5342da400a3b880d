// What can be read of a message that was refused, so that its answer can name id, type and task.

import { describe, expect, it } from "vitest";
import { json } from "../../packages/core/src/encodings/json.js";
import { mail } from "../../packages/core/src/encodings/mail.js";
import { peekMessage } from "../../packages/core/src/peek.js";
import { yaml } from "../support/encodings.js";
import { bakery, ferry, library } from "./encodings/small-protocols.js";

describe("peeking at a message", () => {
  it("reads text by the types of its fields, even under an alias that only lenient mode accepts", () => {
    const note = { ...library.messages["note"]!, lenientAliases: ["MEMO"] };
    const notes = { ...library, messages: { ...library.messages, note } };
    expect(peekMessage(notes, [yaml], "type: MEMO\nid: 0042\n")).toEqual({ type: "MEMO", id: "0042" });
  });

  it("reads a raw mail message as the message in it, and returns other objects", () => {
    const raw = { subject: "[o-1] BURNT", body: "Why: the oven" };
    expect(peekMessage(bakery, [mail], raw)).toMatchObject({ type: "BURNT", order_id: "o-1" });
    const known = { type: "BURNT", order_id: "o-1" };
    for (const object of [known, {}, [], { subjects: "BURNT" }]) expect(peekMessage(bakery, [mail], object)).toBe(object);
  });

  it("returns nothing for invalid text or text above the limit", () => {
    expect(peekMessage(ferry, [json], "{")).toBeUndefined();
    const limited = { ...ferry, encodings: { json: { maxBytes: 20 } } };
    expect(peekMessage(limited, [json], '{"kind":"sail"}')).toEqual({ kind: "sail" });
    expect(peekMessage(limited, [json], new TextEncoder().encode('{"kind":"sail","port":"Kiel"}'))).toBeUndefined();
    expect(peekMessage(ferry, [], '{"kind":"sail"}')).toBeUndefined();
  });

  it("returns objects whose properties throw", () => {
    const trap = Object.defineProperty({}, "subject", { enumerable: true, get: () => expect.unreachable() });
    expect(peekMessage(bakery, [mail], trap)).toBe(trap);
  });
});
