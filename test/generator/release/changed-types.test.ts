// What a change of the type of one field counts as, who is affected, and where it is reported.

import { describe, expect, it } from "vitest";
import type { Field, Rule, Shape } from "../../../packages/core/src/index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { tinyModel } from "./tiny-model.js";

const scalar = (name: string, settings: object = {}): Shape => ({ kind: "scalar", scalar: name, ...settings }) as Shape;
const string = (settings: object = {}): Shape => scalar("string", settings);
const integer = scalar("integer");
const constant = (value: string | number): Shape => ({ kind: "literal", value });
const words = (...values: readonly (string | number)[]): Shape => ({
  kind: "enum",
  open: false,
  values: values.map((value) => ({ value })),
});
const reference = (type: string, settings: object = {}): Shape => ({ kind: "reference", type, ...settings });
const union = (...members: readonly Shape[]): Shape => ({ kind: "union", members });
const field = (name: string, shape: Shape, required = true): Field => ({ name, shape, required });
const object = (...fields: readonly Field[]): Shape => ({ kind: "struct", open: false, fields });

type Types = Readonly<Record<string, Shape>>;

/** A model whose message has one field, `a`. */
const ofField = (shape: Shape, types: Types = {}, more: Partial<ProtocolModel> = {}): ProtocolModel => ({
  ...tinyModel({ open: false, fields: [field("a", shape)], types }),
  ...more,
});

/** What is found, with those who are affected. */
const changes = (old: ProtocolModel, current: ProtocolModel): readonly string[] =>
  compareModels(old, current).changes.map(({ rule, message, breaks, misreads }) => {
    const affected = [...breaks, ...misreads].join(", ");
    return `${rule}: ${message}${affected === "" ? "" : ` -> ${affected}`}`;
  });

describe("limits", () => {
  it("of a map count its keys", () => {
    const map = (max: number): ProtocolModel => ofField({ kind: "map", value: string(), max });
    expect(changes(map(3), map(2))).toEqual([
      "bound-tightened: note.a: limit tightened from at most 3 keys to at most 2 keys -> old-senders",
    ]);
    expect(changes(map(1), map(3))).toEqual(["bound-loosened: note.a: limit loosened from at most 1 key to at most 3 keys -> old-readers"]);
  });

  it("of a type that no message uses concern nobody", () => {
    const unused = (max: number): ProtocolModel => tinyModel({ open: false, fields: [], types: { T: string({ max }) } });
    const used = (max: number): ProtocolModel => ofField(reference("T"), { T: string({ max }) });
    const found = "bound-tightened: T: limit tightened from at most 5 characters to at most 3 characters";
    expect(changes(unused(5), unused(3))).toEqual([`${found} (no message uses the type)`]);
    expect(changes(used(5), used(3))).toEqual([`${found} -> old-senders`]);
  });

  it("inside a part of a union are reported with the path of the part in both releases", () => {
    const limited = (max: number): ProtocolModel => ofField(union(object(field("x", string({ max }))), integer));
    const path = "messages/note/fields/a/union/0/fields/x/max";
    expect(compareModels(limited(5), limited(3)).changes).toMatchObject([
      { message: expect.stringContaining("note.a (alternative 1).x: limit tightened") as string, paths: { old: path, new: path } },
    ]);
  });
});

describe("constants", () => {
  it("are filled in by builders, and an enum of one value is not", () => {
    const [one, other] = [ofField(constant("x")), ofField(words("x"))];
    const same = (from: string, to: string) => `type-changed: note.a: type changed from ${from} to ${to} (the same values are accepted)`;
    expect(changes(one, other)).toEqual([
      "fill-removed: note.a: builders no longer fill the field -> source-code",
      same('constant "x"', "closed enum"),
    ]);
    expect(changes(other, one)).toEqual(["fill-added: note.a: builders now fill the field", same("closed enum", 'constant "x"')]);
    expect(changes(one, ofField(words("x", "y")))).not.toContain(expect.stringContaining("fill-removed"));
    expect(changes(ofField(string()), other)).not.toContain(expect.stringContaining("fill-"));
  });

  it("are exported for a named enum", () => {
    const named = (shape: Shape): ProtocolModel => ofField(reference("T"), { T: shape });
    expect(changes(named(words("x")), named(constant("x")))).toContainEqual(
      'type-changed: T: type changed from closed enum to constant "x" -> source-code',
    );
    expect(changes(named(constant("x")), named(words("x")))).not.toContainEqual(expect.stringMatching(/^type-changed.*source-code/));
  });

  it.each([
    [3, scalar("integer", { min: 0, max: 2 }), "changed"],
    [3, scalar("integer", { min: 4 }), "changed"],
    [3, scalar("integer", { min: 3, max: 3 }), "widened"],
    [3, scalar("integer", { max: 5 }), "widened"],
    [3, scalar("number"), "widened"],
    [1.5, scalar("number"), "widened"],
    [1.5, integer, "changed"],
    [3, scalar("boolean"), "changed"],
  ] as const)("such as %d become %j: the type is %s", (value, shape, how) => {
    const rules = compareModels(ofField(constant(value)), ofField(shape)).changes.map(({ rule }) => rule);
    expect(rules).toEqual([`type-${how}`]);
  });
});

