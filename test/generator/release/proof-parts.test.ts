// How messages that show a break are made: they are varied, made smaller, and checked for names that nobody declares.

import type { Field, Json, Path, Shape } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { newcomers } from "../../../generator/release/proof/continuations.js";
import { fitness } from "../../../generator/release/proof/counterexample.js";
import { replayModels } from "../../../generator/release/proof/replay.js";
import { unknownNames } from "../../../generator/release/proof/read-message.js";
import { choice } from "../../../generator/release/proof/scenes/choices.js";
import { shrink } from "../../../generator/release/proof/shrink.js";
import { valuesLike } from "../../../generator/release/proof/values-like.js";
import { variationsOf } from "../../../generator/release/proof/variations.js";
import { tinyModel } from "./tiny-model.js";

const string: Shape = { kind: "scalar", scalar: "string" };
const integer: Shape = { kind: "scalar", scalar: "integer" };
const field = (name: string, shape: Shape, required = true): Field => ({ name, shape, required });
const object = (...fields: readonly Field[]): Shape => ({ kind: "struct", open: true, fields });
const ofField = (shape: Shape): ProtocolModel => tinyModel({ open: true, fields: [field("a", shape)] });

describe("a smaller message", () => {
  it.each<[Json, Json, (value: Readonly<Record<string, Json>>) => boolean]>([
    [{ a: null, b: "xyz" }, { a: null }, ({ a }) => a === null],
    [{ a: [null, true, 5] }, { a: [null] }, ({ a }) => (a as readonly Json[] | undefined)?.includes(null) === true],
    [{ a: true, b: { c: null } }, { b: { c: null } }, ({ b }) => (b as { c?: null } | undefined)?.c === null],
    [{ a: "some words" }, { a: "xxxx" }, ({ a }) => typeof a === "string" && a.length > 3],
    [{ a: 100.5 }, { a: 41 }, ({ a }) => Number(a) > 40],
    [{ a: -100 }, { a: -41 }, ({ a }) => Number(a) < -40],
  ])("of %j is %j", (message, expected, holds) => {
    expect(shrink(message, (smaller) => holds(smaller as Readonly<Record<string, Json>>))).toEqual(expected);
  });
});

describe("names that a model does not declare", () => {
  const names = (shape: Shape, a: Json): readonly string[] => unknownNames(ofField(shape), { kind: "note", a });
  const either: Shape = { kind: "union", members: [object(field("x", integer)), object(field("y", object(field("z", integer))))] };

  it("are found in objects, in arrays and in maps", () => {
    expect(names(object(field("x", integer)), { x: 1, other: 2 })).toEqual(["other"]);
    expect(names({ kind: "list", item: object(field("x", integer)) }, [{ x: 1 }, { more: 1 }])).toEqual(["more"]);
    expect(names({ kind: "map", value: object(field("x", integer)) }, { key: { x: 1, more: 1 } })).toEqual(["more"]);
  });

  it("are found in each object of a union, where any of them may declare a name", () => {
    expect(names(either, { x: 1, y: { z: 1 } })).toEqual([]);
    expect(names(either, { x: 1, other: 2 })).toEqual(["other"]);
    expect(names(either, { y: { z: 1, more: 1 } })).toEqual(["more"]);
    expect(names({ kind: "union", members: [{ kind: "map", value: integer }, string] }, { anything: 1 })).toEqual([]);
  });

  it("are found in the part of a union that an object belongs to, also where another part has a map in its place", () => {
    const inner = (shape: Shape): Shape => object(field("inner", shape));
    const members = [object(field("x", integer), field("inner", object(field("z", integer)))), inner({ kind: "map", value: integer })];
    const chosen: Shape = { kind: "union", members, objects: { by: "presence", cases: [["x", 0]], otherwise: 1 } };
    expect(names(chosen, { x: 1, inner: { z: 1, more: 1 } })).toEqual(["more"]);
    expect(names(chosen, { inner: { z: 1, more: 1 } })).toEqual([]);
  });

  it("are found in fields that objects of a union share by name only, in nested unions and in lists of unions", () => {
    const shared: Shape = { kind: "union", members: [object(field("x", object(field("z", integer)))), object(field("x", string))] };
    expect(names(shared, { x: { z: 1, more: 1 } })).toEqual(["more"]);
    const nested: Shape = { kind: "union", members: [string, either] };
    expect(names(nested, { x: 1, y: { z: 1 }, more: 1 })).toEqual(["more"]);
    const listed: Shape = { kind: "union", members: [integer, { kind: "list", item: either }] };
    expect(names(listed, [{ x: 1, other: 2 }])).toEqual(["other"]);
  });
});

