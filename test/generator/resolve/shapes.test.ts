import { describe, expect, test } from "vitest";
import { resolveText } from "../../support/resolve-text.js";

const typesOf = (text: string) =>
  resolveText(`types:\n  Stamp: { type: string, min: 1, max: 20, doc: "What was paid." }\n${text}`).model.types;

describe("named types", () => {
  test("scalars keep their parameters", () => {
    const types = typesOf(`
  Moment: { type: timestamp, utc: true, fraction: none, write: seconds, doc: "A moment." }
  Link: { type: url, schemes: [https], nullable: true, doc: "A link." }
`);
    expect(types["Moment"]).toEqual({ kind: "scalar", scalar: "timestamp", utc: true, fraction: "none", write: "seconds" });
    expect(types["Link"]).toEqual({ kind: "scalar", scalar: "url", schemes: ["https"], nullable: true });
  });

  test("arrays, maps, unions, constants and references", () => {
    const types = typesOf(`
  Stamps: { list: Stamp, min: 1, unique: true, lenient: { wrap: list }, doc: "Some." }
  Prices: { map: number, keys: '^[a-z]+$', max: 9, doc: "By name." }
  Either: { union: [Stamp, { list: integer }], doc: "One or the other." }
  Fixed: { const: 7, doc: "Seven." }
  Nested: { fields: { stamps: [Stamp], more?: { type: Stamps, doc: "More." } }, object: closed, doc: "An object." }
`);
    expect(types["Stamps"]).toEqual({
      kind: "list",
      item: { kind: "reference", type: "Stamp" },
      min: 1,
      unique: true,
      lenient: { wrap: "list" },
    });
    expect(types["Prices"]).toEqual({ kind: "map", value: { kind: "scalar", scalar: "number" }, keys: "^[a-z]+$", max: 9 });
    expect(types["Either"]).toEqual({
      kind: "union",
      members: [
        { kind: "reference", type: "Stamp" },
        { kind: "list", item: { kind: "scalar", scalar: "integer" } },
      ],
    });
    expect(types["Fixed"]).toEqual({ kind: "literal", value: 7 });
    expect(types["Nested"]).toEqual({
      kind: "struct",
      open: false,
      fields: [
        { name: "stamps", required: true, shape: { kind: "list", item: { kind: "reference", type: "Stamp" } } },
        { name: "more", required: false, shape: { kind: "reference", type: "Stamps" }, doc: "More." },
      ],
    });
  });

  test("enums keep their values in order, with aliases", () => {
    const types = typesOf(`
  Colour:
    doc: A colour.
    enum: closed
    values:
      red: Red.
      blue: { doc: "Blue.", aliases: [azure], since: 1.0.0 }
`);
    expect(types["Colour"]).toEqual({
      kind: "enum",
      open: false,
      values: [
        { value: "red", doc: "Red." },
        { value: "blue", doc: "Blue.", aliases: ["azure"], since: "1.0.0" },
      ],
    });
  });

  test("`lenient: accept` is a shape of its own", () => {
    const types = typesOf(`
  Count: { type: integer, lenient: { accept: { type: string, min: 1 } }, doc: "How many." }
`);
    expect(types["Count"]).toEqual({
      kind: "scalar",
      scalar: "integer",
      lenient: { accept: { kind: "scalar", scalar: "string", min: 1 } },
    });
  });

  test("a type that is only included is a mixin, one that is also used is not", () => {
    const { model } = resolveText(`
types:
  Stamp: { type: string, min: 1, max: 20, doc: "What was paid." }
  Stamped: { fields: { stamp: Stamp } }
  Sealed: { doc: "Sealed.", fields: { wax: { type: string, doc: "Its colour." } } }
messages:
  letter:
    doc: A letter.
    from: writer
    to: reader
    include: [Stamped, Sealed]
    fields: { seal: Sealed }
    examples: { minimal: { stamp: red, wax: red, seal: { wax: red } } }
    invalid: {}
`);
    expect(model.typeDocs["Stamped"]?.mixin).toBe(true);
    expect(model.typeDocs["Sealed"]?.mixin).toBeUndefined();
    expect(model.messages["letter"]?.shape.fields.map(({ name }) => name)).toEqual(["type", "id", "stamp", "wax", "seal"]);
  });
});
