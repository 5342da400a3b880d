// One law of what counts as data, for guards, the walker, builders and encoders: plain objects and what JSON carries.

import { runInNewContext } from "node:vm";
import { encodeMessage, explain, InvalidMessageError } from "@wirepact/core";
import { json } from "@wirepact/core/codegen/json";
import { createProgressUpdate, encode, is, isProgressUpdate, type Message, validate } from "@wirepact/acp-swarm";
import { encode as encodeRecord, isObservation, type Observation, validate as validateRecord } from "@wirepact/message-store";
import { describe, expect, it } from "vitest";
import { anOrder, optional, sample, scalar, struct } from "./sample-protocol.js";

const fields = {
  swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
  containerId: "c1",
  storyId: "US-001",
  status: "failed",
  output: "x",
} as const;
const message = (): Record<string, unknown> => createProgressUpdate(fields) as unknown as Record<string, unknown>;
const payload = (): Record<string, unknown> => message()["payload"] as Record<string, unknown>;

class Progress {
  describe(): string {
    return "progress";
  }
}
class ProgressWithGetters {
  get type(): unknown {
    return "progress-update";
  }
  get payload(): unknown {
    return payload();
  }
}
const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;

/** What no encoder could write as it is, and what the guards see of it. */
const refused: readonly (readonly [string, unknown])[] = [
  ["a message that inherits its properties", Object.create(message())],
  ["a payload that inherits its properties", { ...message(), payload: Object.create(payload()) }],
  ["an instance of a class", Object.assign(new Progress(), message())],
  ["an instance of a class with toJSON", Object.assign(Object.create({ toJSON: () => ({}) }), message())],
  ["getters of a class", Object.assign(new ProgressWithGetters(), { timestamp: message()["timestamp"] })],
  ["a date for an object", { ...message(), payload: Object.assign(new Date(), payload()) }],
  ["a map for an object", { ...message(), payload: Object.assign(new Map(), payload()) }],
  ["an array for an object", { ...message(), payload: Object.assign([], payload()) }],
];

/** What a guard does not look at: properties that the protocol does not name, and whether a property is enumerable. */
const refusedBesidesGuards: readonly (readonly [string, unknown, string])[] = [
  ["a property that is not enumerable", Object.defineProperty(message(), "payload", { enumerable: false }), "payload is required (object)"],
  ["a bigint", { ...message(), extra: 1n }, "extra must be a JSON value, got 1"],
  ["a bigint at depth", { ...message(), extra: { deep: [0, { er: 1n }] } }, "extra.deep[1].er must be a JSON value, got 1"],
  ["a date", { ...message(), extra: [{ at: new Date() }] }, "extra[0].at must be a JSON value, got an instance of Date"],
  ["a map", { ...message(), extra: new Map() }, "extra must be a JSON value, got an instance of Map"],
  ["a function", { ...message(), payload: { ...payload(), toJSON: () => "x" } }, "payload.toJSON must be a JSON value, got a function"],
  [
    "a gap in an array",
    { ...message(), extra: Object.assign([], { length: 2 }) },
    "extra must be a JSON value, got an array that is circular or has gaps",
  ],
  ["NaN", { ...message(), extra: Number.NaN }, "extra must be a JSON value, got NaN"],
];

/** An array in an array, as many times as it says. */
const nested = (levels: number): unknown => (levels === 0 ? "end" : [nested(levels - 1)]);
let shared: unknown = "end";
for (let level = 0; level < 40; level++) shared = [shared, shared];

/** What a field of any value cannot hold, and how `validate` reports it. */
const notJson: readonly (readonly [string, unknown, string])[] = [
  ["a bigint", [1n], "content.inner[0] must be a JSON value, got 1"],
  ["a date", { at: new Date() }, "content.inner.at must be a JSON value, got an instance of Date"],
  ["undefined in an array", [undefined], "content.inner[0] must be a JSON value, got undefined"],
  ["a gap in an array", Object.assign([], { length: 2 }), "content.inner must be a JSON value, got an array that is circular or has gaps"],
  ["a circular object", cyclic, "content.inner.self must be a JSON value, got an object that is circular or has gaps"],
  ["too many levels", nested(64), "content must have at most 64 levels of nesting"],
  ["shared parts that are reached 2^40 times", shared, "content must have at most 10000 keys"],
];

