// No wrong verdict: all small combinations of edits, each verdict compared with brute force over every small message, in both directions.

import { describe, expect, test } from "vitest";
import { type EnumValue, type Field, type Json, type Shape } from "../../../packages/core/src/index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compareAll, everyMessage } from "./brute-force.js";
import { tinyModel } from "./tiny-model.js";

const own = ({ messages }: ProtocolModel): Field | undefined => messages["note"]!.shape.fields[1];

describe("fields: open and closed, required, optional and with a default, added, removed, tightened, loosened, renamed", () => {
  const strings = (max: number): Shape => ({ kind: "scalar", scalar: "string", max });
  const presences: readonly Partial<Field>[] = [{ required: true }, { required: false }, { required: false, default: "d" }];
  const names: readonly Pick<Field, "name" | "aliases">[] = [{ name: "a" }, { name: "b" }, { name: "b", aliases: ["a"] }];
  const shapes: readonly Shape[] = [strings(1), strings(2), { ...strings(2), nullable: true }];
  const fields = names.flatMap((name) =>
    presences.flatMap((presence) => shapes.map((shape): Field => ({ shape, required: false, ...name, ...presence }))),
  );
  const values: readonly Json[] = [null, "x", "xx", "xxx", 1];
  const universe = everyMessage({ a: values, b: values, z: [1] });

  /** What no message shows: code that no longer compiles, and what an absent field means. */
  const isMajor = (old: ProtocolModel, current: ProtocolModel): boolean => {
    const [before, after] = [own(old), own(current)];
    if (before === undefined) return after?.required === true;
    if (after === undefined || before.name !== after.name || before.required !== after.required) return true;
    // A name that is no longer accepted is lost without an issue where the field is optional.
    if (before.aliases?.some((alias) => after.name !== alias && after.aliases?.includes(alias) !== true) === true) return true;
    const meaning = before.default !== undefined && before.default !== after.default && !after.required;
    return meaning || before.shape.nullable !== after.shape.nullable;
  };

  test.each(["reject", "optional", "absent"] as const)("with nulls: %s", (nulls) => {
    const models = [true, false].flatMap((open) =>
      [[], ...fields.map((field) => [field])].map((list) => tinyModel({ open, fields: list, nulls })),
    );
    expect(models.length ** 2).toBe(56 ** 2);
    expect(compareAll(models, universe, isMajor).slice(0, 5)).toEqual([]);
  });
});

describe("values: added, removed, renamed, tightened, loosened", () => {
  const modelOf = (shape: Shape): ProtocolModel => tinyModel({ open: true, fields: [{ name: "a", shape, required: true }] });

  test("values of open and closed enums", () => {
    const values = (...list: readonly (string | readonly [string, string])[]): readonly EnumValue[] =>
      list.map((value) => (typeof value === "string" ? { value } : { value: value[0], aliases: [value[1]] }));
    const lists = [
      values("p"),
      values("q"),
      values("p", "q"),
      values("p", "r"),
      values(["p", "q"]),
      values(["q", "p"]),
      values(["p", "r"], "q"),
      values("p", ["q", "r"]),
    ];
    const models = [true, false].flatMap((open) => lists.map((list) => modelOf({ kind: "enum", open, values: list })));
    const isMajor = (old: ProtocolModel, current: ProtocolModel): boolean => {
      const [before, after] = [own(old)?.shape, own(current)?.shape];
      if (before?.kind !== "enum" || after?.kind !== "enum") return true;
      const known = new Set(after.values.map(({ value }) => value));
      // Other values of an open enum are valid, also in TypeScript.
      const lost = !(before.open && after.open) && before.values.some(({ value }) => !known.has(value));
      const fresh = !before.open && after.values.some(({ value }) => !before.values.some((other) => other.value === value));
      return lost || fresh || before.open !== after.open;
    };
    expect(compareAll(models, everyMessage({ a: ["p", "q", "r", "s", 1] }), isMajor).slice(0, 5)).toEqual([]);
  });

  test("numbers, strings and arrays with and without limits", () => {
    const bounds: readonly { readonly min?: number; readonly max?: number }[] = [
      {},
      { min: 1 },
      { max: 2 },
      { min: 1, max: 2 },
      { min: 2, max: 3 },
    ];
    const shapes: readonly Shape[] = [
      ...(["integer", "number", "percent"] as const).flatMap((scalar) =>
        bounds.map((bound): Shape => ({ kind: "scalar", scalar, ...bound })),
      ),
      ...(["string", "text", "line", "path"] as const).flatMap((scalar) =>
        bounds.map((bound): Shape => ({ kind: "scalar", scalar, ...bound })),
      ),
      ...bounds.map((bound): Shape => ({ kind: "list", item: { kind: "scalar", scalar: "integer" }, ...bound })),
      ...bounds.map((bound): Shape => ({ kind: "list", item: { kind: "scalar", scalar: "integer" }, unique: true, ...bound })),
      { kind: "scalar", scalar: "any" },
      { kind: "scalar", scalar: "boolean" },
      { kind: "literal", value: "x" },
      { kind: "literal", value: "xx" },
    ];
    const values: readonly Json[] = [
      -1,
      0,
      0.5,
      1,
      1.5,
      2.5,
      2,
      3,
      100,
      101,
      "",
      "x",
      "\n",
      "xx",
      "x\n",
      "xxx",
      "yx",
      "yyy",
      [],
      [1],
      [1, 2],
      [1, 1],
      [1, 2, 3],
      [1, 1, 1],
      true,
      null,
    ];
    const kindOf = (shape: Shape): string => {
      if (shape.kind !== "scalar") return shape.kind === "literal" ? JSON.stringify(shape.value) : shape.kind;
      if (["integer", "number", "percent"].includes(shape.scalar)) return "number";
      return ["any", "boolean"].includes(shape.scalar) ? shape.scalar : "string";
    };
    const isMajor = (old: ProtocolModel, current: ProtocolModel): boolean => kindOf(own(old)!.shape) !== kindOf(own(current)!.shape);
    expect(compareAll(shapes.map(modelOf), everyMessage({ a: values }), isMajor).slice(0, 5)).toEqual([]);
  });
});
