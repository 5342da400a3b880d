import { describe, expect, it } from "vitest";
import { createDecode, decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import { json } from "../../../packages/core/src/encodings/json.js";
import { ndjson } from "../../../packages/core/src/encodings/ndjson.js";
import { InvalidMessageError } from "../../../packages/core/src/errors.js";
import { passesGuard } from "../../../packages/core/src/codec/fast-path.js";
import type { ProtocolDescriptor } from "../../../packages/core/src/protocol.js";
import type { Issue } from "../../../packages/core/src/result.js";
import { ferry, isFerry } from "./small-protocols.js";

const encodings = [ndjson, json];
const sail = { kind: "sail", port: "Kiel", cars: [3, 1] };

const issuesOf = (input: string | Uint8Array | object): readonly Issue[] => {
  const result = decodeMessage(ferry, encodings, input, { encoding: "json" });
  return result.ok ? [] : result.issues;
};

const refusal = (message: unknown, options = {}): readonly Issue[] => {
  try {
    encodeMessage(ferry, encodings, message, options);
  } catch (error) {
    if (error instanceof InvalidMessageError) return error.issues;
    throw error;
  }
  return [];
};

describe("JSON syntax errors", () => {
  it.each([
    ["", 1, 1, "empty input"],
    ["{", 1, 2, 'unexpected end of input, expected a property name in double quotes or "}"'],
    ['{"a" 1}', 1, 6, 'unexpected "1", expected ":"'],
    ['{\n  "a": tru\n}', 2, 8, 'unexpected "t", expected a value'],
    ['{"a":1,}', 1, 8, 'unexpected "}", expected a property name in double quotes'],
    ["[1 2]", 1, 4, 'unexpected "2", expected "," or "]"'],
    ["[1]]", 1, 4, 'unexpected "]" after the end of the message'],
    ['{"a": "x\ty"}', 1, 9, 'unescaped "\\t" in a string'],
    ['{"a": "\\x"}', 1, 8, "invalid escape sequence in a string"],
    ['{"a": "x', 1, 7, "unterminated string"],
    ["[01]", 1, 2, "invalid number"],
    ['{"a": -}', 1, 7, "invalid number"],
    ['{"a": 1.}', 1, 7, "invalid number"],
    ['{"a": +1}', 1, 7, 'unexpected "+", expected a value'],
    ["[1}", 1, 3, 'unexpected "}", expected "," or "]"'],
    ["\u00a0[]", 1, 1, "unexpected a no-break space, expected a value"],
    ["{'a': 1}", 1, 2, 'unexpected "\'"; use double quotes'],
    ["{\"a\": 'x'}", 1, 7, 'unexpected "\'"; use double quotes'],
    ['{"a":1', 1, 7, 'unexpected end of input, expected "," or "}"'],
  ])("%j", (text, line, column, problem) => {
    expect(issuesOf(text)).toMatchObject([
      { code: "syntax", path: [], at: { line, column }, message: `message is not valid JSON: ${problem}` },
    ]);
  });
});

describe("positions", () => {
  const text = '{\r\n "kind": "sail",\r\n "port": "Kiel",\r\n "cars": [ 1,\r\n   {"a": ["]"]}, -2 ]\r\n}';

  it("point to the value, regardless of what precedes it", () => {
    expect(issuesOf(text).map(({ path, at }) => [path, at?.line, at?.column])).toEqual([
      [["cars", 1], 5, 4],
      [["cars", 2], 5, 18],
    ]);
  });

  it("point to the object that lacks a value", () => {
    expect(issuesOf(' {"kind":"sail"}')).toMatchObject([{ code: "missing-field", path: ["port"], at: { line: 1, column: 2, offset: 1 } }]);
  });

  it("point to the last of two properties with the same name, whose value counts", () => {
    expect(issuesOf('{"kind":"sail","port":"x",\n"port":""}')).toMatchObject([{ path: ["port"], at: { line: 2 } }]);
  });

  it("are not given for objects", () => {
    expect(issuesOf({ kind: "sail" })).toMatchObject([{ code: "missing-field" }]);
    expect(issuesOf({ kind: "sail" })[0]?.at).toBeUndefined();
  });
});

describe("limits", () => {
  const nested = (levels: number): string => `{"kind":"sail","port":"x","more":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
  const wide = (keys: number): string =>
    `{"kind":"sail","port":"x",${Array.from({ length: keys - 2 }, (_, index) => `"k${index}":0`).join(",")}}`;

  it("accepts 64 levels and rejects 65, in text and in objects", () => {
    expect(issuesOf(nested(64))).toEqual([]);
    expect(issuesOf(nested(65))).toMatchObject([{ code: "too-deep" }]);
    expect(issuesOf(JSON.parse(nested(64)) as object)).toEqual([]);
    expect(issuesOf(JSON.parse(nested(65)) as object)).toMatchObject([{ code: "too-deep" }]);
    expect(issuesOf("[".repeat(1_000_000))).toMatchObject([{ code: "too-deep" }]);
  });

  it("accepts 10,000 keys and rejects more", () => {
    expect(issuesOf(wide(10_000))).toEqual([]);
    expect(issuesOf(wide(10_001))).toMatchObject([{ code: "too-many-keys" }]);
    expect(issuesOf(JSON.parse(wide(10_001)) as object)).toMatchObject([{ code: "too-many-keys" }]);
  });

  it("counts what is reached, so that shared and circular parts do not hang", () => {
    const circle: Record<string, unknown> = { kind: "sail", port: "x" };
    circle["self"] = circle;
    expect(issuesOf(circle)).toMatchObject([{ code: "too-deep" }]);
    let shared: unknown = {};
    for (let level = 0; level < 60; level++) shared = { left: shared, right: shared };
    expect(issuesOf({ kind: "sail", port: "x", shared })).toMatchObject([{ code: "too-many-keys" }]);
    let lists: unknown = [];
    for (let level = 0; level < 60; level++) lists = [lists, lists];
    expect(issuesOf({ kind: "sail", port: "x", lists })).toMatchObject([{ code: "too-many-keys" }]);
  });

  it("counts bytes, without the line end and the byte order mark", () => {
    const line = (bytes: number): string =>
      JSON.stringify({ kind: "sail", port: "ö".repeat(10), pad: "" }).replace('"pad":""', `"pad":"${"x".repeat(bytes - 54)}"`);
    expect(new TextEncoder().encode(line(200)).length).toBe(200);
    const decode = (input: string | Uint8Array): readonly string[] => {
      const result = decodeMessage(ferry, encodings, input);
      return result.ok ? [] : result.issues.map(({ code }) => code);
    };
    expect(decode(line(200))).toEqual([]);
    expect(decode(`\ufeff${line(200)}\r\n`)).toEqual([]);
    expect(decode(new TextEncoder().encode(`\ufeff${line(200)}\r\n`))).toEqual([]);
    expect(decode(line(201))).toEqual(["too-large"]);
    expect(decode(new TextEncoder().encode(line(201)))).toEqual(["too-large"]);
    expect(decode(new Uint8Array(10_000_000))).toEqual(["too-large"]);
    expect(refusal({ kind: "sail", port: "x".repeat(200) })).toMatchObject([{ code: "too-large", path: [] }]);
  });

  it("rejects objects that are not plain data", () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("no");
        },
      },
    );
    expect(issuesOf(trap)).toMatchObject([{ code: "wrong-type", path: [] }]);
    expect(issuesOf(undefined as unknown as object)).toMatchObject([{ code: "wrong-type", path: [] }]);
  });
});

it("a long text with very many issues is validated in time, and the first issues have positions", () => {
  const text = JSON.stringify({ kind: "sail", port: "Kiel", cars: Array.from({ length: 200_000 }, () => "x") });
  const result = decodeMessage(ferry, encodings, text, { encoding: "json" });
  expect(result.ok).toBe(false);
  const issues = result.ok ? [] : result.issues;
  expect(issues[0]).toMatchObject({ path: ["cars", 0], at: { line: 1 } });
  expect(issues).toHaveLength(1000);
  expect(issues.filter(({ at }) => at !== undefined).length).toBeLessThan(10);
});

describe("writing", () => {
  it("puts a message on one line, also for readers with other line breaks", () => {
    expect(encodeMessage(ferry, encodings, { kind: "sail", port: "a\u2028b\u0085c" })).toBe('{"kind":"sail","port":"a\\u2028b\\u0085c"}');
    expect(encodeMessage(ferry, encodings, sail, { encoding: "json" })).toBe(JSON.stringify(sail));
  });

  it("rejects invalid messages and values that JSON cannot represent", () => {
    expect(refusal({ kind: "sail" })).toMatchObject([{ code: "missing-field", path: ["port"] }]);
  });

  const foreign: readonly (readonly [unknown, string])[] = [
    [1n, "1"],
    [() => 1, "a function"],
    [Symbol("x"), "Symbol(x)"],
    [Number.NaN, "NaN"],
    [Number.NEGATIVE_INFINITY, "-Infinity"],
    [new Date(0), "an instance of Date"],
    [new Map([["a", 1]]), "an instance of Map"],
    [Uint8Array.of(1), "an instance of Uint8Array"],
    [Object.create({ toJSON: () => "other" }), "an object that inherits from another"],
  ];
  it.each(foreign)("rejects values that would be decoded differently: %o", (value, name) => {
    expect(refusal({ ...sail, more: [{ inside: value }] })).toMatchObject([
      {
        code: "wrong-type",
        path: ["more", 0, "inside"],
        message: `more[0].inside must be a JSON value, got ${name}`,
      },
    ]);
  });

  it("rejects gaps in arrays, and omits properties that are undefined", () => {
    expect(refusal({ ...sail, more: Object.assign([], { length: 2 }) })).toMatchObject([{ code: "wrong-type", path: ["more"] }]);
    expect(refusal({ ...sail, more: [1, undefined] })).toMatchObject([{ code: "wrong-type", path: ["more", 1] }]);
    expect(encodeMessage(ferry, encodings, { ...sail, more: { a: undefined } })).toBe(JSON.stringify({ ...sail, more: {} }));
  });

  it("rejects what decoders reject: cycles, too many levels, too many keys", () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(refusal({ ...sail, more: cycle })).toMatchObject([
      { code: "wrong-type", message: expect.stringContaining("circular") as string },
    ]);
    expect(refusal({ ...sail, more: nested(64) })).toMatchObject([{ code: "too-deep" }]);
    // A guard that accepts the message changes nothing about where the issue is.
    expect(() => encodeMessage(ferry, encodings, { ...sail, more: nested(65) }, {}, isFerry)).toThrow("more must have at most 64 levels");
    const deepest = { ...sail, more: nested(63) };
    expect(
      decodeMessage(ferry, encodings, encodeMessage(ferry, encodings, deepest, { encoding: "json" }), { encoding: "json" }),
    ).toMatchObject({
      ok: true,
      value: deepest,
    });
    const keys = (count: number): unknown => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
    expect(refusal({ ...sail, more: keys(10_001) })).toMatchObject([{ code: "too-many-keys" }]);
  });

  it("rejects values whose properties cannot be read", () => {
    const trap = Object.defineProperty({ ...sail }, "more", {
      enumerable: true,
      get: () => {
        throw new Error("boom");
      },
    });
    expect(refusal(trap)).toMatchObject([{ code: "wrong-type", path: [] }]);
  });

  it("omits decode-only fields and reports them", () => {
    const heard: Issue[] = [];
    const text = encodeMessage(
      ferry,
      encodings,
      { kind: "moor", at: "../quay", seal: "wax" },
      { onWarning: (warning) => heard.push(warning) },
    );
    expect(text).toBe('{"kind":"moor","at":"../quay"}');
    expect(heard.map(({ code, path }) => [code, path])).toEqual([
      ["path-leaves-root", ["at"]],
      ["decode-only", ["seal"]],
    ]);
    expect(heard[1]?.message).toBe("seal was omitted: the field is decode-only");
  });

  it("keeps properties named __proto__", () => {
    const read = decodeMessage(ferry, encodings, '{"kind":"sail","port":"x","__proto__":{"a":1}}');
    expect(read.ok && encodeMessage(ferry, encodings, read.value)).toBe('{"kind":"sail","port":"x","__proto__":{"a":1}}');
  });

  it("throws for an encoding that the protocol does not have", () => {
    expect(() => encodeMessage(ferry, encodings, sail, { encoding: "yaml" })).toThrow(TypeError);
  });
});

describe("the guard", () => {
  const decode = createDecode(ferry, isFerry, encodings);

  it("decides about messages that decoding neither changes nor warns about", () => {
    expect(passesGuard(ferry, () => true, sail)).toBe(true);
    expect(passesGuard(ferry, () => true, { kind: "moor" })).toBe(false);
    expect(decode(JSON.stringify(sail))).toEqual({ ok: true, value: sail, warnings: [] });
  });

  it("does not hide warnings of valid messages", () => {
    expect(decode('{"kind":"moor","at":"/quay"}')).toMatchObject({ ok: true, warnings: [{ code: "path-leaves-root" }] });
  });

  it("is not the only check", () => {
    expect(decode('{"kind":"sail","port":""}')).toMatchObject({ ok: false, issues: [{ code: "too-short", at: { column: 23 } }] });
  });
});

describe("a type given by the caller", () => {
  it("must be the type of the message, also where a guard accepts it", () => {
    const other = Object.keys(ferry.messages).find((name) => name !== "sail")!;
    const decode = createDecode(ferry, isFerry, encodings);
    expect(decode(JSON.stringify(sail), { type: "sail" })).toMatchObject({ ok: true, value: sail });
    expect(decode(JSON.stringify({ ...sail, kind: undefined }), { type: "sail" })).toMatchObject({ ok: true, value: sail });
    expect(decode(JSON.stringify(sail), { type: other })).toMatchObject({ ok: false });
  });
});

describe("a mode that does not exist", () => {
  it("is rejected like an unknown encoding", () => {
    const mode = "lenint" as "lenient";
    expect(() => decodeMessage(ferry, encodings, "{", { mode })).toThrow(TypeError);
    expect(() => encodeMessage(ferry, encodings, sail, { mode })).toThrow(TypeError);
  });
});

describe("the position of an invalid key", () => {
  const closed: ProtocolDescriptor = {
    ...ferry,
    messages: { sail: { ...ferry.messages["sail"]!, shape: { ...ferry.messages["sail"]!.shape, open: false } } },
  };

  it("is the key, not its value", () => {
    const result = decodeMessage(closed, encodings, '{"kind":"sail","port":"Kiel",\n  "wind" : 3}', { encoding: "json" });
    expect(result).toMatchObject({ ok: false, issues: [{ code: "unknown-field", path: ["wind"], at: { line: 2, column: 3 } }] });
  });
});

describe("duplicate keys", () => {
  const twice = '{"kind":"sail","port":"Kiel","more":{"a":[{"b":1,"\\u0062":2}]}}';

  it("are accepted by default; the last value counts", () => {
    const result = decodeMessage(ferry, encodings, '{"kind":"sail","port":"Oslo","port":"Kiel"}', { encoding: "json" });
    expect(result).toMatchObject({ ok: true, value: { port: "Kiel" } });
  });

  it.each([
    ['{"kind":"sail","port":"Oslo","port":"Kiel"}', '"port"', 30],
    [twice, '"b"', 50],
    ['{"":1,"":2}', '""', 7],
    ['{"__proto__":1,"__proto__":2}', '"__proto__"', 16],
  ])("are an issue where they are rejected: %s", (text, key, column) => {
    for (const mode of ["strict", "lenient"] as const) {
      const result = decodeMessage(ferry, encodings, text, { encoding: "json", mode, duplicateKeys: "reject" });
      expect(result).toMatchObject({ ok: false, issues: [{ code: "duplicate-key", at: { line: 1, column } }] });
      expect(!result.ok && result.issues[0]?.message).toContain(key);
    }
  });

  it.each([
    '{"kind":"sail","port":"Kiel","more":{"kind":1,"list":[{"kind":1},{"kind":2},[{"kind":3}]]}}',
    '{"kind":"sail","port":"a: b, \\"port\\""}',
  ])("are told from the same key of other objects: %s", (text) => {
    expect(decodeMessage(ferry, encodings, text, { duplicateKeys: "reject" })).toMatchObject({ ok: true });
  });

  it("are rejected if the protocol requires it, unless the caller accepts them", () => {
    const careful = { ...ferry, encodings: { json: { duplicateKeys: "reject" }, ndjson: {} } } as const;
    const text = '{"kind":"sail","port":"Oslo","port":"Kiel"}';
    expect(decodeMessage(careful, encodings, text, { encoding: "json" })).toMatchObject({ ok: false });
    expect(decodeMessage(careful, encodings, text, { encoding: "ndjson" })).toMatchObject({ ok: true });
    expect(decodeMessage(careful, encodings, text, { encoding: "json", duplicateKeys: "accept" })).toMatchObject({ ok: true });
  });
});

describe("encoded values are the validated values", () => {
  class Sail {
    get kind(): string {
      return "sail";
    }
    get port(): string {
      return "Kiel";
    }
  }

  it("properties of a prototype and hidden properties are not part of a message", () => {
    const hidden = Object.defineProperties({}, { kind: { value: "sail" }, port: { value: "Kiel" } });
    const below = { ...sail, more: Object.create({ deep: 1 }) as object };
    for (const message of [new Sail(), Object.create(sail), hidden, below]) {
      for (const is of [isFerry, () => true]) {
        expect(() => encodeMessage(ferry, encodings, message, {}, is)).toThrow(InvalidMessageError);
      }
    }
    expect(() => encodeMessage(ferry, encodings, below)).toThrow("more must be a JSON value, got an object that inherits from another");
  });

  it("a getter counts by its value, which is read once", () => {
    let reads = 0;
    const message = {
      kind: "sail",
      get port(): unknown {
        reads++;
        return reads === 1 ? "Kiel" : 7;
      },
    };
    expect(encodeMessage(ferry, encodings, message, {}, isFerry)).toBe('{"kind":"sail","port":"Kiel"}');
    expect(reads).toBe(1);
  });

  it("a getter that throws is an issue", () => {
    const message = {
      ...sail,
      get more(): unknown {
        throw new Error("boom");
      },
    };
    expect(refusal(message)).toMatchObject([{ code: "wrong-type", path: [] }]);
  });

  it("an own __proto__ is written as it is", () => {
    const message: unknown = JSON.parse('{"kind":"sail","port":"Kiel","__proto__":{"a":{"b":1}}}');
    expect(encodeMessage(ferry, encodings, message)).toBe(JSON.stringify(message));
  });

  it("the message itself is never changed", () => {
    const frozen = Object.freeze({ ...sail, cars: Object.freeze([3, 1]), more: Object.freeze({ deep: Object.freeze({}) }) });
    expect(encodeMessage(ferry, encodings, frozen)).toBe(JSON.stringify(frozen));
  });

  it("shared parts that would take too long to copy are rejected", () => {
    let shared: object = { end: 1 };
    for (let level = 0; level < 40; level++) shared = { left: shared, right: shared };
    expect(refusal({ ...sail, more: shared })).toMatchObject([{ code: "too-many-keys" }]);
  });
});