describe("values that are not plain data", () => {
  it.each(refused)("are rejected by guards, validate and encode: %s", (_name, value) => {
    expect([is(value), isProgressUpdate(value)]).toEqual([false, false]);
    expect(validate(value).ok).toBe(false);
    expect(validate(value, { mode: "lenient" }).ok).toBe(false);
    expect(() => encode(value as Message)).toThrow(InvalidMessageError);
  });

  it.each(refusedBesidesGuards)("are rejected by validate and encode, although guards accept them: %s", (_name, value, words) => {
    expect([is(value), isProgressUpdate(value)]).toEqual([true, true]);
    const result = validate(value);
    expect(!result.ok && result.issues.map((issue) => issue.message)).toEqual([words]);
    expect(() => encode(value as Message)).toThrow(words);
  });

  it("are rejected by builders", () => {
    expect(() => createProgressUpdate(fields, { extra: { at: new Date() } })).toThrow("at must be a JSON value, got an instance of Date");
    expect(() => createProgressUpdate(fields, { extra: { cyclic } })).toThrow(
      "cyclic.self must be a JSON value, got an object that is circular or has gaps",
    );
  });

  it("are rejected at any depth of a field of any value", () => {
    const shape = struct([...sample.messages["order"]!.shape.fields, optional("any", scalar("any"))]);
    const protocol = { ...sample, messages: { order: { ...sample.messages["order"]!, shape } } };
    const issuesOf = (any: unknown): unknown => {
      const result = explain(protocol, anOrder({}, { any }));
      return result.ok ? [] : result.issues.map((issue) => issue.message);
    };
    expect(issuesOf({ a: [1, "x", null, { b: undefined }] })).toEqual([]);
    expect(issuesOf({ a: [1, Symbol("x")] })).toEqual(["any.a[1] must be a JSON value, got Symbol(x)"]);
    expect(issuesOf(cyclic)).toEqual(["any.self must be a JSON value, got an object that is circular or has gaps"]);
    expect(() => encodeMessage(protocol, [json], anOrder({}, { any: { deep: 1n } }))).toThrow("any.deep must be a JSON value, got 1");
  });

  it.each(notJson)("are rejected by guards, validate and encode in a field of any value: %s", (_name, content, words) => {
    const value = { type: "observation", content: { inner: content } };
    expect(isObservation(value)).toBe(false);
    const result = validateRecord(value);
    expect(!result.ok && result.issues.map((issue) => issue.message)).toEqual([words]);
    expect(() => encodeRecord(value as unknown as Observation)).toThrow(InvalidMessageError);
  });

  it("are rejected in a message of unknown type that lenient mode keeps", () => {
    const lenient = { ...sample.reading.lenient, unknownTypes: "keep" } as const;
    const result = explain({ ...sample, reading: { ...sample.reading, lenient } }, { kind: "other", at: new Date() }, { mode: "lenient" });
    expect(result).toMatchObject({ ok: false, issues: [{ code: "wrong-type", path: ["at"] }] });
  });
});

describe("plain data", () => {
  it.each([
    ["an object without a prototype", Object.assign(Object.create(null), message())],
    ["an object of another realm", runInNewContext("JSON.parse(text)", { text: JSON.stringify(message()) })],
    ["an own enumerable getter", Object.defineProperty(message(), "payload", { get: payload, enumerable: true })],
    ["unknown properties that are undefined", { ...message(), extra: undefined }],
    ["unknown properties with 60 levels", { ...message(), extra: nested(60) }],
  ])("is accepted by guards, validate and encode: %s", (_name, value: unknown) => {
    expect([is(value), validate(value).ok]).toEqual([true, true]);
    expect(JSON.parse(encode(value as Message))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it("is what remains without hidden properties, for guards, validate and encode: a field of any value", () => {
    const value = { type: "observation", content: Object.defineProperty({ a: 1 }, "b", { value: 2n }) };
    expect([isObservation(value), validateRecord(value).ok]).toEqual([true, true]);
    expect(JSON.parse(encodeRecord(value as unknown as Observation))).toEqual({ type: "observation", content: { a: 1 } });
  });
});
