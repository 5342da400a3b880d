// Encoding mail messages: what is written, what cannot be represented, and `toMail`.

import { describe, expect, it } from "vitest";
import { encodeMessage } from "../../../packages/core/src/codec/codec.js";
import { createToMail } from "../../../packages/core/src/streams/mail-envelope.js";
import { mail } from "../../../packages/core/src/encodings/mail.js";
import { InvalidMessageError } from "../../../packages/core/src/errors.js";
import { decode, read, refusal } from "./mail-helpers.js";
import { bakery } from "./small-protocols.js";

describe("writing", () => {
  it("rejects a message of unknown type whose mail message says more than its fields", () => {
    const raw = { subject: "[o-1] Nothing", text: "Mood: fine\n\n## Notes\nx\n" };
    const said = { order_id: "o-1", labels: { Mood: "fine" }, sections: { Notes: "x" } };
    expect(refusal({ type: "UNKNOWN", raw, ...said }, "lenient")).toEqual([]);
    expect(refusal({ type: "UNKNOWN", raw }, "lenient").map(({ code, path }) => [code, ...path])).toEqual([
      ["not-representable", "order_id"],
      ["not-representable", "labels"],
      ["not-representable", "sections"],
    ]);
  });

  const full = {
    type: "BAKED",
    order_id: "o-1",
    state: "BAKED",
    crust: "DARK",
    loaves: 3,
    flours: ["rye", "wheat"],
    humidity: 45,
    ready_at: "2026-03-04T09:00:00Z",
    sliced: false,
    story: "Once.\n\n```\n## not a heading\n```",
    thanks: ["ann", "bob, the second"],
    labels: { Mood: "fine" },
    sections: { Notes: "### x" },
  };

  it("returns one string in the order of the fields", () => {
    expect(encodeMessage(bakery, [mail], full)).toBe(
      [
        "Subject: [o-1] BAKED",
        "",
        "Body:",
        "Order: o-1",
        "State: BAKED",
        "Humidity: 45%",
        "Ready at: 2026-03-04T09:00:00Z",
        "Sliced: false",
        "Mood: fine",
        "",
        "## Bread",
        "- Crust: DARK",
        "- Loaves: 3",
        "- Flours: rye, wheat",
        "",
        "## Story",
        "Once.",
        "",
        "```",
        "## not a heading",
        "```",
        "",
        "## Thanks To",
        "- ann",
        "- bob, the second",
        "",
        "## Notes",
        "### x",
        "",
      ].join("\n"),
    );
    expect(read(encodeMessage(bakery, [mail], full), "strict")).toEqual(full);
  });

  it("returns the mail message to send", () => {
    const toMail = createToMail<object, Record<string, unknown>>(bakery, () => true);
    expect(toMail({ type: "BURNT", order_id: "o-1" })).toEqual({
      subject: "[o-1] BURNT",
      text: "Order: o-1\n",
      thread: "o-1",
      please_confirm: false,
    });
    expect(toMail({ type: "BAKED", order_id: "o-1", story: "x", thread: "t" })).toMatchObject({ thread: "t", please_confirm: true });
    expect(() => toMail({ type: "BURNT", order_id: "a\nb" })).toThrow(InvalidMessageError);
  });

  it("reports that thread and raw mail message are not part of the text", () => {
    const heard: string[] = [];
    encodeMessage(
      bakery,
      [mail],
      { type: "BURNT", order_id: "o-1", thread: "t", raw: {} },
      { onWarning: ({ path }) => heard.push(path.join()) },
    );
    expect(heard).toEqual(["raw", "thread"]);
  });

  it.each([
    [{ story: "a\n## b" }, "story", "a line that begins with ## would start another section"],
    [{ story: "\n\na" }, "story", "blank lines around it are not kept"],
    [{ story: "a\r\nb" }, "story", "its carriage returns are not kept"],
    [{ flours: ["a,b"] }, "flours", "an item contains a comma"],
    [{ flours: ["a", " "] }, "flours", "an item would be decoded differently"],
    [{ order_id: " o-1" }, "order_id", "white space around the value of a label is not kept"],
    [{ labels: { "a: b": "c" } }, "labels", "a name or a string in it would be decoded differently"],
    [{ labels: { Order: "o-1" } }, "labels", "a name or a string in it would be decoded differently"],
    [{ sections: { Bread: "Loaves: 7" }, loaves: undefined }, "loaves", "another part of the message would be decoded as this field"],
    [{ story: "half \ud83d" }, "story", "it contains a lone surrogate"],
    [{ labels: { Mood: "half \ude00" } }, "labels", "it contains a lone surrogate"],
    [{ sections: { "half \ud83d": "x" } }, "sections", "it contains a lone surrogate"],
    [{ sections: { Notes: "a\n## b" } }, "sections", "a name or a string in it would be decoded differently"],
    [{ more: 1 }, "more", "the field has no location in mail messages"],
  ])("refuses %j", (change, field, problem) => {
    expect(refusal({ ...full, ...change })).toMatchObject([
      { code: "not-representable", path: [field], message: `${field} cannot be encoded as mail: ${problem}` },
    ]);
  });

  it("gives a kept section a heading that differs from the heading of a known section", () => {
    const { crust, loaves, flours, ...rest } = full;
    expect([crust, loaves, flours]).not.toContain(undefined);
    const message = { ...rest, sections: { Bread: "x", story: "y" } };
    expect(read(encodeMessage(bakery, [mail], message), "strict")).toEqual(message);
  });

  it.each([
    "## Notes\n\n## Notes\nb",
    "## Notes\na\n## Notes\n",
    "## Bread\nx\n## Bread\n",
    "## Bread\nx\n## bread\nCrust: dark",
    "## Story\n\n## Story\nlater",
    "## Story\nsooner\n## Story\nlater\n## STORY\n",
    "## Oven\nCrust: burnt beyond words",
  ])("can write what it read: %j", (sections) => {
    for (const mode of ["strict", "lenient"] as const) {
      const result = decode(`Subject: [o-1] BAKED\n\nBody:\n${sections}\n\n## Thanks to\n`, mode);
      expect(result.ok || mode === "strict", JSON.stringify(result)).toBe(true);
      if (!result.ok) continue;
      const again = decode(encodeMessage(bakery, [mail], result.value, { mode }), mode);
      expect(again.ok && again.value).toEqual(result.value);
    }
  });

  it("writes the section with an unclosed code fence last, where it hides no other section", () => {
    const text = (story: string): string => `Subject: [o-1] BAKED\n\nBody:\n## Notes\nn\n\n## Bread\n- Loaves: 3\n\n## Story\n${story}`;
    for (const mode of ["strict", "lenient"] as const) {
      const message = read(text("x\n```\n## Thanks To\n- ann\n"), mode) as Record<string, unknown>;
      expect(message).toMatchObject({ loaves: 3, story: "x\n```\n## Thanks To\n- ann", sections: { Notes: "n" } });
      const written = encodeMessage(bakery, [mail], message, { mode });
      expect(written).toMatch(/## Bread[^]*## Notes[^]*## Story\nx\n```\n## Thanks To\n- ann\n$/);
      expect(read(written, mode)).toEqual(message);
    }
    expect(refusal({ ...full, story: "```", sections: { Notes: "~~~" } })).toMatchObject([
      { path: ["story"], message: "story cannot be encoded as mail: it contains an unclosed code fence" },
      { path: ["sections"] },
    ]);
  });

  it("writes no constant that the message does not have", () => {
    const { state, ...rest } = full;
    expect(encodeMessage(bakery, [mail], rest)).not.toContain("State:");
    expect(read(encodeMessage(bakery, [mail], rest), "strict")).toEqual({ ...rest, state });
  });

  it.each([
    [{ subject: "half \ud83d", text: "x" }, "subject"],
    [{ subject: "x", text: "half \ude00" }, "text"],
  ])("refuses a mail of unknown type that UTF-8 cannot carry: %j", (raw, part) => {
    const result = decode(raw, "lenient");
    const message = result.ok ? result.value : {};
    expect(() => encodeMessage(bakery, [mail], message, { mode: "lenient" })).toThrow(`raw.${part} cannot be encoded as mail`);
  });

  it("keeps mail messages of unknown type in lenient mode", () => {
    const raw = { subject: "Weekly letter", text: "Weather: wet\n\n## News\nNone.\n" };
    const first = read(raw) as object;
    const text = encodeMessage(bakery, [mail], first, { mode: "lenient" });
    expect(text).toBe("Subject: Weekly letter\n\nBody:\nWeather: wet\n\n## News\nNone.\n");
    expect({ ...(read(text) as object), raw }).toEqual(first);
  });
});
