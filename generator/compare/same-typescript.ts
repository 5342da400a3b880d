// Whether two shapes have the same TypeScript type, as far as the kinds of their parts show.

import type { Shape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import { type ByKind, byKind } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import { scalars } from "../scalars/index.js";
import { brandsOf } from "./brands.js";
import { follow } from "./follow.js";

/** Whether two shapes of two models have the same TypeScript type. Whether null belongs to it is left to other rules. */
export function sameTypeScript(old: ProtocolModel, oldShape: Shape, current: ProtocolModel, newShape: Shape): boolean {
  return typeOf(old, oldShape) === typeOf(current, newShape);
}

/** Whether the TypeScript type of a shape of another model takes in that of a shape. */
export function isWithinTypeScript(model: ProtocolModel, shape: Shape, otherModel: ProtocolModel, other: Shape): boolean {
  const parts = new Set(partsOf(otherModel, other));
  return partsOf(model, shape).every((part) => parts.has(part) || isAbsorbed(part, parts));
}

function typeOf(model: ProtocolModel, shape: Shape): string {
  const parts = new Set(partsOf(model, shape));
  return [...parts]
    .filter((part) => !isAbsorbed(part, parts))
    .sort()
    .join(" | ");
}

/** `string` takes in all constants and branded types that are strings, and `number` those that are numbers. */
const isAbsorbed = (part: string, parts: ReadonlySet<string>): boolean =>
  (/^(?:"|string &)/.test(part) && parts.has("string")) || (/^(?:-?[0-9]|number &)/.test(part) && parts.has("number"));

function partsOf(model: ProtocolModel, given: Shape): readonly string[] {
  const brands = brandsOf(model, given);
  return unbrandedParts(model, given).map((part) => [part, ...brands].join(" & "));
}

function unbrandedParts(model: ProtocolModel, given: Shape): readonly string[] {
  const { shape } = follow(model, given, "");
  return byKind(typeParts, shape, model);
}

const typeParts: ByKind<readonly string[], [model: ProtocolModel]> = {
  scalar: ({ scalar }) => {
    const { jsonKind } = scalars[scalar];
    return jsonKind === "boolean" ? ["true", "false"] : [jsonKind === "integer" ? "number" : jsonKind];
  },
  literal: ({ value }) => [JSON.stringify(value)],
  enum: (shape) => (shape.open ? [isIntegerEnum(shape) ? "number" : "string"] : shape.values.map(({ value }) => JSON.stringify(value))),
  union: ({ members }, model) => members.flatMap((member) => partsOf(model, member)),
  reference: (shape, model) => unbrandedParts(model, shape),
  list: ({ kind }) => [kind],
  map: ({ kind }) => [kind],
  struct: ({ kind }) => [kind],
};
