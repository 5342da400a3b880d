// Texts of a mail as values of the declared shapes, and back. Judges only whether a text can be read at all; the walker judges the value.

import { isDate, isDateTime } from "../formats.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { EnumShape, ListShape, ScalarShape, Shape } from "../shape.js";
import { unreachable } from "../unreachable.js";

/** What a text means; undefined when it cannot be read as the shape. */
export type MailValue = { readonly value: unknown } | undefined;

/** Reads a text as a value of a shape. */
export function mailValue(text: string, shape: Shape, protocol: ProtocolDescriptor): MailValue {
  switch (shape.kind) {
    case "scalar":
      return scalarValue(text, shape);
    case "literal":
      return literalValue(text, shape.value);
    case "enum":
      return { value: knownWord(text, shape) ?? text };
    case "reference": {
      const target = protocol.types[shape.type];
      return target === undefined ? { value: text } : mailValue(text, target, protocol);
    }
    case "union":
      for (const member of shape.members) {
        const read = mailValue(text, member, protocol);
        if (read !== undefined) return read;
      }
      return undefined;
    case "list":
    case "map":
    case "struct":
      return undefined;
    default:
      return unreachable(shape);
  }
}

function scalarValue(text: string, { scalar }: ScalarShape): MailValue {
  switch (scalar) {
    case "integer":
      return matched(text, /^[+-]?\d+$/);
    case "number":
    case "epoch":
      return matched(text, number);
    case "percent":
      return matched(text.replace(/[ \t]*%$/, ""), number);
    case "boolean":
      if (/^(?:true|yes)$/i.test(text)) return { value: true };
      return /^(?:false|no)$/i.test(text) ? { value: false } : undefined;
    case "timestamp":
      return isDateTime(text) ? { value: text } : undefined;
    case "date":
      return isDate(text) ? { value: text } : undefined;
    default:
      return { value: text };
  }
}

const number = /*@__PURE__*/ /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const matched = (text: string, pattern: RegExp): MailValue => (pattern.test(text) ? { value: Number(text) } : undefined);

/** A constant in any case; another text stays as it is, for the walker to name. */
function literalValue(text: string, value: string | number | boolean): MailValue {
  return { value: String(value).toLowerCase() === text.toLowerCase() ? value : text };
}

/** The word that a text spells in any case, itself or by an alias. */
function knownWord(text: string, { values }: EnumShape): string | undefined {
  const exact = values.find(({ word, aliases }) => word === text || aliases?.includes(text) === true);
  if (exact !== undefined) return exact.word;
  const lower = text.toLowerCase();
  return values.find(
    ({ word, aliases }) => word.toLowerCase() === lower || aliases?.some((alias) => alias.toLowerCase() === lower) === true,
  )?.word;
}

/** The list that a shape is or refers to. */
export function listShapeOf(shape: Shape, protocol: ProtocolDescriptor): ListShape | undefined {
  if (shape.kind === "list") return shape;
  if (shape.kind !== "reference") return undefined;
  const target = protocol.types[shape.type];
  return target === undefined ? undefined : listShapeOf(target, protocol);
}

/** A value as the text that reads back as it; undefined for what a mail has no words for. */
export function mailText(value: unknown, shape: Shape, protocol: ProtocolDescriptor): string | undefined {
  if (typeof value === "string" || typeof value === "boolean") return String(value);
  if (typeof value !== "number") return undefined;
  return isPercent(shape, protocol) ? `${value}%` : String(value);
}

function isPercent(shape: Shape, protocol: ProtocolDescriptor): boolean {
  if (shape.kind === "scalar") return shape.scalar === "percent";
  const target = shape.kind === "reference" ? protocol.types[shape.type] : undefined;
  return target !== undefined && isPercent(target, protocol);
}

/** Whether a text has the pattern that a shape asks for, where it asks for one. */
export function fitsPattern(text: string, shape: Shape, protocol: ProtocolDescriptor): boolean {
  if (shape.kind === "reference") {
    const target = protocol.types[shape.type];
    return target === undefined || fitsPattern(text, target, protocol);
  }
  return shape.kind !== "scalar" || shape.pattern === undefined || new RegExp(shape.pattern, "u").test(text);
}
