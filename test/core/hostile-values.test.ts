import { explain, type Mode, validateMessage } from "@wirepact/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../support/seed.js";
import { anOrder, reading, sample, scalar, struct } from "./sample-protocol.js";

const everyPolicy = reading(
  { trim: true, nulls: "absent", emptyStrings: "absent" },
  { missing: "unset", invalid: "unset", unknownValues: "uppercase", unknownTypes: "keep", nulls: "absent", bodies: "text" },
);
const protocols = [sample, everyPolicy, reading({}, { unknownValues: "keep" })];

/** Judges a value in every way there is; gives the results. */
function judgeInEveryWay(value: unknown): readonly { readonly ok: boolean }[] {
  return protocols.flatMap((protocol) =>
    (["strict", "lenient"] as const).flatMap((mode: Mode) => [
      explain(protocol, value, { mode }),
      explain(protocol, value, { mode, reading: true }),
      validateMessage(protocol, () => false, value, { mode }),
    ]),
  );
}

function cyclic(): Record<string, unknown> {
  const value: Record<string, unknown> = anOrder();
  value["body"] = value;
  value["self"] = value;
  return value;
}

/** A list that claims a length and has no items. */
const holes = (length: number): unknown[] => Object.assign([], { length });

const throwing = (): unknown => {
  throw new Error("boom");
};
const revoked = Proxy.revocable({}, {});
revoked.revoke();

/** Something that answers every question with itself. */
const bottomless: unknown = new Proxy(() => undefined, {
  get: (_target, key) => (typeof key === "symbol" ? undefined : bottomless),
  ownKeys: () => [],
  has: () => true,
});

const hostile: readonly (readonly [string, unknown])[] = [
  ["undefined", undefined],
  ["a bigint", 10n],
  ["a symbol", Symbol("x")],
  ["a function", () => 1],
  ["NaN", Number.NaN],
  ["a date", new Date(Number.NaN)],
  ["a map", new Map([["kind", "order"]])],
  ["an object without a prototype", Object.assign(Object.create(null), anOrder())],
  ["an object with a cycle", cyclic()],
  ["a getter that throws", Object.defineProperty({}, "kind", { get: throwing, enumerable: true })],
  ["a getter inside that throws", anOrder({}, { body: Object.defineProperty({}, "title", { get: throwing, enumerable: true }) })],
  [
    "a proxy whose traps throw",
    new Proxy({}, { get: throwing, ownKeys: throwing, has: throwing, getOwnPropertyDescriptor: throwing } as ProxyHandler<object>),
  ],
  ["a proxy that was revoked", revoked.proxy],
  ["a bottomless proxy", bottomless],
  ["a bottomless body", anOrder({}, { body: bottomless })],
  ["a toString that throws", { kind: { toString: throwing } }],
  ["a toJSON that throws", anOrder({ tags: [{ toJSON: throwing }, { toJSON: throwing }] })],
  ["symbols as keys", { [Symbol("kind")]: "order", kind: "order" }],
  [
    "own __proto__ of JSON",
    JSON.parse('{"kind":"order","__proto__":{"id":"x"},"body":{"__proto__":{"title":"a"},"labels":{"__proto__":"x"}}}'),
  ],
  ["a list with holes", anOrder({ tags: Object.assign(holes(2), { 1: "a" }), guests: holes(5) })],
  ["a list of a billion holes", anOrder({ guests: holes(1_000_000_000) })],
  ["a list that claims to be long", anOrder({ guests: { length: 2 ** 40 } })],
  [
    "a map with a hundred thousand keys",
    anOrder({ labels: Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1])) }),
  ],
  [
    "a text of ten million characters",
    anOrder({
      title: "x".repeat(10_000_000),
      colour: "é".repeat(10_000_000),
      due: "2".repeat(10_000_000),
      link: `https://${"a".repeat(10_000_000)}`,
    }),
  ],
  ["a key of a million characters", anOrder({ labels: { ["K".repeat(1_000_000)]: "x" } })],
  ["minus zero", anOrder({ count: -0, share: -0 })],
  ["infinity", anOrder({ count: Number.POSITIVE_INFINITY, share: Number.NEGATIVE_INFINITY })],
  ["a frozen object", Object.freeze(anOrder({ tags: "a", note: Object.freeze({ text: "x", author: "me" }) }))],
];

