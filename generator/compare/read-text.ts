// What readers of a shape make of a string: itself, the value that it is an alias of, or nothing where it is rejected.

import type { ScalarShape, Shape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import { type ByKind, byKind } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import { follow } from "./follow.js";

type Types = Pick<ProtocolModel, "types"> | Record<string, never>;

/** The value that a string is read as; undefined where it is rejected, or where a format decides. */
export function readText(model: Types, given: Shape, text: string): string | undefined {
  return byKind(readers, given, model, text);
}

const rejects = (): undefined => undefined;

const readers: ByKind<string | undefined, [model: Types, text: string]> = {
  reference: (shape, model, text) => readText(model, follow(model as ProtocolModel, shape, "").shape, text),
  literal: ({ value }, _model, text) => (value === text ? text : undefined),
  scalar: (shape, _model, text) => (acceptsString(shape, text) ? text : undefined),
  // The first part that fits is taken.
  union: ({ members }, model, text) => firstRead(members, (member) => readText(model, member, text)),
  enum: (shape, _model, text) => {
    const { values, open, pattern } = shape;
    if (values.some(({ value }) => value === text)) return text;
    const meant = values.find(({ aliases }) => aliases?.includes(text));
    if (meant !== undefined) return String(meant.value);
    return open && !isIntegerEnum(shape) && matches(pattern, text) ? text : undefined;
  },
  list: rejects,
  map: rejects,
  struct: rejects,
};

function firstRead(members: readonly Shape[], read: (member: Shape) => string | undefined): string | undefined {
  for (const member of members) {
    const found = read(member);
    if (found !== undefined) return found;
  }
  return undefined;
}

const matches = (pattern: string | undefined, text: string): boolean => pattern === undefined || new RegExp(pattern, "u").test(text);

function acceptsString({ scalar, min, max, pattern }: ScalarShape, text: string): boolean {
  if (scalar === "any") return true;
  if (scalar !== "string" && scalar !== "text" && scalar !== "line" && scalar !== "path") return false;
  const length = Array.from(text).length;
  const least = scalar === "path" ? Math.max(min ?? 1, 1) : (min ?? 0);
  return length >= least && length <= (max ?? Infinity) && (scalar !== "line" || !/[\n\r]/.test(text)) && matches(pattern, text);
}
