// Small parts of the run time at the edges of what they promise.

import { describe, expect, it } from "vitest";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import { findInexactNumbers } from "../../packages/core/src/encodings/json-text.js";
import { maxKeys } from "../../packages/core/src/base/limits.js";
import { findNamed, namesOf } from "../../packages/core/src/encodings/mail-names.js";
import { plainCopy } from "../../packages/core/src/encodings/plain-copy.js";
import { messageOfFailure } from "../../packages/core/src/rpc/failure-body.js";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import { issueCodes } from "../../packages/core/src/issues.js";
import { standaloneSchema, toDraft07 } from "../../packages/core/src/codec/json-schema.js";
import { cutLines } from "../../packages/core/src/framing/lines.js";
import { otherShape } from "../../packages/core/src/frames/other-messages.js";
import { nearestName } from "../../packages/core/src/base/nearest.js";
import type { Issue } from "../../packages/core/src/result.js";
import { compareValues, isBrokenKind } from "../../packages/core/src/explain/rule-kinds.js";
import { isEmail, isHostname } from "../../packages/core/src/scalars/hostname.js";
import { isUriReference } from "../../packages/core/src/scalars/uri.js";
import { findSecrets, hideSecrets, withoutSecrets } from "../../packages/core/src/receive/secrets.js";
import { fillTemplate } from "../../packages/core/src/receive/template.js";
import { alternativesOf } from "../../packages/core/src/shape/dereference.js";
import type { Shape } from "../../packages/core/src/shape/shape.js";
import { sample } from "./sample-protocol.js";

const token = `ghp_${"aB3d".repeat(9)}`;

describe("a standalone JSON Schema", () => {
  const refer = (name: string): object => ({ $ref: `#/$defs/${name}` });
  const parts = {
    items: refer("Items"),
    additionalProperties: refer("Additional"),
    propertyNames: refer("Names"),
    not: refer("Not"),
    if: refer("If"),
    then: refer("Then"),
    else: refer("Else"),
    contains: refer("Contains"),
    allOf: [refer("All")],
    anyOf: [refer("Any")],
    oneOf: [refer("One")],
    properties: { a: refer("Property") },
    patternProperties: { "^a": refer("Pattern") },
    const: refer("Constant"),
  };
  const names = "Items Additional Names Not If Then Else Contains All Any One Property Pattern".split(" ");
  const table = Object.fromEntries([...names, "Constant"].map((name) => [name, { title: name }]));

  it("has the definitions that any of its parts refers to, and no others", () => {
    const schema = standaloneSchema({ schema: parts, definitions: [table] });
    expect(Object.keys(schema["$defs"] as object)).toEqual(names);
    const converted = JSON.stringify(toDraft07(schema));
    for (const name of names) expect(converted).toContain(`#/definitions/${name}"`);
    expect(converted).toContain("#/$defs/Constant");
  });
});

describe("the content of an error reply", () => {
  it.each([
    ["too late", "too late"],
    [{ message: "too late" }, "too late"],
    [{ message: "too late", code: 408 }, "too late (408)"],
    [{ code: "late" }, "the peer answered with an error (late)"],
    [{ message: 5, code: {} }, "the peer answered with an error"],
    [null, "the peer answered with an error"],
    [7, "the peer answered with an error"],
  ])("%o", (body, expected) => {
    expect(messageOfFailure(body)).toBe(expected);
  });
});

