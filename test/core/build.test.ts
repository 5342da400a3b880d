import { buildMessage, type BuildOptions, clip, explain, type Field, InvalidMessageError, type ProtocolDescriptor } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { anOrder, required, optional, sample, scalar, struct } from "./sample-protocol.js";

const clock: BuildOptions = { now: () => new Date("2026-03-04T09:00:00.250Z"), newId: () => "5F0C1F0E-8C1D-4A53-9D7E-2B6F0A1C3D4E" };

function issuesOf(build: () => unknown): readonly string[] {
  try {
    build();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidMessageError);
    return (error as InvalidMessageError).issues.map(({ code, path }) => `${code} ${path.join(".")}`);
  }
  return [];
}

const order = (fields: object, options: BuildOptions = {}): unknown => buildMessage(sample, "order", fields, { ...clock, ...options });

describe("a built message", () => {
  it("has its tag, filled fields, computed fields and body", () => {
    expect(order({ title: "Rolls", size: "large", from: "ada" })).toEqual({
      kind: "order",
      id: "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
      at: "2026-03-04T09:00:00Z",
      version: "1.2.0",
      from: "ada",
      wants_ack: false,
      body: { title: "Rolls", size: "large", size_value: 3, echo: "Rolls" },
    });
  });

  it("lists its properties in the order of the fields", () => {
    const built = order({ size: "large", title: "Rolls", from: "ada" }) as { readonly body: object };
    expect(Object.keys(built)).toEqual(["kind", "id", "at", "version", "from", "wants_ack", "body"]);
    expect(Object.keys(built.body)).toEqual(["title", "size", "size_value", "echo"]);
  });

  it("requires an acknowledgement if its type does", () => {
    expect(buildMessage(sample, "receipt", { sum: 3 }, clock)).toMatchObject({ kind: "receipt", wants_ack: true, body: { sum: 3 } });
  });

  it("is valid with the default clock and IDs, and differs from the next one", () => {
    const before = 1000 * Math.floor(Date.now() / 1000);
    const [one, two] = [buildMessage(sample, "receipt", { sum: 0 }), buildMessage(sample, "receipt", { sum: 0 })] as {
      readonly id: string;
      readonly at: string;
    }[];
    expect(explain(sample, one).ok).toBe(true);
    expect(one?.id).not.toBe(two?.id);
    expect(Date.parse(one?.at ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(one?.at ?? "")).toBeLessThanOrEqual(Date.now());
  });

  it("keeps the values of the sender, including zero, false, empty strings and null", () => {
    const built = order({
      title: "Rolls",
      size: "small",
      at: "2020-01-01T00:00:00Z",
      wants_ack: false,
      share: 0,
      anything: null,
      link: null,
      echo: "",
      guests: [],
    });
    expect(built).toMatchObject({
      at: "2020-01-01T00:00:00Z",
      wants_ack: false,
      body: { share: 0, anything: null, link: null, echo: "", guests: [] },
    });
  });

  it("drops undefined properties, also in nested objects, and writes no defaults", () => {
    const built = order({ title: "Rolls", size: "small", count: undefined, note: { text: "a", by: undefined } }) as {
      readonly body: { readonly note: object };
    };
    expect(Object.keys(built.body)).not.toContain("count");
    expect(Object.keys(built.body.note)).toEqual(["text"]);
  });

  it("does not change what it was given", () => {
    const fields = Object.freeze({ title: "Rolls", size: "small", note: Object.freeze({ text: "a" }) });
    expect(() => order(fields, { extra: Object.freeze({ x: 1 }) })).not.toThrow();
  });

  it("writes times in the format of their shape", () => {
    const moments = ["timestamp", "epoch", "date", "utc second"] as const;
    const shapes = [scalar("timestamp"), scalar("epoch"), scalar("date"), scalar("timestamp", { utc: true, fraction: "none" })];
    const fields = [
      required("kind", { kind: "literal", value: "order" }),
      ...moments.map((name, index) => required(name, shapes[index]!, { fill: { kind: "now" } })),
    ];
    const protocol: ProtocolDescriptor = {
      ...sample,
      body: "inline",
      parts: {},
      messages: { order: { ...sample.messages["order"]!, rules: [], shape: struct(fields) } },
    };
    expect(buildMessage(protocol, "order", {}, clock)).toEqual({
      kind: "order",
      timestamp: "2026-03-04T09:00:00.250Z",
      epoch: 1_772_614_800.25,
      date: "2026-03-04",
      "utc second": "2026-03-04T09:00:00Z",
    });
  });

  it("fills ids without a prefix, literals, and fields inside objects that are given", () => {
    const inner = struct([optional("id", scalar("string"), { fill: { kind: "uuid" } }), required("fixed", { kind: "literal", value: 7 })]);
    const fields = [
      required("kind", { kind: "literal", value: "order" }),
      optional("mode", scalar("string"), { fill: { kind: "literal", value: "fast" } }),
      optional("inner", inner),
      optional("other", inner),
    ];
    const protocol: ProtocolDescriptor = {
      ...sample,
      body: "inline",
      parts: {},
      messages: { order: { ...sample.messages["order"]!, rules: [], shape: struct(fields) } },
    };
    expect(buildMessage(protocol, "order", { inner: { more: 1 } }, clock)).toEqual({
      kind: "order",
      mode: "fast",
      inner: { more: 1, id: clock.newId?.(), fixed: 7 },
    });
  });

  it("writes UUIDs in lower case, and leaves other strings unchanged", () => {
    const upper = "5F0C1F0E-8C1D-4A53-9D7E-2B6F0A1C3D4E";
    const uuid = scalar("uuid", { version: 4, prefix: "M-" });
    const fields = [
      required("kind", { kind: "literal", value: "order" }),
      required("ids", { kind: "list", item: uuid }),
      required("swarm", scalar("uuid")),
      required("seats", { kind: "map", value: uuid }),
      required("host", { kind: "union", members: [uuid, scalar("string")] }),
      required("words", scalar("string")),
    ];
    const protocol: ProtocolDescriptor = {
      ...sample,
      body: "inline",
      parts: {},
      messages: { order: { ...sample.messages["order"]!, rules: [], shape: struct(fields) } },
    };
    const given = { ids: [upper, `M-${upper}`], swarm: upper, seats: { window: upper }, host: upper, words: upper };
    expect(buildMessage(protocol, "order", given)).toMatchObject({
      ids: [upper.toLowerCase(), `M-${upper.toLowerCase()}`],
      swarm: upper.toLowerCase(),
      seats: { window: upper.toLowerCase() },
      host: upper,
      words: upper,
    });
    expect(issuesOf(() => order({ title: "Rolls", size: "large", id: "M-7" }))).toEqual(["format id"]);
  });

  it("fills a field from another that is itself computed, in any order", () => {
    const fields = [
      required("kind", { kind: "literal", value: "order" }),
      optional("thread", scalar("string"), { fill: { kind: "field", path: ["about"] } }),
      required("issue", scalar("string")),
      required("about", scalar("string"), { computed: { by: ["issue"] } }),
    ];
    const protocol: ProtocolDescriptor = {
      ...sample,
      body: "inline",
      parts: {},
      messages: { order: { ...sample.messages["order"]!, rules: [], shape: struct(fields) } },
    };
    expect(buildMessage(protocol, "order", { issue: "o-17" })).toEqual({ kind: "order", issue: "o-17", about: "o-17", thread: "o-17" });
  });

  it("leaves out an optional field that follows from null", () => {
    const nullable = scalar("string", { nullable: true });
    const computed = { by: ["issue"] };
    const build = (...fields: readonly Field[]) => {
      const shape = struct([required("kind", { kind: "literal", value: "order" }), required("issue", nullable), ...fields]);
      const messages = { order: { ...sample.messages["order"]!, rules: [], shape } };
      return buildMessage({ ...sample, body: "inline", parts: {}, messages }, "order", { issue: null });
    };
    expect(build(optional("about", scalar("string"), { computed }))).toEqual({ kind: "order", issue: null });
    expect(build(required("about", nullable, { computed }))).toEqual({ kind: "order", issue: null, about: null });
  });

  it("leaves out a body that may be missing and would be empty", () => {
    const body = optional("body", struct([optional("title", scalar("string"))]));
    const messages = {
      order: { ...sample.messages["order"]!, rules: [], shape: struct([required("kind", { kind: "literal", value: "order" }), body]) },
    };
    const protocol: ProtocolDescriptor = { ...sample, parts: {}, messages };
    expect(buildMessage(protocol, "order", {})).toEqual({ kind: "order" });
    expect(buildMessage(protocol, "order", { title: "" })).toEqual({ kind: "order", body: { title: "" } });
  });

  it("does not repeat the prefix of an id that has it", () => {
    expect(order({ title: "Rolls", size: "small" }, { newId: () => `m-${clock.newId?.() ?? ""}` })).toMatchObject({
      id: "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    });
  });

  it("puts a string body into the body field", () => {
    const shape = struct([required("kind", { kind: "literal", value: "order" }), required("body", scalar("text"))]);
    const protocol: ProtocolDescriptor = { ...sample, parts: {}, messages: { order: { ...sample.messages["order"]!, rules: [], shape } } };
    expect(buildMessage(protocol, "order", { body: "Six rolls." }, { extra: { mood: "good" } })).toEqual({
      kind: "order",
      body: "Six rolls.",
      mood: "good",
    });
  });
});

describe("rejected by builders", () => {
  it("anything that is not valid", () => {
    expect(issuesOf(() => order({ title: "Rolls" }))).toEqual(["missing-field body.size"]);
    expect(issuesOf(() => order({ title: "Rolls", size: "lagre" }))).toEqual(["unknown-value body.size"]);
    expect(issuesOf(() => order({ title: "Rolls", size: "small", size_value: 3 }))).toEqual(["mismatch body.size_value"]);
    expect(issuesOf(() => order({ title: "Rolls", size: "small", baker: "a", helper: "a" }))).toEqual(["rule/two-people body.helper"]);
    expect(issuesOf(() => order({ title: "Rolls", size: "small" }, { newId: () => "7" }))).toEqual(["format id"]);
  });

  it("fields that the message does not have", () => {
    expect(issuesOf(() => order({ titel: "Rolls", size: "small" }))).toEqual(["unknown-field titel"]);
    expect(issuesOf(() => order({ title: "Rolls", size: "small", body: { title: "Rolls" } }))).toEqual(["unknown-field body"]);
  });

  it("messages of another role", () => {
    expect(issuesOf(() => order({ title: "Rolls", size: "small" }, { role: "shop" }))).toEqual(["wrong-role "]);
    expect(order({ title: "Rolls", size: "small" }, { role: "baker" })).toBeDefined();
    expect(() => order({ title: "Rolls", size: "small" }, { role: "shop" })).toThrow(
      "shop must not send order; only baker may [wrong-role]",
    );
  });

  it("messages that do not exist", () => {
    expect(() => buildMessage(sample, "gossip", {})).toThrow(TypeError);
  });
});

describe("extra properties", () => {
  it("are next to the message's own fields", () => {
    const extra: unknown = JSON.parse('{"oven":2,"__proto__":{"x":1}}');
    const built = order({ title: "Rolls", size: "small" }, { extra: extra as Record<string, unknown> }) as {
      readonly body: Record<string, unknown>;
    };
    expect(built.body["oven"]).toBe(2);
    expect(Object.hasOwn(built.body, "__proto__")).toBe(true);
  });

  it.each(["title", "size_value", "count", "kind", "id", "body"])("may not overwrite %s", (name) => {
    expect(issuesOf(() => order({ title: "Rolls", size: "small" }, { extra: { [name]: "x" } }))).toEqual(["duplicate-key "]);
  });
});

describe("clip", () => {
  it("cuts long strings between code points at any depth, and changes nothing else", () => {
    const fields = {
      title: "𝒳".repeat(9),
      size: "small",
      tags: ["abcd", "ab"],
      colour: "RED",
      anything: "long enough to be cut",
      baker: "x".repeat(100),
    };
    expect(issuesOf(() => order(fields))).toEqual(["too-long body.title", "too-long body.tags.0"]);
    const built = order(fields, { clip });
    expect(built).toMatchObject({ body: { title: "𝒳".repeat(8), tags: ["abc", "ab"], anything: fields.anything, baker: fields.baker } });
    expect(fields.tags).toEqual(["abcd", "ab"]);
  });

  it("does not make an invalid string valid", () => {
    expect(issuesOf(() => order({ title: "a\nbcdefghijk", size: "small" }, { clip }))).toEqual(["line-break body.title"]);
  });

  it("cuts values inside maps, objects and unions, and keeps white space that does not count", () => {
    const short = scalar("string", { max: 2 });
    const lists = { kind: "list", item: short } as const;
    const fields = [
      required("kind", { kind: "literal", value: "order" }),
      required("map", { kind: "map", value: short }),
      required("object", struct([required("inner", { kind: "reference", type: "Note" })])),
      required("union", { kind: "union", members: [{ kind: "list", item: short }, short, scalar("integer")] }),
      required("nested", {
        kind: "union",
        members: [
          { kind: "list", item: { kind: "map", value: short } },
          { kind: "list", item: lists },
        ],
      }),
      required("body", scalar("text", { max: 3, countsTrimmed: true })),
      required("padded", scalar("text", { max: 3, countsTrimmed: true })),
    ];
    const messages = { order: { ...sample.messages["order"]!, rules: [], shape: struct(fields) } };
    const protocol: ProtocolDescriptor = { ...sample, parts: {}, body: "inline", types: { Note: short }, messages };
    const given = {
      map: { a: "xyz" },
      object: { inner: "xyz", other: "xyz" },
      union: "xyz",
      nested: [["xyz"]],
      body: "  abcd  ",
      padded: "  abc  ",
    };
    expect(buildMessage(protocol, "order", given, { clip })).toEqual({
      kind: "order",
      map: { a: "xy" },
      object: { inner: "xy", other: "xyz" },
      union: "xy",
      nested: [["xy"]],
      body: "abc",
      padded: "  abc  ",
    });
  });
});

describe("building and reading", () => {
  it("agree: a built message is decoded unchanged", () => {
    const built = order({ title: "Rolls", size: "small", due: "2026-03-05", tags: ["a"] });
    const read = explain(sample, built, { mode: "lenient" });
    expect(read.ok && read.value).toBe(built);
    expect(anOrder()).toMatchObject({ kind: "order" });
  });
});

describe("a builder with invalid arguments", () => {
  const messageOf = (build: () => unknown): string => {
    try {
      build();
    } catch (error) {
      if (error instanceof InvalidMessageError) return error.issues.map(({ message }) => message).join("; ");
      throw error;
    }
    return "";
  };

  it("reports all issues, and a field with another name only once", () => {
    expect(issuesOf(() => order({ titel: "Rolls", size: "huge", stray: 1 }))).toEqual([
      "unknown-field titel",
      "unknown-field stray",
      "unknown-value body.size",
    ]);
    expect(issuesOf(() => order({ body: {}, size: "huge" }))).toEqual(["unknown-field body", "unknown-value body.size"]);
  });

  it("names the fields of the body as they were passed, and the path in the message", () => {
    expect(messageOf(() => order({ title: "Rolls" }))).toMatch(/^size is required/);
    expect(messageOf(() => order({ title: "Rolls", size: "at body.size" }))).toMatch(/^size must be one of .*, got "at body\.size"/);
    expect(messageOf(() => order({ title: "Rolls", size: "small", size_value: 3 }))).toBe("size_value must be 1 to match body.size, got 3");
    expect(messageOf(() => order({ title: "Rolls", size: "small", tags: ["a", 7] }))).toMatch(/^tags\[1\] must be a string/);
    expect(issuesOf(() => order({ title: "Rolls", size: "small", tags: ["a", 7] }))).toEqual(["wrong-type body.tags.1"]);
  });

  it("rejects the tag of another message", () => {
    expect(order({ kind: "order", title: "Rolls", size: "small" })).toMatchObject({ kind: "order" });
    expect(messageOf(() => order({ kind: "receipt", title: "Rolls", size: "small" }))).toBe('kind must be "order", got "receipt"');
  });

  it("passes warnings to the callback", () => {
    const paths = struct([required("kind", { kind: "literal", value: "note" }), required("file", scalar("path", { inside: "warn" }))]);
    const { order: first, ...others } = sample.messages;
    const protocol = {
      ...sample,
      messages: { ...others, note: { ...first!, name: "note", shape: paths, rules: [] } },
    } as ProtocolDescriptor;
    const warnings: string[] = [];
    buildMessage(protocol, "note", { file: "../up" }, { onWarning: ({ message }) => warnings.push(message) });
    expect(warnings).toEqual([expect.stringContaining("file")]);
  });

  it("reports that body fields are passed next to the others", () => {
    expect(messageOf(() => order({ from: "ada", body: { title: "Rolls", size: "large" } }))).toBe(
      "body must not be passed as an object; pass its fields directly",
    );
  });

  it("reports missing fields, and rejects values that are not objects", () => {
    const build = buildMessage as (...given: readonly unknown[]) => unknown;
    expect(messageOf(() => build(sample, "order"))).toContain("title is required");
    expect(messageOf(() => build(sample, "order", null))).toBe("message must be an object, got null");
    expect(messageOf(() => build(sample, "order", [1]))).toBe("message must be an object, got an array");
  });
});
