// Edits that affect nobody.

import type { Json, Shape } from "../../../../packages/core/src/index.js";
import type { ProtocolModel } from "../../../../generator/model/protocol-model.js";
import { packageEditors } from "./of-packages.js";
import { put, each, shapes, scalars, isText, structs, messages, type Edits } from "./places.js";

/** Edits that affect nobody: a major verdict for one of them is a false alarm. */
export function refactorings(model: ProtocolModel): Readonly<Record<string, Edits>> {
  const turned = <T>(list: readonly T[]): readonly T[] => list.toReversed();
  const turnedRecord = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(turned(Object.entries(record)));
  return {
    "order of messages": [put(model, ["messages"], turnedRecord(model.messages))],
    "order of types": [put(model, ["types"], turnedRecord(model.types))],
    "order of fields": each(structs(model), model, ({ path, node }) => [[...path, "fields"], turned(node.fields)]),
    "order of enum values": each(shapes(model, "enum"), model, ({ path, node }) => [[...path, "values"], turned(node.values)]),
    "order of groups and views": [put(model, ["groups"], turnedRecord(model.groups)), put(model, ["views"], turnedRecord(model.views))],
    "extracted type": each<Shape>(
      [...scalars(model), ...shapes(model, "list"), ...shapes(model, "enum")].filter(
        ({ path }) => path[0] === "messages" || path.length > 2,
      ),
      model,
      ({ path, node }) => [path, { kind: "reference", type: "ZzExtracted", shapeOfType: node }],
    ).map(withExtractedType),
    "a bound that every value keeps": each(
      scalars(model).filter((place) => isText(place) && place.node.min === undefined),
      model,
      ({ path }) => [[...path, "min"], 0],
    ),
    "string for text": each(
      scalars(model).filter(({ node }) => node.scalar === "text"),
      model,
      ({ path }) => [[...path, "scalar"], "string"],
    ),
    "other documentation": packageEditors["documentation-changed"]!(model),
    "another example": messages(model).map(({ name, examples }) =>
      put(model, ["messages", name, "examples"], [...examples, { name: "zz", value: examples[0]?.value as Json }]),
    ),
  };
}

function withExtractedType(model: ProtocolModel): ProtocolModel {
  let extracted: unknown;
  const written = JSON.stringify(model, (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || !("shapeOfType" in value)) return value;
    const { shapeOfType, ...reference } = value;
    extracted = shapeOfType;
    return reference;
  });
  return put(JSON.parse(written) as ProtocolModel, ["types", "ZzExtracted"], extracted);
}
