// Converts text of a mail message to values of a shape, and back. Checks only whether the text can be converted; the validator checks the value.

import { dereference } from "../shape/dereference.js";
import { isDate, isDateTime } from "../scalars/formats.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { EnumShape, ListShape, ScalarShape, Shape } from "../shape/shape.js";
import { isIntegerEnum } from "../shape/shape-kind.js";
import { findNamed, namesOf } from "./mail-names.js";
import { unreachable } from "../base/unreachable.js";

/** Converts a text to a value; returns undefined if that is not possible. */
export type TextReader = (text: string) => unknown;

/** Creates the function that converts text to values of a shape. */
export function readerOf(shape: Shape, protocol: ProtocolDescriptor): TextReader {
  switch (shape.kind) {
    case "scalar":
      return scalarReader(shape);
    case "literal": {
      // A constant is matched case-insensitively; any other text is kept for the validator to report.
      const constant = namesOf([[String(shape.value), shape.value]]);
      return (text) => findNamed(constant, text) ?? text;
    }
    case "enum":
      return wordReader(shape);
    case "reference":
      return readerOf(dereference(protocol.types, shape) ?? anything, protocol);
    case "union": {
      const readers = shape.members.map((member) => readerOf(member, protocol));
      return (text) => {
        for (const read of readers) {
          const value = read(text);
          if (value !== undefined) return value;
        }
        return undefined;
      };
    }
    case "list":
    case "map":
    case "struct":
      return () => undefined;
    default:
      return unreachable(shape);
  }
}

const anything: Shape = { kind: "scalar", scalar: "any" };

function scalarReader({ scalar }: ScalarShape): TextReader {
  switch (scalar) {
    case "integer":
      return (text) => numberIn(text, /^[+-]?\d+$/);
    case "number":
    case "epoch":
      return (text) => numberIn(text, number);
    case "percent":
      return (text) => numberIn(text.replace(/[ \t]*%$/, ""), number);
    case "boolean":
      return (text) => (/^(?:true|yes)$/i.test(text) ? true : /^(?:false|no)$/i.test(text) ? false : undefined);
    case "timestamp":
      return (text) => (isDateTime(text) ? text : undefined);
    case "date":
      return (text) => (isDate(text) ? text : undefined);
    default:
      return (text) => text;
  }
}

const number = /*@__PURE__*/ /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const numberIn = (text: string, pattern: RegExp): number | undefined => (pattern.test(text) ? Number(text) : undefined);

/** Converts an enum value or alias in any case to the enum value; any other text is kept. */
function wordReader(shape: EnumShape): TextReader {
  const { values } = shape;
  const words = namesOf(values.flatMap(({ value: word, aliases = [] }) => [String(word), ...aliases].map((name) => [name, word] as const)));
  const read = isIntegerEnum(shape) ? scalarReader({ kind: "scalar", scalar: "integer" }) : undefined;
  return (text) => findNamed(words, text) ?? read?.(text) ?? text;
}

/** The array shape that a shape is or refers to. */
export function listShapeOf(shape: Shape, protocol: ProtocolDescriptor): ListShape | undefined {
  const target = dereference(protocol.types, shape)!;
  return target.kind === "list" ? target : undefined;
}

/** The pattern of a string shape, if it has one. */
export function patternOf(shape: Shape, protocol: ProtocolDescriptor): RegExp | undefined {
  const target = dereference(protocol.types, shape)!;
  return target.kind === "scalar" && target.pattern !== undefined ? new RegExp(target.pattern, "u") : undefined;
}

/** The text for a value, which is decoded as the same value; undefined if a mail message cannot represent the value. */
export function mailText(value: unknown, shape: Shape, protocol: ProtocolDescriptor): string | undefined {
  if (typeof value === "string" || typeof value === "boolean") return String(value);
  if (typeof value !== "number") return undefined;
  const target = dereference(protocol.types, shape)!;
  return target.kind === "scalar" && target.scalar === "percent" ? `${value}%` : String(value);
}
