import { explain, type Mode, type ProtocolDescriptor, type Result, type Shape } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { anOrder, optional, reading, required, sample, scalar, struct, words } from "./sample-protocol.js";

const codes = (result: Result<unknown>): readonly string[] =>
  (result.ok ? result.warnings : result.issues).map(({ code, path }) => `${code} ${path.join(".")}`);

/** Codes of what is wrong with an order whose body has these members. */
function issuesOf(body: Readonly<Record<string, unknown>>, protocol: ProtocolDescriptor = sample): readonly string[] {
  const result = explain(protocol, anOrder(body));
  expect(result.ok).toBe(false);
  return codes(result);
}

function messagesOf(body: Readonly<Record<string, unknown>>): readonly string[] {
  const result = explain(sample, anOrder(body));
  return result.ok ? [] : result.issues.map(({ message }) => message);
}

/** The body that reading gives, and the warnings. */
function read(
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
  protocol: ProtocolDescriptor = sample,
): readonly [unknown, readonly string[]] {
  const result = explain(protocol, anOrder(body), { mode, reading: true });
  return result.ok ? [(result.value as { readonly body: unknown }).body, codes(result)] : [undefined, codes(result)];
}

const withNote = (note: Shape): ProtocolDescriptor => ({ ...sample, types: { ...sample.types, Note: note } });

describe("a valid message", () => {
  it("comes back as the same object, without warnings", () => {
    const value = anOrder({ count: 5, share: 0, colour: "BLUE", due: "2026-03-04", tags: [], link: null, anything: null, unknown: 1 });
    const result = explain(sample, value);
    expect(result).toEqual({ ok: true, value, warnings: [] });
    expect(result.ok && result.value).toBe(value);
  });

  it("is not changed by strict or lenient decoding", () => {
    const value = anOrder({ note: { text: "a" } });
    for (const mode of ["strict", "lenient"] as const) {
      const result = explain(sample, value, { mode, reading: true });
      expect(result.ok && result.value).toBe(value);
    }
  });
});

const receipt = (kind: string): unknown => ({ ...anOrder(), kind, body: { sum: 1 } });

describe("the tag", () => {
  it.each([
    [[], ["wrong-type "]],
    [null, ["wrong-type "]],
    ["text", ["wrong-type "]],
    [undefined, ["wrong-type "]],
    [{}, ["missing-field kind"]],
    [{ kind: 4 }, ["wrong-type kind"]],
    [{ kind: null }, ["wrong-type kind"]],
    [{ kind: "orders" }, ["unknown-type kind"]],
    [{ kind: "constructor" }, ["unknown-type kind"]],
    [{ kind: "__proto__" }, ["unknown-type kind"]],
    [{ kind: "" }, ["unknown-type kind"]],
    [{ kind: "bill" }, ["unknown-type kind"]],
  ])("of %j gives one issue: %j", (value, expected) => {
    expect(codes(explain(sample, value))).toEqual(expected);
  });

  it("suggests the nearest type", () => {
    const result = explain(sample, { kind: "Reciept" });
    expect(!result.ok && result.issues[0]?.message).toBe('unknown message type "Reciept"; did you mean "receipt"?');
  });

  it("may have to be a certain one", () => {
    expect(codes(explain(sample, anOrder(), { tag: "receipt" }))).toEqual(["wrong-constant kind"]);
    expect(explain(sample, anOrder(), { tag: "order" }).ok).toBe(true);
  });

  it("is read under an alias in both modes, normalized and without a warning", () => {
    for (const mode of ["strict", "lenient"] as const) {
      expect(explain(sample, receipt("bill"), { mode, reading: true })).toEqual({ ok: true, value: receipt("receipt"), warnings: [] });
    }
  });

  it("keeps the alias that only lenient mode accepts", () => {
    expect(codes(explain(sample, receipt("invoice"), { reading: true }))).toEqual(["unknown-type kind"]);
    const result = explain(sample, receipt("invoice"), { mode: "lenient" });
    expect(result).toMatchObject({ ok: true, value: receipt("invoice") });
    expect(codes(result)).toEqual(["alias kind"]);
    expect(codes(explain(sample, { ...(receipt("invoice") as object), body: {} }, { mode: "lenient" }))).toEqual([
      "missing-field body.sum",
    ]);
  });

  it("becomes UNKNOWN if lenient mode keeps unknown types", () => {
    const keeping = reading({}, { unknownTypes: "keep" });
    const result = explain(keeping, { kind: "gossip", text: "x" }, { mode: "lenient" });
    expect(result).toMatchObject({ ok: true, value: { kind: "UNKNOWN", text: "x" } });
    expect(codes(result)).toEqual(["unknown-type kind"]);
    expect(codes(explain(keeping, { kind: "gossip" }, { reading: true }))).toEqual(["unknown-type kind"]);
    expect(explain(keeping, { text: "x" }, { mode: "lenient" })).toMatchObject({ ok: true, value: { kind: "UNKNOWN" } });
  });
});

