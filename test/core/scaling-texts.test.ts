// Work against length for long and hostile strings, many mistakes, and secrets: it grows in proportion.

import { explain, findSecrets } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import { formats } from "../../packages/core/src/scalars/index.js";
import { yaml } from "../support/encodings.js";
import { expectLinear } from "../support/growth.js";
import { library } from "./encodings/small-protocols.js";
import { anOrder, sample } from "./sample-protocol.js";

describe("judging a long string takes work in proportion to its length", () => {
  it.each(Object.entries(formats))("as %s", (name, { fits }) => {
    const shape = { kind: "scalar", scalar: name as keyof typeof formats } as const;
    const seeds = ["a", "a.", "a-", "{a", "{a,", "%41", "P1", "a@", "1", "/", ":", "A", "=", "[", "a%"];
    const texts = (length: number): readonly string[] => seeds.map((part) => `${part.repeat(length)}\u0000`);
    expectLinear(20_000, texts, (all) => {
      for (const text of all) fits(text, shape);
    });
  });
});

describe("looking for secrets takes work in proportion to the length of a string", () => {
  it.each(["a", "eyJ", "-eyJ", ".eyJ", "-eyJaaaaaaaaaaaa.", "AKIA", "password:", "x://", "x://y:", "-----BEGIN ", "sk-", "https://a:b"])(
    "of %j",
    (filler) =>
      expectLinear(
        500_000,
        (length) => filler.repeat(length / filler.length),
        (text) => findSecrets(text),
      ),
  );
});

const numbered = <Item>(count: number, item: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

it("reporting unknown properties takes work in proportion to their number", () => {
  const { order } = sample.messages;
  const closed = { ...sample, messages: { order: { ...order!, shape: { ...order!.shape, open: false } } } };
  expectLinear(
    5000,
    (count) => ({ ...anOrder(), ...Object.fromEntries(numbered(count, (index) => [`versoin${index}`, 1])) }),
    (message) => explain(closed, message),
  );
});

it("reporting where unknown keys are takes work in proportion to their number", () => {
  expectLinear(
    2000,
    (count) => `type: note\nid: n-1\nfrom: ada\nbody: x\n${numbered(count, (index) => `key${index}: ${"x".repeat(60)}`).join("\n")}\n`,
    (text) => {
      const result = decodeMessage(library, [yaml], text);
      expect(!result.ok && result.issues[0]).toMatchObject({ code: "unknown-field", at: { line: 5, column: 1 } });
    },
  );
});
