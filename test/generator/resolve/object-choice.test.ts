import type { Field, Shape, StructShape } from "@wirepact/core";
import { describe, expect, test } from "vitest";
import { findEndlessTypes } from "../../../generator/resolve/endless-types.js";
import { decideObjects } from "../../../generator/resolve/object-choice.js";

const text: Shape = { kind: "scalar", scalar: "string" };
const constant = (value: string): Shape => ({ kind: "literal", value });
const field = (name: string, shape: Shape = text, required = true): Field => ({ name, shape, required });
const struct = (...fields: readonly Field[]): StructShape => ({ kind: "struct", open: true, fields });
const to = (type: string): Shape => ({ kind: "reference", type });

const types: Readonly<Record<string, Shape>> = {
  Text: struct(field("type", constant("text")), field("text")),
  Image: struct(field("type", constant("image")), field("data")),
  Other: struct(field("type", constant("text")), field("other")),
  Command: struct(field("command")),
  Url: struct(field("url"), field("headers", text, false)),
  Free: struct(field("note", text, false)),
  Media: { kind: "union", members: [to("Image"), to("Sound")] },
  Sound: struct(field("type", constant("sound")), field("data")),
  Anything: { kind: "map", value: text },
};
const decide = (names: readonly string[], rest: { readonly tag?: string; readonly otherwise?: number } = {}) =>
  decideObjects(types, { members: names.map(to), tag: rest.tag, otherwise: rest.otherwise });

describe("the object parts of a union", () => {
  test("need no choice where there is only one", () => {
    expect(decideObjects(types, { members: [text, to("Text")], tag: undefined, otherwise: undefined })).toEqual({ kind: "none" });
  });

  test("are distinguished by a constant that all of them have", () => {
    const choice = {
      by: "tag",
      tag: "type",
      cases: [
        ["text", 0],
        ["image", 1],
      ],
    };
    expect(decide(["Text", "Image"])).toEqual({ kind: "choice", choice });
    expect(decide(["Text", "Image"], { tag: "type" })).toEqual({ kind: "choice", choice });
  });

  test("count also inside unions", () => {
    expect(decide(["Text", "Media"])).toEqual({
      kind: "choice",
      choice: {
        by: "tag",
        tag: "type",
        cases: [
          ["text", 0],
          ["image", 1],
          ["sound", 1],
        ],
      },
    });
  });

  test("are distinguished by a property that only one of them has", () => {
    expect(decide(["Command", "Url"])).toEqual({
      kind: "choice",
      choice: {
        by: "presence",
        cases: [
          ["command", 0],
          ["url", 1],
        ],
      },
    });
  });

  test("of an inner union may have one property in common, or one each", () => {
    expect(decide(["Media", "Command"])).toMatchObject({
      choice: {
        by: "presence",
        cases: [
          ["type", 0],
          ["command", 1],
        ],
      },
    });
    const inner: Shape = { kind: "union", members: [to("Command"), to("Url")] };
    expect(decideObjects(types, { members: [to("Text"), inner], tag: undefined, otherwise: undefined })).toMatchObject({
      choice: {
        cases: [
          ["type", 0],
          ["command", 1],
          ["url", 1],
        ],
      },
    });
  });

  test("may leave one for everything else, an object or a map", () => {
    expect(decide(["Text", "Image", "Command"], { otherwise: 2 })).toMatchObject({ choice: { tag: "type", otherwise: 2 } });
    expect(decide(["Text", "Anything"], { otherwise: 1 })).toMatchObject({ choice: { by: "tag", otherwise: 1 } });
  });

  test("are not distinguished by a constant that the one for everything else has too", () => {
    expect(decide(["Text", "Other"], { otherwise: 1 })).toEqual({
      kind: "choice",
      choice: { by: "presence", cases: [["text", 0]], otherwise: 1 },
    });
  });

  test("are rejected if nothing distinguishes them", () => {
    expect(decide(["Text", "Free"])).toEqual({ kind: "ambiguous", parts: ["Text", "Free"], part: "Free", isMap: false });
    expect(decide(["Text", "Anything"])).toEqual({ kind: "ambiguous", parts: ["Text", "Anything"], part: "Anything", isMap: true });
    expect(decide(["Text", "Url"], { tag: "type" })).toEqual({ kind: "tag-missing", part: "Url" });
    expect(decide(["Text", "Other"], { tag: "type" })).toEqual({ kind: "tag-repeated", parts: ["Text", "Other"], value: '"text"' });
  });
});

test("a type is endless where each of its values needs another one", () => {
  const endless = (shape: Shape): boolean => findEndlessTypes({ Tree: shape }).length > 0;
  expect(endless(struct(field("next", to("Tree"))))).toBe(true);
  expect(endless({ kind: "list", item: to("Tree"), min: 1 })).toBe(true);
  expect(endless({ kind: "union", members: [to("Tree"), struct(field("next", to("Tree")))] })).toBe(true);
  expect(endless(struct(field("next", to("Tree"), false)))).toBe(false);
  expect(endless(struct(field("next", { ...to("Tree"), nullable: true })))).toBe(false);
  expect(endless(struct(field("children", { kind: "list", item: to("Tree") })))).toBe(false);
  expect(endless({ kind: "union", members: [text, { kind: "map", value: to("Tree") }] })).toBe(false);
  expect(findEndlessTypes({ A: struct(field("b", to("B"))), B: struct(field("a", to("A"))), C: struct() })).toEqual(["A", "B"]);
});