describe("one defect, one issue", () => {
  it.each([
    [{ title: undefined }, "missing-field body.title"],
    [{ title: 7 }, "wrong-type body.title"],
    [{ title: "" }, "too-short body.title"],
    [{ title: "123456789" }, "too-long body.title"],
    [{ title: "a\nb" }, "line-break body.title"],
    [{ size: "smal", size_value: 1 }, "unknown-value body.size"],
    [{ size: 1 }, "wrong-type body.size"],
    [{ size_value: 3 }, "mismatch body.size_value"],
    [{ size_value: "1" }, "wrong-type body.size_value"],
    [{ count: 0 }, "out-of-range body.count"],
    [{ count: 6 }, "out-of-range body.count"],
    [{ count: 1.5 }, "wrong-type body.count"],
    [{ count: Number.NaN }, "wrong-type body.count"],
    [{ share: 100.5 }, "out-of-range body.share"],
    [{ share: -1 }, "out-of-range body.share"],
    [{ colour: "red" }, "pattern body.colour"],
    [{ due: "soon" }, "no-match body.due"],
    [{ due: 5 }, "wrong-type body.due"],
    [{ due: null }, "wrong-type body.due"],
    [{ tags: ["a", "b", "a"] }, "duplicate-item body.tags.2"],
    [{ tags: ["a", "b", "c", "d", "e"] }, "too-many body.tags"],
    [{ tags: ["long"] }, "too-long body.tags.0"],
    [{ tags: "a" }, "wrong-type body.tags"],
    [{ labels: {} }, "too-few body.labels"],
    [{ labels: { a: "", b: "", c: "", d: "" } }, "too-many body.labels"],
    [{ labels: { A: 7 } }, "invalid-key body.labels.A"],
    [{ labels: { a: 7 } }, "wrong-type body.labels.a"],
    [{ labels: [] }, "wrong-type body.labels"],
    [{ file: "" }, "too-short body.file"],
    [{ note: { by: "me" } }, "missing-field body.note.text"],
    [{ note: [] }, "wrong-type body.note"],
    [{ link: "http://a.example" }, "format body.link"],
    [{ when: "2026-03-04T09:00:00Z" }, "wrong-type body.when"],
    [{ seen: "yes" }, "wrong-type body.seen"],
    [{ anything: () => 1 }, "wrong-type body.anything"],
    [{ place: { street: "a", flor: 2 } }, "unknown-field body.place.flor"],
    [{ fixed: 8 }, "wrong-constant body.fixed"],
    [{ fixed: "7" }, "wrong-type body.fixed"],
    [{ baker: "a", helper: "a" }, "rule/two-people body.helper"],
    [{ baker: "a", guests: ["b", "a"] }, "rule/not-a-guest body.guests"],
    [{ pickup: true }, "rule/shop-to-pick-up body.shop"],
    [{ pickup: true, shop: 5 }, "wrong-type body.shop"],
    [{ pickup: "true", shop: "x" }, "wrong-type body.pickup"],
    [{ baker: 5, helper: 5 }, "wrong-type body.baker,wrong-type body.helper"],
  ] as const)("%j: %s", (body, expected) => {
    expect(issuesOf(body)).toEqual(expected.split(","));
  });

  it("compares items and computed values regardless of the order of their properties", () => {
    const pair: Shape = { kind: "list", item: { kind: "map", value: scalar("any") }, unique: true };
    const protocol = withNote(pair);
    expect(
      issuesOf(
        {
          note: [
            { a: 1, b: [2] },
            { a: 1, b: 2 },
            { b: [2], a: 1 },
          ],
        },
        protocol,
      ),
    ).toEqual(["duplicate-item body.note.2"]);
    expect(explain(protocol, anOrder({ note: [{ a: 1 }, { a: "1" }, {}] })).ok).toBe(true);
  });

  it("reports every defect of a message", () => {
    expect(codes(explain(sample, { kind: "order", body: { title: 5, size: "huge" } }))).toEqual([
      "missing-field id",
      "missing-field at",
      "missing-field version",
      "wrong-type body.title",
      "unknown-value body.size",
      "missing-field body.size_value",
    ]);
  });

  it("rejects another major version, and accepts another minor version", () => {
    expect(codes(explain(sample, anOrder({}, { version: "2.0.0" })))).toEqual(["wrong-version version"]);
    expect(codes(explain(sample, anOrder({}, { version: "2" })))).toEqual(["format version"]);
    expect(explain(sample, anOrder({}, { version: "1.9.3" })).ok).toBe(true);
  });

  it("treats an undefined property as absent", () => {
    expect(explain(sample, { ...anOrder(), from: undefined }).ok).toBe(true);
    expect(codes(explain(sample, { ...anOrder(), at: undefined }))).toEqual(["missing-field at"]);
  });
});

