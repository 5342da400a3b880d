import { describe, expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import { mail } from "../../../packages/core/src/encodings/mail.js";
import type { MessageDescriptor, Mode } from "../../../packages/core/src/protocol.js";
import type { Shape } from "../../../packages/core/src/shape/shape.js";
import { scalar } from "../sample-protocol.js";
import { decode, findings, read, typeAndOrder } from "./mail-helpers.js";
import { bakery } from "./small-protocols.js";

describe("subjects", () => {
  it.each([
    ["[o-1] BAKED", "BAKED", "o-1"],
    ["o-1: BAKED", "BAKED", "o-1"],
    ["BAKED", "BAKED", undefined],
    ["BAKED, finally [o-1]", "BAKED", "o-1"],
    ["baked [two words]", "BAKED", "two words"],
    ["Re: Fwd: AW: [o-1] Baked", "BAKED", "o-1"],
    ["Re: BAKED", "BAKED", undefined],
    ["RE :o-1: BAKED", "BAKED", "o-1"],
    ["[burnt-2] BAKED", "BAKED", "burnt-2"],
    ["burnt-2: BAKED", "BAKED", "burnt-2"],
    ["BAKED or BURNT", "BURNT", undefined],
    ["BAKED: all of it", "BAKED", undefined],
    ["All of it: BAKED", "BAKED", undefined],
    ["[] BAKED", "BAKED", undefined],
    ["[BAKED]", "BAKED", undefined],
    ["[BAKED] [o-1]", "BAKED", "o-1"],
    ["(advice)", "ADVICE", undefined],
    ["UNBAKED", "UNKNOWN", undefined],
    ["BAKED_TWICE", "UNKNOWN", undefined],
    ["BAKEDÉ", "UNKNOWN", undefined],
    ["[o-1] nothing", "UNKNOWN", "o-1"],
    ["o-1: nothing", "UNKNOWN", "o-1"],
    ["nothing of use: o-1", "UNKNOWN", undefined],
  ])("%s", (subject, type, order) => {
    expect(typeAndOrder(subject)).toEqual([type, order]);
  });

  it("without a type are quoted in strict mode too", () => {
    expect(decode("Subject: Half BAKEDD\n\nBody:\n", "strict")).toMatchObject({
      ok: false,
      issues: [{ code: "unknown-type", path: ["type"], received: "BAKEDD", at: { line: 1, column: 15 } }],
    });
    expect(decode("Subject: Nothing to say\n\nBody:\n", "strict")).toMatchObject({
      ok: false,
      issues: [{ code: "unknown-type", path: ["type"], received: "Nothing to say", at: { line: 1, column: 1 } }],
    });
  });

  it("suggest the type that is nearest to a misspelled word, without the text before it", () => {
    const result = decode("Subject: [o-1] BAKD\n\nBody:\n", "strict");
    expect(result).toMatchObject({ ok: false, issues: [{ received: "BAKD", at: { line: 1, column: 16 } }] });
    expect(result.ok ? "" : result.issues[0]?.message).toContain('"BAKD"; did you mean "BAKED"?');
  });
});

describe("parts of a mail message", () => {
  const burnt = { type: "BURNT", order_id: "o-1" };

  it.each([
    ["Subject: BURNT\n\nBody:\nOrder: o-1\n"],
    ["Subject: BURNT\r\n\r\nBody:\r\nOrder: o-1\r\n"],
    ["subject: burnt\nbody: Order: o-1"],
    ["**Subject:** BURNT\n**Body:**\nOrder: o-1"],
    ["\n\nSubject: BURNT\nOrder: o-1"],
    ["From: ann\nTo: bob\nSubject: BURNT\n\nBody:\nOrder: o-1"],
    ["\ufeffSubject: BURNT\n\nBody:\nOrder: o-1\n"],
  ])("%j", (text) => {
    expect(read(text, "strict")).toEqual(burnt);
  });

  it("without a subject the type is missing", () => {
    expect(findings("Order: o-1\n", "strict")).toEqual([["missing-field", "type", 1]]);
    expect(read("Order: o-1\n")).toEqual({ type: "UNKNOWN", order_id: "o-1" });
  });

  it("the issue says that the subject names the type", () => {
    const message = (text: string): unknown => {
      const result = decode(text, "strict");
      return result.ok ? undefined : result.issues[0]?.message;
    };
    expect(message("Order: o-1\n")).toMatch(
      /^the mail message has no "Subject:" line, which contains the message type \(for example "Subject: .*\b[A-Z]+\b.*"\)$/,
    );
    expect(message("Subject:\n\nBody:\nOrder: o-1\n")).toMatch(/^the mail message has no subject, which contains the message type /);
    const noSubject = decode({ subject: "", text: "Order: o-1\n" }, "strict");
    expect(noSubject.ok ? [] : noSubject.issues.map((issue) => issue.message)).toContain(
      'the mail message has no subject, which contains the message type (for example "[<order_id>] BAKED")',
    );
  });

  it("an empty string is not a mail message, in either mode", () => {
    for (const text of ["", " \n\t\r\n"]) {
      for (const mode of ["strict", "lenient"] as const) {
        expect(decode(text, mode)).toMatchObject({
          ok: false,
          issues: [{ code: "syntax", message: "message is not valid mail: empty input" }],
        });
      }
    }
  });
});

describe("labels", () => {
  const label = (line: string, mode: Mode = "strict"): unknown => read(`Subject: BURNT\n\nBody:\n${line}\n`, mode);

  it.each([
    "Order: o-1",
    "order: o-1",
    "- Order: o-1",
    "* Order: o-1",
    "+ Order:o-1",
    "**Order:** o-1",
    "**Order**: o-1",
    "*Order:* o-1",
    "__Order__: o-1",
    "* **Order:** o-1",
    "  Order:   o-1  ",
    "**Order: o-1**",
    "Ticket: o-1",
  ])("%j", (line) => {
    expect(label(line)).toEqual({ type: "BURNT", order_id: "o-1" });
  });

  it("count once, the first one that is not empty", () => {
    expect(label("Order:\nTicket: o-1\nOrder: o-2")).toEqual({ type: "BURNT", order_id: "o-1" });
  });

  it("count in their section only, in lenient mode anywhere", () => {
    const outside = "Order: o-1\nWhy: asleep";
    expect(label(outside)).toEqual({ type: "BURNT", order_id: "o-1", labels: { Why: "asleep" } });
    expect(label(outside, "lenient")).toEqual({ type: "BURNT", order_id: "o-1", why: "asleep" });
    const elsewhere = "Order: o-1\n\n## Other\nWhy: asleep";
    expect(label(elsewhere)).toEqual({ type: "BURNT", order_id: "o-1", sections: { Other: "Why: asleep" } });
    expect(label(elsewhere, "lenient")).toEqual({ type: "BURNT", order_id: "o-1", why: "asleep", sections: { Other: "Why: asleep" } });
    expect(label("Order: o-1\nWhy: no\n\n## Damage\nWhy: yes", "lenient")).toMatchObject({ why: "yes" });
  });

  it("that are empty in their section are replaced by one from another section, in lenient mode", () => {
    const flours = (before: string, bread: string): unknown =>
      read(`Subject: [o-1] BAKED\n\nBody:\n${before}\n## Bread\n${bread}\n## Story\nx`);
    expect(flours("Flours: rye", "- Flours:")).toMatchObject({ flours: ["rye"] });
    expect(flours("Flours:", "- Flours: rye")).toMatchObject({ flours: ["rye"] });
    expect(flours("Flours: wheat", "- Flours:\n  - rye")).toMatchObject({ flours: ["rye"] });
    expect(flours("Flours:", "- Flours:\n  - ")).toMatchObject({ flours: [] });
  });

  it("that are unknown are kept, addresses and sentences are not", () => {
    expect(
      label(
        "Order: o-1\nMood: fine\nmood: odd\nMood: bad\nSee http://x\n10:15 it was\nThis is quite a long sentence about it: bread\nEmpty:",
      ),
    ).toEqual({
      type: "BURNT",
      order_id: "o-1",
      labels: { Mood: "fine", mood: "odd" },
    });
    expect(label("Order: o-1\n__proto__: x\nconstructor: y")).toMatchObject({ labels: { constructor: "y" } });
    expect(label("Order: o-1\n\n## Damage\nWhy: asleep\nHow: deeply")).toMatchObject({ why: "asleep", labels: { How: "deeply" } });
  });
});

describe("values", () => {
  const baked = (lines: string, mode: Mode = "strict"): unknown => read(`Subject: [o-1] BAKED\n\nBody:\n${lines}\n\n## Story\nx`, mode);
  const base = { type: "BAKED", order_id: "o-1", state: "BAKED", story: "x" };

  it.each([
    ["Humidity: 45", { humidity: 45 }],
    ["Humidity: 45%", { humidity: 45 }],
    ["Humidity: 45.5 %", { humidity: 45.5 }],
    ["Sliced: yes", { sliced: true }],
    ["Sliced: FALSE", { sliced: false }],
    ["State: baked", { state: "BAKED" }],
    ["Ready at: 2026-03-04T09:00:00+01:00", { ready_at: "2026-03-04T09:00:00+01:00" }],
    ["## Bread\n- Crust: black", { crust: "DARK" }],
    ["## Bread\n- Crust: Pale", { crust: "PALE" }],
    ["## Bread\n- Loaves: 12", { loaves: 12 }],
    ["## Bread\n- Flours: rye, wheat,spelt ,", { flours: ["rye", "wheat", "spelt"] }],
    ["## Bread\n- Flours:\n  - rye\n  - wheat: fine\n- Loaves: 2", { flours: ["rye", "wheat: fine"], loaves: 2 }],
    ["## Bread\nFlours:\n\n    rye\n    wheat\nLoaves: 2", { flours: ["rye", "wheat"], loaves: 2 }],
    ["## Bread\nFlours:\n- rye\n- wheat\n- Loaves: 2", { flours: ["rye", "wheat"], loaves: 2 }],
    ["## Bread\n- Flours:\n- Loaves: 2", { flours: [], loaves: 2 }],
    ["## Thanks to\n- ann\n* bob, the second\n\ncarl", { thanks: ["ann", "bob, the second", "carl"] }],
    ["## Thanks to\n", { thanks: [] }],
  ])("%j", (lines, fields) => {
    expect(baked(lines)).toEqual({ ...base, ...fields });
  });

  it.each([
    ["Humidity: damp", "humidity"],
    ["Sliced: perhaps", "sliced"],
    ["Ready at: noon", "ready_at"],
    ["Ready at: 2026-02-30T09:00:00Z", "ready_at"],
    ["## Bread\n- Loaves: many", "loaves"],
    ["## Bread\n- Loaves: 1.5", "loaves"],
  ])("%j cannot be read", (lines, field) => {
    const text = `Subject: [o-1] BAKED\n\nBody:\n${lines}\n\n## Story\nx`;
    const line = lines.startsWith("##") ? 5 : 4;
    expect(findings(text, "strict")).toEqual([["format", field, line]]);
    expect(findings(text)).toEqual([["unreadable", field, line]]);
    expect(read(text)).toEqual(base);
  });

  it("outside their range are reported, and an unknown enum value is kept in upper case", () => {
    const text = "Subject: [o-1] BAKED\n\nBody:\nHumidity: 140%\n\n## Bread\n- Crust: grey\n\n## Story\nx";
    expect(findings(text, "strict")).toEqual([
      ["unknown-value", "crust", 7],
      ["out-of-range", "humidity", 4],
    ]);
    expect(read(text)).toEqual({ ...base, crust: "GREY" });
  });

  it("of sensitive fields are withheld in issues", () => {
    const { BAKED } = bakery.messages;
    const fields = BAKED!.shape.fields.map((field) => (field.name === "sliced" ? { ...field, sensitive: true as const } : field));
    const secret = { ...bakery, messages: { ...bakery.messages, BAKED: { ...BAKED!, shape: { ...BAKED!.shape, fields } } } };
    const text = "Subject: [o-1] BAKED\n\nBody:\nSliced: s3cret\n\n## Story\nx";
    const result = decodeMessage(secret, [mail], text, { mode: "strict" });
    expect(result).toMatchObject({ issues: [{ message: "sliced must be a boolean, got a withheld value (sensitive field)" }] });
    expect(JSON.stringify(result)).not.toContain("s3cret");
  });

  it("that are missing are one issue each, at their section or the body", () => {
    expect(findings("Subject: BAKED\n\nBody:\nSliced: no\n\n## Story\n\n", "strict")).toEqual([
      ["missing-field", "order_id", 4],
      ["missing-field", "story", 6],
    ]);
  });
});

describe("contradictions and wrong sections in a mail message", () => {
  it("a different ID in the subject is a warning in both modes, and the ID in the body is used", () => {
    const text = "Subject: [o-2] BURNT\n\nBody:\nOrder: o-1\n";
    for (const mode of ["strict", "lenient"] as const) {
      expect(findings(text, mode)).toEqual([["mismatch", "order_id", 4]]);
      expect(read(text, mode)).toEqual({ type: "BURNT", order_id: "o-1" });
    }
    expect(findings("Subject: [o-1] BURNT\n\nBody:\nOrder: o-1\n", "strict")).toEqual([]);
  });

  it("a value in the wrong section is a warning that names both sections", () => {
    const text = (body: string): string => `Subject: [o-1] BURNT\n\nBody:\n${body}`;
    expect(findings(text("## Oven\nWhy: asleep\n"), "lenient")).toEqual([["wrong-section", "why", 5]]);
    expect(findings(text("Why: asleep\n"), "lenient")).toEqual([["wrong-section", "why", 4]]);
    expect(findings(text("## Damage\nWhy: asleep\n\n## Oven\nWhy: awake\n"), "lenient")).toEqual([]);
    const result = decode(text("## Oven\nWhy: asleep\n"), "lenient");
    expect(result.ok && result.warnings[0]?.message).toBe('why is in section "Oven", expected in section "Damage"');
    const early = decode("Subject: BURNT\n\nBody:\n## Oven\nOrder: o-1\n", "lenient");
    expect(early.ok && early.warnings[0]?.message).toBe('order_id is in section "Oven", expected before the first section');
  });
});

describe("a field that", () => {
  const { BAKED } = bakery.messages as { readonly BAKED: MessageDescriptor };
  /** Reads with another shape of the field that is labelled "Order" and found in the subject. */
  const readOrder = (shape: Shape, message: string): unknown => {
    const fields = BAKED.shape.fields.map((field) => (field.name === "order_id" ? { ...field, shape } : field));
    const messages = { ...bakery.messages, BAKED: { ...BAKED, shape: { ...BAKED.shape, fields } } };
    const result = decodeMessage({ ...bakery, messages }, [mail], message, { mode: "strict" });
    return result.ok ? (result.value as { readonly order_id?: unknown }).order_id : result.issues.map(({ code }) => code);
  };

  it.each([
    ["7", 7],
    ["7.5%", 7.5],
    ["yes", true],
    ["soon", ["format"]],
  ])("can be several things is the first of them that its text can be: %s", (text, expected) => {
    const members = [scalar("integer"), scalar("percent"), scalar("boolean")];
    expect(readOrder({ kind: "union", members }, `Subject: BAKED\n\nBody:\nOrder: ${text}\n\n## Story\nx\n`)).toEqual(expected);
  });

  it("has a pattern is in the subject where the text matches it", () => {
    const subject = (form: string): unknown =>
      readOrder(scalar("string", { pattern: "^o-[0-9]+$" }), `Subject: ${form}\n\nBody:\n## Story\nx\n`);
    expect(["[o-1] BAKED", "[urgent] [o-1] BAKED", "o-1: BAKED"].map(subject)).toEqual(["o-1", "o-1", "o-1"]);
  });
});

describe("sections and fences", () => {
  const story = (text: string): unknown =>
    (read(`Subject: [o-1] BAKED\n\nBody:\n## Story\n${text}`, "strict") as Record<string, unknown>)["story"];

  it.each([
    ["\n\n a\n\nb \n\n\n", " a\n\nb "],
    ["### Deeper\n# Higher\n##no blank\n#### More", "### Deeper\n# Higher\n##no blank\n#### More"],
    ["```\n## Story\n```\nafter", "```\n## Story\n```\nafter"],
    ["~~~ js\n```\n## Story\n~~~\nafter", "~~~ js\n```\n## Story\n~~~\nafter"],
    ["~~~\n## Story\n~~~\nafter\n## Bread\n- Loaves: 1", "~~~\n## Story\n~~~\nafter"],
    ["````\n```\n## Story\n````", "````\n```\n## Story\n````"],
    ["```inline``` code\n## Bread\n- Loaves: 1", "```inline``` code"],
    [" ## indented is content", " ## indented is content"],
    ["   ```\n## Story\n   ```\nafter", "   ```\n## Story\n   ```\nafter"],
    ["    ```\n## Bread\n- Loaves: 1", "    ```"],
    ["x  ```\n## Bread\n- Loaves: 1", "x  ```"],
  ])("%j", (text, expected) => {
    expect(story(text)).toBe(expected);
  });

  it("an unclosed fence ends with the text and is a warning in both modes", () => {
    const text = "Subject: [o-1] BAKED\n\nBody:\n## Story\nx\n```\n## Bread\n- Loaves: 1\n";
    expect(findings(text, "strict")).toEqual([["unclosed-fence", "", 6]]);
    expect(read(text)).toMatchObject({ story: "x\n```\n## Bread\n- Loaves: 1" });
  });

  it("that are unknown and empty are kept", () => {
    const text = "Subject: [o-1] BAKED\n\nBody:\n## Notes\n\n## Story\nx\n## Open\n";
    expect(read(text, "strict")).toMatchObject({ story: "x", sections: { Notes: "", Open: "" } });
  });

  it("that repeat are kept beside the unknown ones", () => {
    const text = "Subject: [o-1] BAKED\n\nBody:\n## Story\nx\n## Notes\na\n## story\ny\n## Notes\nb\n";
    expect(read(text, "strict")).toEqual({
      type: "BAKED",
      order_id: "o-1",
      state: "BAKED",
      story: "x",
      sections: { Notes: "a\n\nb", story: "y" },
    });
  });

  it("belong to a field that takes the whole body", () => {
    expect(read("Subject: [o-1] ADVICE\n\nBody:\n\nNote: well\n## Story\nx\n\n", "strict")).toEqual({
      type: "ADVICE",
      order_id: "o-1",
      words: "Note: well\n## Story\nx",
    });
  });
});

describe("unknown labels and sections", () => {
  it("are at most 10,000", () => {
    const mailWith = (labels: number): string =>
      `Subject: [o-1] BURNT\n\nBody:\n${Array.from({ length: labels }, (_, index) => `Extra ${index}: x\n`).join("")}\n## Notes\nx\n`;
    expect(decode(mailWith(9999)).ok).toBe(true);
    expect(findings(mailWith(10_000))).toEqual([["too-many-keys", "", undefined]]);
  });

  it("are dropped if the protocol does not keep them", () => {
    const { raw, labels, ...keeps } = bakery.encodings.mail!.keeps;
    expect([raw, labels]).toEqual(["raw", "labels"]);
    const forgetful = { ...bakery, encodings: { mail: { ...bakery.encodings.mail!, keeps } } };
    const text = "Subject: [o-1] BURNT\n\nBody:\nMood: fine\n\n## Notes\nx\n";
    expect(decodeMessage(forgetful, [mail], text)).toMatchObject({ ok: true, value: { sections: { Notes: "x" } } });
    const result = decodeMessage({ ...forgetful, encodings: { mail: { ...bakery.encodings.mail!, keeps: {} } } }, [mail], text);
    expect(result.ok && Object.keys(result.value as object)).toEqual(["type", "order_id"]);
  });
});

describe("raw mail messages", () => {
  it("are kept completely, and provide the thread, and the ID if nothing else does", () => {
    const raw = { subject: "BURNT", text: "no label\n", thread: "o-9", more: [1] };
    expect(read(raw, "strict")).toEqual({ type: "BURNT", order_id: "o-9", thread: "o-9", raw });
    expect(read({ ...raw, text: "Order: o-1" }, "strict")).toMatchObject({ order_id: "o-1", thread: "o-9" });
    expect(read({ ...raw, subject: "[o-2] BURNT" }, "strict")).toMatchObject({ order_id: "o-2" });
    expect(read({ ...raw, subject: "ADVICE" }, "strict")).not.toHaveProperty("order_id");
  });

  it("may lack parts", () => {
    expect(read({ subject: "BURNT", thread: "o-9" }, "strict")).toMatchObject({ type: "BURNT", order_id: "o-9" });
    expect(read({ text: "Order: o-1" })).toMatchObject({ type: "UNKNOWN", order_id: "o-1" });
    expect(findings({ subject: 7, text: null }, "strict")).toEqual([["missing-field", "type", undefined]]);
  });

  it("are distinguished from messages by the tag", () => {
    const message = { type: "BURNT", order_id: "o-1", subject: "extra" };
    expect(read(message, "strict")).toEqual(message);
    expect(findings([], "strict")).toEqual([["wrong-type", "", undefined]]);
    expect(findings({}, "strict")).toEqual([["missing-field", "type", undefined]]);
  });
});

describe("missing parts of a mail message", () => {
  const messages = (text: string, mode: Mode): readonly string[] => {
    const result = decode(`Subject: BAKED\n\nBody:\n${text}`, mode);
    return (result.ok ? result.warnings : result.issues).map(({ message }) => message);
  };

  it("are reported once, with their expected location", () => {
    expect(messages("", "strict")).toEqual([
      'order_id is required (single-line string after the label "Order:" or in the subject)',
      "story is required (multi-line string in the section Story)",
    ]);
  });

  it("are searched under similar names", () => {
    expect(messages("Ordre: o-1\n\n## Stroy\nOnce.", "strict")).toEqual([
      'order_id is required (single-line string after the label "Order:" or in the subject); the unknown field "Ordre" may be a misspelling',
      'story is required (multi-line string in the section Story); the unknown field "Stroy" may be a misspelling',
    ]);
  });
});

describe("a mail message of unknown type", () => {
  it("is encoded unchanged", () => {
    const raw = { subject: "Lunch?", text: "Noodles.\n\n## When\nAt one\n\n- or two: maybe\n" };
    const text = encodeMessage(bakery, [mail], read(raw), { mode: "lenient" });
    expect(text).toBe(`Subject: Lunch?\n\nBody:\n${raw.text}`);
    expect(read(text)).toEqual({ ...(read(raw) as object), raw: undefined });
  });

  it("is rejected if its subject spans lines, which would be decoded differently", () => {
    const raw = { subject: "Lunch?\nBody: soup", text: "Noodles." };
    expect(() => encodeMessage(bakery, [mail], read(raw), { mode: "lenient" })).toThrow(
      "raw.subject cannot be encoded as mail: it has several lines [not-representable]",
    );
  });
});
