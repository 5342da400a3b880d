// Edits that need a changed model before as well as after, because no real protocol has what they change.

import type { ProtocolModel } from "../../../../generator/model/protocol-model.js";
import type { Shape, StructShape } from "../../../../packages/core/src/index.js";
import { fields, messages, put, shapes, structs, text, type Path } from "./places.js";

export interface Edit {
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
}

type PairEditors = Readonly<Record<string, (model: ProtocolModel) => readonly Edit[]>>;

/** A union of objects with one field each. */
const presenceUnion = (names: readonly string[], settings: { readonly exclusive?: true } = {}): Shape => ({
  kind: "union",
  members: names.map((name): StructShape => ({ kind: "struct", open: true, fields: [{ name, shape: text, required: true }] })),
  objects: { by: "presence", cases: names.map((name, part) => [name, part] as const), ...settings },
});

/** The same union, in which the first part that fits is meant. */
const headUnion = (names: readonly string[]): Shape =>
  ({
    ...presenceUnion(names),
    objects: { by: "head", cases: names.map((name, part) => [[{ name, kinds: ["string"] }], part] as const) },
  }) as Shape;

export const pairEditors: PairEditors = {
  "reserved-reused": (model) => [
    ...messages(model)
      .slice(1)
      .map(({ name }) => ({ old: put(put(model, ["messages", name], undefined), ["reserved"], [name]), new: model })),
    ...structs(model).map(({ path, node }) => ({
      old: put(model, [...path, "reserved"], ["zz_field"]),
      new: put(model, [...path, "fields"], [...node.fields, { name: "zz_field", shape: text, required: false }]),
    })),
  ],
  "brand-changed": (model) =>
    fields(model, ({ shape }) => shape.kind === "scalar" && shape.scalar !== "any" && shape.scalar !== "boolean").map(({ path, node }) => {
      const old = put(put(model, ["types", "ZzBrand"], node.shape), ["typeDocs", "ZzBrand"], { brand: true });
      return { old, new: put(old, [...path, "shape"], { kind: "reference", type: "ZzBrand" }) };
    }),
  "message-renamed": (model) => messages(model).map(({ name }) => ({ old: model, new: renameMessage(model, name) })),
  "field-moved": (model) => {
    const { body } = model;
    if (body === "inline") return [];
    return messages(model).flatMap(({ name, shape }) => {
      const at = shape.fields.findIndex((field) => field.name === body.field);
      if (shape.fields[at]?.shape.kind !== "struct") return [];
      return shape.fields.flatMap((field, index) =>
        field.name === model.tag || index === at ? [] : [{ old: model, new: moveIntoBody(model, ["messages", name, "shape"], index, at) }],
      );
    });
  },
  "extra-names-changed": (model) =>
    structs(model)
      .filter(({ node }) => node.open)
      .map(({ path }) => ({
        old: put(model, [...path, "extras"], { values: text, keys: "^zz_" }),
        new: put(model, [...path, "extras"], { values: text, keys: "^zz" }),
      })),
  "union-order-changed": (model) => {
    const place = ["types", "ZzUnion"];
    return [presenceUnion, headUnion].map((union) => ({
      old: put(model, place, union(["zz_a", "zz_b"])),
      new: put(model, place, union(["zz_b", "zz_a"])),
    }));
  },
  "union-exclusive": (model) => {
    const place = ["types", "ZzUnion"];
    const names = ["zz_a", "zz_b"];
    return [{ old: put(model, place, presenceUnion(names)), new: put(model, place, presenceUnion(names, { exclusive: true })) }];
  },
  "removal-postponed": (model) =>
    messages(model).map(({ name }) => {
      const deprecated = { since: "1.0.0", reason: "Old." };
      const place = ["messages", name, "deprecated"];
      return { old: put(model, place, deprecated), new: put(model, place, { ...deprecated, notBefore: "9.0.0" }) };
    }),
  "removed-undeprecated": (model) => [
    ...messages(model)
      .filter(({ deprecated }) => deprecated === undefined)
      .map(({ name }) => ({ old: model, new: put(model, ["messages", name], undefined) })),
    ...fields(model, ({ deprecated }) => deprecated === undefined).map(({ path }) => ({ old: model, new: put(model, path, undefined) })),
    ...shapes(model, "enum").flatMap(({ path, node }) =>
      node.values.flatMap(({ deprecated }, index) =>
        deprecated === undefined ? [{ old: model, new: put(model, [...path, "values", index], undefined) }] : [],
      ),
    ),
  ],
};

/** Renames a message type wherever it is named, with the old name as an alias. */
function renameMessage(model: ProtocolModel, tag: string): ProtocolModel {
  const renamed = JSON.parse(JSON.stringify(model).replaceAll(JSON.stringify(tag), JSON.stringify("zz_renamed"))) as ProtocolModel;
  return put(renamed, ["messages", "zz_renamed", "aliases"], [...(model.messages[tag]?.aliases ?? []), tag]);
}

function moveIntoBody(model: ProtocolModel, place: Path, from: number, body: number): ProtocolModel {
  const shape = place.reduce<unknown>((node, step) => (node as Readonly<Record<string, unknown>>)[step], model) as StructShape;
  const inside = (shape.fields[body]!.shape as StructShape).fields;
  const moved = put(model, [...place, "fields", body, "shape", "fields"], [...inside, shape.fields[from]]);
  return put(moved, [...place, "fields", from], undefined);
}