describe("named types", () => {
  it("keep their null", () => {
    expect(explain(withNote(scalar("string", { nullable: true })), anOrder({ note: null })).ok).toBe(true);
    expect(explain(withNote(scalar("string")), anOrder({ note: null })).ok).toBe(false);
  });

  it("belong to the current protocol, even if two protocols share a shape", () => {
    const other: ProtocolDescriptor = { ...sample, types: { ...sample.types, Size: words("tiny") } };
    expect(explain(sample, anOrder({ size: "small" })).ok).toBe(true);
    expect(codes(explain(other, anOrder({ size: "small" })))).toEqual(["unknown-value body.size"]);
    expect(explain(sample, anOrder({ size: "small" })).ok).toBe(true);
  });

  it("that are unions leave no warning about a member that did not match", () => {
    const paths: Shape = { kind: "list", item: scalar("path", { inside: "warn" }) };
    const result = explain(
      withNote({ kind: "union", members: [paths, { kind: "list", item: scalar("any"), unique: true }] }),
      anOrder({ note: ["../a", 5] }),
    );
    expect(result).toMatchObject({ ok: true, warnings: [] });
  });
});

describe("warnings of valid messages", () => {
  it.each([
    [{ file: "../a" }, "path-leaves-root body.file"],
    [{ shop: "Main" }, "rule/shop-only-for-pickup body.shop"],
  ])("%j: %s, in both modes, the value unchanged", (body, expected) => {
    for (const mode of ["strict", "lenient"] as const) {
      const value = anOrder(body);
      const result = explain(sample, value, { mode });
      expect(result.ok && result.value).toBe(value);
      expect(codes(result)).toEqual([expected]);
    }
  });
});