describe("variations of a message", () => {
  const variations = (shape: Shape, a: Json): readonly unknown[] => {
    const model = ofField(shape);
    return variationsOf(model, model.messages["note"]!, [{ kind: "note", a }]).map((each) => (each as { readonly a?: unknown }).a);
  };
  const level: Shape = { kind: "enum", open: false, values: [{ value: "high", aliases: ["up"] }] };

  it("have aliases and nulls inside arrays", () => {
    expect(variations({ kind: "list", item: level }, ["high", "high"])).toEqual(
      expect.arrayContaining([
        ["up", "high"],
        [null, "high"],
      ]),
    );
    expect(variations({ kind: "list", item: level }, [])).not.toContainEqual([null]);
  });

  it("leave an array alone where another value was sent in its place", () => {
    expect(variations({ kind: "list", item: level, lenient: { wrap: "x" } }, 5)).not.toContainEqual([null]);
    expect(variations({ kind: "union", members: [string, { kind: "list", item: level }] }, 7)).not.toContainEqual([null]);
    expect(variations(string, ["x", "y"])).not.toContainEqual([null, "y"]);
  });
});

describe("values beside those of the place of a change", () => {
  const values = (value: Json, ...texts: readonly string[]): readonly Json[] =>
    valuesLike(value, { models: [], shapes: [], path: [], texts });

  it("are strings with other letters, white space and lengths", () => {
    const found = values("Ab", "at most 3 characters");
    expect(found).toEqual(expect.arrayContaining(["AB", "ab", " Ab ", "Abx", "Ab", "Aba", "Abaa"]));
    expect(values("Ab")).not.toContain("Abaa");
  });

  it("are numbers at the limit and on both sides of it", () => {
    expect(values(7, "at most 30")).toEqual(expect.arrayContaining([29, 30, 31, 30.5]));
  });
});

describe("a message that shows a break", () => {
  it.each<[Path | undefined, Path, 0 | 1 | 2 | 3]>([
    [["a", "b"], ["a", "b"], 3],
    [["a", 0], ["a", "*"], 3],
    [["a"], ["a", "b"], 2],
    [["a", "b"], ["a"], 2],
    [["x", "b"], ["a", "b"], 1],
    [["b"], ["b"], 3],
    [["x", "b"], ["b"], 1],
    [["x"], ["b"], 0],
    [[], [], 3],
    [undefined, ["a"], 0],
  ])("with an issue at %j fits a change at %j: %d", (seen, wanted, expected) => {
    const issue = seen === undefined ? undefined : ({ code: "wrong-type", path: seen, message: "It is wrong." } as const);
    expect(fitness({ sender: "old", mode: "strict", message: {}, tag: "note", issue }, { tag: "note", path: wanted })).toBe(expected);
  });

  it("is longer than the lower limit of a size, also in objects without other properties", async () => {
    const limited = (maxBytes: number): ProtocolModel => ({
      ...tinyModel({ open: false, fields: [field("a", string)] }),
      encodings: { json: { maxBytes } },
    });
    const { counterexamples } = await replayModels(limited(9000), limited(2000), { seed: 1, runs: 1 });
    expect(counterexamples).toMatchObject([{ sender: "old", text: { encoding: "json" } }]);
  });
});

describe("an agent that has not taken part", () => {
  it.each([
    [["ann"], ["ann", "bob", "cy"], ["bob"]],
    [["ann", "bob"], ["ann", "bob"], ["ann-2"]],
    [["ann"], [], []],
  ])("among %j, %j: %j", (known, strangers, expected) => {
    expect(newcomers(known, strangers)).toEqual(expected);
  });
});

it("an object that two parts without names fit is taken for the one that is tried first, counted from one", async () => {
  const [x, y] = [object(field("x", integer)), object(field("y", integer))];
  const trying = (...cases: readonly (readonly [string, number])[]): ProtocolModel =>
    ofField({ kind: "union", members: [x, y], objects: { by: "presence", cases } });
  const [old, current] = [trying(["x", 0], ["y", 1]), trying(["y", 1], ["x", 0])];
  const change = compareModels(old, current).changes.find(({ rule }) => rule === "union-order-changed");
  expect(await choice({ old, current, change: change! })).toMatchObject([{ old: "takes it for part 1", new: "takes it for part 2" }]);
});
