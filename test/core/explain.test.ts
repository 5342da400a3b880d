import { explain, type Mode, type ProtocolDescriptor, type Shape } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { codes, issuesOf, messagesOf, read, withNote } from "./explain-helpers.js";
import { anOrder, optional, reading, required, sample, scalar, struct, words } from "./sample-protocol.js";

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
      'body.title is required (single-line string); the unknown field "titel" may be a misspelling',
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
      'body.place.street is required (string); the unknown field "stret" may be a misspelling',
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

  it("are no properties that must be absent, and neither are undefined ones", () => {
    const bare = withNote({ ...struct([optional("text", scalar("string"))]), absent: ["constructor", "error"] });
    expect(explain(bare, anOrder({ note: { text: "a", error: undefined } })).ok).toBe(true);
    expect(issuesOf({ note: { text: "a", error: null } }, bare)).toEqual(["unexpected-field body.note.error"]);
    expect(issuesOf({ note: { text: "a", constructor: 1 } }, bare)).toEqual(["unexpected-field body.note.constructor"]);
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
