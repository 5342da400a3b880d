import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import type { Encoding } from "../../../packages/core/src/encodings/encoding.js";
import { json } from "../../../packages/core/src/encodings/json.js";
import { mail } from "../../../packages/core/src/encodings/mail.js";
import { ndjson } from "../../../packages/core/src/encodings/ndjson.js";
import { yaml } from "../../support/encodings.js";
import { explain } from "../../../packages/core/src/explain/explain.js";
import type { Json } from "../../../packages/core/src/index.js";
import { codePoint } from "../../../packages/core/src/testing/code-points.js";
import { messageArbitrary } from "../../../packages/core/src/testing/index.js";
import { seeded } from "../../support/seed.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { sampler } from "./sampler-protocol.js";

const encodings: readonly Encoding[] = [json, ndjson, yaml, mail];
const protocols = [...specProtocols().map(runnable), sampler];
const messages = protocols.flatMap((protocol) =>
  Object.keys(protocol.messages).map((tag) => ({ protocol, tag, label: `${protocol.name} ${tag}` })),
);

describe("messages from an arbitrary", () => {
  test.each(messages)("of $label are valid, representable or not", ({ protocol, tag }) => {
    for (const representable of [true, false]) {
      fc.assert(
        fc.property(messageArbitrary(protocol, tag, { representable }), (message) => {
          const result = explain(protocol, message);
          return result.ok || expect(result.issues).toEqual([]);
        }),
        seeded(40),
      );
    }
  });

  test.each(messages)("of $label come back from every encoding as they were", ({ protocol, tag }) => {
    const own = encodings.filter(({ name }) => protocol.encodings[name] !== undefined);
    fc.assert(
      fc.property(messageArbitrary(protocol, tag), fc.constantFrom(...own.map(({ name }) => name)), (message, encoding) => {
        const text = encodeMessage(protocol, own, message, { encoding });
        const result = decodeMessage(protocol, own, text, { encoding, mode: "strict" });
        expect(result).toMatchObject({ ok: true });
        expect(result.ok && withoutRaw(result.value, protocol.encodings.mail?.keeps.raw)).toEqual(message);
      }),
      seeded(25),
    );
  });
});

/** What was read without the raw mail message, which is kept beside the message and no part of what was written. */
function withoutRaw(value: unknown, raw: string | undefined): unknown {
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== raw));
}

/** A thousand messages of the sampler, the same ones in every run. */
const of = (tag: string, representable: boolean): readonly Record<string, Json>[] =>
  fc.sample(messageArbitrary<Record<string, Json>>(sampler, tag, { representable }), { numRuns: 1000, seed: 7 });

describe("a thousand messages", () => {
  test("have every type of the protocol", () => {
    const kinds = fc.sample(messageArbitrary<Record<string, Json>>(sampler), { numRuns: 200, seed: 7 }).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(Object.keys(sampler.messages)));
  });

  test("have optional fields and lack them, are on bounds, and hold characters beyond the basic plane", () => {
    const sampled = of("scalars", false);
    expect(sampled.some(({ web }) => web === undefined) && sampled.some(({ web }) => web !== undefined)).toBe(true);
    expect(sampled.some(({ boolean }) => boolean === null)).toBe(true);
    for (const length of [2, 5]) expect(sampled.some(({ string }) => [...(string as string)].length === length)).toBe(true);
    expect(sampled.some(({ string }) => /[\u{10000}-\u{10ffff}]/u.test(string as string))).toBe(true);
    expect(sampled.every((message) => !/[\ud800-\udfff]/u.test(JSON.stringify(message)))).toBe(true);
    expect(sampled.some(({ warned }) => typeof warned === "string" && warned.endsWith(".json"))).toBe(true);
  });

  test("have other values in open enums, unknown properties in open objects only, and finite nesting", () => {
    const sampled = of("nested", false);
    const closed = sampled.map((message) => message["closed"] as Record<string, Json>);
    expect(closed.some(({ out }) => out !== undefined && !["ONE", "TWO"].includes(out as string))).toBe(true);
    expect(closed.some(({ out }) => out === "UN")).toBe(false);
    expect(closed.every((members) => Object.keys(members).every((name) => ["in", "out"].includes(name)))).toBe(true);
    expect(sampled.some((message) => Object.keys(message).some((name) => name.startsWith("x")))).toBe(true);
    expect(sampled.some(({ tree }) => (JSON.stringify(tree) ?? "").includes('"children":[{'))).toBe(true);
  });

  test("have the major version of the protocol, including newer minor versions", () => {
    const versions = new Set(of("patterns", true).map(({ version }) => version as string));
    expect([...versions].every((version) => version.startsWith("2."))).toBe(true);
    expect(versions.size).toBeGreaterThan(10);
  });

  test("stay within the byte limit when they have to be representable", () => {
    const sizes = of("scalars", true).map((message) => Buffer.byteLength(JSON.stringify(message)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4000);
  });
});

test("the code point after the surrogates is made, and no surrogate", () => {
  const smaller = [...codePoint.shrink("\ue001", undefined)].map(({ value }) => value);
  expect(smaller).toContain("\ue000");
  expect(smaller.filter((unit) => /\p{Cs}/u.test(unit))).toEqual([]);
});

test("an unknown tag and an endless type are programming errors", () => {
  expect(() => messageArbitrary(sampler, "nothing")).toThrow(/no message "nothing"/);
  const endless = {
    kind: "struct",
    open: true,
    fields: [{ name: "next", required: true, shape: { kind: "reference", type: "Endless" } }],
  } as const;
  const [first] = Object.values(sampler.messages);
  const message = { ...first!, shape: { ...endless, fields: [...endless.fields] } };
  expect(() => messageArbitrary({ ...sampler, types: { Endless: endless }, messages: { scalars: message } })).toThrow(
    /infinitely recursive/,
  );
});
