// Strings for examples that are written for an author. They are named after their fields, so that their meaning is obvious.

import { explain, type Json, type ProtocolDescriptor, type ScalarShape, type Shape } from "@wirepact/core";
import { asType } from "@wirepact/core/codegen/frames";
import { changeInside, shapesOfValue } from "@wirepact/core/shape";

/** A sampled message whose free strings are named after their fields; as it was if it would not be valid otherwise. */
export function withNamedTexts(protocol: ProtocolDescriptor, type: string, message: Json): Json {
  const descriptor = protocol.messages[type];
  if (descriptor === undefined) return message;
  const named = nameTexts(protocol, descriptor.shape, message, "") as Json;
  return explain(protocol, named, { mode: "strict", ...asType(descriptor) }).ok ? named : message;
}

function nameTexts(protocol: ProtocolDescriptor, given: Shape, value: unknown, name: string): unknown {
  const shapes = shapesOfValue(protocol, given, value);
  if (typeof value === "string") {
    const text = shapes.find(isFreeText);
    return text === undefined ? value : textFor(text, name, value);
  }
  const [shape] = shapes;
  // Items may have to differ from each other, and the keys of a map are no names.
  return shape === undefined || shape.kind === "map"
    ? value
    : changeInside(shape, value, (part, inner, key) =>
        part.field === undefined && key !== 0 ? inner : nameTexts(protocol, part.shape, inner, part.field?.name ?? name),
      );
}

/** Whether a shape is a string whose content nothing determines. */
const isFreeText = (shape: Shape): shape is ScalarShape =>
  shape.kind === "scalar" && ["string", "line", "text"].includes(shape.scalar) && shape.pattern === undefined;

/** `Example reason` for a field `reason`, `order-1` for `orderId`. */
function textFor({ min = 0, max = Infinity }: ScalarShape, name: string, sample: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
  if (words === "") return sample;
  const identified = /^(.+) id$/.exec(words)?.[1]?.replaceAll(" ", "-");
  const text = identified === undefined ? `Example ${words}` : `${identified}-1`;
  const length = [...text].length;
  return min <= length && length <= max ? text : sample;
}