describe("wording", () => {
  it.each([
    [{ title: 7 }, "body.title must be a single-line string, got 7"],
    [{ title: undefined }, "body.title is required (single-line string)"],
    [{ size: "Small", size_value: 1 }, 'body.size must be one of "small", "large", got "Small"; did you mean "small"?'],
    [{ size_value: 3 }, "body.size_value must be 1 to match body.size, got 3"],
    [{ count: 9 }, "body.count must be between 1 and 5, got 9"],
    [{ tags: {} }, "body.tags must be an array, got an object"],
    [{ place: { street: "a", flor: 2 } }, 'unknown field body.place.flor; did you mean "floor"?'],
    [{ pickup: true }, 'body.shop violates rule "shop-to-pick-up": a pickup names its shop'],
    [{ labels: { "a b": "x" } }, 'body.labels["a b"] is not a valid key; it must match ^[a-z]+$'],
    [
      { due: `x${"y".repeat(500)}` },
      `body.due must be an RFC 3339 timestamp (for example "2026-03-04T09:00:00Z") or an ISO 8601 date (for example "2026-03-04"), got "x${"y".repeat(59)}…"`,
    ],
  ])("%j: %s", (body, expected) => {
    expect(messagesOf(body)).toEqual([expected]);
  });

  it("gives expectation and value, shortened", () => {
    const result = explain(sample, anOrder({ colour: "x".repeat(200), count: 9 }));
    expect(!result.ok && result.issues.map(({ expected, received }) => [expected, received])).toEqual([
      ["between 1 and 5", 9],
      ["^[A-Z]+$", `${"x".repeat(60)}…`],
    ]);
  });

  it("never cuts a character in half, and shows nothing that acts on a terminal", () => {
    const [message] = messagesOf({ colour: `${"x".repeat(59)}𝒳𝒳` });
    expect(message).toContain(`"${"x".repeat(59)}…"`);
    expect(messagesOf({ colour: "\u001b[31m\u202e\u0085" })[0]).toContain('"\\u001b[31m\\u202e\\u0085"');
  });

  it("never shows a sensitive value", () => {
    for (const secret of ["hunter2-hunter2", 4711471147, { deep: "hunter2-hunter2" }, ["hunter2-hunter2"]]) {
      const result = explain(sample, anOrder({ secret }));
      expect(result.ok).toBe(false);
      expect(JSON.stringify(result)).not.toMatch(/hunter2|47114/);
      expect(!result.ok && "received" in (result.issues[0] ?? {})).toBe(false);
    }
  });

  it("shows what comes after a sensitive value", () => {
    const result = explain(sample, anOrder({ secret: "x", link: "nowhere" }));
    expect(!result.ok && result.issues.map(({ received }) => received)).toEqual([undefined, "nowhere"]);
  });

  it("suggests nothing for a sensitive value", () => {
    const secret = { name: "secret", required: true, sensitive: true, shape: words("alpha", "beta") } as const;
    const fields = [{ name: "kind", shape: { kind: "literal", value: "order" }, required: true }, secret] as const;
    const order = { ...sample.messages["order"]!, rules: [], shape: { kind: "struct", open: true, fields } as const };
    const result = explain({ ...sample, body: "inline", parts: {}, messages: { order } }, { kind: "order", secret: "alpah" });
    expect(!result.ok && result.issues[0]?.message).toBe('secret must be one of "alpha", "beta", got a withheld value (sensitive field)');
  });

  it("never shows values below a sensitive field, nor a sensitive value that does not match", () => {
    const fields = [
      { name: "kind", shape: { kind: "literal", value: "order" }, required: true },
      {
        name: "vault",
        required: true,
        sensitive: true,
        shape: { kind: "struct", open: false, fields: [{ name: "pin", required: true, shape: scalar("integer", { max: 5 }) }] },
      },
      { name: "copy", required: true, sensitive: true, shape: scalar("integer"), computed: { by: ["vault", "pin"] } },
    ] as const;
    const order = { ...sample.messages["order"]!, rules: [], shape: { kind: "struct", open: true, fields } as const };
    const protocol: ProtocolDescriptor = { ...sample, body: "inline", parts: {}, messages: { order } };
    for (const value of [
      { kind: "order", vault: { pin: 471100 }, copy: 1 },
      { kind: "order", vault: { pin: 4 }, copy: 471100 },
      { kind: "order", vault: "471100", copy: 471100 },
    ]) {
      const result = explain(protocol, value);
      expect(result.ok).toBe(false);
      expect(JSON.stringify(result)).not.toContain("4711");
    }
  });
});