describe("enums", () => {
  it("with aliases that become strings are misunderstood in both directions", () => {
    const aliased: Shape = { kind: "enum", open: false, values: [{ value: "a", aliases: ["A"] }, { value: "b" }] };
    const everybody = "old-senders, old-readers, source-code";
    expect(changes(ofField(aliased), ofField(string()))).toEqual([
      `type-changed: note.a: type changed from closed enum to string -> ${everybody}`,
    ]);
    expect(changes(ofField(string()), ofField(aliased))).toEqual([
      `type-changed: note.a: type changed from string to closed enum -> ${everybody}`,
    ]);
  });

  it("of integers accept other values where they are open, and strings where they have aliases", () => {
    const integers = (open: boolean, aliases?: readonly string[]): ProtocolModel =>
      ofField({ kind: "enum", open, values: [{ value: 1, ...(aliases && { aliases }) }, { value: 2 }] });
    const rules = (old: ProtocolModel): readonly string[] => compareModels(old, ofField(integer)).changes.map(({ rule }) => rule);
    expect(rules(integers(false))).toEqual(["type-widened"]);
    expect(rules(integers(false, ["one"]))).toEqual(["type-changed"]);
    expect(rules(integers(true, ["one"]))).toEqual(["type-changed"]);
  });
});

describe("lenient mode", () => {
  it("is that of a type together with that of the field that refers to it", () => {
    const lenient = { unset: true, wrap: "x" } as const;
    const inline = ofField({ ...words("x", "y"), lenient }, { T: words("x") });
    const referring = ofField(reference("T", { lenient: { wrap: "x" } }), {
      T: { ...words("x", "y"), lenient: { unset: true } },
    });
    expect(changes(inline, referring)).not.toContainEqual(expect.stringContaining("note.a: lenient mode"));
    const less = ofField(reference("T", { lenient: { wrap: "x" } }), { T: words("x", "y") });
    expect(changes(inline, less)).toContainEqual(expect.stringContaining("lenient mode no longer accepts invalid values"));
  });

  it("may accept messages that violate a rule", () => {
    const ruled = (lenient?: "warn"): ProtocolModel => {
      const rule = { kind: "count", name: "one", doc: "One.", fields: [["a"]], min: 1, ...(lenient && { lenient }) };
      return tinyModel({ open: false, fields: [field("a", string(), false)], rules: [rule as unknown as Rule] });
    };
    expect(changes(ruled(), ruled("warn"))).toEqual([
      "leniency-added: rule one of note: lenient mode now accepts messages that violate it",
    ]);
    expect(changes(ruled("warn"), ruled())).toEqual([
      "leniency-removed: rule one of note: lenient mode no longer accepts messages that violate it -> old-senders",
    ]);
  });
});

describe("the parts of a union", () => {
  it("do not matter behind a part that accepts all of their values", () => {
    const shorter = ofField(union(string(), integer));
    expect(changes(ofField(union(string(), words("b"), integer)), shorter)).toEqual([
      "no-effect: note.a changed, with no effect on messages, conversations or the API",
    ]);
    expect(changes(ofField(union(string(), { ...words("b"), nullable: true }, integer)), shorter)).toEqual([
      "nullable-removed: note.a: null is no longer allowed -> old-senders, source-code",
    ]);
  });

  it("may accept what a single type accepts", () => {
    const same = "(the same values are accepted)";
    expect(changes(ofField(string()), ofField(union(string(), words("b"))))).toEqual([
      `type-changed: note.a: type changed from string to string or enum value ${same}`,
    ]);
    expect(changes(ofField(union(string(), words("b"))), ofField(string()))).toEqual([
      `type-changed: note.a: type changed from string or enum value to string ${same}`,
    ]);
  });

  it("are reported in their order", () => {
    const [fewer, more] = [union(string(), scalar("boolean")), union(string(), integer, scalar("boolean"), object(field("x", string())))];
    const each = (what: string, who: string) =>
      ["integer", "object"].map((part) => `union-member-${what.split(" ")[0]}: note.a: ${part} ${what} the union -> ${who}`);
    expect(changes(ofField(fewer), ofField(more))).toEqual(each("added to", "old-readers, source-code"));
    expect(changes(ofField(more), ofField(fewer))).toEqual(each("removed from", "old-senders, source-code"));
  });

  describe("that are objects with a tag", () => {
    const tagged = (...parts: readonly (readonly string[])[]): ProtocolModel =>
      ofField({
        kind: "union",
        members: parts.map((values) =>
          object(field("tag", values.length === 1 ? constant(values[0]!) : words(...values)), field("x", string())),
        ),
        objects: { by: "tag", tag: "tag", cases: parts.flatMap((values, part) => values.map((value) => [value, part] as const)) },
      });
    const some = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `v${index}`);
    const split = (count: number): readonly string[] => changes(tagged(some(count), ["c"]), tagged(some(1), some(count).slice(1), ["c"]));
    const accepted = "to the union (the rest of the union accepts its values)";

    it("can be split, and TypeScript follows for up to 25 values of the tag", () => {
      for (const count of [2, 25]) expect(split(count)).toEqual([`union-member-added: note.a: object added ${accepted}`]);
      expect(split(26)).toEqual([`union-member-added: note.a: object added ${accepted} -> source-code`]);
    });

    it("can be merged, which code notices", () => {
      expect(changes(tagged(["a"], ["b"], ["c"]), tagged(["a", "b"], ["c"]))).toEqual([
        "union-member-removed: note.a: object removed from the union (the rest of the union accepts its values) -> source-code",
      ]);
    });
  });
});

it("a field whose type is branded has another type for code alone", () => {
  const docs = { typeDocs: { Weight: { doc: "", brand: true } as const } };
  const [plain, branded] = [ofField(integer, { Weight: integer }, docs), ofField(reference("Weight"), { Weight: integer }, docs)];
  expect(changes(plain, branded)).toEqual([
    "brand-changed: note.a: brand of the TypeScript type changed from none to Weight -> source-code",
  ]);
  expect(changes(branded, plain)).toEqual([
    "brand-changed: note.a: brand of the TypeScript type changed from Weight to none -> source-code",
  ]);
});
