// What small edits of a tiny protocol count as: cases at the edges of the comparison that real specs seldom have.

import { describe, expect, it } from "vitest";
import { compareModels } from "../../../generator/compare/compare-models.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import type { Field, Rule, Shape } from "../../../packages/core/src/index.js";
import { tinyModel } from "./tiny-model.js";

const scalar = (name: string, settings: object = {}): Shape => ({ kind: "scalar", scalar: name, ...settings }) as Shape;
const string = (settings: object = {}): Shape => scalar("string", settings);
const reference = (type: string, settings: object = {}): Shape => ({ kind: "reference", type, ...settings });
const union = (...members: readonly Shape[]): Shape => ({ kind: "union", members });
const openEnum = (...values: readonly string[]): Shape => ({
  kind: "enum",
  open: true,
  pattern: String.raw`^\p{Lu}+$`,
  values: values.map((value) => ({ value })),
});
const field = (name: string, shape: Shape, required = true): Field => ({ name, shape, required });

interface Tiny {
  readonly fields?: readonly Field[];
  readonly types?: Readonly<Record<string, Shape>>;
  readonly rules?: readonly Rule[];
}

const model = ({ fields = [], ...rest }: Tiny): ProtocolModel => tinyModel({ open: false, fields, ...rest });
const ofField = (shape: Shape, types: Tiny["types"] = {}): ProtocolModel => model({ fields: [field("a", shape)], types });

const changes = (old: ProtocolModel, current: ProtocolModel): readonly string[] =>
  compareModels(old, current).changes.map(({ rule, level, message }) => `${level} ${rule}: ${message}`);

describe("an enum value that is removed", () => {
  it("stays valid where the enum is open and its pattern allows the value, by code points", () => {
    expect(changes(ofField(openEnum("ÄB", "CD")), ofField(openEnum("CD")))).toContain(
      "patch enum-value-removed: note.a: enum value ÄB removed",
    );
    expect(changes(ofField(openEnum("äb", "CD")), ofField(openEnum("CD")))).toContain(
      "major enum-value-removed: note.a: enum value äb removed",
    );
  });
});

it("an enum that is opened for a pattern has no change of the pattern besides", () => {
  const closed = { kind: "enum", open: false, values: [{ value: "CD" }] } as Shape;
  expect(changes(ofField(closed), ofField(openEnum("CD")))).toEqual(["major enum-opened: note.a: other enum values are now accepted"]);
});

describe("a type in a union that allows null now", () => {
  it.each([
    ["directly", { T: string() }, { T: string({ nullable: true }) }],
    ["through another type", { T: reference("U"), U: string() }, { T: reference("U"), U: string({ nullable: true }) }],
  ])("changes the field that has the union, %s", (_how, before, after) => {
    const shape = union(reference("T"), scalar("integer"));
    expect(changes(ofField(shape, before), ofField(shape, after))).toContain("major nullable-added: note.a: null is now allowed");
  });
});

it("a string that becomes an object has no rules that were added", () => {
  const rules = [{ kind: "count", name: "one", doc: "One.", fields: [["x"]], min: 1 }];
  const object = { kind: "struct", open: false, fields: [field("x", string(), false)], rules } as unknown as Shape;
  expect(changes(ofField(string()), ofField(object))).toEqual(["major type-changed: note.a: type changed from string to object"]);
  expect(changes(ofField(object), ofField(string()))).toEqual(["major type-changed: note.a: type changed from object to string"]);
});

describe("a type that no message uses", () => {
  const [before, after] = [{ T: string() }, { T: scalar("integer") }];
  it("is compared", () => {
    expect(changes(model({ types: before }), model({ types: after }))).toEqual([
      "major type-changed: T: type changed from string to integer",
    ]);
  });

  it("is not compared if it only lends its fields to messages", () => {
    const mixin = (types: Tiny["types"]): ProtocolModel => ({ ...model({ types: types! }), typeDocs: { T: { doc: "", mixin: true } } });
    expect(changes(mixin(before), mixin(after))).toEqual([expect.stringContaining("no-effect: T changed, with no effect")]);
    expect(changes(model({ types: before }), mixin(after))).toEqual(["major named-type-removed: type T removed"]);
    expect(changes(mixin(before), model({ types: after }))).toEqual([expect.stringContaining("type T added")]);
  });
});

describe("nulls that lenient mode takes for absent", () => {
  const reading = (nulls: "reject" | "absent", missing: "reject" | "body" | "unset"): ProtocolModel => {
    const plain = ofField(string());
    return { ...plain, reading: { ...plain.reading, lenient: { ...plain.reading.lenient, nulls, missing } } };
  };
  const places = ["optional fields", "required fields of the body", "required fields of the envelope"];
  it.each([
    ["reject", 1],
    ["body", 2],
    ["unset", 3],
  ] as const)("are accepted where missing fields are, with missing: %s", (missing, count) => {
    const accepted = places.slice(0, count).map((place) => `nulls in ${place}`);
    expect(changes(reading("reject", missing), reading("absent", missing))).toEqual(
      accepted.map((words) => `minor leniency-added: reading.lenient: lenient mode now accepts ${words}`),
    );
    expect(changes(reading("absent", missing), reading("reject", missing))).toEqual(
      accepted.map((words) => `major leniency-removed: reading.lenient: lenient mode no longer accepts ${words}`),
    );
  });
});

describe("a limit of a field that must equal another one", () => {
  const rules = [{ kind: "compare", name: "same", doc: "Same.", fields: [["a"], ["b"]], is: "equal" }] as unknown as readonly Rule[];
  const limits = (a: number, b: number, settings: object = {}): ProtocolModel =>
    model({ fields: [field("a", string({ max: a })), field("b", string({ max: b, ...settings }))], rules });
  const levelOf = (old: ProtocolModel, current: ProtocolModel): string | undefined =>
    compareModels(old, current).changes.find(({ message }) => message.startsWith("note.a"))?.level;

  it("does not matter while the limit of the other one is lower", () => {
    expect(levelOf(limits(10, 5), limits(7, 5))).toBe("patch");
    expect(levelOf(limits(10, 7), limits(7, 7))).toBe("patch");
    expect(levelOf(limits(10, 9), limits(7, 9))).toBe("major");
    expect(levelOf(limits(7, 5), limits(10, 5))).toBe("patch");
  });

  it("is compared with the other limit of those who send", () => {
    expect(levelOf(limits(7, 20), limits(10, 5))).toBe("patch");
    expect(levelOf(limits(10, 20), limits(7, 5))).toBe("major");
  });

  it("matters where the other one counts without white space", () => {
    expect(levelOf(limits(10, 5, { countsTrimmed: true }), limits(7, 5, { countsTrimmed: true }))).toBe("major");
  });
});

it("a limit above the longest string of a format does not matter", () => {
  const uuid = (max: number): ProtocolModel => ofField(scalar("uuid", { max }));
  const levels = (old: number, current: number) => compareModels(uuid(old), uuid(current)).changes.map(({ level }) => level);
  expect([levels(50, 40), levels(50, 30), levels(40, 36), levels(36, 35)]).toEqual([["patch"], ["major"], ["patch"], ["major"]]);
});
