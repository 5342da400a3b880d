// Strings for examples that are written for an author. They are named after their fields, so that their meaning is obvious.

import { explain, type Json, type ProtocolDescriptor, type ScalarShape, type Shape } from "@wirepact/core";
import { judgedAs } from "@wirepact/core/codegen/frames";
import { dereference } from "@wirepact/core/describe";

/** A sampled message whose free strings are named after their fields; as it was if it would not be valid otherwise. */
export function withNamedTexts(protocol: ProtocolDescriptor, type: string, message: Json): Json {
  const descriptor = protocol.messages[type];
  if (descriptor === undefined) return message;
  const named = nameTexts(protocol, descriptor.shape, message, "");
  return explain(protocol, named, { mode: "strict", ...judgedAs(descriptor) }).ok ? named : message;
}

function nameTexts(protocol: ProtocolDescriptor, shape: Shape, value: Json, name: string): Json {
  const target = dereference(protocol.types, shape);
  if (target?.kind === "union") {
    const texts = typeof value === "string" ? target.members.filter((member) => isFreeText(dereference(protocol.types, member))) : [];
    return texts[0] === undefined ? value : nameTexts(protocol, texts[0], value, name);
  }
  if (target?.kind === "scalar") return typeof value === "string" && isFreeText(target) ? textFor(target, name, value) : value;
  // Items may have to differ from each other.
  if (target?.kind === "list" && Array.isArray(value))
    return value.map((item: Json, index) => (index === 0 ? nameTexts(protocol, target.item, item, name) : item));
  if (target?.kind !== "struct" || typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]: [string, Json]): [string, Json] => {
    const field = target.fields.find((candidate) => candidate.name === key);
    return [key, field === undefined ? member : nameTexts(protocol, field.shape, member, key)];
  });
  return Object.fromEntries(members);
}

/** Whether a shape is a string whose content nothing determines. */
const isFreeText = (shape: Shape | undefined): shape is ScalarShape =>
  shape?.kind === "scalar" && ["string", "line", "text"].includes(shape.scalar) && shape.pattern === undefined;

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