describe("reading", () => {
  it("accepts aliases of enum values and fields in both modes, without a warning", () => {
    for (const mode of ["strict", "lenient"] as const) {
      expect(read({ colour: "ROT", note: { text: "a", author: "me" } }, mode)).toEqual([
        { title: "Rolls", size: "small", size_value: 1, colour: "RED", note: { text: "a", by: "me" } },
        [],
      ]);
    }
  });

  it("changes nothing when it only validates", () => {
    const value = anOrder({ colour: "ROT", note: { text: "a", author: "me" } });
    const result = explain(sample, value);
    expect(result.ok && result.value).toBe(value);
  });

  it("prefers a field's own name to its alias", () => {
    expect(read({ note: { text: "a", by: "me", author: "you" } }, "strict")[0]).toMatchObject({ note: { by: "me", author: "you" } });
  });

  it("trims strings of the envelope only", () => {
    const trimming = reading({ trim: true });
    const given = anOrder({ title: " Rolls " }, { kind: " order ", from: " me " });
    const result = explain(trimming, given, { reading: true });
    expect(result).toEqual({ ok: true, value: anOrder({ title: " Rolls " }, { from: "me" }), warnings: [] });
    expect(given["from"]).toBe(" me ");
    expect(codes(explain(trimming, given))).toEqual(["unknown-type kind"]);
  });

  it("does not change fields that only share the name of an envelope field", () => {
    const note = struct([optional("from", scalar("string", { min: 1 }))]);
    const protocol: ProtocolDescriptor = { ...reading({ trim: true, emptyStrings: "absent" }), types: { ...sample.types, Note: note } };
    expect(read({ note: { from: " me " } }, "strict", protocol)[0]).toMatchObject({ note: { from: " me " } });
    expect(read({ note: { from: "" } }, "strict", protocol)[1]).toEqual(["too-short body.note.from"]);
  });

  it("treats an empty string of the envelope as absent if the protocol requires it", () => {
    const blank = reading({ emptyStrings: "absent", trim: true });
    const result = explain(blank, anOrder({}, { from: "  " }), { reading: true });
    expect(result).toEqual({ ok: true, value: anOrder(), warnings: [] });
    expect(codes(explain(blank, anOrder({}, { at: "" }), { reading: true }))).toEqual(["missing-field at"]);
    expect(codes(explain(blank, anOrder({}, { body: "" }), { reading: true }))).toEqual(["missing-field body"]);
    expect(codes(explain(blank, anOrder({}, { kind: "" }), { reading: true }))).toEqual(["missing-field kind"]);
    expect(codes(explain(sample, anOrder({}, { from: "" }), { reading: true }))).toEqual(["too-short from"]);
  });

  it.each([
    ["reject", { count: null }, "wrong-type body.count"],
    ["optional", { count: null }, ""],
    ["optional", { title: null }, "wrong-type body.title"],
    ["absent", { count: null }, ""],
    ["absent", { title: null }, "missing-field body.title"],
  ] as const)("treats nulls by the policy %s: %j gives %j", (nulls, body, expected) => {
    const result = explain(reading({ nulls }), anOrder(body), { reading: true });
    expect(codes(result).join()).toBe(expected);
    if (expected === "") expect(result.ok && result.value).toEqual(anOrder());
  });

  it("keeps the null of a field that allows one", () => {
    expect(read({ link: null, anything: null }, "strict", reading({ nulls: "absent" }))[0]).toMatchObject({ link: null, anything: null });
  });

  it("does not modify its input when it changes something", () => {
    const given = anOrder({ note: { text: "a", author: "me" } });
    const copy = structuredClone(given);
    explain(sample, given, { reading: true });
    expect(given).toEqual(copy);
  });
});

