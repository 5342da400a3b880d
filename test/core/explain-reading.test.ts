// Strict and lenient reading by `explain`: what is normalized, converted and kept, and the warnings about it.

import { explain, type ProtocolDescriptor, type Shape } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { codes, read, withNote } from "./explain-helpers.js";
import { anOrder, optional, reading, required, sample, scalar, struct, words } from "./sample-protocol.js";

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

  it.each([{}, { exclusive: true as const }])("does not select an object by a null that is read as missing: %j", (exclusive) => {
    const left = struct([required("left", scalar("string"))]);
    const right = struct([required("right", scalar("integer", { nullable: true }))]);
    const choice = { by: "presence" as const, cases: [["left", 0] as const, ["right", 1] as const], ...exclusive };
    const noted = withNote({ kind: "union", members: [left, right], objects: choice });
    const absent = { ...noted, reading: reading({ nulls: "absent" }).reading };
    const leniently = { ...noted, reading: reading({}, { nulls: "absent" }).reading };
    const note = (value: unknown, issues: readonly string[] = []) => [
      value === undefined ? undefined : expect.objectContaining({ note: value }),
      issues,
    ];
    expect(read({ note: { left: null, right: 1 } }, "strict", absent)).toEqual(note({ right: 1 }));
    expect(read({ note: { left: null, right: null } }, "strict", absent)).toEqual(note({ right: null }));
    expect(read({ note: { left: null } }, "strict", absent)).toEqual(note(undefined, ["no-match body.note"]));
    expect(read({ note: { left: null, right: 1 } }, "lenient", leniently)).toEqual(note({ right: 1 }, ["null-dropped body.note.left"]));
    expect(read({ note: { left: null, right: 1 } }, "strict", leniently)[1]).toContain("wrong-type body.note.left");
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
    const unset = { ...upper, types: { ...sample.types, Size: { ...upper.types.Size, lenient: { unset: true } as const } } };
    expect(read({ size: "huge" }, "lenient", unset)).toEqual([{ title: "Rolls", size_value: 1 }, ["unknown-value body.size"]]);
  });

  it("unsets unknown values of a map", () => {
    const sizes = { kind: "map", value: { ...words("small"), lenient: { unset: true } } } as const;
    const protocol = { ...reading({}, { unknownValues: "keep" }), types: { ...sample.types, Note: struct([optional("sizes", sizes)]) } };
    expect(read({ note: { sizes: { a: "small", b: "huge" } } }, "lenient", protocol)).toEqual([
      { title: "Rolls", size: "small", size_value: 1, note: { sizes: { a: "small" } } },
      ["unknown-value body.note.sizes.b"],
    ]);
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