describe("rules", () => {
  const broken = (
    rule: Parameters<typeof isBrokenKind>[0],
    object: Readonly<Record<string, unknown>>,
    unsound: readonly string[] = [],
  ): boolean =>
    isBrokenKind(
      rule,
      ([name]) => object[String(name)],
      (...paths) => paths.every(([name]) => !unsound.includes(String(name))),
    );
  const base = { name: "r", message: "m", at: [] } as const;

  it("count the fields that are present", () => {
    const rule = { ...base, kind: "count", fields: [["a"], ["b"], ["c"]], min: 1, max: 2 } as const;
    expect([{}, { a: 1 }, { a: 1, b: null }, { a: 1, b: 2, c: 3 }].map((object) => broken(rule, object))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(broken(rule, {}, ["b"])).toBe(false);
    expect(broken(rule, { a: 1, b: 2, c: 3 }, ["b"])).toBe(true);
    expect(broken({ ...base, kind: "count", fields: [["a"]] }, {})).toBe(false);
  });

  it("compare two fields that are present and sound", () => {
    const rule = { ...base, kind: "compare", fields: [["a"], ["b"]], is: "less" } as const;
    expect([{ a: 1, b: 2 }, { a: 2, b: 2 }, { a: 3, b: 2 }, { a: 3 }, { b: 2 }].map((object) => broken(rule, object))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(broken(rule, { a: 3, b: 2 }, ["a"])).toBe(false);
  });

  it("demand or forbid fields under conditions", () => {
    const rule = { ...base, kind: "conditions", conditions: [{ field: ["a"], equals: 1 }], require: [["b"]], forbid: [["c"]] } as const;
    expect([{ a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2, c: 3 }, { a: 2 }].map((object) => broken(rule, object))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([{ a: 2, b: 2 }, { a: 2 }, { a: 1 }].map((object) => broken({ ...rule, negated: true }, object))).toEqual([false, true, false]);
    expect([broken(rule, { a: 1 }, ["a"]), broken(rule, { a: 1 }, ["b"])]).toEqual([false, false]);
  });

  it.each([
    [1, 1, [true, false, true]],
    [1, 2, [false, true, true]],
    [2, 1, [false, false, false]],
    ["a", "b", [false, true, true]],
    ["a", 1, [false, true, true]],
    [true, true, [true, true, true]],
    [true, false, [false, true, true]],
  ])("compare %o with %o", (one, other, expected) => {
    expect((["equal", "less", "less-or-equal"] as const).map((is) => compareValues(one, other, is))).toEqual(expected);
  });

  it("compare times, not strings", () => {
    const [early, late] = ["2026-03-04T10:00:00+02:00", "2026-03-04T09:00:00Z"];
    expect(compareValues(early, late, "less", "timestamp")).toBe(true);
    expect(compareValues(early, late, "less")).toBe(false);
  });
});

describe("a reply template", () => {
  const fill = (template: Parameters<typeof fillTemplate>[0], unfit: readonly (readonly string[])[] = []): unknown =>
    fillTemplate(template, { variables: { self: "bob", original: { id: "m-1", note: null } }, unfit });
  it.each([
    ["$self", "bob"],
    ["self", "self"],
    ["$original.id", "m-1"],
    ["$original.note", undefined],
    ["$original.note ?? none", "none"],
    ["$original.id ?? none", "m-1"],
    ["$??", ""],
    [
      ["$self", "$missing", 7],
      ["bob", 7],
    ],
    [{ to: "$self", about: "$missing" }, { to: "bob" }],
  ])("%o", (template, expected) => {
    expect(fill(template)).toEqual(expected);
  });

  it("omits a value that does not match", () => {
    expect(fill({ to: "$self ?? all", from: "$self" }, [["to"], ["from"]])).toEqual({ to: "all" });
  });
});

it("findInexactNumbers names integers that JSON.parse changes", () => {
  const text =
    '{"a": 9007199254740993, "b": [9007199254740992, -12345678901234567890], "c": 1234567890123456789.5, "d": "9007199254740993"}';
  expect(findInexactNumbers(text)).toEqual([["a"], ["b", 1]]);
  expect(findInexactNumbers(`[${"9007199254740993,".repeat(120)}1]`)).toHaveLength(100);
});

it("names are found in any case, the longest too", () => {
  const names = namesOf([
    ["To", 1],
    ["Subject", 2],
    ["to", 3],
  ] as const);
  expect(["To", "TO", "to", "Subject", "subject", "Subjects", ""].map((name) => findNamed(names, name))).toEqual([
    1,
    1,
    3,
    2,
    2,
    undefined,
    undefined,
  ]);
});

it("an object may have as many properties as the limit allows", () => {
  const withKeys = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
  expect(plainCopy(withKeys(maxKeys)).fault).toBeUndefined();
  expect(plainCopy(withKeys(maxKeys + 1)).fault).toMatchObject({ code: "too-many-keys", path: [] });
});

it("every code of an issue is named once", () => {
  expect(new Set(issueCodes).size).toBe(issueCodes.length);
  for (const code of issueCodes) expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});

describe("the nearest name", () => {
  const names = ["draught", "ship", "sender_id", "cargo", "crew"];
  it.each([
    ["draugth", "draught"],
    ["draugh", "draught"],
    ["draughts", "draught"],
    ["senderId", "sender_id"],
    ["shop", "ship"],
    ["shpi", "ship"],
    ["hsip", "ship"],
    ["sip", "ship"],
    ["ships", "ship"],
    ["carog", "cargo"],
    ["boat", undefined],
    ["", undefined],
  ])("of %s", (name, expected) => {
    expect(nearestName(name, names)).toBe(expected);
  });
  it("is not looked for among names of more than 64 characters", () => {
    const long = (length: number): string => "n".repeat(length - 1);
    expect(nearestName(`${long(64)}x`, [`${long(64)}y`])).toBe(`${long(64)}y`);
    expect(nearestName(`${long(65)}x`, [`${long(64)}y`])).toBeUndefined();
    expect(nearestName(`${long(64)}x`, [`${long(65)}y`])).toBeUndefined();
  });
  it("is none where two are alike", () => expect(nearestName("bat", ["cat", "hat"])).toBeUndefined());
});

describe("formats", () => {
  it.each([
    ["ann@mail.example", true],
    ["a.n+n@1.example", true],
    [`${"a".repeat(64)}@mail.example`, true],
    [`${"a".repeat(65)}@mail.example`, false],
    ["@mail.example", false],
    ["ann", false],
    ["a@b@mail.example", false],
    [".ann@mail.example", false],
    [`a@${"b.".repeat(125)}cd`, true],
    [`a@${"b.".repeat(126)}cd`, false],
  ])("e-mail address %s", (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it.each([
    ["a", true],
    [`${"a".repeat(63)}.b`, true],
    [`${"a".repeat(64)}.b`, false],
    ["-a.b", false],
    ["a-.b", false],
    ["", false],
    ["a..b", false],
  ])("host name %s", (text, expected) => {
    expect(isHostname(text)).toBe(expected);
  });

  it.each([
    ["docs/a.md", true],
    ["", true],
    ["?a=b#c", true],
    ["//git.example/a", true],
    ["https://git.example/a", true],
    ["a/b:c", true],
    ["1:b", false],
    ["a[b]", false],
    ["?a[b]", false],
    ["a#b#c", false],
    ["a%2", false],
    ["a b", false],
    ["//", true],
  ])("URI reference %s", (text, expected) => {
    expect(isUriReference(text)).toBe(expected);
  });
});

describe("issues of a message with a secret", () => {
  const issue = (path: readonly string[], message: string): Issue => ({ code: "wrong-type", path, message });
  it("keep those that neither quote it nor are about it", () => {
    const secrets = findSecrets({ note: token, to: "bob" });
    expect(secrets).toMatchObject([{ code: "secret-found", path: ["note"] }]);
    const kept = issue(["to"], "to must be a number");
    expect(hideSecrets([kept, issue(["note"], "wrong"), issue(["note", "deep"], "wrong")], [], secrets)).toEqual([kept, ...secrets]);
  });

  it("are withheld where they quote one that the message itself does not hold", () => {
    const quoting = issue(["to"], `got ${token}`);
    const [found, ...more] = hideSecrets([quoting], [], []);
    expect([found?.code, found?.path, more]).toEqual(["secret-found", [], []]);
    expect(hideSecrets([], [quoting], [])).toHaveLength(1);
    expect(hideSecrets([quoting], [], findSecrets({ note: token }))).toMatchObject([{ path: ["note"] }, { path: [] }]);
    expect(hideSecrets([issue([], "wrong")], [], [])).toEqual([]);
  });

  it("leave the message without the secret, or nothing where there are too many", () => {
    const message = { list: Array.from({ length: 101 }, () => token), name: "ann" };
    const secrets = findSecrets(message);
    expect(withoutSecrets(message, secrets)).toBeUndefined();
    expect(withoutSecrets(message, secrets.slice(0, 100))).toMatchObject({ name: "ann" });
    expect(withoutSecrets({ note: token, name: "ann" }, findSecrets({ note: token }))).toEqual({ name: "ann" });
  });
});

describe("what is cut from a stream", () => {
  const all = async (pieces: AsyncIterable<readonly unknown[]>): Promise<readonly unknown[]> => {
    const found: unknown[] = [];
    for await (const batch of pieces) found.push(...batch);
    return found;
  };

  it("does not count the carriage return at the end of a line, wherever the chunk ends", async () => {
    const line = "x".repeat(20);
    for (const chunks of [
      [`${line}\r`, "\n"],
      [line, "\r", "\n"],
      [`${line}\r`, "", "\n"],
      ["xx", line.slice(2), "\r\n"],
    ]) {
      expect(await all(cutLines(chunks, 20))).toMatchObject([{ number: 1, content: line }]);
      const tooLong = [{ number: 1, size: 20, limit: 3 }];
      expect(await all(cutLines(chunks, 3))).toMatchObject(tooLong);
      const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
      expect(await all(cutLines(bytes, 3))).toMatchObject(tooLong);
    }
    expect(await all(cutLines([`\r${line}`, "\n"], 3))).toMatchObject([{ number: 1, size: 21, limit: 3 }]);
  });

  it("is numbered in order, with the problems of headers between the messages", async () => {
    const text = `${contentLength.frame("1")}Length: x\r\n\r\n${contentLength.frame("2")}Content-Length: -1\r\n\r\n${contentLength.frame("3")}`;
    const pieces = (await all(contentLength.cut([text], 100))) as readonly { readonly number: number; readonly content?: string }[];
    expect(pieces.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(pieces.map(({ content }) => content ?? "problem")).toEqual(["1", "problem", "2", "problem", "3"]);
  });
});

describe("a framing", () => {
  it("reads by the limits that the protocol sets for it", () => {
    const protocol = { ...sample, encodings: { json: {}, sse: { maxBytes: 10 } } };
    expect(decodeMessage(protocol, [sse.encoding], '{"type":"note"}')).toMatchObject({ ok: false, issues: [{ code: "too-large" }] });
  });
});

describe("the shape of messages with an unknown tag", () => {
  it("has the fields that all messages share, in a protocol without frames", () => {
    const shape = otherShape(sample);
    expect(shape).toMatchObject({ kind: "struct", open: true });
    expect(shape?.fields.map(({ name }) => name)).toEqual(sample.envelope);
  });
});

it("the alternatives of a union that contains itself are the others, and an unknown type has none", () => {
  const text: Shape = { kind: "scalar", scalar: "string" };
  const named = (type: string): Shape => ({ kind: "reference", type });
  expect(alternativesOf({ Self: { kind: "union", members: [named("Self"), text, named("Unknown")] } }, named("Self"))).toEqual([text]);
});