describe("lenient reading", () => {
  it.each([
    [{ tags: "a" }, { tags: ["a"] }, "wrapped body.tags"],
    [{ when: "1970-01-01T00:01:00Z" }, { when: 60 }, "converted body.when"],
    [{ seen: "yes" }, { seen: "yes" }, "tolerated body.seen"],
    [{ place: { street: "a", extra: 1 } }, { place: { street: "a", extra: 1 } }, "unknown-field body.place.extra"],
    [{ size_value: 3 }, { size_value: 3 }, "mismatch body.size_value"],
  ])("repairs %j to %j with the warning %s", (body, expected, warning) => {
    const [value, warnings] = read(body, "lenient");
    expect(value).toMatchObject(expected);
    expect(warnings).toEqual([warning]);
    expect(read(body, "strict")[0]).toBeUndefined();
  });

  it.each([
    [{ tags: "long" }, "wrong-type body.tags"],
    [{ tags: null }, "wrong-type body.tags"],
    [{ when: "soon" }, "wrong-type body.when"],
    [{ seen: "" }, "wrong-type body.seen"],
    [{ seen: [] }, "wrong-type body.seen"],
    [{ size: "huge" }, "unknown-value body.size"],
  ])("does not repair %j", (body, expected) => {
    expect(read(body, "lenient")[1]).toEqual([expected]);
  });

  it("drops nulls that only lenient mode may drop, with a warning", () => {
    const protocol = reading({}, { nulls: "optional" });
    expect(read({ count: null, note: { text: "a", by: null } }, "lenient", protocol)).toEqual([
      { title: "Rolls", size: "small", size_value: 1, note: { text: "a" } },
      ["null-dropped body.count", "null-dropped body.note.by"],
    ]);
    expect(read({ title: null }, "lenient", protocol)[1]).toEqual(["wrong-type body.title"]);
    expect(read({ title: null }, "lenient", reading({}, { nulls: "absent" }))[1]).toEqual(["missing-field body.title"]);
    expect(read({ count: null }, "lenient", reading({ nulls: "optional" }, { nulls: "optional" }))[1]).toEqual([]);
  });

  it("allows missing required fields: nowhere, in the body, anywhere", () => {
    const given = anOrder({ title: undefined, note: {} }, { at: undefined });
    const inBody = ["missing-field body.title", "missing-field body.note.text"];
    expect(codes(explain(sample, given, { mode: "lenient" }))).toEqual(["missing-field at", ...inBody]);
    expect(explain(sample, given, { mode: "lenient" }).ok).toBe(false);
    expect(explain(reading({}, { missing: "body" }), given, { mode: "lenient" })).toMatchObject({ ok: false, issues: [{ path: ["at"] }] });
    const body = explain(reading({}, { missing: "body" }), anOrder({ title: undefined }), { mode: "lenient" });
    expect(body.ok && codes(body)).toEqual(["missing-field body.title"]);
    const all = explain(reading({}, { missing: "unset" }), given, { mode: "lenient" });
    expect(all.ok && all.value).toEqual(given);
    expect(codes(all)).toEqual(["missing-field at", ...inBody]);
    expect(explain(reading({}, { missing: "body" }), anOrder({}, { body: undefined }), { mode: "lenient" }).ok).toBe(false);
  });

  it("allows a missing field that is leniently optional", () => {
    const note = struct([required("text", scalar("string"), { lenientlyOptional: true })]);
    const protocol: ProtocolDescriptor = { ...sample, types: { ...sample.types, Note: note } };
    const result = explain(protocol, anOrder({ note: {} }), { mode: "lenient" });
    expect(result.ok && codes(result)).toEqual(["missing-field body.note.text"]);
    expect(explain(protocol, anOrder({ note: {} }), { reading: true }).ok).toBe(false);
  });

  it("treats a missing field that a rule requires like any missing field", () => {
    const [, warnings] = read({ pickup: true }, "lenient", reading({}, { missing: "unset" }));
    expect(warnings).toEqual(["rule/shop-to-pick-up body.shop"]);
    expect(explain(sample, anOrder({ pickup: true }), { mode: "lenient" }).ok).toBe(false);
  });

  it("unsets invalid values, with one warning each", () => {
    const protocol = reading({}, { invalid: "unset", missing: "unset" });
    expect(read({ title: 7, count: 9, due: "soon", link: "nowhere", tags: [7], note: { text: 5 } }, "lenient", protocol)).toEqual([
      { size: "small", size_value: 1, note: {} },
      [
        "unreadable body.title",
        "out-of-range body.count",
        "no-match body.due",
        "wrong-type body.tags.0",
        "unreadable body.note.text",
        "unreadable body.link",
      ],
    ]);
  });

  it("does not report a field that it unset a second time", () => {
    const protocol = reading({}, { invalid: "unset", missing: "unset" });
    expect(read({ pickup: true, shop: 5 }, "lenient", protocol)[1]).toEqual(["unreadable body.shop"]);
    expect(read({ size: 5 }, "lenient", protocol)[1]).toEqual(["unreadable body.size"]);
  });

  it.each([
    ["keep", "Huge", "Huge"],
    ["uppercase", "Huge", "Huge"],
  ] as const)("words: %s gives %s for %s in a lower-case list", (policy, word, expected) => {
    const [value, warnings] = read({ size: word }, "lenient", reading({}, { unknownValues: policy }));
    expect(value).toMatchObject({ size: expected });
    expect(warnings).toEqual(["unknown-value body.size"]);
  });

  it("converts values to upper case if the enum is, and unsets them if the shape requires it", () => {
    const upper = {
      ...reading({}, { unknownValues: "uppercase" }),
      types: { ...sample.types, Size: { kind: "enum", open: false, values: [{ value: "SMALL" }] } as const },
    };
    expect(read({ size: "huge" }, "lenient", upper)[0]).toMatchObject({ size: "HUGE" });
    const unset = { ...upper, types: { ...sample.types, Size: { ...upper.types.Size, lenient: { unknownValues: "unset" } as const } } };
    expect(read({ size: "huge" }, "lenient", unset)).toEqual([{ title: "Rolls", size_value: 1 }, ["unknown-value body.size"]]);
  });

  it("keeps a string instead of a body with fields", () => {
    const protocol = reading({}, { bodies: "text" });
    const result = explain(protocol, anOrder({}, { body: "Six rolls." }), { mode: "lenient" });
    expect(result).toMatchObject({ ok: true, value: { body: "Six rolls." } });
    expect(codes(result)).toEqual(["untyped-body body"]);
    expect(codes(explain(protocol, anOrder({}, { body: "Six rolls." }), { reading: true }))).toEqual(["wrong-type body"]);
    expect(codes(explain(protocol, anOrder({}, { body: [] }), { mode: "lenient" }))).toEqual(["wrong-type body"]);
  });

  it("keeps unchanged only values that match the other shape exactly", () => {
    const accept: Shape = { kind: "list", item: scalar("string"), lenient: { wrap: "list" } };
    const protocol: ProtocolDescriptor = { ...sample, types: { ...sample.types, Note: scalar("boolean", { lenient: { accept } }) } };
    expect(read({ note: ["a"] }, "lenient", protocol)[1]).toEqual(["tolerated body.note"]);
    expect(read({ note: "a" }, "lenient", protocol)[1]).toEqual(["wrong-type body.note"]);
    expect(read({ note: "a", tags: "b" }, "lenient", protocol)[0]).toBeUndefined();
  });

  it("does not wrap missing values", () => {
    const list: Shape = { kind: "list", item: scalar("any"), lenient: { wrap: "list" } };
    const protocol: ProtocolDescriptor = { ...sample, types: { ...sample.types, Note: list } };
    expect(read({ note: null }, "lenient", protocol)[1]).toEqual(["wrong-type body.note"]);
    expect(read({ note: 0 }, "lenient", protocol)).toMatchObject([{ note: [0] }, ["wrapped body.note"]]);
  });

  it("wraps a single value into the named property of an object", () => {
    const protocol = {
      ...sample,
      types: { ...sample.types, Note: { ...sample.types["Note"]!, lenient: { wrap: "text" } } as ProtocolDescriptor["types"][string] },
    };
    expect(read({ note: "hello" }, "lenient", protocol)).toEqual([
      { title: "Rolls", size: "small", size_value: 1, note: { text: "hello" } },
      ["wrapped body.note"],
    ]);
    expect(read({ note: 5 }, "lenient", protocol)[1]).toEqual(["wrong-type body.note"]);
  });

  it("prefers an exact union member to a repaired one", () => {
    const either: Shape = {
      kind: "union",
      members: [
        { kind: "list", item: words("yes", "no") },
        { kind: "list", item: scalar("string"), unique: true },
      ],
    };
    const keeping: ProtocolDescriptor = { ...reading({}, { unknownValues: "keep" }), types: { ...sample.types, Note: either } };
    expect(read({ note: ["perhaps"] }, "lenient", keeping)[1]).toEqual([]);
    const note = {
      kind: "union",
      members: [scalar("epoch", { lenient: { convert: "timestamp" } }), scalar("date"), scalar("timestamp")],
    } as const;
    const protocol: ProtocolDescriptor = { ...sample, types: { ...sample.types, Note: note } };
    expect(read({ note: "2026-03-04T09:00:00Z" }, "lenient", protocol)).toMatchObject([{ note: "2026-03-04T09:00:00Z" }, []]);
    const only: ProtocolDescriptor = {
      ...sample,
      types: { ...sample.types, Note: { kind: "union", members: [note.members[0], scalar("boolean")] } },
    };
    expect(read({ note: "1970-01-01T00:00:01Z" }, "lenient", only)).toMatchObject([{ note: 1 }, ["converted body.note"]]);
  });
});

