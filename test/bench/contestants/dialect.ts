// Writes a protocol in the words of a schema library, as somebody who uses the library would. Rules between fields are left out, which
// makes the work of the others a little less than ours.

import type { Field, ProtocolDescriptor, ScalarShape, Shape } from "@wirepact/core";
import { uuidPattern } from "../../../packages/core/src/scalars/identifiers.js";
import { unreachable } from "../../../generator/base/unreachable.js";

/** How a library says each kind of shape; everything is an expression in the source of a module. */
export interface Dialect {
  readonly scalar: (shape: ScalarShape) => string;
  readonly literal: (value: string) => string;
  readonly words: (words: readonly string[]) => string;
  readonly matching: (pattern: string) => string;
  readonly list: (item: string, bounds: { readonly min?: number; readonly max?: number }) => string;
  readonly map: (value: string, keys: string | undefined) => string;
  readonly object: (members: readonly Member[], open: boolean) => string;
  readonly either: (members: readonly string[]) => string;
  readonly nullable: (inner: string) => string;
}

export interface Member {
  readonly name: string;
  readonly value: string;
  readonly required: boolean;
}

/** The expressions of all messages of a protocol. */
export function writeMessages(protocol: ProtocolDescriptor, dialect: Dialect): readonly string[] {
  return Object.values(protocol.messages).map(({ shape }) => writeShape(protocol, dialect, shape));
}

function writeShape(protocol: ProtocolDescriptor, dialect: Dialect, shape: Shape): string {
  const plain = writePlain(protocol, dialect, shape);
  return shape.nullable === true ? dialect.nullable(plain) : plain;
}

function writePlain(protocol: ProtocolDescriptor, dialect: Dialect, shape: Shape): string {
  const write = (inner: Shape): string => writeShape(protocol, dialect, inner);
  const member = ({ name, shape: inner, required }: Field): Member => ({ name, value: write(inner), required });
  switch (shape.kind) {
    case "scalar":
      return dialect.scalar(shape);
    case "literal":
      return dialect.literal(JSON.stringify(shape.value));
    case "enum":
      return shape.open ? dialect.matching(shape.pattern ?? "") : dialect.words(shape.values.map(({ value: word }) => word));
    case "list":
      return dialect.list(write(shape.item), shape);
    case "map":
      return dialect.map(write(shape.value), shape.keys);
    case "struct":
      return dialect.object(shape.fields.map(member), shape.open);
    case "union":
      return dialect.either(shape.members.map(write));
    case "reference":
      return write(protocol.types[shape.type] ?? { kind: "scalar", scalar: "any" });
    default:
      return unreachable(shape);
  }
}

/** The source of a regular expression. */
export const regex = (pattern: string): string => `new RegExp(${JSON.stringify(pattern)}, "u")`;

/** What a text of a scalar type must match, for types that libraries have no word for. */
const textPatterns: { readonly [scalar in ScalarShape["scalar"]]?: string } = {
  line: "^[^\\n\\r]*$",
  semver: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-[\\dA-Za-z.-]+)?(?:\\+[\\dA-Za-z.-]+)?$",
};

/** Everything that a text must match beyond what the library has a word for: a plain UUID, of version 4 for some, a time, a URL. */
export function patternsOf(shape: ScalarShape, { knowsUuid4 }: { readonly knowsUuid4: boolean }): readonly string[] {
  const isPlainUuid = shape.prefix === undefined && (shape.version === undefined || knowsUuid4);
  return [
    shape.pattern,
    shape.scalar === "uuid" && !isPlainUuid ? uuidPattern(shape) : textPatterns[shape.scalar],
    shape.schemes === undefined ? undefined : `^(?:${shape.schemes.join("|")})://`,
    shape.utc ? "(?:Z|[+-]00:00)$" : undefined,
    shape.fraction ? "^[^.]*$" : undefined,
  ].filter((pattern) => pattern !== undefined);
}

/** Bounds of a scalar, those of its type included. */
export function boundsOf({ scalar, min, max }: ScalarShape): { readonly min: number | undefined; readonly max: number | undefined } {
  if (scalar === "percent") return { min: min ?? 0, max: max ?? 100 };
  return { min: min ?? (scalar === "path" ? 1 : undefined), max };
}

/** Pieces of source that are there, one after the other. */
export const chain = (...pieces: readonly (string | false | undefined)[]): string =>
  pieces.filter((piece) => typeof piece === "string").join("");
