// Objects with more fields, and enums with more values, than TypeScript's compiler can follow in one function or expression.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emitSources } from "../../support/compile-emitted.js";
import { type EmittedPackages, writePackages } from "../../support/emitted-packages.js";
import { most, some, upTo, wideProtocol } from "../../support/wide-protocol.js";

/** A valid value of all these fields but one. */
const valuesOf = (count: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    upTo(count)
      .filter((index) => index !== count - 3)
      .map((index) => [`field${index}`, ["text", 7, ["item"], { key: 1 }][index % 4]]),
  );

interface Guards {
  readonly is: (value: unknown) => boolean;
}

let packages: EmittedPackages;
let is: Guards["is"];

beforeAll(async () => {
  packages = writePackages(await emitSources([await wideProtocol()]));
  ({ is } = await packages.load<Guards>("sample", "guards"));
});

afterAll(() => packages.remove());

it("their package compiles", () => packages.compile());

const without = (count: number, name: string): object =>
  Object.fromEntries(Object.entries(valuesOf(count)).filter(([key]) => key !== name));

describe.each<[string, number, (body: object) => object]>([
  ["a message", most, (body) => ({ type: "wide", ...body })],
  ["a recursive type", some, (body) => ({ type: "deep", tree: { inner: [{ ...body, inner: [] }], ...valuesOf(some) } })],
  ["a type with other properties", some, (body) => ({ type: "named", named: body, word: "word1150" })],
])("the guard of %s", (name, count, around) => {
  const values = valuesOf(count);

  it("checks every field", () => {
    expect(is(around(values))).toBe(true);
    for (const index of [0, 98, 100, count - 2]) expect(is(around(without(count, `field${index}`))), `without field${index}`).toBe(false);
    for (const index of [0, 99, 100, 101, count - 2])
      expect(is(around({ ...values, [`field${index}`]: false })), `field${index}`).toBe(false);
    expect(is(around(without(count, "field3")))).toBe(true);
  });

  it("knows the names of all fields", () => {
    expect(is(around({ ...values, other: "text" }))).toBe(false);
    expect(is(around({ ...values, other: 1 }))).toBe(name === "a type with other properties");
  });
});

it("the guards check rules about them and values of enums", () => {
  expect(is({ type: "wide", ...valuesOf(most), field1197: 1 })).toBe(false);
  expect(is({ type: "wide", ...without(most, "field1199"), field1197: 1 })).toBe(true);
  expect(is({ type: "deep", tree: { ...without(some, "field199"), inner: [] } })).toBe(false);
  expect(is({ type: "named", named: valuesOf(some), word: "word1200" })).toBe(false);
});