describe("the order of issues", () => {
  it("is the order of the fields, also if lenient mode tried to repair one", () => {
    const note = struct([
      required("a", scalar("integer")),
      required("b", { ...words("RED"), lenient: { accept: scalar("integer") } }),
      required("c", scalar("integer")),
    ]);
    expect(read({ note: { a: "x", b: "blue", c: "y" } }, "lenient", withNote(note))[1]).toEqual([
      "wrong-type body.note.a",
      "unknown-value body.note.b",
      "wrong-type body.note.c",
    ]);
  });
});

describe("a misspelled field", () => {
  it("is one issue, about the field that is missing", () => {
    expect(messagesOf({ title: undefined, titel: "Rolls" })).toEqual([
      'body.title is required (single-line string); unknown field "titel": a misspelling?',
    ]);
  });

  it("is not reported a second time if unknown properties are rejected", () => {
    expect(issuesOf({ place: { stret: "Mill Lane", colour: "red" } })).toEqual([
      "missing-field body.place.street",
      "unknown-field body.place.colour",
    ]);
    const lenient = explain(sample, anOrder({ place: { stret: "Mill Lane" } }), { mode: "lenient" });
    expect(codes(lenient)).toEqual(["missing-field body.place.street"]);
    expect(lenient.ok ? [] : lenient.issues.map(({ message }) => message)).toEqual([
      'body.place.street is required (string); unknown field "stret": a misspelling?',
    ]);
  });

  it("is not suggested for two fields, nor for one that is present", () => {
    const place = struct([required("north", scalar("string")), required("south", scalar("string"))], false);
    expect(issuesOf({ note: { nroth: "x" } }, withNote(place))).toEqual(["missing-field body.note.north", "missing-field body.note.south"]);
    expect(issuesOf({ note: { north: "x", nort: "y", south: "z" } }, withNote(place))).toEqual(["unknown-field body.note.nort"]);
  });
});

