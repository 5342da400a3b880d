// Texts of a mail as values of the declared shapes, and back. Judges only whether a text can be read at all; the walker judges the value.

import { isDate, isDateTime } from "../formats.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { EnumShape, ListShape, ScalarShape, Shape } from "../shape.js";
import { findNamed, namesOf } from "./mail-names.js";
import { unreachable } from "../unreachable.js";

/** Gives what a text means; undefined when it cannot be read. */
export type TextReader = (text: string) => unknown;

/** Reads texts as values of a shape. */
export function readerOf(shape: Shape, protocol: ProtocolDescriptor): TextReader {
  switch (shape.kind) {
    case "scalar":
      return scalarReader(shape);
    case "literal": {
      // A constant in any case; another text stays as it is, for the walker to name.
      const constant = namesOf([[String(shape.value), shape.value]]);
      return (text) => findNamed(constant, text) ?? text;
    }
    case "enum":
      return wordReader(shape);
    case "reference":
      return readerOf(targetOf(shape, protocol) ?? anything, protocol);
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

/** Reads the word that a text spells in any case, itself or by an alias; another text stays as it is. */
function wordReader({ values }: EnumShape): TextReader {
  const words = namesOf(values.flatMap(({ value: word, aliases = [] }) => [word, ...aliases].map((name) => [name, word] as const)));
  return (text) => findNamed(words, text) ?? text;
}

/** The shape that a shape refers to in the end; itself when it is no reference. */
function targetOf(shape: Shape, protocol: ProtocolDescriptor): Shape | undefined {
  let target: Shape | undefined = shape;
  while (target?.kind === "reference") target = protocol.types[target.type];
  return target;
}

/** The list that a shape is or refers to. */
export function listShapeOf(shape: Shape, protocol: ProtocolDescriptor): ListShape | undefined {
  const target = targetOf(shape, protocol);
  return target?.kind === "list" ? target : undefined;
}

/** The pattern that a shape asks texts for, where it asks for one. */
export function patternOf(shape: Shape, protocol: ProtocolDescriptor): RegExp | undefined {
  const target = targetOf(shape, protocol);
  return target?.kind === "scalar" && target.pattern !== undefined ? new RegExp(target.pattern, "u") : undefined;
}

/** A value as the text that reads back as it; undefined for what a mail has no words for. */
export function mailText(value: unknown, shape: Shape, protocol: ProtocolDescriptor): string | undefined {
  if (typeof value === "string" || typeof value === "boolean") return String(value);
  if (typeof value !== "number") return undefined;
  const target = targetOf(shape, protocol);
  return target?.kind === "scalar" && target.scalar === "percent" ? `${value}%` : String(value);
}
