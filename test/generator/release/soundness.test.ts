// No wrong verdict: all small combinations of edits, each verdict compared with brute force over every small message, in both directions.

import { describe, expect, test } from "vitest";
import { type EnumValue, type Extras, type Field, type Json, type Mode, type Shape } from "../../../packages/core/src/index.js";
import type { MessageModel, ProtocolModel } from "../../../generator/model/protocol-model.js";
import { isThorough } from "../../support/sample-size.js";
import { compareAll, everyMessage } from "./brute-force.js";
import { tinyModel } from "./tiny-model.js";

const own = ({ messages }: ProtocolModel): Field | undefined => messages["note"]!.shape.fields[1];

/** Compares all pairs of models, or a quarter of them. */
function expectRightVerdicts(
  models: readonly ProtocolModel[],
  universe: Parameters<typeof compareAll>[1],
  isMajor: Parameters<typeof compareAll>[2],
  mode: Mode = "strict",
): void {
  expect(compareAll(models, universe, isMajor, { mode, every: isThorough ? 1 : 10 }).slice(0, 5)).toEqual([]);
}

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
    expectRightVerdicts(models, universe, isMajor);
  });
});

describe("extras: declared, removed, and fields with names that they allow or do not allow", () => {
  const numbers = (scalar: "number" | "integer", max?: number): Shape => ({ kind: "scalar", scalar, ...(max !== undefined && { max }) });
  const shapes: readonly Shape[] = [numbers("number"), numbers("integer"), numbers("integer", 1), { kind: "scalar", scalar: "string" }];
  const fields = [[], ...shapes.flatMap((shape) => ["a", "bb"].map((name): readonly Field[] => [{ name, shape, required: false }]))];
  const allExtras: readonly (Extras | undefined)[] = [
    undefined,
    { values: numbers("number") },
    { values: numbers("integer", 2), keys: "^[a-z]$" },
  ];
  const values: readonly Json[] = ["x", 0.5, 1, 2, 3];
  const universe = everyMessage({ a: values, bb: values, z: values });

  /** Code that uses a field, or other properties, no longer compiles. */
  const isMajor = (old: ProtocolModel, current: ProtocolModel): boolean => {
    const [before, after] = [own(old), own(current)];
    const [was, is] = [old, current].map(({ messages }) => messages["note"]!.shape.extras);
    return (before !== undefined && before.name !== after?.name) || (was !== undefined && is === undefined);
  };

  test("in every combination", () => {
    const models = allExtras.flatMap((extras) => fields.map((list) => tinyModel({ open: true, fields: list, extras })));
    expect(models.length ** 2).toBe(27 ** 2);
    expectRightVerdicts(models, universe, isMajor);
  });
});

describe("messages: tags and aliases, added, removed and moved from one message to another", () => {
  type Aliases = "aliases" | "lenientAliases";
  const subsets = ([first, ...rest]: readonly string[]): readonly (readonly string[])[] => {
    if (first === undefined) return [[]];
    const without = subsets(rest);
    return [...without, ...without.map((set) => [first, ...set])];
  };
  const base = tinyModel({ open: true, fields: [] });
  const note = base.messages["note"]!;
  const messageOf = (name: string, kind: Aliases, aliases: readonly string[]): MessageModel => ({
    ...note,
    name,
    typeName: name === "note" ? "Note" : "Memo",
    shape: { ...note.shape, fields: [{ name: "kind", shape: { kind: "literal", value: name }, required: true }] },
    ...(aliases.length === 0 ? {} : { [kind]: aliases }),
  });
  /** One message whose aliases may be the tag of the second, or two messages with different aliases. */
  const modelsOf = (kind: Aliases): readonly ProtocolModel[] => [
    ...subsets(["p", "q", "memo"]).map((aliases) => ({ ...base, messages: { note: messageOf("note", kind, aliases) } })),
    ...subsets(["p", "q"]).flatMap((ofNote) =>
      subsets(["p", "q"].filter((name) => !ofNote.includes(name))).map((ofMemo) => ({
        ...base,
        messages: { note: messageOf("note", kind, ofNote), memo: messageOf("memo", kind, ofMemo) },
      })),
    ),
  ];
  const universe = ["note", "memo", "p", "q"].map((kind) => ({ kind }));
  const ownerOf = ({ messages }: ProtocolModel, tag: string): string | undefined =>
    Object.values(messages).find(({ aliases = [], lenientAliases = [] }) => [...aliases, ...lenientAliases].includes(tag))?.name;
  /**
   * Code for a removed message no longer compiles, and strict readers reject a new one. In lenient mode a message keeps an alias as its tag, so
   * that only its type shows that the alias has moved.
   */
  const isMajor = (old: ProtocolModel, current: ProtocolModel): boolean =>
    (old.messages["memo"] === undefined) !== (current.messages["memo"] === undefined) ||
    ["p", "q"].some((tag) => {
      const [was, is] = [ownerOf(old, tag), ownerOf(current, tag)];
      return was !== undefined && is !== undefined && was !== is;
    });

  test.each([
    ["aliases", "strict"],
    ["lenientAliases", "lenient"],
  ] as const)("%s", (kind, mode) => {
    const models = modelsOf(kind);
    expect(models.length).toBe(17);
    expectRightVerdicts(models, universe, isMajor, mode);
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
    expectRightVerdicts(models, everyMessage({ a: ["p", "q", "r", "s", 1] }), isMajor);
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
    expectRightVerdicts(shapes.map(modelOf), everyMessage({ a: values }), isMajor);
  });
});
