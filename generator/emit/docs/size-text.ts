// How large a message can get while it keeps to its bounds, against the limits of the encodings.

import type { Field, Shape } from "@wirepact/core";
import { largestSize } from "../../check/largest-size.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, count } from "../../text/markdown.js";
import { unreachable } from "../../unreachable.js";

/** The worst case of a message in figures and words. */
export interface SizeView {
  readonly bytes: string;
  /** The smallest limit among the encodings; empty when there is none. */
  readonly limit: string;
  readonly verdict: string;
  /** Fields that have no bound of their own. */
  readonly unbounded: string;
}

/** What the bounds of a message add up to, and which fields have none. */
export function sizeView(model: ProtocolModel, message: MessageModel): SizeView {
  const bytes = largestSize(model, message.shape);
  const limits = Object.values(model.encodings).flatMap(({ maxBytes }: { readonly maxBytes?: number }) =>
    maxBytes === undefined ? [] : [maxBytes],
  );
  const limit = limits.length === 0 ? undefined : Math.min(...limits);
  const unbounded = message.shape.fields.flatMap((field) => unboundedFields(model, field, "", []));
  return {
    bytes: count(bytes),
    limit: limit === undefined ? "" : count(limit),
    verdict: verdictOf(bytes, limit, unbounded.length > 0),
    unbounded: unbounded.map(code).join(", "),
  };
}

function verdictOf(bytes: number, limit: number | undefined, isOpen: boolean): string {
  if (limit === undefined) return "The protocol sets no limit on the size.";
  if (bytes > limit) return "A valid message can be larger than the limit; then `encode` refuses it.";
  return isOpen ? "It fits by its bounds; fields without a bound can still exceed the limit." : "It always fits, unknown members aside.";
}

function unboundedFields(model: ProtocolModel, field: Field, before: string, around: readonly string[]): readonly string[] {
  return unboundedPlaces(model, field.shape, `${before}${field.name}`, around);
}

function unboundedPlaces(model: ProtocolModel, shape: Shape, name: string, around: readonly string[]): readonly string[] {
  switch (shape.kind) {
    case "scalar": {
      const isText = ["string", "line", "text", "path"].includes(shape.scalar);
      const grows = shape.pattern === undefined || /[*+]|\{\d+,\}/.test(shape.pattern.replaceAll(/\[[^\]]*\]/g, "x"));
      return (isText && shape.max === undefined && grows) || shape.scalar === "url" || shape.scalar === "any" ? [name] : [];
    }
    case "enum":
      return shape.open ? [name] : [];
    case "literal":
      return [];
    case "reference": {
      const target = model.types[shape.type];
      if (target === undefined || around.includes(shape.type)) return [];
      return unboundedPlaces(model, target, name, [...around, shape.type]);
    }
    case "list":
    case "map":
      return shape.max === undefined ? [name] : unboundedPlaces(model, shape.kind === "list" ? shape.item : shape.value, name, around);
    case "struct":
      return shape.fields.flatMap((field) => unboundedFields(model, field, `${name}.`, around));
    case "union":
      return [...new Set(shape.members.flatMap((member) => unboundedPlaces(model, member, name, around)))];
    default:
      return unreachable(shape);
  }
}
