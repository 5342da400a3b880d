// Edits of types, limits, enums and unions.

import { each, shapes, scalars, isFreeText, isText, isMember, structs, type Editors } from "./places.js";

export const valueEditors: Editors = {
  "type-changed": (model) =>
    each(
      scalars(model).filter((place) => isText(place) && !isMember(place)),
      model,
      ({ path }) => [path, { kind: "scalar", scalar: "boolean" }],
    ),
  "type-narrowed": (model) =>
    each(
      // A pattern may exclude line breaks anyway.
      scalars(model).filter(({ node }) => (node.scalar === "string" || node.scalar === "text") && node.pattern === undefined),
      model,
      ({ path, node }) => [path, { ...node, scalar: "line" }],
    ),
  "cardinality-changed": (model) =>
    each(
      scalars(model).filter((place) => place.node.scalar !== "any" && place.node.lenient === undefined && !isMember(place)),
      model,
      ({ path, node: { nullable, ...item } }) => [path, { kind: "list", item, ...(nullable === true && { nullable }) }],
    ),
  "nullable-added": (model) =>
    each(
      scalars(model).filter(({ node }) => node.nullable !== true && node.scalar !== "any"),
      model,
      ({ path }) => [[...path, "nullable"], true],
    ),
  "const-changed": (model) =>
    each(
      shapes(model, "literal").filter(({ path }) => path.at(-1) !== "fill" && (path.at(-2) !== 0 || path.length > 6)),
      model,
      ({ path, node }) => [[...path, "value"], typeof node.value === "number" ? node.value + 1 : "zz"],
    ),
  "bound-tightened": (model) => [
    ...each(
      scalars(model).filter(({ node }) => node.max !== undefined && node.max > (node.min ?? 0)),
      model,
      ({ path, node }) => [[...path, "max"], node.max! - 1],
    ),
    ...each(
      scalars(model).filter((place) => isFreeText(place) && place.node.max === undefined),
      model,
      ({ path }) => [[...path, "max"], 5000],
    ),
    ...each(scalars(model).filter(isFreeText), model, ({ path, node }) => [[...path, "min"], (node.min ?? 0) + 1]),
    ...each(shapes(model, "list"), model, ({ path, node }) => [[...path, "min"], (node.min ?? 0) + 1]),
    ...each(shapes(model, "map"), model, ({ path }) => [[...path, "max"], 3]),
  ],
  "pattern-added": (model) => [
    ...each(
      scalars(model).filter((place) => isText(place) && place.node.pattern === undefined),
      model,
      ({ path }) => [[...path, "pattern"], "^z"],
    ),
    ...each(
      shapes(model, "map").filter(({ node }) => node.keys === undefined),
      model,
      ({ path }) => [[...path, "keys"], "^z"],
    ),
  ],
  "pattern-changed": (model) =>
    each(
      scalars(model).filter(({ node }) => node.pattern !== undefined),
      model,
      ({ path }) => [[...path, "pattern"], "^zz$"],
    ),
  "format-tightened": (model) =>
    [
      ...each(
        scalars(model).filter(({ node }) => node.scalar === "timestamp" && node.utc !== true),
        model,
        ({ path }) => [[...path, "utc"], true],
      ),
      ...each(
        scalars(model).filter(({ node }) => node.scalar === "uuid" && node.version !== 4),
        model,
        ({ path }) => [[...path, "version"], 4],
      ),
      ...each(
        scalars(model).filter(({ node }) => node.scalar === "url"),
        model,
        ({ path }) => [[...path, "schemes"], ["zz"]],
      ),
      ...each(
        scalars(model).filter(({ node }) => node.scalar === "base64" && node.padding !== "none"),
        model,
        ({ path }) => [[...path, "padding"], "none"],
      ),
      ...each(
        scalars(model).filter(({ node }) => node.scalar === "base64" && node.alphabet === undefined),
        model,
        ({ path }) => [[...path, "alphabet"], "url"],
      ),
    ].filter((edited) => edited !== model),
  "written-form-changed": (model) =>
    each(
      scalars(model).filter(({ node }) => node.scalar === "timestamp"),
      model,
      ({ path, node }) => [[...path, "write"], node.write === undefined ? "seconds" : undefined],
    ),
  "unique-added": (model) =>
    each(
      // An array of at most one item repeats none.
      shapes(model, "list").filter(({ node: { unique, max = 2 } }) => unique !== true && max > 1),
      model,
      ({ path }) => [[...path, "unique"], true],
    ),
  "object-closed": (model) =>
    each(
      structs(model).filter(({ node }) => node.open),
      model,
      ({ path }) => [[...path, "open"], false],
    ),
  "extras-added": (model) =>
    each(
      structs(model).filter(({ node }) => node.open && node.extras === undefined),
      model,
      ({ path }) => [[...path, "extras"], { values: { kind: "scalar", scalar: "integer" } }],
    ),
  "enum-value-added": (model) =>
    each(shapes(model, "enum"), model, ({ path, node }) => [
      [...path, "values"],
      [...node.values, { value: "ZZ_WORD" }],
    ]),
  "enum-value-renamed": (model) =>
    each(shapes(model, "enum"), model, ({ path, node }) => [
      [...path, "values", 0],
      { ...node.values[0], value: "ZZ_WORD", aliases: [...(node.values[0]?.aliases ?? []), node.values[0]?.value ?? ""] },
    ]),
  "enum-opened": (model) =>
    each(
      shapes(model, "enum").filter(({ node }) => !node.open),
      model,
      ({ path }) => [[...path, "open"], true],
    ),
  "meaning-changed": (model) =>
    each(
      shapes(model, "enum").filter(({ node }) => node.open),
      model,
      ({ path, node }) => [
        [...path, "values", 0],
        { ...node.values[0], aliases: [...(node.values[0]?.aliases ?? []), `${node.values[0]?.value}${node.values[0]?.value}`] },
      ],
    ),
  "union-member-added": (model) =>
    each(shapes(model, "union"), model, ({ path, node }) => [
      [...path, "members"],
      [...node.members, { kind: "literal", value: true }],
    ]),
};