describe("properties of the prototype", () => {
  const place = struct([required("constructor", scalar("any")), optional("toString", scalar("string"))]);

  it("are not properties of the message", () => {
    expect(issuesOf({ note: {} }, withNote(place))).toEqual(["missing-field body.note.constructor"]);
    expect(explain(sample, Object.create(anOrder() as object)).ok).toBe(false);
  });

  it("do not hide own properties of the same name", () => {
    expect(explain(withNote(place), anOrder({ note: { constructor: 1, toString: "x" } })).ok).toBe(true);
  });
});

describe("a union of strings", () => {
  it("reports what its members must match", () => {
    const address: Shape = {
      kind: "union",
      members: [scalar("url", { schemes: ["https", "ssh"] }), scalar("string", { pattern: "^git@" })],
    };
    const result = explain(withNote(address), anOrder({ note: "http://x/y" }));
    expect(result.ok ? [] : result.issues.map(({ message }) => message)).toEqual([
      'body.note must be a URL (scheme "https" or "ssh") or a string matching ^git@, got "http://x/y"',
    ]);
  });
});

describe("the mode", () => {
  it("is one of two; another is a programming error", () => {
    expect(() => explain(sample, anOrder(), { mode: "lenint" as Mode })).toThrow(
      new TypeError('unknown mode "lenint"; did you mean "lenient"?'),
    );
  });
});