describe("hostile values", () => {
  it.each(hostile)("are validated and never throw: %s", (_name, value) => {
    for (const result of judgeInEveryWay(value)) expect(typeof result.ok).toBe("boolean");
  });

  it.each(hostile.slice(0, 7))("are no messages: %s", (_name, value) => {
    expect(explain(sample, value)).toMatchObject({ ok: false });
  });

  it("whose reading fails are one issue", () => {
    const result = explain(sample, hostile.find(([name]) => name === "a getter inside that throws")?.[1]);
    expect(result).toMatchObject({ ok: false, issues: [{ code: "wrong-type", path: [] }] });
    expect(!result.ok && result.issues[0]?.message).toBe("message must be an object, got something that cannot be read");
  });

  it("give messages of bounded length", () => {
    for (const [, value] of hostile) {
      for (const result of judgeInEveryWay(value) as readonly {
        readonly ok: boolean;
        readonly issues?: readonly { readonly message: string }[];
      }[]) {
        for (const { message } of result.issues ?? []) expect(message.length).toBeLessThan(1000);
        expect(result.issues?.length ?? 0).toBeLessThanOrEqual(1100);
      }
    }
  });

  it("provide no properties through an own __proto__, and keep it in a repair", () => {
    const value: unknown = JSON.parse(JSON.stringify(anOrder({ tags: "a" })).replace('"title"', '"__proto__":{"polluted":1},"title"'));
    const result = explain(sample, value, { mode: "lenient" });
    const { body } = (result.ok ? result.value : {}) as { readonly body: Record<string, unknown> };
    expect(Object.hasOwn(body, "__proto__")).toBe(true);
    expect(body["polluted"]).toBeUndefined();
    expect(body["tags"]).toEqual(["a"]);
    const labels: unknown = JSON.parse('{"__proto__":5}');
    const keyless = {
      ...sample,
      types: { ...sample.types, Note: { kind: "map", value: scalar("epoch", { lenient: { convert: "timestamp" } }) } as const },
    };
    const map: unknown = JSON.parse('{"__proto__":"1970-01-01T00:00:07Z","b":1}');
    const read = explain(keyless, anOrder({ note: map }), { mode: "lenient" });
    expect(read.ok && JSON.stringify((read.value as { readonly body: { readonly note: unknown } }).body.note)).toBe(
      '{"__proto__":7,"b":1}',
    );
    expect(explain(sample, anOrder({ labels }))).toMatchObject({
      ok: false,
      issues: [{ code: "invalid-key", path: ["body", "labels", "__proto__"] }],
    });
    expect(({} as { readonly polluted?: unknown }).polluted).toBeUndefined();
  });

  it("end at a depth, even where a shape contains itself", () => {
    const tree = struct([{ name: "next", shape: { kind: "reference", type: "Note" }, required: false }]);
    const recursive = { ...sample, types: { ...sample.types, Note: tree } };
    const loop: Record<string, unknown> = {};
    loop["next"] = loop;
    const result = explain(recursive, anOrder({ note: loop }));
    expect(!result.ok && result.issues.map(({ code }) => code)).toEqual(["too-deep"]);
  });

  it("of any kind are validated in every way", () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    const members = fc.dictionary(
      fc.constantFrom("title", "size", "size_value", "tags", "labels", "note", "due", "when", "place", "secret", "guests", "x"),
      anything,
    );
    const message = fc.record(
      {
        kind: fc.oneof(fc.constantFrom("order", "receipt", "bill", "invoice"), anything),
        id: anything,
        at: anything,
        version: anything,
        body: fc.oneof(members, anything),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(message, anything), (value) => {
        for (const result of judgeInEveryWay(value)) expect(typeof result.ok).toBe("boolean");
      }),
      seeded(3000),
    );
  });
});

describe("laws of validation", () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const nearBody = fc.record(
    {
      title: fc.oneof(fc.string({ minLength: 1, maxLength: 9 }), json),
      size: fc.oneof(fc.constantFrom("small", "large", "SMALL", "huge"), json),
      size_value: fc.oneof(fc.constantFrom(1, 3), json),
      tags: fc.oneof(fc.array(fc.string({ maxLength: 3 })), json),
      when: fc.oneof(fc.integer(), fc.constant("2026-03-04T09:00:00Z"), json),
      seen: fc.oneof(fc.boolean(), json),
      colour: fc.oneof(fc.constantFrom("RED", "ROT", "red"), json),
      note: fc.oneof(fc.record({ text: fc.string(), author: json }, { requiredKeys: [] }), json),
      place: fc.oneof(fc.record({ street: fc.string(), x: json }), json),
      link: json,
      count: json,
    },
    { requiredKeys: ["title", "size", "size_value"] },
  );
  const near = fc.tuple(nearBody, fc.constantFrom("order", "bill", "invoice", "gossip")).map(([body, kind]) => anOrder(body, { kind }));

  it("strict validation returns the same object unchanged", () => {
    fc.assert(
      fc.property(near, (value) => {
        const copy = structuredClone(value);
        const result = explain(sample, value);
        expect(value).toEqual(copy);
        if (result.ok) expect(result.value).toBe(value);
      }),
      seeded(2000),
    );
  });

  it("lenient mode accepts everything that strict mode accepts, with the same value", () => {
    fc.assert(
      fc.property(near, fc.constantFrom(...protocols), (value, protocol) => {
        const strict = explain(protocol, value, { reading: true });
        const lenient = explain(protocol, value, { mode: "lenient" });
        if (strict.ok) expect(lenient).toEqual(strict);
      }),
      seeded(2000),
    );
  });

  it("decoding a decoded message changes nothing, in both modes", () => {
    fc.assert(
      fc.property(near, fc.constantFrom(...protocols), fc.constantFrom<Mode>("strict", "lenient"), (value, protocol, mode) => {
        const once = explain(protocol, value, { mode, reading: true });
        if (!once.ok) return;
        const again = explain(protocol, once.value, { mode, reading: true });
        expect(again.ok && again.value).toEqual(once.value);
      }),
      seeded(2000),
    );
  });

  it("a strictly decoded message is valid without decoding", () => {
    fc.assert(
      fc.property(near, fc.constantFrom(...protocols), (value, protocol) => {
        const read = explain(protocol, value, { reading: true });
        if (read.ok) expect(explain(protocol, read.value).ok).toBe(true);
      }),
      seeded(2000),
    );
  });

  it("lenient decoding never modifies its input", () => {
    fc.assert(
      fc.property(near, fc.constantFrom(...protocols), (value, protocol) => {
        const copy = structuredClone(value);
        explain(protocol, value, { mode: "lenient" });
        expect(value).toEqual(copy);
      }),
      seeded(2000),
    );
  });
});
